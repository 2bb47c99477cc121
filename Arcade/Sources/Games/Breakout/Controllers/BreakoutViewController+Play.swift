import ArcadeKit
import GameSettings
import UIKit

/// Serving, launching and pushing balls; falling things and active powers.
extension BreakoutViewController {
  // MARK: Balls

  /// Places the balls of the next serve on the paddle.
  func serve() {
    for ball in waitingBalls { ball.removeFromSuperview() }
    waitingBalls = (0..<game.settings.balls).map { _ in makeBall(at: .zero) }
    aim = run.generator.next(in: -Rules.serveSpread...Rules.serveSpread)
    placeWaitingBalls()
  }

  func makeBall(at place: CGPoint) -> BallView {
    ballCount += 1
    let ball = BallView(diameter: court.ballDiameter, look: courtView.look, number: ballCount)
    ball.center = place
    if game.isOn(.fire) { ball.setBurning(true) }
    courtView.addSubview(ball)
    return ball
  }

  func placeWaitingBalls() {
    for (index, ball) in waitingBalls.enumerated() {
      ball.center = court.serveCenter(index, of: waitingBalls.count, paddleX: paddle.center.x)
    }
    updateSight()
  }

  func placeHeldBalls() {
    for (ball, offset) in heldBalls {
      let x = paddle.center.x + offset * paddle.size.width / 2
      let radius = court.ballDiameter / 2
      ball.center = CGPoint(x: max(radius, min(x, court.size.width - radius)), y: court.serveY)
    }
    if !heldBalls.isEmpty { updateSight() }
  }

  /// Shows where the ball that rests on the paddle will fly.
  func updateSight() {
    guard game.phase == .serving || game.phase == .playing, !isPaused, !court.isEmpty else {
      return courtView.showSight([], diameter: 0)
    }
    let start: CGPoint
    let velocity: CGPoint
    if let held = heldBalls.first {
      start = held.ball.center
      velocity = behavior.flight.leavingPaddle(offset: held.offset, paddleVelocity: 0)
    } else if let ball = waitingBalls.first {
      start = ball.center
      velocity = behavior.flight.leaving(angle: behavior.flight.fan(0, of: waitingBalls.count, angle: aim))
    } else {
      return courtView.showSight([], diameter: 0)
    }
    let pull = game.settings.followsTilt ? 0 : court.gravity(tempo: game.tempo)
    let sight = court.sight(from: start, velocity: velocity, in: game.wall, gravity: pull)
    // The notice lies over the whole court, in points of the screen.
    let scale = max(courtView.scale, 0.01)
    let words = notice.words.map {
      CGRect(x: $0.minX / scale, y: $0.minY / scale, width: $0.width / scale, height: $0.height / scale)
    }
    courtView.showSight(sight.dots, diameter: court.ballDiameter, leavingOut: words)
  }

  /// Turns the aim of the next serve by an angle in radians.
  func turnAim(by turn: CGFloat) {
    guard game.phase == .serving, !isPaused else { return }
    aim = max(-Rules.widestAim, min(aim + turn, Rules.widestAim))
    updateSight()
  }

  /// Launches the waiting balls.
  func launch() {
    guard game.phase == .serving, !waitingBalls.isEmpty else { return }
    game.launch()
    behavior.tune(to: court, tempo: game.tempo)
    for (index, ball) in waitingBalls.enumerated() {
      let angle = behavior.flight.fan(index, of: waitingBalls.count, angle: aim)
      behavior.addBall(ball, velocity: behavior.flight.leaving(angle: angle))
    }
    waitingBalls = []
    play(.launch)
    updateViewFromModel()
  }

  /// Lets the balls go that stick to the paddle.
  func release() {
    for (ball, offset) in heldBalls {
      behavior.addBall(ball, velocity: behavior.flight.leavingPaddle(offset: offset, paddleVelocity: 0))
    }
    heldBalls = []
    play(.launch)
    updateViewFromModel()
  }

  /// Pushes the balls in a random direction, if a push is available.
  func push() {
    guard game.push() else { return }
    let angle = run.generator.next(in: 0..<2 * CGFloat.pi)
    behavior.push(angle: angle, change: court.cruise(tempo: game.tempo) * Rules.push)
    play(.push)
    updateViewFromModel()
  }

  /// Puts an extra ball into play above the paddle, as soon as there is room.
  func deliverOwedBall() {
    guard game.phase == .playing else { return }
    let place = court.serveCenter(0, of: 1, paddleX: paddle.center.x)
    let room = court.ballDiameter * Rules.serveSpacing
    for ball in behavior.balls + heldBalls.map({ $0.ball }) {
      let dx = ball.center.x - place.x
      let dy = ball.center.y - place.y
      if dx * dx + dy * dy < room * room { return }
    }
    owedBalls -= 1
    let angle = run.generator.next(in: -Rules.serveSpread...Rules.serveSpread)
    behavior.addBall(makeBall(at: place), velocity: behavior.flight.leaving(angle: angle))
  }

  // MARK: Things that fall

  func drop(_ thing: Thing, from id: Brick.ID) {
    let frame = court.frame(of: game.wall.bricks[id], in: game.wall)
    let half = court.thingSize.width / 2
    let place = CGPoint(x: max(half, min(frame.midX, court.size.width - half)), y: frame.midY)
    if let item = falls.drop(thing, from: place) { courtView.drop(item, size: court.thingSize) }
  }

