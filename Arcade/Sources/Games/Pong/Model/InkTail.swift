import CaromGeometry

/// The wet ink behind the ball: a stroke that is as wide as it is fresh, and ends where it has dried.
///
/// A ball flies straight from turn to turn, so the tail is one outline of a few straight pieces, without joints.
package struct InkTail: Equatable {
  /// A place where the ball turned, and when.
  private struct Turn: Equatable {
    var place: CGPoint
    var tick: Int
  }

  /// The ticks in which ink dries.
  package static let dryingTicks = 108
  /// The sine of the least angle between two directions that counts as a turn.
  private static let leastTurn = 0.03

  private var turns: [Turn] = []
  private var head: Turn?
  private var heading = CGPoint.zero
  private var tick = 0

  package init() {}

  package var isEmpty: Bool { head == nil }

  /// Follows the ball for one tick to `place`, where it has this velocity. A place that is not finite is left out.
  package mutating func follow(_ place: CGPoint, velocity: CGPoint) {
    guard place.x.isFinite, place.y.isFinite else { return }
    tick += 1
    if head == nil || isTurn(velocity) {
      turns.append(Turn(place: place, tick: tick))
      heading = velocity
    }
    head = Turn(place: place, tick: tick)
    while turns.count > 1, tick - turns[1].tick >= InkTail.dryingTicks { turns.removeFirst() }
  }

  /// Removes the whole tail; the next one begins elsewhere.
  package mutating func clear() { self = InkTail() }

  private func isTurn(_ velocity: CGPoint) -> Bool {
    let cross = heading.x * velocity.y - heading.y * velocity.x
    let dot = heading.x * velocity.x + heading.y * velocity.y
    return dot <= 0 || abs(cross) > InkTail.leastTurn * dot
  }

  /// The outline of a tail that is `width` wide at the ball.
  package func outline(width: CGFloat) -> CGPath {
    var path = CGPath()
    guard let head else { return path }
    var corners = turns
    if corners.last?.tick != head.tick { corners.append(head) }
    for index in 1..<max(corners.count, 1) {
      add(corners[index - 1], corners[index], width, to: &path)
    }
    return path
  }

  /// Adds the piece between two turns, with round ends.
  private func add(_ from: Turn, _ to: Turn, _ width: CGFloat, to path: inout CGPath) {
    let age = tick - from.tick
    guard to.tick > from.tick else { return }
    // Cuts off what is dry.
    let share = age > InkTail.dryingTicks ? Double(age - InkTail.dryingTicks) / Double(to.tick - from.tick) : 0
    let start = CGPoint(
      x: from.place.x + (to.place.x - from.place.x) * share, y: from.place.y + (to.place.y - from.place.y) * share)
    let dx = to.place.x - start.x
    let dy = to.place.y - start.y
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0.01 else { return }
    let thin = half(width, age: min(age, InkTail.dryingTicks)) / length
    let thick = half(width, age: tick - to.tick)
    let wide = thick / length
    // The other way round, the joint would be a hole in it.
    path.move(to: CGPoint(x: start.x + dy * thin, y: start.y - dx * thin))
    path.addLine(to: CGPoint(x: to.place.x + dy * wide, y: to.place.y - dx * wide))
    path.addLine(to: CGPoint(x: to.place.x - dy * wide, y: to.place.y + dx * wide))
    path.addLine(to: CGPoint(x: start.x - dy * thin, y: start.y + dx * thin))
    path.closeSubpath()
    for (place, radius) in [(start, thin * length), (to.place, thick)] where radius > 0.05 {
      path.addEllipse(in: CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }

  private func half(_ width: CGFloat, age: Int) -> CGFloat {
    width / 2 * (1 - CGFloat(age) / CGFloat(InkTail.dryingTicks))
  }
}
