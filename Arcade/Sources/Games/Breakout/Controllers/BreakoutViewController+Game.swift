import ArcadeKit
import GameSettings
import UIKit

/// Responding to the events of the game.
extension BreakoutViewController {
  /// Adds boundaries for the walls and the standing bricks, and configures the physics.
  func buildBoundaries() {
    behavior.setWalls(court.bounds, depth: court.ballDiameter * 4)
    for brick in game.wall.bricks where brick.isSolid {
      behavior.setBrick(brick.id, frame: court.frame(of: brick, in: game.wall))
    }
    behavior.tune(to: court, tempo: game.tempo)
    findMagnets()
  }

  /// Tells the physics where the magnets are.
  func findMagnets() {
    behavior.magnetReach = court.magnetReach
    behavior.magnets = game.wall.bricks.filter { $0.kind == .magnet && $0.isStanding }.map { brick in
      let frame = court.frame(of: brick, in: game.wall)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// The frame of a standing brick; nil if the brick is gone.
  package func brickFrame(_ id: Brick.ID) -> CGRect? {
    guard game.wall.bricks.indices.contains(id), game.wall.bricks[id].isSolid else { return nil }
    return court.frame(of: game.wall.bricks[id], in: game.wall)
  }

  /// Rebuilds all views in the current look, even while balls fly.
  func repaint() {
    let look = CourtLook.look(game.settings.look)
    paintScenery(look)
    backdrop.rebuild(look: look)
    backdrop.build(game.wall, in: court)
    courtView.paddle.take(paddle.frame)
    courtView.setNet(at: game.isOn(.net) ? court.netY : nil)
    if game.isOn(.fog) { backdrop.setFog(true) }
    for item in falls.items { courtView.drop(item, size: court.thingSize) }
    heldBalls = heldBalls.map { (makeBall(at: $0.ball.center), $0.offset) }
    for ball in behavior.balls {
      let velocity = behavior.velocity(of: ball)
      behavior.removeBall(ball)
      behavior.addBall(makeBall(at: ball.center), velocity: velocity)
    }
    if game.phase == .serving { serve() }
  }

  // MARK: Events

  /// Shows the events of the game.
  func show(_ events: [Game.Event]) {
    guard !events.isEmpty else { return }
    let fallen = events.count { if case .broke = $0 { true } else { false } }
    if fallen > 2 { shakeCourt() }
    for event in events { show(event) }
    updateViewFromModel()
  }

  private func show(_ event: Game.Event) {
    switch event {
    case .withstood(let id):
      backdrop.court.bricks[id]?.flash()
      play(.wall)
    case .revealed(let id), .cracked(let id):
      backdrop.crack(game.wall.bricks[id], of: game.wall, in: court)
      play(.crack)
    case .broke(let id, let points): breakBrick(id, points: points)
    case .dropped(let thing, let id): drop(thing, from: id)
    case .unlocked:
      let locks = game.wall.bricks.filter { $0.kind == .lock && $0.isStanding }
      for lock in locks { backdrop.crack(lock, of: game.wall, in: court) }
      play(.special)
    case .tempoChanged: changePace()
    case .began(let thing): begin(thing)
    case .ended(let thing): end(thing)
    case .shot: shoot()
    case .ghostsTurned: break
    case .ballAdded: owedBalls += 1
    case .lifeGained:
      shake(.success)
      UIAccessibility.post(notification: .announcement, argument: BreakoutStrings.livesLeft(game.lives))
    case .ballLost: break
    case .lifeLost: loseLife()
    case .won:
      play(.won)
      stopForAMoment()
    case .lost:
      play(.over)
      shakeCourt()
      finish()
    }
  }

  private func breakBrick(_ id: Brick.ID, points: Int) {
    let brick = game.wall.bricks[id]
    let frame = court.frame(of: brick, in: game.wall)
    behavior.removeBrick(id)
    if brick.kind == .magnet { findMagnets() }
    if game.combo > 2 {
      courtView.float(BreakoutStrings.points(points), at: CGPoint(x: frame.midX, y: frame.midY))
    }
    backdrop.removeBrick(id, from: frame)
    courtView.shatter(brick, at: frame, of: game.wall.tints)
    sound(BreakoutSound.note(game.flight))
  }

  private func loseLife() {
    play(.lost)
    shake(.error)
    shakeCourt()
    UIAccessibility.post(
      notification: .announcement, argument: BreakoutStrings.lost(lives: game.lives, game.settings))
    owedBalls = 0
    falls = Falls()
    courtView.clearThings()
    backdrop.flare()
    serve()
    for ball in waitingBalls { ball.appear() }
  }

  /// Everything stands still for a moment after the last brick, then the game ends.
  private func stopForAMoment() {
    let balls = behavior.balls
    for ball in balls { behavior.removeBall(ball) }
    let timer = Timer(timeInterval: Rules.lastBrickStop, repeats: false) { [me = Weak(self)] _ in
      for ball in balls {
        UIView.animate(
          withDuration: Motion.farewell, animations: { ball.alpha = 0 }, completion: { _ in ball.removeFromSuperview() }
        )
      }
      me.value?.finish()
    }
    run.add(timer)
  }

  private func changePace() {
    let before = behavior.flight.cruise
    behavior.tune(to: court, tempo: game.tempo)
    if before > 0 { behavior.scaleVelocities(by: behavior.flight.cruise / before) }
  }

  func shakeCourt() {
    if game.settings.hasShaking, !Motion.isReduced { backdrop.shake() }
  }
}

extension BreakoutViewController: BreakoutBehaviorDelegate {
  package func breakoutBehavior(
    _ behavior: BreakoutBehavior, ball: UIView, didHitBrick id: Brick.ID, at place: CGPoint
  ) {
    show(game.hit(id))
    if game.isOn(.fire), game.wall.bricks.indices.contains(id), !game.wall.bricks[id].isStanding {
      behavior.pierce(ball)
    }
  }

  package func breakoutBehavior(_ behavior: BreakoutBehavior, didCatch ball: UIView) {
    game.touchPaddle()
    catches += 1
    courtView.paddle.flash()
    play(.paddle)
    updateViewFromModel()
  }

  package func breakoutBehavior(_ behavior: BreakoutBehavior, didHold ball: UIView, at offset: CGFloat) {
    guard let ball = ball as? BallView else { return }
    game.touchPaddle()
    catches += 1
    ball.clearTail()
    heldBalls.append((ball, max(-1, min(offset, 1))))
    placeHeldBalls()
    courtView.paddle.flash()
    play(.paddle)
    updateViewFromModel()
  }

  package func breakoutBehaviorDidHitWall(_ behavior: BreakoutBehavior) { play(.wall) }

  package func breakoutBehaviorDidHitNet(_ behavior: BreakoutBehavior) {
    play(.special)
    show(game.end(.net))
  }

  package func breakoutBehavior(_ behavior: BreakoutBehavior, didLose ball: UIView) {
    ball.removeFromSuperview()
    show(game.loseBall())
  }

  package func breakoutBehavior(_ behavior: BreakoutBehavior, didAdvanceBy seconds: TimeInterval) {
    guard game.phase == .playing else { return }
    let offered = game.offersPush
    show(game.advance(by: seconds))
    guard game.phase == .playing else { return }
    ticks += 1
    advanceFalls(by: seconds)
    moveWall()
    scoreboard.showPush(game)
    if game.offersPush != offered { updateViewFromModel() }
    if paddle.center.x != wantedX || paddle.size.width != wantedWidth { movePaddle() }
    if owedBalls > 0 { deliverOwedBall() }
    for ball in behavior.balls { (ball as? BallView)?.leaveTail(among: behavior.balls.count) }
    if ghost != nil { showGhost() }
  }
}
