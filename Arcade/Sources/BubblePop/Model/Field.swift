import CaromGeometry
import GameSettings

/// The part of the screen that bubbles are in: how large they are there, how many there may be, and where there is room.
package struct Field: Equatable {
  package let size: CGSize
  /// Of a bubble, points.
  package let diameter: CGFloat
  /// The most bubbles at once: what the player wants, or less where a small screen has not the room.
  package let mostBubbles: Int

  package init(size: CGSize, settings: Settings) {
    let isReal = size.width.isFinite && size.height.isFinite
    self.size = isReal ? CGSize(width: max(0, size.width), height: max(0, size.height)) : .zero
    mostBubbles = min(settings.mostBubbles, Field.capacity(of: self.size))
    let area = self.size.width * self.size.height
    // As large as the player wants, but all of them must have room.
    let wish = area.squareRoot() * Rules.diameter * settings.size
    let fitting = mostBubbles == 0 ? wish : Field.diameter(of: mostBubbles, in: area)
    let greatest = min(Rules.greatestDiameter, min(self.size.width, self.size.height) / 2)
    diameter = max(min(wish, fitting, greatest), Rules.leastDiameter).rounded(.down)
  }

  /// The most bubbles of the least size that a field has room for.
  package static func capacity(of size: CGSize) -> Int {
    let least = Rules.leastDiameter * (1 + 2 * Rules.sway)
    guard size.width >= least * 1.25, size.height >= least * 1.25 else { return 0 }
    let most = size.width * size.height * Rules.fullness / (CGFloat.pi / 4 * least * least)
    return min(Int(most), Setting.bubbles.scale.greatest)
  }

  /// The diameter at which `count` bubbles, with the room they sway in, fill an area as far as it may be.
  private static func diameter(of count: Int, in area: CGFloat) -> CGFloat {
    (area * Rules.fullness / (CGFloat.pi / 4 * CGFloat(count))).squareRoot() / (1 + 2 * Rules.sway)
  }

  package var radius: CGFloat { diameter / 2 }
  /// How far a bubble sways about its place.
  package var sway: CGFloat { diameter * Rules.sway }
  /// The least distance between the places of two bubbles: however they sway, they do not overlap.
  package var spacing: CGFloat { diameter + 2 * sway }
  package var isEmpty: Bool { mostBubbles == 0 }

  /// Where places of new bubbles may be: they stay wholly inside while they sway, and grow, in an air of `speed` points a
  /// second.
  package func room(speed: CGFloat) -> CGRect {
    let inset = radius + sway + speed * CGFloat(Rules.growth + 1) / CGFloat(Rules.ticksPerSecond) + 0.5
    return CGRect(origin: .zero, size: size).insetBy(dx: min(inset, size.width / 2), dy: min(inset, size.height / 2))
  }

  /// A random place in `room` that is free of `others`; nil where there is none.
  package func freePlace(
    in room: CGRect, among others: [CGPoint], using chance: inout SeededGenerator
  ) -> CGPoint? {
    guard !isEmpty, room.width > 0, room.height > 0 else { return nil }
    for _ in 0..<Rules.tries {
      let place = CGPoint(
        x: chance.next(in: room.minX...room.maxX), y: chance.next(in: room.minY...room.maxY))
      if isFree(place, among: others) { return place }
    }
    // A net of places, walked from a random one: if there is room anywhere, it is nearly always found.
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
