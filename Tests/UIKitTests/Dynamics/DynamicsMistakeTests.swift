import Testing
import UIKit

/// Programming mistakes: each has a defined outcome, usually a diagnostic, and never traps.
@Suite struct DynamicsMistakeTests {
  @Test func anItemInTwoAnimatorsIsNamedAndTheLastOneWins() {
    let stage = DynamicsStage()
    let box = stage.box(200, 100)
    let second = UIDynamicAnimator(referenceView: stage.court)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance()
    let still = UIDynamicItemBehavior(items: [box])
    still.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    second.addBehavior(still)
    stage.advance(ticks: 60)
    #expect(abs(box.center.y - 100) < 0.2 && box.center.x > 240, "\(box.center)")
    let told = stage.diagnostics
    #expect(told.count == 1 && told[0].contains("two animators") && told[0].contains("Remove it from one"))
    second.removeAllBehaviors()
    stage.advance(ticks: 2)
    #expect(box.center.y > 200)
  }

  @Test func aBehaviorAddedTwiceIsRefused() {
    let stage = DynamicsStage()
    let box = stage.box(200, 100)
    let gravity = UIGravityBehavior(items: [box])
    let other = UIDynamicAnimator(referenceView: stage.court)
    let parent = UIDynamicBehavior()
    stage.animator.addBehavior(gravity)
    stage.animator.addBehavior(gravity)
    other.addBehavior(gravity)
    parent.addChildBehavior(gravity)
    parent.addChildBehavior(parent)
    let child = UIDynamicBehavior()
    parent.addChildBehavior(child)
    child.addChildBehavior(parent)
    #expect(stage.animator.behaviors.count == 1 && other.behaviors.isEmpty && child.childBehaviors.isEmpty)
    #expect(parent.childBehaviors.count == 1)
    #expect(stage.diagnostics.count == 5)
    stage.advance(ticks: 60)
    #expect(abs(box.center.y - 225) < 0.1)
    // Removing an item that was never added is harmless.
    other.removeBehavior(gravity)
    parent.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator === stage.animator)
  }

  @Test func behaviorsMayGoInTheMidstOfATick() {
    let stage = DynamicsStage()
    let box = stage.box(200, 100)
    let gravity = UIGravityBehavior(items: [box])
    let field = UIFieldBehavior.field { [stage = Weak(stage.animator)] field, _, _, _, _, _ in
      stage.value?.removeBehavior(field)
      stage.value?.removeAllBehaviors()
      return CGVector(dx: 1, dy: 0)
    }
    field.addItem(box)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in [field, gravity, collision] { stage.animator.addBehavior(behavior) }
    stage.advance(ticks: 5)
    #expect(stage.animator.behaviors.isEmpty && gravity.dynamicAnimator == nil && !stage.animator.isRunning)
  }

  @Test func aBehaviorMayRemoveItselfAndOthersInItsAction() {
    let stage = DynamicsStage()
    let box = stage.box(200, 100)
    var ran: [String] = []
    let first = UIGravityBehavior(items: [box])
    let second = UIDynamicItemBehavior(items: [box])
    second.action = { ran.append("second") }
    first.action = { [first = Weak(first), second = Weak(second)] in
      ran.append("first")
      if let second = second.value { second.dynamicAnimator?.removeBehavior(second) }
      if let first = first.value { first.dynamicAnimator?.removeBehavior(first) }
    }
    stage.animator.addBehavior(first)
    stage.animator.addBehavior(second)
    stage.advance(ticks: 5)
    #expect(ran == ["first"] && stage.animator.behaviors.isEmpty)
  }

  @Test func aBehaviorMayRefuseToEnter() {
    final class Shy: UIDynamicBehavior {
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { dynamicAnimator?.removeBehavior(self) }
    }
    let stage = DynamicsStage()
    let shy = Shy()
    shy.addChildBehavior(UIGravityBehavior(items: [stage.box(1, 1)]))
    stage.animator.addBehavior(shy)
    stage.advance(ticks: 5)
    #expect(shy.dynamicAnimator == nil && stage.animator.behaviors.isEmpty)
    #expect(shy.childBehaviors[0].dynamicAnimator == nil)
  }

  @Test func itemsMayGoInAContactCallback() {
    let stage = DynamicsStage()
    let log = ContactLog()
    let balls = (0..<6).map { stage.ball(60 + 40 * Double($0), 100) }
    let collision = UICollisionBehavior(items: balls.map { $0 })
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = log
    let gravity = UIGravityBehavior(items: balls.map { $0 })
    // The first hit removes all of them; the others' hits in the same tick are not reported.
    log.onBoundary = { behavior, _, _ in
      for ball in balls {
        behavior.removeItem(ball)
        gravity.removeItem(ball)
        ball.removeFromSuperview()
      }
    }
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(gravity)
    stage.advance(ticks: 240)
    #expect(log.lines == ["began frame"])
    #expect(collision.items.isEmpty && !stage.animator.isRunning)
  }

  @Test func theAnimatorsBehaviorsMayGoInAContactCallback() {
    let stage = DynamicsStage()
    let log = ContactLog()
    let ball = stage.ball(100, 100)
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = log
    log.onBoundary = { behavior, _, _ in behavior.dynamicAnimator?.removeAllBehaviors() }
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [ball]))
    stage.advance(ticks: 240)
    #expect(log.lines == ["began frame"] && stage.animator.behaviors.isEmpty)
  }

  @Test func aViewThatLeavesTheHierarchyIsMovedOnUntilItsBehaviorsLetGo() {
    let stage = DynamicsStage(height: 10_000)
    let box = stage.box(200, 100)
    let gravity = UIGravityBehavior(items: [box])
    stage.animator.addBehavior(gravity)
    stage.advance(ticks: 30)
    box.removeFromSuperview()
    stage.advance(ticks: 30)
    #expect(abs(box.center.y - 225) < 0.1)
    gravity.removeItem(box)
    stage.advance(ticks: 30)
    #expect(abs(box.center.y - 225) < 0.1)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func numbersThatAreNoneAreRefused() {
    let stage = DynamicsStage()
    let box = stage.box(200, 100)
    let laws = UIDynamicItemBehavior(items: [box])
    laws.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: box)
    laws.addAngularVelocity(.infinity, for: box)
    stage.animator.addBehavior(laws)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: CGFloat.infinity, dy: 0)
    push.magnitude = .nan
    push.setTargetOffsetFromCenter(UIOffset(horizontal: CGFloat.nan, vertical: 0), for: box)
    let gravity = UIGravityBehavior(items: [])
    gravity.angle = .nan
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 1, y: 1))
    snap.snapPoint = CGPoint(x: CGFloat.nan, y: 0)
    snap.damping = .nan
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: 0) }
    field.addItem(box)
    stage.animator.addBehavior(push)
    stage.animator.addBehavior(field)
    stage.advance(ticks: 30)
    #expect(box.center == CGPoint(x: 200, y: 100))
    #expect(push.magnitude == 0 && gravity.magnitude == 1 && snap.snapPoint == CGPoint(x: 1, y: 1))
    #expect(snap.damping == 0)
    #expect(laws.linearVelocity(for: box) == .zero && laws.angularVelocity(for: box) == 0)
    // Two velocities, three pushes, a gravity and a snap, and the field once, although it failed in every tick.
    #expect(stage.diagnostics.count == 8)
  }

  @Test func absurdNumbersTrapNothing() {
    let stage = DynamicsStage()
    let box = stage.box(200, 100)
    let laws = UIDynamicItemBehavior(items: [box])
    laws.addLinearVelocity(CGPoint(x: 1e300, y: -1e300), for: box)
    laws.addAngularVelocity(1e300, for: box)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 1e300, dy: 1)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 1e300, y: 0))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 100))
    field.falloff = 1e9
    field.strength = 1e300
    field.minimumRadius = -5
    field.addItem(box)
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(withIdentifier: 1, from: CGPoint(x: 1e300, y: 0), to: CGPoint(x: 0, y: 1e300))
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 1e300, left: -1e300, bottom: CGFloat.nan, right: 0))
    for behavior in [laws, push, attachment, field, collision] as [UIDynamicBehavior] {
      stage.animator.addBehavior(behavior)
    }
    stage.animator.restDelay = .nan
    stage.animator.restDistance = -1
    stage.animator.bounceThreshold = .infinity
    stage.animator.activeRect = CGRect.null
    stage.advance(ticks: 60)
    stage.animator.advance(by: -5)
    #expect(box.center.isFinite)
  }

  @Test func regionsOfNoSizeHoldTheirMiddleAtMost() {
    let beside = CGPoint(x: 0.001, y: 0)
    for region in [UIRegion(radius: 0), UIRegion(size: .zero)] {
      #expect(region.contains(.zero) && !region.contains(beside))
      #expect(!region.inverse().contains(.zero) && region.inverse().contains(beside))
    }
    for region in [
      UIRegion(radius: -1), UIRegion(radius: .nan), UIRegion(size: CGSize(width: -1, height: 5)),
      UIRegion(size: CGSize(width: CGFloat.nan, height: 5)),
    ] {
      #expect(!region.contains(.zero) && region.inverse().contains(.zero))
    }
    let stage = DynamicsStage()
    let box = stage.box(200, 100)
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.region = UIRegion(radius: 0)
    field.addItem(box)
    stage.animator.addBehavior(field)
    stage.advance(ticks: 60)
    #expect(box.center.x == 200)
  }

  @Test func lengthsBelowZeroAndRangesWithoutZeroAreRefused() {
    let stage = DynamicsStage()
    let box = stage.box(200, 100)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 50))
    attachment.length = -1
    attachment.frequency = -1
    attachment.damping = .nan
    attachment.frictionTorque = -1
    attachment.anchorPoint = CGPoint(x: CGFloat.infinity, y: 0)
    attachment.attachmentRange = UIFloatRange(minimum: 1, maximum: 2)
    #expect(attachment.length == 50 && attachment.frequency == 0 && attachment.damping == 0)
    #expect(attachment.frictionTorque == 0 && attachment.anchorPoint == CGPoint(x: 200, y: 50))
    #expect(attachment.attachmentRange == .infinite)
    let told = stage.diagnostics
    #expect(told.count == 6 && told[0].contains("length is out of range"))
    // An item attached to itself, or two that cannot move.
    stage.animator.addBehavior(UIAttachmentBehavior(item: box, attachedTo: box))
    stage.advance(ticks: 5)
    #expect(stage.diagnostics.count == 1)
  }

  @Test func advancingFromWithinATickDoesNothing() {
    let stage = DynamicsStage(height: 10_000)
    let box = stage.box(200, 100)
    let gravity = UIGravityBehavior(items: [box])
    gravity.action = { [animator = Weak(stage.animator)] in animator.value?.advance(by: 1) }
    stage.animator.addBehavior(gravity)
    stage.advance(ticks: 60)
    #expect(abs(box.center.y - 225) < 0.1)
    #expect(stage.diagnostics.count == 60)
  }

  @Test func anItemsSetterMayChangeTheAnimator() {
    final class Rebel: NSObject, UIDynamicItem {
      @Weak var animator: UIDynamicAnimator?
      var transform = CGAffineTransform.identity
      var bounds: CGRect { CGRect(x: 0, y: 0, width: 20, height: 20) }
      var writes = 0
      var center = CGPoint(x: 100, y: 100) {
        didSet {
          writes += 1
          if writes == 5 { animator?.updateItem(usingCurrentState: self) }
          if writes == 10 { animator?.removeAllBehaviors() }
        }
      }
    }
    let stage = DynamicsStage()
    let rebel = Rebel()
    let animator = UIDynamicAnimator()
    rebel.animator = animator
    animator.addBehavior(UIGravityBehavior(items: [rebel]))
    stage.advance(ticks: 60)
    #expect(rebel.writes == 10 && animator.behaviors.isEmpty)
  }

  @Test func nothingIsLeftWhenASceneGoes() {
    final class Scene: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
      let court = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let animator: UIDynamicAnimator
      let value = UIDynamicValue()
      var hits = 0
      override init() {
        animator = UIDynamicAnimator(referenceView: court)
        super.init()
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        let other = UIView(frame: CGRect(x: 100, y: 10, width: 30, height: 30))
        court.addSubview(box)
        court.addSubview(other)
        let collision = UICollisionBehavior(items: [box, other])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.addBoundary(withIdentifier: "shelf") { UIBezierPath(rect: $0.insetBy(dx: 40, dy: 40)) }
        collision.collisionDelegate = self
        animator.delegate = self
        let composite = UIDynamicBehavior()
        composite.action = { [me = Weak(self)] in me.value?.hits += 1 }
        composite.addChildBehavior(collision)
        composite.addChildBehavior(UIGravityBehavior(items: [box, other, UIDynamicItemGroup(items: [box])]))
        composite.addChildBehavior(UIAttachmentBehavior(item: box, attachedTo: other))
        composite.addChildBehavior(UISnapBehavior(item: other, snapTo: .zero))
        value.didChange = { [me = Weak(self)] _ in me.value?.hits += 1 }
        let push = UIPushBehavior(items: [value], mode: .continuous)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 1, vertical: 1), for: value)
        composite.addChildBehavior(push)
        let field = UIFieldBehavior.vortexField()
        field.addItem(box)
        composite.addChildBehavior(field)
        animator.addBehavior(composite)
        court.addSubview(UIDynamicAnimatorDebugView(animator: animator))
      }
    }
    let stage = DynamicsStage()
    @Weak var scene: Scene?
    @Weak var animator: UIDynamicAnimator?
    @Weak var court: UIView?
    @Weak var item: UIView?
    @Weak var behavior: UIDynamicBehavior?
    @Weak var child: UIDynamicBehavior?
    @Weak var value: UIDynamicValue?
    do {
      let made = Scene()
      stage.court.addSubview(made.court)
      stage.advance(ticks: 60)
      #expect(made.hits > 0)
      made.court.removeFromSuperview()
      (scene, animator, court, value) = (made, made.animator, made.court, made.value)
      item = made.court.subviews[0]
      behavior = made.animator.behaviors[0]
      child = made.animator.behaviors[0].childBehaviors[0]
    }
    stage.advance()
    #expect(scene == nil && animator == nil && court == nil && item == nil)
    #expect(behavior == nil && child == nil && value == nil)
  }

  @Test("an item at the address of a dead one does not have its offset, and its own mistakes are told")
  func anotherItemAtTheAddressOfADeadOneIsAnother() {
    final class Item: NSObject, UIDynamicItem {
      var center = CGPoint.zero
      var size = 0.0
      var bounds: CGRect { CGRect(x: 0, y: 0, width: size, height: size) }
      var transform = CGAffineTransform.identity
      var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }
    }
    /// An item at the address; any other one if a thousand tries did not give one there.
    func item(at address: UInt) -> Item {
      var tried: [Item] = []
      repeat { tried.append(Item()) } while tried[tried.count - 1].address != address && tried.count < 1000
      return tried[tried.count - 1]
    }
    let stage = DynamicsStage()
    let overlay = UIDynamicAnimatorDebugView(animator: stage.animator)
    stage.court.addSubview(overlay)
    overlay.reportsOverrides = true

    let push = UIPushBehavior(items: [], mode: .continuous)
    func setOffset() -> UInt {
      let item = Item()
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 5, vertical: 5), for: item)
      return item.address
    }
    #expect(push.targetOffsetFromCenter(for: item(at: setOffset())) == .zero)

    let laws = [UIDynamicItemBehavior(items: []), UIDynamicItemBehavior(items: [])]
    (laws[0].elasticity, laws[1].elasticity) = (0.2, 0.8)
    laws.forEach(stage.animator.addBehavior)
    /// Lets the behaviors act on the item for a tick, and returns its address.
    func act(on item: Item) -> UInt {
      for each in laws { each.addItem(item) }
      stage.advance()
      for each in laws { each.removeItem(item) }
      stage.advance()
      return item.address
    }
    _ = act(on: item(at: act(on: Item())))
    #expect(stage.diagnostics.count == 2, "the size of both is zero")
    /// An item with a size.
    func sized(_ item: Item) -> Item {
      item.size = 10
      return item
    }
    _ = act(on: sized(item(at: act(on: sized(Item())))))
    #expect(stage.diagnostics.count == 2, "the elasticity of both is set twice")
  }
}
