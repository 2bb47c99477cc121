import CaromGeometry
import GameSettings

/// The area for the bubbles: it decides their size, how many there may be, and where a new one has room.
package struct Field: Equatable {
  package let size: CGSize
  /// The diameter of a bubble, in points.
  package let diameter: CGFloat
  /// The most bubbles at once: the player's setting, or fewer on a screen too small for that many.
  package let mostBubbles: Int
  /// Whether bubbles bump into each other, and so do not sway.
  private let bumps: Bool

  package init(size: CGSize, settings: Settings) {
    bumps = settings.bumps
    let isReal = size.width.isFinite && size.height.isFinite
    self.size = isReal ? CGSize(width: max(0, size.width), height: max(0, size.height)) : .zero
    mostBubbles = min(settings.mostBubbles, Field.capacity(of: self.size))
    let area = self.size.width * self.size.height
    // As large as the player wants, if all of them fit.
    let wish = area.squareRoot() * Rules.diameter * settings.size
    let fitting = mostBubbles == 0 ? wish : Field.diameter(of: mostBubbles, in: area)
    let greatest = min(Rules.greatestDiameter, min(self.size.width, self.size.height) / 2)
    diameter = max(min(wish, fitting, greatest), Rules.leastDiameter).rounded(.down)
  }

  /// How many bubbles of the least diameter a field has room for.
  package static func capacity(of size: CGSize) -> Int {
    let least = Rules.leastDiameter * (1 + 2 * Rules.sway)
    guard size.width >= least * 1.25, size.height >= least * 1.25 else { return 0 }
    let most = size.width * size.height * Rules.fullness / (CGFloat.pi / 4 * least * least)
    return min(Int(most), Setting.bubbles.scale.greatest)
  }

  /// The diameter at which `count` bubbles, swaying included, cover the allowed share of an area.
  private static func diameter(of count: Int, in area: CGFloat) -> CGFloat {
    (area * Rules.fullness / (CGFloat.pi / 4 * CGFloat(count))).squareRoot() / (1 + 2 * Rules.sway)
  }

  package var radius: CGFloat { diameter / 2 }
  /// How far a bubble sways to either side of its anchor.
  package var sway: CGFloat { bumps ? 0 : diameter * Rules.sway }
  /// How far bubbles that bump may press into each other and into the edges before they part, in points.
  package var slack: CGFloat { bumps ? Rules.slack : 0 }
  /// The least distance between two anchors: bubbles that far apart never overlap, however they sway.
  package var spacing: CGFloat { diameter + 2 * sway }
  package var isEmpty: Bool { mostBubbles == 0 }

  /// Where the anchor of a new bubble may be: the bubble stays wholly inside while it sways and grows, with air moving
  /// at `speed` points per second.
  package func room(speed: CGFloat) -> CGRect {
    let inset = radius + sway + speed * CGFloat(Rules.growth + 1) / CGFloat(Rules.ticksPerSecond) + 0.5
    return CGRect(origin: .zero, size: size).insetBy(dx: min(inset, size.width / 2), dy: min(inset, size.height / 2))
  }

  /// A random anchor in `room` that keeps its distance from `others`; nil if none was found.
  package func freePlace(
    in room: CGRect, among others: [CGPoint], using chance: inout SeededGenerator
  ) -> CGPoint? {
    guard !isEmpty, room.width > 0, room.height > 0 else { return nil }
    for _ in 0..<Rules.tries {
      let place = CGPoint(
        x: chance.next(in: room.minX...room.maxX), y: chance.next(in: room.minY...room.maxY))
      if isFree(place, among: others) { return place }
    }
    // Searches a grid from a random start: if there is room anywhere, it nearly always finds it.
    let step = max(diameter * Rules.net, 4)
    let columns = Int(room.width / step) + 1
    let rows = Int(room.height / step) + 1
    let first = chance.next(in: 0..<(columns * rows))
    for index in 0..<(columns * rows) {
      let number = (first + index) % (columns * rows)
      let place = CGPoint(
        x: room.minX + CGFloat(number % columns) * step, y: room.minY + CGFloat(number / columns) * step)
      if isFree(place, among: others) { return place }
    }
    return nil
  }

  package func isFree(_ place: CGPoint, among others: [CGPoint]) -> Bool {
    for other in others {
      let (dx, dy) = (place.x - other.x, place.y - other.y)
      if dx * dx + dy * dy < spacing * spacing { return false }
    }
    return true
  }
}
