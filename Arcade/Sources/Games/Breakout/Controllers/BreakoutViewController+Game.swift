import ArcadeKit
import GameSettings
import UIKit

/// Starting a game, and responding to its events.
extension BreakoutViewController {
  /// Adds boundaries for the walls and the standing bricks, and configures the physics.
  func buildBoundaries() {
    behavior.setWalls(court.bounds, depth: court.ballDiameter * 4)
    for brick in game.wall.bricks where brick.isStanding {
      behavior.setBrick(brick.id, frame: courtView.bricks[brick.id]?.frame ?? court.frame(of: brick))
    }
    behavior.tune(to: court, isSlow: game.isSlow)
  }

  /// The frame of a standing brick's view; nil if the brick is gone.
  package func brickFrame(_ id: Brick.ID) -> CGRect? { courtView.bricks[id]?.frame }

  /// Places the balls of the next serve on the paddle.
  func serve() {
    for ball in waitingBalls { ball.removeFromSuperview() }
    waitingBalls = (0..<game.settings.balls).map { _ in makeBall() }
    placeWaitingBalls()
  }

  func makeBall() -> BallView {
    let ball = BallView(diameter: court.ballDiameter, look: courtView.look)
    courtView.addSubview(ball)
    return ball
  }

  func placeWaitingBalls() {
    for (index, ball) in waitingBalls.enumerated() {
      ball.center = court.serveCenter(index, of: waitingBalls.count, paddleX: paddle.center.x)
    }
  }

  /// Launches the waiting balls.
  func launch() {
    guard game.phase == .serving, !waitingBalls.isEmpty else { return }
    game.launch()
    let angle = run.generator.next(in: -Rules.serveSpread...Rules.serveSpread)
    for (index, ball) in waitingBalls.enumerated() {
      let velocity = behavior.flight.serve(index, of: waitingBalls.count, angle: angle)
      behavior.addBall(ball, velocity: velocity)
      ball.showFlight(velocity)
    }
    waitingBalls = []
    play(.launch)
    updateViewFromModel()
  }

  /// Pushes the balls in a random direction, if a push is available.
  func push() {
    guard game.push() else { return }
    let angle = run.generator.next(in: 0..<2 * CGFloat.pi)
    behavior.push(angle: angle, change: court.cruise(isSlow: game.isSlow) * Rules.push)
    play(.push)
    updateViewFromModel()
  }

  /// Rebuilds all views in the look that is now set, even while balls fly.
  func repaint() {
    courtView.rebuild(look: CourtLook.look(game.settings.look))
    courtView.build(game.wall, in: court)
    courtView.paddle.frame = paddle.frame
    for ball in behavior.balls {
      let velocity = behavior.velocity(of: ball)
      behavior.removeBall(ball)
      let fresh = makeBall()
      fresh.center = ball.center
      behavior.addBall(fresh, velocity: velocity)
      fresh.showFlight(velocity)
    }
    if game.phase == .serving { serve() }
  }

  // MARK: Events

  /// Shows the events of the game.
  func show(_ events: [Game.Event]) {
    guard !events.isEmpty else { return }
    for event in events { show(event) }
    updateViewFromModel()
  }

  private func show(_ event: Game.Event) {
    switch event {
    case .cracked(let id):
      courtView.crack(game.wall.bricks[id])
      play(.crack)
    case .broke(let id, let points):
      behavior.removeBrick(id)
      if game.combo > 2, let place = courtView.bricks[id]?.center {
        courtView.float(BreakoutStrings.points(points), at: place)
      }
      courtView.removeBrick(id)
      play(Brick.Kind.specials.contains(game.wall.bricks[id].kind) ? .special : .brick)
    case .ballAdded:
      owedBalls += 1
    case .paddleWidened, .paddleNarrowed:
      resizePaddle()
    case .ballsSlowed:
      changePace(by: Rules.slowFactor)
    case .ballsQuickened:
      changePace(by: 1 / Rules.slowFactor)
    case .lifeGained:
      shake(.success)
      UIAccessibility.post(notification: .announcement, argument: BreakoutStrings.livesLeft(game.lives))
    case .ballLost: break
    case .lifeLost:
      play(.lost)
      shake(.error)
      UIAccessibility.post(
        notification: .announcement, argument: BreakoutStrings.lost(lives: game.lives, game.settings))
      owedBalls = 0
      serve()
    case .won:
      play(.won)
      finish()
    case .lost:
      play(.over)
      finish()
    }
  }

  private func changePace(by factor: CGFloat) {
    behavior.tune(to: court, isSlow: game.isSlow)
    behavior.scaleVelocities(by: factor)
  }

  /// Ends the game: removes the balls, stores the score, and shows the result on a card.
  private func finish() {
    owedBalls = 0
    for ball in behavior.balls {
      behavior.removeBall(ball)
      UIView.animate(withDuration: Motion.farewell, animations: { ball.alpha = 0 }) { _ in ball.removeFromSuperview() }
    }
    let signature = game.settings.signature
    var ending = Ending(
      title: game.phase == .won ? BreakoutStrings.wonTitle : BreakoutStrings.lostTitle, score: game.score)
    if game.countsForBest {
      ending.compare(with: scores.best(signature))
      _ = scores.offer(game.score, signature: signature)
    }
    let card = EndCard(ending, skin: .breakout) { [me = Weak(self)] in me.value?.startNewGame() }
    present(card, animated: true)
  }
}

extension BreakoutViewController: BreakoutBehaviorDelegate {
  package func breakoutBehavior(
    _ behavior: BreakoutBehavior, ball: UIView, didHitBrick id: Brick.ID, at place: CGPoint
  ) {
    show(game.hit(id))
  }

  package func breakoutBehavior(_ behavior: BreakoutBehavior, didCatch ball: UIView) {
    game.touchPaddle()
    catches += 1
    courtView.paddle.flash()
    play(.paddle)
    updateViewFromModel()
  }

  package func breakoutBehaviorDidHitWall(_ behavior: BreakoutBehavior) { play(.wall) }

  package func breakoutBehavior(_ behavior: BreakoutBehavior, didLose ball: UIView) {
    ball.removeFromSuperview()
    show(game.loseBall())
  }

  package func breakoutBehavior(_ behavior: BreakoutBehavior, didAdvanceBy seconds: TimeInterval) {
    let offered = game.offersPush
    show(game.advance(by: seconds))
    scoreboard.showPush(game)
    if game.offersPush != offered { updateViewFromModel() }
    if paddle.center.x != wantedX || paddle.size.width != wantedWidth { movePaddle() }
    if owedBalls > 0 { deliverOwedBall() }
    for ball in behavior.balls { (ball as? BallView)?.showFlight(behavior.velocity(of: ball)) }
  }

  /// Puts a ball that was won into play above the paddle, as soon as there is room.
  private func deliverOwedBall() {
    guard game.phase == .playing else { return }
    let place = court.serveCenter(0, of: 1, paddleX: paddle.center.x)
    let room = court.ballDiameter * Rules.serveSpacing
    for ball in behavior.balls {
      let dx = ball.center.x - place.x
      let dy = ball.center.y - place.y
      if dx * dx + dy * dy < room * room { return }
    }
    owedBalls -= 1
    let ball = makeBall()
    ball.center = place
    let angle = run.generator.next(in: -Rules.serveSpread...Rules.serveSpread)
    behavior.addBall(ball, velocity: behavior.flight.serve(0, of: 1, angle: angle))
  }
}
