import UIKit

/// The court's change of size: the device was turned, or the window changed.
extension PongViewController {
  /// Everything keeps its place and direction in the court, and nothing is lost.
  func courtResized(to size: CGSize) {
    guard size != court.size, size.width > 0, size.height > 0 else { return }
    rebuildCourt(size: size)
    updateViewFromModel()
  }

  /// Sets the court up anew, in another size or by other settings, in mid-flight.
  func rebuildCourt(size: CGSize) {
    let old = court
    court = Court(size: size, settings: game.settings)
    guard !court.isEmpty else { return }
    let flight =
      old.isEmpty
      ? nil
      : behavior?.ball.map { ball in
        (place: old.inCourt(ball.center), velocity: behavior.velocity, passed: behavior.passed)
      }
    for side in Side.allCases {
      goals[side.rawValue] = old.isEmpty ? court.width / 2 : goals[side.rawValue] / old.width * court.width
    }
    for view in courtView.subviews where view is BallView { view.removeFromSuperview() }
    courtView.trace.clear()
    waitingBall = nil
    buildPhysics()
    if let flight { transfer(flight.place, flight.velocity, passed: flight.passed, from: old) }
    placeWaitingBall()
  }

  /// Puts the flying ball where it was in proportion, on the same side of the paddles.
  private func transfer(_ place: CGPoint, _ velocity: CGPoint, passed: Side?, from old: Court) {
    let ball = makeBall()
    let radius = court.ballDiameter / 2
    var moved = CGPoint(x: place.x / old.width * court.width, y: place.y / old.length * court.length)
    if passed == nil {
      // Margins follow the court's area, shares do not: keep off walls and faces.
      let room = radius + 0.5
      moved.x = max(room, min(moved.x, court.width - room))
      moved.y = max(court.faceY(.far) + room, min(moved.y, court.faceY(.near) - room))
    }
    ball.center = court.inView(moved)
    // The speed that the rally has come to, by the settings in force; the direction as it was.
    let speed = behavior.flight.speed(afterHits: game.hits)
    let length = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    let scale = length > 0 ? speed / length : 0
    behavior.resume(ball, velocity: CGPoint(x: velocity.x * scale, y: velocity.y * scale), passed: passed)
  }
}
