import CaromGeometry

/// Corrects the flight of a ball, so that it neither crawls, nor races, nor bounces between the side walls forever.
package struct Flight: Equatable {
  /// The speed at which a ball leaves the paddle, in points per second.
  package let cruise: CGFloat

  package init(cruise: CGFloat) { self.cruise = cruise }

  package var slowest: CGFloat { cruise * Rules.slowest }
  package var fastest: CGFloat { cruise * Rules.fastest }

  /// The velocity after `seconds` of correction; unchanged if nothing needs correcting. A ball above the greatest speed
  /// slows down to it at once. Everything else is corrected gradually, so a push is felt in any direction.
  package func corrected(_ velocity: CGPoint, over seconds: Double) -> CGPoint {
    let speed = length(velocity)
    guard speed.isFinite, speed > 0 else { return CGPoint(x: 0, y: slowest) }
    let rise = abs(velocity.y)
    if speed >= slowest, speed <= fastest, rise >= speed * Rules.leastRise { return velocity }
    var wanted = min(speed, fastest)
    if wanted < slowest { wanted = min(wanted + cruise * Rules.recovery * seconds, slowest) }
    var vertical = rise * wanted / speed
    let least = wanted * Rules.leastRise
    if vertical < least { vertical = min(vertical + cruise * Rules.steering * seconds, least) }
    let sideways = max(wanted * wanted - vertical * vertical, 0).squareRoot()
    return CGPoint(x: velocity.x < 0 ? -sideways : sideways, y: velocity.y < 0 ? -vertical : vertical)
  }

  /// The velocity at which a ball leaves the top of the paddle, at cruising speed. Where it hit decides the direction:
  /// `offset` is −1 at the left end of the paddle, 0 in its middle and 1 at its right end. The paddle's own motion, in points
  /// per second, turns it a little farther.
  package func leavingPaddle(offset: CGFloat, paddleVelocity: CGFloat) -> CGPoint {
    let share = offset.isFinite ? max(-1, min(offset, 1)) : 0
    let spin = cruise > 0 ? max(-1, min(paddleVelocity * Rules.spin / cruise, 1)) * Rules.mostSpin : 0
    return leaving(angle: share * Rules.widestAim + spin)
  }

  /// The velocity of a ball that leaves the paddle at `angle`, in radians clockwise from straight up.
  package func leaving(angle: CGFloat) -> CGPoint {
    let turn = max(-Rules.flattestFromPaddle, min(angle, Rules.flattestFromPaddle))
    return CGPoint(x: cruise * CaromGeometry.sin(turn), y: -cruise * CaromGeometry.cos(turn))
  }

  /// The angle of ball `index` when `count` balls leave the paddle together. `angle` (radians, clockwise from straight up) is
  /// the direction of the middle of the fan.
  package func fan(_ index: Int, of count: Int, angle: CGFloat) -> CGFloat {
    angle + Rules.serveFan * (CGFloat(index) - CGFloat(count - 1) / 2)
  }

  /// The velocity of a ball at `place` after magnets at `magnets`, whose reach is given in points, have pulled it for
  /// `seconds`. It keeps its speed.
  package func pulled(
    _ velocity: CGPoint, at place: CGPoint, by magnets: [CGPoint], reach: CGFloat, over seconds: Double
  ) -> CGPoint {
    let speed = length(velocity)
    guard speed > 0, reach > 0 else { return velocity }
    var turned = velocity
    for magnet in magnets {
      let way = CGPoint(x: magnet.x - place.x, y: magnet.y - place.y)
      let distance = length(way)
      guard distance > 0, distance < reach else { continue }
      let pull = cruise * Rules.magnetPull * seconds * (1 - distance / reach) / distance
      turned = CGPoint(x: turned.x + way.x * pull, y: turned.y + way.y * pull)
    }
    let now = length(turned)
    guard turned != velocity, now > 0 else { return velocity }
    return CGPoint(x: turned.x * speed / now, y: turned.y * speed / now)
  }

  private func length(_ velocity: CGPoint) -> CGFloat {
    (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
  }
}
