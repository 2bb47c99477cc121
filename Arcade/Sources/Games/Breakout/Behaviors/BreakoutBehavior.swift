import UIKit

/// Receives what happens to the balls. Every method is called in the tick in which the event occurs, after the world
/// has moved.
package protocol BreakoutBehaviorDelegate: NSObject {
  func breakoutBehavior(_ behavior: BreakoutBehavior, ball: UIView, didHitBrick id: Brick.ID, at place: CGPoint)
  func breakoutBehavior(_ behavior: BreakoutBehavior, didCatch ball: UIView)
  /// The ball stuck to the paddle at `offset`, −1 … 1 from its middle. The behavior has already removed it.
  func breakoutBehavior(_ behavior: BreakoutBehavior, didHold ball: UIView, at offset: CGFloat)
  /// The net saved a ball.
  func breakoutBehaviorDidHitNet(_ behavior: BreakoutBehavior)
  func breakoutBehaviorDidHitWall(_ behavior: BreakoutBehavior)
  /// The ball left the court. The behavior has already removed it.
  func breakoutBehavior(_ behavior: BreakoutBehavior, didLose ball: UIView)
  /// The tick is over.
  func breakoutBehavior(_ behavior: BreakoutBehavior, didAdvanceBy seconds: TimeInterval)
}

