import ArcadeKit
import UIKit

/// Adapting to a new size of the court, after the device was turned or the window was resized.
extension PongViewController {
  /// Resizes the court. Everything keeps its relative place and its direction, and no ball is lost.
  func courtResized(to size: CGSize) {
    guard size != court.size, size.width > 0, size.height > 0 else { return }
    rebuildCourt(size: size)
    updateViewFromModel()
  }

  /// Builds the court again in another size or with other settings, even while the ball flies.
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
    animator.isPaused = game.phase == .resuming
    placeWaitingBall()
  }

  /// Puts the flying ball at the same relative place, on the same side of the paddles.
  private func transfer(_ place: CGPoint, _ velocity: CGPoint, passed: Side?, from old: Court) {
    let ball = makeBall()
    let radius = court.ballDiameter / 2
    var moved = CGPoint(x: place.x / old.width * court.width, y: place.y / old.length * court.length)
    if passed == nil {
      // Margins scale with the court's area, but positions do not, so keep the ball clear of walls and faces.
      let room = radius + 0.5
      moved.x = max(room, min(moved.x, court.width - room))
      moved.y = max(court.faceY(.far) + room, min(moved.y, court.faceY(.near) - room))
    }
    ball.center = court.inView(moved)
    // The ball keeps its direction, and flies at the rally's current speed under the new settings.
    let speed = behavior.flight.speed(afterHits: game.hits)
    let length = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    let scale = length > 0 ? speed / length : 0
    behavior.resume(ball, velocity: CGPoint(x: velocity.x * scale, y: velocity.y * scale), passed: passed)
  }
}
