import CaromGeometry

/// The speeds and directions of a ball, in points per second, in an upright court.
package struct Flight: Equatable {
  /// The speed of a serve.
  package let cruise: CGFloat
  /// The fraction by which each hit of a rally raises the speed.
  package let speedUp: Double
  /// The fraction of a paddle's velocity that a ball picks up, 0 … 1.
  package let spin: Double

  package init(cruise: CGFloat, speedUp: Double, spin: Double) {
    self.cruise = cruise
    self.speedUp = speedUp
    self.spin = spin
  }

  /// The greatest speed of any ball.
  package var fastest: CGFloat { cruise * Rules.fastest }

  /// The speed after this number of hits in a rally.
  package func speed(afterHits hits: Int) -> CGFloat {
    var speed = cruise
    for _ in 0..<max(hits, 0) {
      if speed >= fastest || speedUp <= 0 { break }
      speed *= 1 + speedUp
    }
    return min(speed, fastest)
  }

  /// The velocity of a serve by `side`, at `angle` radians from straight ahead.
  package func serve(by side: Side, angle: CGFloat) -> CGPoint {
    let ahead = cruise * CaromGeometry.cos(angle)
    return CGPoint(x: cruise * CaromGeometry.sin(angle), y: side == .near ? -ahead : ahead)
  }

  /// The velocity at which a ball leaves a paddle. Its bounced direction is deflected by where it hit the paddle
  /// (`place`, −1 … 1 from end to end) and by the paddle's own motion, which drags the ball along. The ball always
  /// flies away from the paddle and never too much across the court.
  package func leaving(
    _ side: Side, bounced: CGPoint, place: CGFloat, paddleVelocity: CGFloat, hits: Int
  ) -> CGPoint {
    let speed = speed(afterHits: hits)
    let length = (bounced.x * bounced.x + bounced.y * bounced.y).squareRoot()
    var slant = length > 0 && length.isFinite ? bounced.x / length * Rules.slantKept : 0
    if place.isFinite { slant += max(-1, min(place, 1)) * Rules.slantOfPlace }
    if paddleVelocity.isFinite, speed > 0 {
      let rub = paddleVelocity / speed * Rules.rub * spin
      slant += max(-Rules.mostRub, min(rub, Rules.mostRub))
    }
    slant = max(-Rules.steepest, min(slant, Rules.steepest))
    let ahead = speed * (1 - slant * slant).squareRoot()
    return CGPoint(x: speed * slant, y: side == .near ? -ahead : ahead)
  }

  /// The velocity, limited to the greatest speed. A velocity that contains NaN becomes one along the court.
  package func capped(_ velocity: CGPoint) -> CGPoint {
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    guard speed.isFinite else { return CGPoint(x: 0, y: cruise) }
    guard speed > fastest else { return velocity }
    return CGPoint(x: velocity.x * fastest / speed, y: velocity.y * fastest / speed)
  }
}