/// The physics of Breakout: balls that bounce off boundaries. Bricks, paddle and walls are boundaries rather than
/// items, so no ball can shove them.
package final class BreakoutBehavior: UIDynamicBehavior {
  @Weak package var delegate: (any BreakoutBehaviorDelegate)?
  let collision = UICollisionBehavior(items: [])
  let ballTraits = UIDynamicItemBehavior(items: [])
  private let gravity = UIGravityBehavior(items: [])

  /// The balls in play, in the order in which they were added.
  package private(set) var balls: [UIView] = []
  /// How the velocities of the balls are corrected in flight.
  package var flight = Flight(cruise: 0)
  /// The direction in which gravity pulls; a vector of length 1 pulls at full strength.
  package var down = CGVector(dx: 0, dy: 1) { didSet { if down != oldValue { pullDown() } } }
  /// The strength of gravity, in units of gravity.
  private var pull: CGFloat = 0
  /// Whether the paddle's motion deflects the balls it hits.
  var hasSpin = true
  /// Whether balls stick to the paddle.
  var holds = false
  /// The middles of the magnets, and how far they reach, in points.
  var magnets: [CGPoint] = []
  var magnetReach: CGFloat = 0
  /// The area in which balls are in play, in the reference view's coordinates.
  package private(set) var bounds = CGRect.zero
  private var paddleFrame = CGRect.zero
  private var lastPaddleX: CGFloat = 0
  /// The paddle's velocity in points per second, averaged over a few ticks.
  private var paddleVelocity: CGFloat = 0
  /// The balls that hit the paddle in this tick.
  private var caught: [UIView] = []
  /// The balls that fly on through what they hit in this tick, and the velocities that all balls had before it.
  private var piercing: [UIView] = []
  private var velocities: [(ball: UIView, velocity: CGPoint)] = []

  static let net: UIBoundaryIdentifier = "net"
  static let walls: UIBoundaryIdentifier = "walls"
  static let paddle: UIBoundaryIdentifier = "paddle"

  package override init() {
    super.init()
    collision.collisionMode = .everything
    collision.collisionDelegate = self
    collision.action = { [me = Weak(self)] in me.value?.finishTick() }
    ballTraits.friction = 0
    ballTraits.resistance = 0
    ballTraits.angularResistance = 0
    ballTraits.allowsRotation = false
    gravity.gravityDirection = .zero
    addChildBehavior(collision)
    addChildBehavior(ballTraits)
    addChildBehavior(gravity)
  }

  package override class var kind: String { "BreakoutBehavior" }

  /// Takes the speeds, the elasticity and the gravity from the court.
  func tune(to court: Court, tempo: CGFloat) {
    flight = Flight(cruise: court.cruise(tempo: tempo))
    ballTraits.elasticity = CGFloat(court.settings.bounciness)
    hasSpin = court.settings.hasSpin
    pull = court.gravity(tempo: tempo) / Rules.unitOfGravity
    pullDown()
  }

  private func pullDown() { gravity.gravityDirection = CGVector(dx: down.dx * pull, dy: down.dy * pull) }

  // MARK: Boundaries

  /// Adds walls at the sides and the top. The side walls continue `depth` points below the court, where lost balls
  /// fall.
  func setWalls(_ bounds: CGRect, depth: CGFloat) {
    self.bounds = bounds
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.minX, y: bounds.maxY + depth))
    path.addLine(to: CGPoint(x: bounds.minX, y: bounds.minY))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.minY))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY + depth))
    collision.addBoundary(withIdentifier: BreakoutBehavior.walls, for: path)
  }

  /// Adds or moves the boundary of a brick.
  func setBrick(_ id: Brick.ID, frame: CGRect) {
    collision.addBoundary(withIdentifier: UIBoundaryIdentifier(id), for: UIBezierPath(rect: frame))
  }

  func removeBrick(_ id: Brick.ID) { collision.removeBoundary(withIdentifier: UIBoundaryIdentifier(id)) }

  /// Adds or moves the boundary of the paddle. The caller makes sure that no ball is in the way.
  func setPaddle(_ frame: CGRect) {
    guard frame != paddleFrame else { return }
    if frame.size != paddleFrame.size { lastPaddleX = frame.midX }
    paddleFrame = frame
    collision.addBoundary(withIdentifier: BreakoutBehavior.paddle, for: UIBezierPath(ovalIn: frame))
  }

  /// Spans a net across the court at height `y`, or removes it.
  func setNet(at y: CGFloat?) {
    collision.removeBoundary(withIdentifier: BreakoutBehavior.net)
    guard let y else { return }
    collision.addBoundary(
      withIdentifier: BreakoutBehavior.net, from: CGPoint(x: bounds.minX, y: y), to: CGPoint(x: bounds.maxX, y: y))
  }

  /// The bricks that have a boundary, in the order in which the boundaries were added.
  package var brickIDs: [Brick.ID] {
    (collision.boundaryIdentifiers ?? []).compactMap { $0.integer }
  }

  /// The boundary of a brick; nil if it has none.
  package func brickBoundary(_ id: Brick.ID) -> UIBezierPath? {
    collision.boundary(withIdentifier: UIBoundaryIdentifier(id))
  }

  // MARK: Balls

  /// Puts a ball into play where it is, with the given velocity in points per second.
  func addBall(_ ball: UIView, velocity: CGPoint) {
    balls.append(ball)
    collision.addItem(ball)
    ballTraits.addItem(ball)
    gravity.addItem(ball)
    setVelocity(velocity, of: ball)
  }

  /// Takes a ball out of play.
  func removeBall(_ ball: UIView) {
    balls.removeAll { $0 === ball }
    caught.removeAll { $0 === ball }
    velocities.removeAll { $0.ball === ball }
    collision.removeItem(ball)
    ballTraits.removeItem(ball)
    gravity.removeItem(ball)
  }

  /// A ball's velocity in points per second.
  package func velocity(of ball: UIView) -> CGPoint { ballTraits.linearVelocity(for: ball) }

  package func setVelocity(_ wanted: CGPoint, of ball: UIView) {
    let current = ballTraits.linearVelocity(for: ball)
    guard wanted != current else { return }
    ballTraits.addLinearVelocity(CGPoint(x: wanted.x - current.x, y: wanted.y - current.y), for: ball)
  }

  /// Lets a ball fly on as before the hit of this tick.
  func pierce(_ ball: UIView) { piercing.append(ball) }

  /// Multiplies the velocities of all balls by `factor`.
  func scaleVelocities(by factor: CGFloat) {
    for ball in balls {
      let velocity = velocity(of: ball)
      setVelocity(CGPoint(x: velocity.x * factor, y: velocity.y * factor), of: ball)
    }
  }

  /// Pushes all balls once in the direction `angle` (radians), changing their velocities by `change` points per second.
  /// The push behavior removes itself when it is done.
  func push(angle: CGFloat, change: CGFloat) {
    guard let ball = balls.first else { return }
    let push = UIPushBehavior(items: balls.map { $0 }, mode: .instantaneous)
    let mass = ball.bounds.width * ball.bounds.height * ballTraits.density / Rules.massOfPush
    push.setAngle(angle, magnitude: change / Rules.unitOfPush * mass)
    push.action = { [me = Weak(self), push = Weak(push)] in
      if let push = push.value { me.value?.removeChildBehavior(push) }
    }
    addChildBehavior(push)
  }

  // MARK: The end of a tick

  private func finishTick() {
    let seconds = 1 / UIApplication.ticksPerSecond
    let moved = (paddleFrame.midX - lastPaddleX) / seconds
    paddleVelocity += (moved - paddleVelocity) * min(seconds / Rules.paddleMemory, 1)
    lastPaddleX = paddleFrame.midX
    for ball in piercing {
      if let before = velocities.first(where: { $0.ball === ball }) { setVelocity(before.velocity, of: ball) }
    }
    piercing = []
    sendOffCaughtBalls()
    var lost: [UIView] = []
    velocities = []
    for ball in balls {
      if isOutside(ball) {
        lost.append(ball)
        continue
      }
      let velocity = velocity(of: ball)
      let pulled = flight.pulled(velocity, at: ball.center, by: magnets, reach: magnetReach, over: seconds)
      let corrected = flight.corrected(pulled, over: seconds)
      if corrected != velocity { setVelocity(corrected, of: ball) }
      velocities.append((ball, corrected))
    }
    for ball in lost {
      removeBall(ball)
      delegate?.breakoutBehavior(self, didLose: ball)
    }
    delegate?.breakoutBehavior(self, didAdvanceBy: seconds)
  }

  /// Whether a ball is completely outside the court: below it, or beyond a wall that it should not have passed.
  private func isOutside(_ ball: UIView) -> Bool {
    let center = ball.center
    let radius = ball.bounds.width / 2
    guard center.x.isFinite, center.y.isFinite else { return true }
    return center.y > bounds.maxY + radius || center.y < bounds.minY - radius || center.x < bounds.minX - radius
      || center.x > bounds.maxX + radius
  }

  /// Sends the balls that hit the paddle from above off at cruising speed. Balls that hit it from below just bounce.
  private func sendOffCaughtBalls() {
    guard !caught.isEmpty else { return }
    let hits = caught
    caught = []
    for ball in hits where ball.center.y < paddleFrame.midY {
      let offset = paddleFrame.width > 0 ? (ball.center.x - paddleFrame.midX) / (paddleFrame.width / 2) : 0
      if holds {
        removeBall(ball)
        delegate?.breakoutBehavior(self, didHold: ball, at: offset)
        continue
      }
      let spin = hasSpin ? paddleVelocity : 0
      setVelocity(flight.leavingPaddle(offset: offset, paddleVelocity: spin), of: ball)
      delegate?.breakoutBehavior(self, didCatch: ball)
    }
  }
}

extension BreakoutBehavior: UICollisionBehaviorDelegate {
  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at place: CGPoint
  ) {
    guard let ball = item as? UIView, let identifier else { return }
    if let brick = identifier.integer {
      delegate?.breakoutBehavior(self, ball: ball, didHitBrick: brick, at: place)
    } else if identifier == BreakoutBehavior.paddle {
      caught.append(ball)
    } else if identifier == BreakoutBehavior.net {
      delegate?.breakoutBehaviorDidHitNet(self)
    } else {
      delegate?.breakoutBehaviorDidHitWall(self)
    }
  }
}