  func advanceFalls(by seconds: Double) {
    guard !falls.items.isEmpty else { return }
    let (caught, gone) = falls.advance(by: seconds, in: court, paddle: paddle)
    courtView.follow(falls)
    for item in gone { courtView.removeThing(item.id, isCaught: false) }
    for item in caught {
      courtView.removeThing(item.id, isCaught: true)
      courtView.float(
        BreakoutStrings.name(item.thing), at: CGPoint(x: item.place.x, y: court.serveY - court.ballDiameter),
        size: 17, slowly: true)
      play(item.thing.isPower ? .special : .error)
      if !item.thing.isPower { shakeCourt() }
      UIAccessibility.post(notification: .announcement, argument: BreakoutStrings.name(item.thing))
      show(game.take(item.thing))
    }
  }

  func begin(_ thing: Thing) {
    switch thing {
    case .wide, .narrow: resizePaddle()
    case .glue: behavior.holds = true
    case .net:
      behavior.setNet(at: court.netY)
      courtView.setNet(at: court.netY)
    case .fire: for ball in balls { ball.setBurning(true) }
    case .fog: backdrop.setFog(true)
    case .mirror: hovered = nil
    case .slow, .fast, .twin, .heart, .double, .laser: break
    }
  }

  func end(_ thing: Thing) {
    switch thing {
    case .wide, .narrow: resizePaddle()
    case .glue:
      behavior.holds = false
      if !heldBalls.isEmpty, game.phase == .playing, game.ballsInPlay > 0 { release() }
    case .net:
      behavior.setNet(at: nil)
      courtView.setNet(at: nil)
    case .fire: for ball in balls { ball.setBurning(false) }
    case .fog: backdrop.setFog(false)
    case .mirror: hovered = nil
    case .slow, .fast, .twin, .heart, .double, .laser: break
    }
  }

  private var balls: [BallView] { behavior.balls.compactMap { $0 as? BallView } + heldBalls.map { $0.ball } }

  /// Shoots from both ends of the paddle at the lowest bricks above them.
  func shoot() {
    let reach = paddle.size.width / 2 - court.ballDiameter / 2
    for x in [paddle.center.x - reach, paddle.center.x + reach] where game.phase == .playing {
      var target: (id: Brick.ID, bottom: CGFloat)?
      for brick in game.wall.bricks where brick.isSolid {
        let frame = court.frame(of: brick, in: game.wall)
        guard frame.minX <= x, x <= frame.maxX, frame.maxY > (target?.bottom ?? 0) else { continue }
        target = (brick.id, frame.maxY)
      }
      courtView.beam(atX: x, from: paddle.frame.minY, to: target?.bottom ?? 0)
      if let target { show(game.hit(target.id)) }
    }
    play(.push)
  }

  // MARK: The wall moves

  /// Moves the moving parts of the wall: rows sideways, the whole wall down, ghosts in and out.
  func moveWall() {
    if game.wall.hasGhosts { for id in game.turningGhosts { turnGhost(id) } }
    if game.isSinkDue { sinkWall() }
    guard ticks % Rules.swayTicks == 0, !game.wall.movingRows.isEmpty else { return }
    let wall = game.wall
    for brick in wall.bricks where brick.isSolid && wall.movingRows.contains(brick.row) {
      behavior.setBrick(brick.id, frame: court.frame(of: brick, in: game.wall))
    }
    // The views of bricks at rest are invisible, and a screen reader does not need them more often.
    backdrop.follow(game.wall, in: court, isThorough: ticks % Rules.listenTicks == 0)
  }

  private func turnGhost(_ id: Brick.ID) {
    let isAway = game.wall.ghostsAreAway
    let frame = court.frame(of: game.wall.bricks[id], in: game.wall)
    // A ghost does not return where a ball is.
    if !isAway, isBall(in: frame) { return }
    game.turnGhost(id, isAway: isAway)
    isAway ? behavior.removeBrick(id) : behavior.setBrick(id, frame: frame)
    backdrop.redraw([game.wall.bricks[id]], of: game.wall, in: court)
  }

  private func sinkWall() {
    var next = game.wall
    next.steps += 1
    let isFree = !next.bricks.contains { $0.isSolid && isBall(in: court.frame(of: $0, in: next)) }
    guard isFree else { return }
    let canSink = court.canSink(game.wall)
    game.sink(if: canSink)
    guard canSink else { return }
    for brick in game.wall.bricks where brick.isSolid {
      behavior.setBrick(brick.id, frame: court.frame(of: brick, in: game.wall))
    }
    findMagnets()
    UIView.animate(withDuration: Motion.isReduced ? 0 : Motion.move) {
      self.backdrop.follow(self.game.wall, in: self.court, isThorough: true)
    }
    play(.crack)
  }

  private func isBall(in frame: CGRect) -> Bool {
    let reach = court.ballDiameter / 2 + Rules.paddleSkin
    let box = frame.insetBy(dx: -reach, dy: -reach)
    return behavior.balls.contains { box.contains($0.center) }
  }
}
