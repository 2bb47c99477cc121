import ArcadeKit
import GameSettings
import UIKit

/// Starting a match, and responding to its events.
extension PongViewController {
  func makePaddle(_ side: Side) -> PaddleView {
    let settings = game.settings
    let isPlayed = !settings.isComputer(side)
    let paddle = PaddleView(name: PongStrings.paddle(side, settings), isPlayed: isPlayed)
    if isPlayed { paddle.onStep = { [me = Weak(self)] steps in me.value?.stepPaddle(side, by: steps) } }
    courtView.addSubview(paddle)
    return paddle
  }

  /// Creates the animator and the behaviour anew, with the paddles at their goals. The animator reads the size of a
  /// body only when it is added, so a new size of the court or of the paddles also requires this.
  func buildPhysics() {
    animator?.removeAllBehaviors()
    courtView.arrange(court, turnsFarScore: game.settings.players == 2)
    for side in Side.allCases {
      let paddle = paddleViews[side.rawValue]
      goals[side.rawValue] = court.clampedPaddleX(goals[side.rawValue])
      paddle.bounds = CGRect(
        origin: .zero, size: court.sizeInView(across: court.paddleLength, along: court.paddleThickness))
      paddle.center = court.inView(CGPoint(x: goals[side.rawValue], y: court.paddleY(side)))
      paddle.showPlace(goals[side.rawValue] / court.width)
    }
    behavior = PongBehavior(court, near: paddleViews[0], far: paddleViews[1])
    behavior.delegate = self
    animator = UIDynamicAnimator(referenceView: courtView)
    animator.addBehavior(behavior)
  }

  // MARK: Serve

  /// Places the ball for the next serve in front of the server's paddle.
  func placeWaitingBall() {
    guard game.phase == .serving || game.phase == .counting, let behavior else { return }
    let ball = waitingBall ?? makeBall()
    waitingBall = ball
    let place = court.inView(court.servePlace(game.server, paddleX: behavior.paddleX(game.server)))
    if ball.center != place { ball.center = place }
  }

  func makeBall() -> BallView {
    let ball = BallView(diameter: court.ballDiameter)
    courtView.insertSubview(ball, aboveSubview: courtView.trace)
    return ball
  }

  private func sendServe(by side: Side) {
    guard let ball = waitingBall else { return }
    waitingBall = nil
    let angle = run.generator.next(in: -Rules.serveSpread...Rules.serveSpread)
    courtView.trace.lift()
    behavior.serve(ball, by: side, angle: angle)
    play(.launch)
  }

  // MARK: Time

  /// Runs the game's clock while there is something to count, to watch or to move.
  func updateClock() {
    let isNeeded = (game.needsTime || !heldKeys.isEmpty) && !court.isEmpty
    if !isNeeded {
      clock?.invalidate()
      clock = nil
    } else if clock == nil, let run {
      let link = CADisplayLink(target: self, selector: Selector("advance", PongViewController.advance))
      run.perform { link.add(to: .main, forMode: .common) }
      clock = link
    }
  }

  /// Runs in every tick of the game's clock, after the world has moved.
  func advance() {
    let seconds = 1 / UIApplication.ticksPerSecond
    moveByKeys(seconds)
    for side in Side.allCases { letComputerPlay(side, seconds) }
    show(game.advance(by: seconds))
    placeWaitingBall()
  }

  private func letComputerPlay(_ side: Side, _ seconds: Double) {
    guard computers[side.rawValue] != nil else { return }
    let radius = court.ballDiameter / 2
    let measures = Computer.Measures(
      radius: radius / court.width, halfPaddle: (court.paddleLength / 2 + radius) / court.width,
      face: (court.faceY(.near) - radius) / court.length, cruise: court.cruise / court.length)
    computers[side.rawValue]?.see(sight(from: side), ticksPerSecond: UIApplication.ticksPerSecond)
    var share = goals[side.rawValue] / court.width
    if side == .far { share = 1 - share }
    guard let next = computers[side.rawValue]?.step(from: share, in: measures, seconds: seconds) else { return }
    setGoal(side, (side == .far ? 1 - next : next) * court.width)
  }

  /// The ball as the computer sees it from its end; nil while no ball is flying.
  private func sight(from side: Side) -> Computer.Sight? {
    guard game.phase == .rally, let ball = behavior.ball else { return nil }
    let place = court.inCourt(ball.center)
    let velocity = behavior.velocity
    var sight = Computer.Sight(
      place: CGPoint(x: place.x / court.width, y: place.y / court.length),
      velocity: CGPoint(x: velocity.x / court.width, y: velocity.y / court.length))
    if side == .far {
      sight.place = CGPoint(x: 1 - sight.place.x, y: 1 - sight.place.y)
      sight.velocity = CGPoint(x: -sight.velocity.x, y: -sight.velocity.y)
    }
    return sight
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
    case .beat: play(.count)
    case .served(let side): sendServe(by: side)
    case .point(let gainer):
      play(isHappy(gainer) ? .special : .lost)
      shake(isHappy(gainer) ? .success : .error)
      guard !game.isOver else { break }
      UIAccessibility.post(notification: .announcement, argument: PongStrings.score(game))
    case .won(let winner):
      play(isHappy(winner) ? .won : .over)
      finish(winner)
    }
  }

  /// Whether a person should be glad of this, or at least nobody lost to the computer.
  private func isHappy(_ side: Side) -> Bool { game.settings.players != 1 || side == .near }

  /// Ends the match: stores the records, and presents the result in an alert.
  private func finish(_ winner: Side) {
    let settings = game.settings
    let isLongest = settings.players > 0 && RecordStore.offerRally(game.longestRally)
    var wins: Int?
    if settings.players == 1 {
      if winner == .near { RecordStore.addWin(against: settings[.strength]) }
      wins = RecordStore.wins(against: settings[.strength])
    }
    let alert = UIAlertController(
      title: PongStrings.won(winner, settings),
      message: PongStrings.result(game, isLongest: isLongest, wins: wins), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: PongStrings.again, style: .default) { [me = Weak(self)] _ in me.value?.startNewGame() })
    present(alert, animated: true)
  }
}

extension PongViewController: PongBehaviorDelegate {
  package func pongBehavior(_ behavior: PongBehavior, didHitPaddleOf side: Side) -> Int {
    let hits = game.hit()
    paddleViews[side.rawValue].flash()
    play(.paddle)
    tick()
    updateViewFromModel()
    return hits
  }

  package func pongBehaviorDidHitWall(_ behavior: PongBehavior) { play(.wall) }

  package func pongBehavior(_ behavior: PongBehavior, didLoseBallBehind side: Side) {
    for view in courtView.subviews where view is BallView { view.removeFromSuperview() }
    courtView.trace.lift()
    show(game.lose(side))
    placeWaitingBall()
  }

  package func pongBehaviorDidAdvance(_ behavior: PongBehavior) {
    for side in Side.allCases { paddleViews[side.rawValue].showPlace(behavior.paddleX(side) / court.width) }
    placeWaitingBall()
    guard let ball = behavior.ball else { return }
    let velocity = behavior.velocity
    let turned = velocity.x * heading.x <= 0 || velocity.y * heading.y <= 0
    heading = velocity
    guard game.settings.leavesTrace, !Motion.isReduced else { return }
    courtView.trace.follow(ball.center, diameter: court.ballDiameter, turned: turned)
  }
}
