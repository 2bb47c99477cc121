import ArcadeKit
import UIKit

/// The experiment of a stage: a table with a ball and a paddle, an animator, and the stage's behaviors.
///
/// Every change that the reader makes takes effect at once in the live animator.
final class Exhibit: NSObject {
  /// The animator's reference view, `LabStage.tableSize` large.
  let table = UIView(frame: CGRect(origin: .zero, size: LabStage.tableSize))
  private(set) var stage: LabStage
  private(set) var values: LabValues

  private(set) var ball = ExhibitItem(name: LabStrings.ball, size: LabStage.ballSize)
  private(set) var paddle = ExhibitItem(name: LabStrings.paddle, size: LabStage.paddleSize)
  private(set) var animator: UIDynamicAnimator
  private(set) var push = UIPushBehavior(items: [], mode: .instantaneous)
  /// The continuous push of the second ball.
  private(set) var steady = UIPushBehavior(items: [], mode: .continuous)
  private(set) var collision = UICollisionBehavior()
  private(set) var ballLaws = UIDynamicItemBehavior()
  private(set) var paddleLaws = UIDynamicItemBehavior()
  private(set) var gravity = UIGravityBehavior()
  private(set) var pong = UIDynamicBehavior()
  private(set) var soft = UIDynamicItemBehavior()
  private(set) var bouncy = UIDynamicItemBehavior()
  private(set) var spring: UIAttachmentBehavior?
  private(set) var snap: UISnapBehavior?

