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

  /// Creates the animator and the behavior anew, with the paddles at their goals. The animator reads the size of a
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
    courtView.addSubview(ball)
    return ball
  }

  private func sendServe(by side: Side) {
    guard let ball = waitingBall else { return }
    waitingBall = nil
    let angle = run.generator.next(in: -Rules.serveSpread...Rules.serveSpread)
    courtView.trace.clear()
    record(.serve, at: ball.center, speed: court.cruise)
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
    // The ball stands still meanwhile; a computer that did not see it fly would leave its place.
    if game.phase != .resuming { for side in Side.allCases { letComputerPlay(side, seconds) } }
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

  /// Counts the beats before a paused rally continues. Does nothing if no ball is flying.
  func getReady() {
    let events = game.getReady()
    animator.isPaused = game.phase == .resuming
    for event in events { show(event) }
  }

  // MARK: Ink

  /// Records a turn of the ball for the drawing of the match.
  private func record(_ cause: MatchInk.Cause, at place: CGPoint, speed: CGFloat) {
    let place = court.inCourt(place)
    ink.turn(
      at: CGPoint(x: place.x / court.width, y: place.y / court.length), cause, speed: speed / court.cruise)
  }

  /// Splashes ink at the point of the ball's edge at which it turned.
  private func splash(_ ball: UIView, isHard: Bool) {
    guard game.settings.leavesTrace else { return }
    let velocity = court.turnedToView(behavior.velocity)
    let place = court.inCourt(ball.center)
    var edge = place
    if isHard { edge.y += (behavior.velocity.y < 0 ? 1 : -1) * court.ballDiameter / 2 }
    if !isHard { edge.x += (behavior.velocity.x < 0 ? 1 : -1) * court.ballDiameter / 2 }
    courtView.splash(
      at: court.inView(edge), diameter: court.ballDiameter, along: velocity, isHard: isHard,
      seed: UInt64(truncatingIfNeeded: game.hits &* 31 &+ ink.flights.count))
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
    case .resumed: animator.isPaused = false
    case .point(let gainer):
      ink.end(wonBy: gainer)
      adapt(to: gainer)
      play(isHappy(gainer) ? .special : .lost)
      shake(isHappy(gainer) ? .success : .error)
      guard !game.isOver else { break }
      UIAccessibility.post(notification: .announcement, argument: PongStrings.score(game))
    case .won(let winner):
      play(isHappy(winner) ? .won : .over)
      finish(winner)
    }
  }

  /// Lets an adaptive computer become stronger or weaker, and remembers how strong it is.
  private func adapt(to gainer: Side) {
    guard var rival else { return }
    rival.scored(person: gainer == .near)
    self.rival = rival
    RecordStore.rivalLevel = rival.level
    computers[Side.far.rawValue]?.strength = rival.strength
  }

  /// Whether a person should be glad of this result, or at least has not lost to the computer.
  private func isHappy(_ side: Side) -> Bool { game.settings.players != 1 || side == .near }

  /// Ends the match: stores the records, and shows the result on the paper, with the match's drawing.
  private func finish(_ winner: Side) {
    let settings = game.settings
    let longest = RecordStore.longestRally
    // A match whose physics was changed by hand does not count.
    let counts = settings.players > 0 && !hasChangedPhysics
    let isLongest = counts && RecordStore.offerRally(game.longestRally)
    if counts, settings.players == 1, winner == .near { RecordStore.addWin(against: settings[.strength]) }
    var ending = Ending(
      title: PongStrings.won(winner, settings), result: "\(game.points(.near)) : \(game.points(.far))")
    ending.spokenResult = PongStrings.result(game)
    ending.facts = [.init(PongStrings.bestRally, NumberText.grouped(game.longestRally))]
    if isLongest, longest > 0 {
      ending.remark = PongStrings.everLongest
      ending.isRecord = true
    }
    if settings.players == 1 {
      ending.facts.append(
        .init(
          PongStrings.wins(against: settings[.strength]),
          NumberText.grouped(RecordStore.wins(against: settings[.strength]))))
    }
    let drawing = MatchDrawingView()
    // Lengthwise, which fills the card.
    drawing.frame = CGRect(
      x: 0, y: 0, width: 336, height: (336 * court.width / max(court.length, 1)).rounded())
    drawing.match = ink
    ending.picture = drawing
    let card = EndCard(ending, skin: .pong, againTitle: PongStrings.again) { [me = Weak(self)] in
      me.value?.startNewGame()
    }
    card.offerSharing(PongStrings.title, of: self)
    card.addChoice(PongStrings.keep) { [me = Weak(self)] in me.value?.keepDrawing() }
    presentEnd(card, of: "pong", name: PongStrings.title, standing)
  }
}

extension PongViewController: PongBehaviorDelegate {
  package func pongBehavior(_ behavior: PongBehavior, didHitPaddleOf side: Side) -> Int {
    let hits = game.hit()
    paddleViews[side.rawValue].flash()
    play(.paddle)
    tick()
    if let ball = behavior.ball { record(.paddle, at: ball.center, speed: behavior.flight.speed(afterHits: hits)) }
    updateViewFromModel()
    return hits
  }

  package func pongBehaviorDidHitWall(_ behavior: PongBehavior) {
    play(.wall)
    guard let ball = behavior.ball else { return }
    record(.wall, at: ball.center, speed: behavior.flight.speed(afterHits: game.hits))
    splash(ball, isHard: false)
  }

  package func pongBehavior(_ behavior: PongBehavior, didSendBallFrom side: Side) {
    if let ball = behavior.ball { splash(ball, isHard: true) }
  }

  package func pongBehavior(_ behavior: PongBehavior, didLoseBallBehind side: Side) {
    for view in courtView.subviews where view is BallView {
      record(.out, at: view.center, speed: behavior.flight.speed(afterHits: game.hits))
      view.removeFromSuperview()
    }
    courtView.trace.lift()
    show(game.lose(side))
    placeWaitingBall()
  }

  package func pongBehaviorDidAdvance(_ behavior: PongBehavior) {
    for side in Side.allCases { paddleViews[side.rawValue].showPlace(behavior.paddleX(side) / court.width) }
    placeWaitingBall()
    guard let ball = behavior.ball else { return }
    guard game.settings.leavesTrace, !Motion.isReduced else { return }
    courtView.trace.follow(
      ball.center, velocity: court.turnedToView(behavior.velocity), diameter: court.ballDiameter)
  }
}
