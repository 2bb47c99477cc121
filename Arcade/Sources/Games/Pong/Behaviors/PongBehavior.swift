import UIKit

/// Receives the events of the ball. Every method is called in the tick in which the event occurs, after the world has
/// moved.
package protocol PongBehaviorDelegate: NSObject {
  /// The ball bounced off the paddle of `side`. Returns the number of hits in the rally, this one included.
  func pongBehavior(_ behavior: PongBehavior, didHitPaddleOf side: Side) -> Int
  /// The ball has the velocity at which it leaves the paddle of `side`.
  func pongBehavior(_ behavior: PongBehavior, didSendBallFrom side: Side)
  func pongBehaviorDidHitWall(_ behavior: PongBehavior)
  /// The ball left the court behind `side`. The behavior has already removed it.
  func pongBehavior(_ behavior: PongBehavior, didLoseBallBehind side: Side)
  /// The tick is over.
  func pongBehaviorDidAdvance(_ behavior: PongBehavior)
}

/// The physics of Pong: a ball that bounces off two side walls and two paddles. The walls are boundaries. The paddles
/// are items like the ball, but a thousand times as dense, and each is held on its line.
package final class PongBehavior: UIDynamicBehavior {
  @Weak package var delegate: (any PongBehaviorDelegate)?
  let collision = UICollisionBehavior(items: [])
  let ballTraits = UIDynamicItemBehavior(items: [])
  let paddleTraits = UIDynamicItemBehavior(items: [])
  private var drives: [PaddleDrive] = []
  /// The paddles, indexed by the raw value of their side.
  package let paddles: [UIView]
  /// The ball in play.
  package private(set) var ball: UIView?
  /// The side whose paddle the ball has passed, so that nobody can return it any more; nil if there is none.
  package private(set) var passed: Side?
  package private(set) var court: Court
  package private(set) var flight: Flight
  /// The velocity of each paddle across the court in points per second, averaged over a few ticks, and the position
  /// from which it is computed.
  private var paddleVelocities: [CGFloat] = [0, 0]
  private var lastPaddleX: [CGFloat] = [0, 0]
  /// The side whose paddle the ball hit in this tick.
  private var hit: Side?

  static let walls: [UIBoundaryIdentifier] = ["first wall", "second wall"]

  /// The physics of a court with both paddles already in place.
  init(_ court: Court, near: UIView, far: UIView) {
    self.court = court
    flight = PongBehavior.flight(court)
    paddles = [near, far]
    super.init()
    collision.collisionMode = .everything
    collision.collisionDelegate = self
    collision.action = { [me = Weak(self)] in me.value?.finishTick() }
    for traits in [ballTraits, paddleTraits] {
      traits.elasticity = 1
      // No friction and no resistance: `Flight` decides how a moving paddle affects the ball.
      traits.friction = 0
      traits.resistance = 0
      traits.angularResistance = 0
      traits.allowsRotation = false
    }
    paddleTraits.density = Rules.paddleDensity
    addChildBehavior(collision)
    addChildBehavior(ballTraits)
    addChildBehavior(paddleTraits)
    for paddle in paddles {
      collision.addItem(paddle)
      paddleTraits.addItem(paddle)
      let drive = PaddleDrive(court.settings.drive, of: paddle)
      drives.append(drive)
      addChildBehavior(drive)
    }
    for side in Side.allCases { lastPaddleX[side.rawValue] = paddleX(side) }
    setWalls()
  }

  package override class var kind: String { "PongBehavior" }

  private static func flight(_ court: Court) -> Flight {
    Flight(cruise: court.cruise, speedUp: court.settings.speedUp, spin: court.settings.spin)
  }

  /// Adds the side walls. They continue behind the paddles, where lost balls fly.
  private func setWalls() {
    let depth = court.ballDiameter * 4
    for (index, x) in [0, court.width].enumerated() {
      collision.addBoundary(
        withIdentifier: PongBehavior.walls[index], from: court.inView(CGPoint(x: x, y: -depth)),
        to: court.inView(CGPoint(x: x, y: court.length + depth)))
    }
  }

  // MARK: Paddles

  /// The position of a paddle's middle across the court.
  package func paddleX(_ side: Side) -> CGFloat { court.inCourt(paddles[side.rawValue].center).x }

  /// The velocity of a paddle across the court, in points per second.
  package func paddleVelocity(_ side: Side) -> CGFloat { paddleVelocities[side.rawValue] }

  /// Moves a paddle to a position across the court, in the way that the settings choose.
  func movePaddle(_ side: Side, to x: CGFloat) {
    drives[side.rawValue].go(to: court.inView(CGPoint(x: x, y: court.paddleY(side))))
  }

  // MARK: Ball

  /// Serves a ball from where it is, with a single push that removes itself.
  func serve(_ ball: UIView, by side: Side, angle: CGFloat) {
    addBall(ball)
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    let velocity = court.turnedToView(flight.serve(by: side, angle: angle))
    let mass = ball.bounds.width * ball.bounds.height * ballTraits.density / Rules.massOfPush
    push.pushDirection = CGVector(
      dx: velocity.x / Rules.unitOfPush * mass, dy: velocity.y / Rules.unitOfPush * mass)
    push.action = { [me = Weak(self), push = Weak(push)] in
      if let push = push.value { me.value?.removeChildBehavior(push) }
    }
    addChildBehavior(push)
  }

  /// Puts a ball into play that is already flying. A ball that has passed a paddle collides with nothing.
  func resume(_ ball: UIView, velocity: CGPoint, passed: Side?) {
    addBall(ball)
    self.passed = passed
    if passed != nil { collision.removeItem(ball) }
    setVelocity(velocity)
  }

  private func addBall(_ ball: UIView) {
    removeBall()
    self.ball = ball
    collision.addItem(ball)
    ballTraits.addItem(ball)
  }

  /// Takes the ball out of play.
  func removeBall() {
    guard let ball else { return }
    collision.removeItem(ball)
    ballTraits.removeItem(ball)
    self.ball = nil
    passed = nil
    hit = nil
  }

  /// The ball's velocity in court coordinates, in points per second.
  package var velocity: CGPoint {
    guard let ball else { return .zero }
    return court.turnedToCourt(ballTraits.linearVelocity(for: ball))
  }

  package func setVelocity(_ wanted: CGPoint) {
    guard let ball else { return }
    let current = ballTraits.linearVelocity(for: ball)
    let turned = court.turnedToView(wanted)
    guard turned != current else { return }
    ballTraits.addLinearVelocity(CGPoint(x: turned.x - current.x, y: turned.y - current.y), for: ball)
  }

  // MARK: The end of a tick

  private func finishTick() {
    for side in Side.allCases { hold(side) }
    if let ball { follow(ball) }
    delegate?.pongBehaviorDidAdvance(self)
  }

  /// Keeps a paddle on its line, whatever hit it, and measures its velocity.
  private func hold(_ side: Side) {
    let paddle = paddles[side.rawValue]
    let velocity = court.turnedToCourt(paddleTraits.linearVelocity(for: paddle))
    let place = court.inCourt(paddle.center)
    let line = court.paddleY(side)
    let kept = drives[side.rawValue].jumps ? 0 : velocity.x
    if velocity.y != 0 || kept != velocity.x {
      let change = court.turnedToView(CGPoint(x: kept - velocity.x, y: -velocity.y))
      paddleTraits.addLinearVelocity(change, for: paddle)
    }
    if abs(place.y - line) > 0.01 {
      paddle.center = court.inView(CGPoint(x: place.x, y: line))
      dynamicAnimator?.updateItem(usingCurrentState: paddle)
    }
    let seconds = 1 / UIApplication.ticksPerSecond
    let moved = (place.x - lastPaddleX[side.rawValue]) / seconds
    paddleVelocities[side.rawValue] += (moved - paddleVelocities[side.rawValue]) * min(seconds / Rules.paddleMemory, 1)
    lastPaddleX[side.rawValue] = place.x
  }

  private func follow(_ ball: UIView) {
    let place = court.inCourt(ball.center)
    if passed == nil {
      for side in Side.allCases where isBehind(place, court.faceY(side), side) {
        // The paddle is too late, so it must no longer shove the ball.
        passed = side
        collision.removeItem(ball)
      }
    }
    if passed == nil, let side = hit {
      sendOff(from: side, place: place)
    } else {
      let velocity = velocity
      let capped = flight.capped(velocity)
      if capped != velocity { setVelocity(capped) }
    }
    hit = nil
    guard let lost = side(behindWhich: place) else { return }
    removeBall()
    delegate?.pongBehavior(self, didLoseBallBehind: lost)
  }

  private func sendOff(from side: Side, place: CGPoint) {
    let hits = delegate?.pongBehavior(self, didHitPaddleOf: side) ?? 0
    let reach = court.paddleLength / 2 + court.ballDiameter / 2
    setVelocity(
      flight.leaving(
        side, bounced: velocity, place: (place.x - paddleX(side)) / reach,
        paddleVelocity: paddleVelocities[side.rawValue], hits: hits))
    delegate?.pongBehavior(self, didSendBallFrom: side)
  }

  private func isBehind(_ place: CGPoint, _ line: CGFloat, _ side: Side) -> Bool {
    side == .near ? place.y > line : place.y < line
  }

  /// The side behind which a ball at `place` has completely left the court; nil if it has not. A ball beyond a side
  /// wall counts as lost at the nearer end, and one whose place is NaN or infinite at the near end.
  private func side(behindWhich place: CGPoint) -> Side? {
    let radius = court.ballDiameter / 2
    guard place.x.isFinite, place.y.isFinite else { return .near }
    if place.y > court.length + radius { return .near }
    if place.y < -radius { return .far }
    guard place.x < -2 * radius || place.x > court.width + 2 * radius else { return nil }
    return place.y > court.length / 2 ? .near : .far
  }
}

extension PongBehavior: UICollisionBehaviorDelegate {
  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    guard let ball, item1 === ball || item2 === ball else { return }
    let other = item1 === ball ? item2 : item1
    for side in Side.allCases where paddles[side.rawValue] === other { hit = side }
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at place: CGPoint
  ) {
    if let ball, item === ball { delegate?.pongBehaviorDidHitWall(self) }
  }
}