  private var overlay: UIDynamicAnimatorDebugView?
  private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 18, height: 18))

  /// The measurements.
  private(set) var readings = LabReadings()
  /// Called when there are new readings.
  var onReading: (() -> Void)?
  /// Called when the ball has left for good, or everything has come to rest.
  var onOver: (() -> Void)?
  /// The distance in points that one arrow key moves the paddle.
  private static let step: CGFloat = 30

  /// While true, the exhibit stands completely still.
  var isPaused = false { didSet { applyPause() } }

  /// Whether an overlay shows the bodies and forces as the physics sees them.
  var showsOverlay = false { didSet { applyOverlay() } }

  init(_ stage: LabStage, values: LabValues) {
    self.stage = stage
    self.values = values
    animator = UIDynamicAnimator(referenceView: table)
    super.init()
    table.isMultipleTouchEnabled = true
    mark.layer.cornerRadius = 9
    mark.layer.borderWidth = 2
    mark.isUserInteractionEnabled = false
    begin(stage, values: values)
  }

  override class var kind: String { "Exhibit" }

  // MARK: From the beginning

  /// Sets up the stage from the beginning: new views, a new animator, and all behaviors as `values` describe them.
  func begin(_ stage: LabStage, values: LabValues) {
    self.stage = stage
    self.values = values
    animator.removeAllBehaviors()
    for view in table.subviews { view.removeFromSuperview() }
    ball = ExhibitItem(name: LabStrings.ball, size: LabStage.ballSize)
    ball.center = stage.ball
    let isTwin = stage.parts.contains(.twin)
    paddle = ExhibitItem(name: isTwin ? LabStrings.twin : LabStrings.paddle, size: stage.other)
    if isTwin { paddle.backgroundColor = Ink.red }
    paddle.center = stage.paddle
    table.addSubview(paddle)
    table.addSubview(ball)
    paddle.onStep = stage.drive == .none ? nil : { [me = Weak(self)] steps in me.value?.stepPaddle(by: steps) }
    animator = UIDynamicAnimator(referenceView: table)
    animator.delegate = self
    spring = nil
    snap = nil
    readings = LabReadings()
    readings.remember(ball, paddle)
    for part in stage.parts { add(part) }
    addObserver()
    showRefusal()
    applyOverlay()
    applyPause()
    onReading?()
  }

  private func add(_ part: LabPart) {
    switch part {
    case .push:
      push = UIPushBehavior(items: [ball], mode: .instantaneous)
      push.pushDirection = CGVector(dx: values[.pushX], dy: values[.pushY])
      animator.addBehavior(push)
    case .twin:
      steady = UIPushBehavior(items: [paddle], mode: .continuous)
      steady.pushDirection = CGVector(dx: values[.pushX], dy: values[.pushY])
      animator.addBehavior(steady)
    case .collision:
      collision = UICollisionBehavior(items: [ball, paddle])
      collision.collisionMode = Exhibit.modes[Int(values[.collisionMode])]
      collision.translatesReferenceBoundsIntoBoundary = values.isOn(.walls)
      collision.collisionDelegate = self
      setPresent(collision, .usesCollision)
    case .ballLaws:
      ballLaws = UIDynamicItemBehavior(items: [ball])
      ballLaws.allowsRotation = values.isOn(.ballRotates)
      if stage.parts.contains(.bounce) { applyBounce() }
      setPresent(ballLaws, .usesBallLaws)
    case .paddleLaws:
      paddleLaws = UIDynamicItemBehavior(items: [paddle])
      paddleLaws.allowsRotation = values.isOn(.paddleRotates)
      if stage.parts.contains(.density) { paddleLaws.density = values[.density] }
      setPresent(paddleLaws, .usesPaddleLaws)
    // `.ballLaws` and `.paddleLaws` set these.
    case .bounce, .density: break
    case .gravity:
      gravity = UIGravityBehavior(items: [ball])
      applyGravity()
      setPresent(gravity, .usesGravity)
    case .nest: addNest()
    case .attachment:
      let spring = UIAttachmentBehavior(item: paddle, attachedToAnchor: paddle.center)
      spring.frequency = values[.frequency]
      spring.damping = values[.damping]
      self.spring = spring
      setPresent(spring, .usesAttachment)
    case .snap:
      let snap = UISnapBehavior(item: paddle, snapTo: paddle.center)
      snap.damping = values[.snapDamping]
      self.snap = snap
      setPresent(snap, .usesSnap)
    case .style: applyStyle()
    // These parts determine what a touch does; they add nothing to the animator.
    case .move, .resetTap: break
    }
  }

  private func addNest() {
    pong = UIDynamicBehavior()
    soft = UIDynamicItemBehavior(items: [ball])
    soft.elasticity = 0
    bouncy = UIDynamicItemBehavior(items: [ball])
    bouncy.elasticity = 1
    pong.action = { [me = Weak(self)] in me.value?.readings.log("pong") }
    soft.action = { [me = Weak(self)] in me.value?.readings.log("soft") }
    bouncy.action = { [me = Weak(self)] in me.value?.readings.log("bouncy") }
    orderNest()
    animator.addBehavior(pong)
  }

  private func orderNest() {
    for child in pong.childBehaviors { pong.removeChildBehavior(child) }
    let order = values.isOn(.softIsLast) ? [bouncy, soft] : [soft, bouncy]
    for child in order { pong.addChildBehavior(child) }
  }

  /// Adds a behavior without items. It affects nothing, and takes the readings in each tick.
  private func addObserver() {
    let observer = UIDynamicBehavior()
    observer.action = { [me = Weak(self)] in me.value?.ticked() }
    animator.addBehavior(observer)
  }

  // MARK: By hand

  private static let modes: [UICollisionBehavior.Mode] = [.everything, .items, .boundaries]

  /// Changes a property, from the next tick on.
  func change(_ property: LabProperty, to value: Double) {
    values[property] = value
    switch property {
    case .pushX, .pushY:
      push.pushDirection = CGVector(dx: values[.pushX], dy: values[.pushY])
      steady.pushDirection = push.pushDirection
    case .usesCollision: setPresent(collision, property)
    case .collisionMode: collision.collisionMode = Exhibit.modes[Int(value)]
    case .walls: collision.translatesReferenceBoundsIntoBoundary = values.isOn(.walls)
    case .usesBallLaws: setPresent(ballLaws, property)
    case .ballRotates: ballLaws.allowsRotation = values.isOn(.ballRotates)
    case .elasticity, .friction, .resistance: applyBounce()
    case .usesPaddleLaws: setPresent(paddleLaws, property)
    case .paddleRotates: paddleLaws.allowsRotation = values.isOn(.paddleRotates)
    case .density: paddleLaws.density = value
    case .usesGravity: setPresent(gravity, property)
    case .gravity, .gravityAngle: applyGravity()
    case .softIsLast: orderNest()
    case .tellsAnimator: break
    case .usesAttachment: if let spring { setPresent(spring, property) }
    case .frequency: spring?.frequency = value
    case .damping: spring?.damping = value
    case .usesSnap: if let snap { setPresent(snap, property) }
    case .snapDamping: snap?.damping = value
    case .isStyled: restyle()
    }
    showRefusal()
    onReading?()
  }

  private func setPresent(_ behavior: UIDynamicBehavior, _ property: LabProperty) {
    if values.isOn(property) {
      if behavior.dynamicAnimator == nil { animator.addBehavior(behavior) }
    } else if behavior.dynamicAnimator != nil {
      animator.removeBehavior(behavior)
    }
  }

  private func applyBounce() {
    ballLaws.elasticity = values[.elasticity]
    ballLaws.friction = values[.friction]
    ballLaws.resistance = values[.resistance]
  }

  private func applyGravity() {
    gravity.setAngle(Double.pi * values[.gravityAngle], magnitude: values[.gravity])
  }

  private func applyStyle() {
    let isDressed = values.isOn(.isStyled)
    ball.isRound = isDressed
    ball.dress(isDressed, fill: Ink.red, radius: LabStage.ballSize.width / 2)
    paddle.dress(isDressed, fill: LabInk.plate, radius: 8)
  }

  /// Replaces the ball, keeping its position and velocity: an animator reads an item's shape only when the item is
  /// added.
  private func restyle() {
    let old = ball
    let speed = ballLaws.linearVelocity(for: old)
    ball = ExhibitItem(name: LabStrings.ball, size: LabStage.ballSize)
    ball.center = old.center
    ball.transform = old.transform
    table.insertSubview(ball, aboveSubview: old)
    old.removeFromSuperview()
    for behavior in [push, collision, ballLaws] as [UIDynamicItemsBehavior] {
      behavior.removeItem(old)
      behavior.addItem(ball)
    }
    applyStyle()
    ballLaws.addLinearVelocity(speed, for: ball)
  }

  /// Pushes the ball once more.
  func pushAgain() {
    push.active = true
    readings.hasLeft = false
    applyPause()
  }

  // MARK: The paddle

  /// Responds to a touch at `place`, in the table's coordinates; each stage moves the paddle in its own way.
  func movePaddle(to place: CGPoint) {
    switch stage.drive {
    case .none: return
    case .place:
      paddle.center = place
      if values.isOn(.tellsAnimator) { animator.updateItem(usingCurrentState: paddle) }
      readings.wanted = place
    case .spring: spring?.anchorPoint = place
    case .snap: snap?.snapPoint = place
    }
    showMark(at: place)
  }

  private func stepPaddle(by steps: Int) {
    var place = stage.drive == .spring ? spring?.anchorPoint : stage.drive == .snap ? snap?.snapPoint : paddle.center
    place?.x += CGFloat(steps) * Exhibit.step * (table.readsRightToLeft ? -1 : 1)
    if let place { movePaddle(to: place) }
  }

  /// Shows a ring at the paddle's target.
  private func showMark(at place: CGPoint) {
    mark.layer.borderColor = Ink.red.resolvedColor(with: table.traitCollection).cgColor
    mark.center = place
    if mark.superview == nil { table.addSubview(mark) }
    if let overlay { table.bringSubviewToFront(overlay) }
  }

  // MARK: Instruments

  private func ticked() {
    readings.measure(ball, paddle)
    if readings.isGone(ball, from: table.bounds) {
      readings.hasLeft = true
      applyPause()
      onReading?()
      onOver?()
    } else if readings.isDue {
      onReading?()
    }
  }

  private func showRefusal() {
    guard stage.parts.contains(.density) else { return }
    readings.refusedDensity = paddleLaws.density == values[.density] ? nil : paddleLaws.density
  }

  private func applyPause() { animator.isPaused = isPaused || readings.hasLeft }

  private func applyOverlay() {
    overlay?.removeFromSuperview()
    overlay = nil
    guard showsOverlay else { return }
    let overlay = UIDynamicAnimatorDebugView(animator: animator)
    table.addSubview(overlay)
    self.overlay = overlay
  }
}

extension Exhibit: UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    readings.isResting = false
    onReading?()
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    readings.isResting = true
    onReading?()
    onOver?()
  }
}

extension Exhibit: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    readings.paddleHits += 1
    readings.openContacts += 1
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    readings.openContacts -= 1
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) {
    readings.wallHits += 1
    readings.openContacts += 1
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?
  ) {
    readings.openContacts -= 1
  }
}
