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

  /// The velocity at which a ball leaves the top of the paddle. The ball keeps the direction of its bounce, deflected
  /// by the paddle's own motion and never too flat, and flies at cruising speed.
  package func leavingPaddle(_ bounced: CGPoint, paddleVelocity: CGFloat) -> CGPoint {
    let speed = length(bounced)
    guard speed.isFinite, speed > 0 else { return CGPoint(x: 0, y: -cruise) }
    let most = cruise * Rules.mostSpin
    let spin = max(-most, min(paddleVelocity * Rules.spin, most))
    let sideways = bounced.x * cruise / speed + spin
    let upward = max(-bounced.y, 0) * cruise / speed
    let total = (sideways * sideways + upward * upward).squareRoot()
    let least = cruise * Rules.leastRiseFromPaddle
    let rise = total > 0 ? max(upward * cruise / total, least) : cruise
    let rest = (cruise * cruise - rise * rise).squareRoot()
    return CGPoint(x: sideways < 0 ? -rest : rest, y: -rise)
  }

  /// The velocity of ball `index` when `count` balls leave the paddle together. `angle` (radians, clockwise from
  /// straight up) is the direction of the middle of the fan.
  package func serve(_ index: Int, of count: Int, angle: CGFloat) -> CGPoint {
    let turn = angle + Rules.serveFan * (CGFloat(index) - CGFloat(count - 1) / 2)
    return CGPoint(x: cruise * CaromGeometry.sin(turn), y: -cruise * CaromGeometry.cos(turn))
  }

  private func length(_ velocity: CGPoint) -> CGFloat {
    (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
  }
}
