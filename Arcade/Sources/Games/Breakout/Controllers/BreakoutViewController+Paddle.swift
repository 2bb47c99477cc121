import ArcadeKit
import UIKit

/// Moving the paddle, and resizing the court.
extension BreakoutViewController {
  /// The paddle's width in points according to the rules.
  var wantedWidth: CGFloat { court.paddleSize(widenedBy: game.widening).width }

  /// Places the paddle at `x` without looking for balls in the way. Call it only while no ball is in play.
  func placePaddle(at x: CGFloat) {
    let size = court.paddleSize(widenedBy: game.widening)
    let center = CGPoint(x: court.clampedPaddleX(x, width: size.width), y: court.paddleY)
    wantedX = center.x
    show(Paddle(center: center, size: size))
  }

  /// Moves the paddle by a distance in points, as far as the court allows.
  func dragPaddle(by distance: CGFloat) {
    guard !isPaused, !game.isOver, !court.isEmpty else { return }
    wantedX = court.clampedPaddleX(wantedX + distance, width: paddle.size.width)
    movePaddle()
  }

  /// Moves the paddle to `x`, as far as the court allows.
  func steer(to x: CGFloat) { dragPaddle(by: x - wantedX) }

  /// Moves the paddle towards the place the player wants, but never onto a ball.
  func movePaddle() {
    var moved = paddle
    if moved.size.width != wantedWidth { widen(&moved) }
    let goal = court.clampedPaddleX(wantedX, width: moved.size.width)
    moved.center.x = moved.reachableX(towards: goal, balls: ballPlaces, radius: court.ballDiameter / 2)
    show(moved)
    if game.phase == .serving { placeWaitingBalls() }
    placeHeldBalls()
  }

  private var ballPlaces: [CGPoint] { behavior.balls.map { $0.center } }

  /// Applies a width that the rules have changed. The paddle grows as soon as no ball is in the way.
  func resizePaddle() { movePaddle() }

  private func widen(_ paddle: inout Paddle) {
    var wide = paddle
    wide.size = court.paddleSize(widenedBy: game.widening)
    wide.center.x = court.clampedPaddleX(paddle.center.x, width: wide.size.width)
    let radius = court.ballDiameter / 2 + Rules.paddleSkin
    if ballPlaces.contains(where: { wide.overlaps(ballAt: $0, radius: radius) }) { return }
    paddle = wide
    wantedX = court.clampedPaddleX(wantedX, width: wide.size.width)
  }

  private func show(_ moved: Paddle) {
    guard moved != paddle || courtView.paddle.bounds.isEmpty else { return }
    paddle = moved
    courtView.paddle.take(moved.frame)
    behavior.setPaddle(moved.frame)
    let share = moved.center.x / court.size.width
    courtView.paddle.showPlace(share)
  }

  /// Moves the paddle by steps of half its width, for a screen reader.
  func stepPaddle(by steps: Int) {
    let leading: CGFloat = view.readsRightToLeft ? -1 : 1
    dragPaddle(by: CGFloat(steps) * leading * paddle.size.width / 2)
  }

  // MARK: Change of size

  /// Adapts a court of random walls to a new size. Everything keeps its relative place, and no ball is lost.
  func courtResized(to size: CGSize) {
    guard size != court.size, size.width > 0, size.height > 0 else { return }
    let old = court
    court = Court(size: size, settings: game.settings)
    backdrop.fit(size)
    backdrop.arrange(game.wall, in: court)
    falls.resize(from: old, to: court)
    courtView.follow(falls)
    buildBoundaries()
    let share = old.isEmpty ? 0.5 : paddle.center.x / old.size.width
    let flights = behavior.balls.map { ball in (ball, behavior.velocity(of: ball)) }
    for (ball, _) in flights { behavior.removeBall(ball) }
    placePaddle(at: share * size.width)
    for (ball, velocity) in flights { transfer(ball, flying: velocity, from: old) }
    heldBalls = heldBalls.map { held in
      held.ball.removeFromSuperview()
      return (makeBall(at: .zero), held.offset)
    }
    placeHeldBalls()
    if game.isOn(.net) { begin(.net) }
    if game.phase == .serving {
      let aim = aim
      serve()
      self.aim = old.isEmpty ? self.aim : aim
    }
    updateViewFromModel()
  }

  /// Moves a flying ball to the same relative place, or above the paddle if something is in the way.
  private func transfer(_ ball: UIView, flying velocity: CGPoint, from old: Court) {
    let diameter = court.ballDiameter
    let scale = court.measure / old.measure
    ball.removeFromSuperview()
    let fresh = makeBall(at: .zero)
    // Balls are lost at a line one radius below the court, so heights are scaled to that line. Otherwise a ball that is
    // nearly lost in a flat court could be beyond the line in a tall court, where balls are smaller relative to the
    // height.
    let lostY = court.size.height + diameter / 2
    fresh.center = CGPoint(
      x: ball.center.x / old.size.width * court.size.width,
      y: min(ball.center.y / (old.size.height + old.ballDiameter / 2) * lostY, lostY))
    var flight = CGPoint(x: velocity.x * scale, y: velocity.y * scale)
    let taken = behavior.balls.map { $0.center }
    if !isFree(fresh.center, diameter: diameter, among: taken) {
      fresh.center = court.serveCenter(0, of: 1, paddleX: paddle.center.x)
      flight = behavior.flight.leaving(angle: 0)
      // Several balls may end up here, so each is stacked above the one before.
      while !isFree(fresh.center, diameter: diameter, among: taken), fresh.center.y > diameter {
        fresh.center.y -= diameter * Rules.serveSpacing
      }
    }
    behavior.addBall(fresh, velocity: flight)
  }

  /// Whether a ball at `place` touches no side, no brick, no paddle and none of the balls at `others`.
  private func isFree(_ place: CGPoint, diameter: CGFloat, among others: [CGPoint]) -> Bool {
    let radius = diameter / 2
    let frame = CGRect(x: place.x - radius, y: place.y - radius, width: diameter, height: diameter)
    if frame.minX <= 0 || frame.maxX >= court.size.width || frame.minY <= 0 { return false }
    if paddle.overlaps(ballAt: place, radius: radius + Rules.paddleSkin) { return false }
    for brick in game.wall.bricks where brick.isSolid {
      if court.frame(of: brick, in: game.wall).intersects(frame) { return false }
    }
    return !others.contains { other in
      let dx = other.x - place.x
      let dy = other.y - place.y
      return dx * dx + dy * dy < diameter * diameter
    }
  }
}
