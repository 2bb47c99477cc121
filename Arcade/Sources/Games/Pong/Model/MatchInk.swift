import CaromGeometry

/// The flights of all balls of a match, from turn to turn: what its ink drawing is made of.
///
/// Places are fractions of an upright court, so that they outlive a turn of the device.
package struct MatchInk: Equatable {
  /// What turned the ball.
  package enum Cause: Int { case serve, wall, paddle, out }

  /// A place where a flight turned.
  package struct Turn: Equatable {
    package let place: CGPoint
    package let cause: Cause
    /// The speed after the turn, as a multiple of that of a serve.
    package let speed: CGFloat
  }

  /// The flight of one ball, from its serve to its end.
  package struct Flight: Equatable {
    package fileprivate(set) var turns: [Turn]
    /// Who got the point; nil while the ball flies.
    package fileprivate(set) var winner: Side?
  }

  package private(set) var flights: [Flight] = []
  private var count = 0
  /// The most turns that are kept; beyond it the oldest flights are forgotten.
  package static let most = 2_400

  package init() {}

  /// Records a turn; a serve begins a flight. Places outside the court, or not finite, are moved to its edge.
  package mutating func turn(at place: CGPoint, _ cause: Cause, speed: CGFloat) {
    let turn = Turn(
      place: CGPoint(x: MatchInk.share(place.x), y: MatchInk.share(place.y)), cause: cause,
      speed: speed.isFinite ? max(speed, 0) : 1)
    if cause == .serve || flights.isEmpty || flights[flights.count - 1].winner != nil {
      flights.append(Flight(turns: [turn], winner: nil))
    } else {
      flights[flights.count - 1].turns.append(turn)
    }
    count += 1
    while count > MatchInk.most, flights.count > 1 { count -= flights.removeFirst().turns.count }
  }

  /// Records who got the point.
  package mutating func end(wonBy side: Side) {
    if !flights.isEmpty { flights[flights.count - 1].winner = side }
  }

  private static func share(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, min(value, 1)) : 0.5 }
}
