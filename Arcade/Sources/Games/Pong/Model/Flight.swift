import CaromGeometry

/// How fast and where a ball flies, in points per second, in a court that stands upright.
package struct Flight: Equatable {
  /// The speed of a serve.
  package let cruise: CGFloat
  /// What each hit of a rally adds, as a share of the speed.
  package let speedUp: Double
  /// How much of a paddle's velocity a ball takes along, 0 … 1.
  package let spin: Double

  package init(cruise: CGFloat, speedUp: Double, spin: Double) {
    self.cruise = cruise
    self.speedUp = speedUp
    self.spin = spin
  }

  /// No ball is ever faster.
  package var fastest: CGFloat { cruise * Rules.fastest }

  /// The speed after so many hits of a rally.
  package func speed(afterHits hits: Int) -> CGFloat {
    var speed = cruise
    for _ in 0..<max(hits, 0) {
      if speed >= fastest || speedUp <= 0 { break }
      speed *= 1 + speedUp
    }
    return min(speed, fastest)
  }

  /// The velocity of a serve by `side`, turned from straight ahead by `angle` radians.
  package func serve(by side: Side, angle: CGFloat) -> CGPoint {
    let ahead = cruise * CaromGeometry.cos(angle)
    return CGPoint(x: cruise * CaromGeometry.sin(angle), y: side == .near ? -ahead : ahead)
  }

  /// The velocity with which a ball leaves a paddle: its mirrored slant, turned by where on the paddle it hit (−1 … 1
  /// from end to end) and by the paddle's own motion, which rubs the ball along; never too slanted, always away.
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

  /// The same velocity unless it is above the cap, or no number.
  package func capped(_ velocity: CGPoint) -> CGPoint {
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    guard speed.isFinite else { return CGPoint(x: 0, y: cruise) }
    guard speed > fastest else { return velocity }
    return CGPoint(x: velocity.x * fastest / speed, y: velocity.y * fastest / speed)
  }
}
