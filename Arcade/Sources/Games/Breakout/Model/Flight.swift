import CaromGeometry

/// How a ball is kept flying well: neither crawling, nor racing, nor caught between the side walls for ever.
package struct Flight: Equatable {
  /// The speed at which a ball leaves the paddle, in points per second.
  package let cruise: CGFloat

  package init(cruise: CGFloat) { self.cruise = cruise }

  package var slowest: CGFloat { cruise * Rules.slowest }
  package var fastest: CGFloat { cruise * Rules.fastest }

  /// The velocity after `seconds` of correction; the same value when there is nothing to correct. A ball above the cap
  /// is brought to it at once, all else is mended gently, so that a push is felt in whatever direction it goes.
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

  /// The velocity with which a ball leaves the paddle's upper side: the direction of its bounce, turned by the
  /// paddle's own motion, never too flat, at cruising speed.
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

  /// The velocity of ball `index` of `count` that leave the paddle together, turned from straight up by `angle`
  /// radians, clockwise.
  package func serve(_ index: Int, of count: Int, angle: CGFloat) -> CGPoint {
    let turn = angle + Rules.serveFan * (CGFloat(index) - CGFloat(count - 1) / 2)
    return CGPoint(x: cruise * CaromGeometry.sin(turn), y: -cruise * CaromGeometry.cos(turn))
  }

  private func length(_ velocity: CGPoint) -> CGFloat {
    (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
  }
}
