import Testing
import UIKit

/// The order of an animator's work, and which of several settings wins, as Apple documents it.
@Suite struct DynamicsSemanticsTests {
  @Test func itemBehaviorsMergePropertyByPropertyTheLastInPreOrderWinning() {
    let stage = DynamicsStage(width: 100_000)
    let box = stage.box(100, 100)
    // Pre-order: outer, inner, last. The order of their setup does not matter.
    let outer = UIDynamicItemBehavior(items: [box])
    let inner = UIDynamicItemBehavior(items: [box])
    let last = UIDynamicItemBehavior(items: [box])
    outer.addChildBehavior(inner)
    stage.animator.addBehavior(outer)
    stage.animator.addBehavior(last)
    last.resistance = 1
    inner.resistance = 4
    inner.density = 5
    outer.density = 2
    outer.addLinearVelocity(CGPoint(x: 1000, y: 0), for: box)
    stage.advance(ticks: 60)
    #expect(abs(last.linearVelocity(for: box).x - 1000 * exp(-0.5)) < 1)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.setAngle(Double.pi / 2, magnitude: 5)
    stage.animator.addBehavior(push)
    stage.advance()
    #expect(abs(last.linearVelocity(for: box).y - 100) < 2)
    // A value that the last one leaves unset comes from an earlier one; when the last is removed, the earlier value is
    // back.
    let before = outer.linearVelocity(for: box).x
    stage.animator.removeBehavior(last)
    stage.advance(ticks: 60)
    #expect(abs(outer.linearVelocity(for: box).x - before * exp(-2)) < 1)
  }

  @Test func anItemOfTwoCollisionBehaviorsCollidesInBothAndTheirOthersPassThrough() {
    let stage = DynamicsStage()
    let both = stage.ball(100, 100)
    let first = stage.ball(200, 100)
    let second = stage.ball(100, 200)
    let laws = UIDynamicItemBehavior(items: [both])
    laws.elasticity = 1
    laws.density = 1000
    laws.addLinearVelocity(CGPoint(x: 300, y: 0), for: both)
    stage.animator.addBehavior(UICollisionBehavior(items: [both, first]))
    stage.animator.addBehavior(UICollisionBehavior(items: [both, second]))
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 60)
    #expect(first.center.x > 220)
    laws.addLinearVelocity(CGPoint(x: -300, y: 0), for: both)
    both.center = CGPoint(x: 100, y: 150)
    stage.animator.updateItem(usingCurrentState: both)
    laws.addLinearVelocity(CGPoint(x: 0, y: 300), for: both)
    stage.advance(ticks: 60)
    #expect(second.center.y > 220)
  }

  @Test func itemsAreReadOnceWhenTheyEnter() {
    let stage = DynamicsStage()
    let box = stage.box(200, 100, 40, 40)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: [box])
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(gravity)
    stage.advance(ticks: 240)
    // The scale is not part of the simulation; the item's bounds are, as before.
    #expect(abs(box.center.y - 380) < 0.5)
    box.bounds.size = CGSize(width: 100, height: 100)
    stage.animator.updateItem(usingCurrentState: box)
    stage.advance(ticks: 60)
    #expect(abs(box.center.y - 380) < 0.5)
    for behavior in [collision, gravity] {
      behavior.removeItem(box)
    }
    stage.advance()
    for behavior in [collision, gravity] { behavior.addItem(box) }
    box.center.y = 300
    stage.advance(ticks: 240)
    #expect(abs(box.center.y - 350) < 0.5)
  }

  @Test func scaleAndSkewVanishWithTheFirstTurn() {
    let stage = DynamicsStage()
    let box = stage.box(200, 100, 40, 40)
    box.transform = CGAffineTransform(scaleX: 2, y: 3)
    let laws = UIDynamicItemBehavior(items: [box])
    laws.addAngularVelocity(2, for: box)
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 60)
    #expect(abs(box.transform.a - cos(1)) < 0.01 && abs(box.transform.d - cos(1)) < 0.01)
    #expect(abs(box.transform.b - sin(1)) < 0.01)
  }

  @Test func aTickRunsInOneOrder() {
    var log: [String] = []
    final class Token: NSObject, UIDynamicItem {
      var write: () -> Void = {}
      var center = CGPoint(x: 100, y: 380) { didSet { write() } }
      var transform = CGAffineTransform.identity
      var bounds: CGRect { CGRect(x: 0, y: 0, width: 20, height: 20) }
    }
    final class Rest: NSObject, UIDynamicAnimatorDelegate {
      var told: () -> Void = {}
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { told() }
    }
    let stage = DynamicsStage()
    let token = Token()
    let contacts = ContactLog()
    let rest = Rest()
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in
      log.append("force")
      return CGVector(dx: 0, dy: 10)
    }
    field.addItem(token)
    let collision = UICollisionBehavior(items: [token])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = contacts
    contacts.onBoundary = { _, _, _ in log.append("contact") }
    token.write = { log.append("place") }
    rest.told = { log.append("rest") }
    field.action = { log.append("parent's action") }
    let child = UIDynamicBehavior()
    child.action = { log.append("child's action") }
    field.addChildBehavior(child)
    stage.animator.delegate = rest
    stage.animator.addBehavior(field)
    stage.animator.addBehavior(collision)
    stage.advance(ticks: 200)
    let first = log.firstIndex(of: "contact")!
    #expect(
      Array(log[(first - 2)...(first + 2)]) == ["force", "place", "contact", "parent's action", "child's action"])
    #expect(log.last == "rest")
    #expect(log.filter { $0 == "force" }.count == log.filter { $0 == "child's action" }.count)
  }

  @Test func restIsNoticedWithinThreeTenthsOfTheLastVisibleMotion() {
    for seed in 1...6 {
      let stage = DynamicsStage()
      var generator = SeededGenerator(seed: UInt64(seed))
      let boxes = (0..<6).map {
        stage.box(40 + 60 * Double($0), Double.random(in: 40...200, using: &generator), 50, 30 + 5 * Double(seed))
      }
      let laws = UIDynamicItemBehavior(items: boxes.map { $0 })
      laws.elasticity = 0.4
      let collision = UICollisionBehavior(items: boxes.map { $0 })
      collision.translatesReferenceBoundsIntoBoundary = true
      for box in boxes {
        laws.addLinearVelocity(CGPoint(x: Double.random(in: -200...200, using: &generator), y: 0), for: box)
      }
      stage.animator.addBehavior(laws)
      stage.animator.addBehavior(collision)
      stage.animator.addBehavior(UIGravityBehavior(items: boxes.map { $0 }))
      func places() -> [(CGPoint, Double)] { boxes.map { ($0.center, atan2($0.transform.b, $0.transform.a)) } }
      var seen = places()
      var lastMotion = 0
      var tick = 0
      while stage.animator.isRunning && tick < 3000 {
        stage.advance()
        tick += 1
        for (index, place) in places().enumerated() {
          let moved = hypot(place.0.x - seen[index].0.x, place.0.y - seen[index].0.y) > 0.25
          if moved || abs(place.1 - seen[index].1) > 0.1 * Double.pi / 180 {
            seen[index] = place
            lastMotion = tick
          }
        }
      }
      #expect(!stage.animator.isRunning)
      #expect(tick - lastMotion <= 36, "\(seed): \(tick - lastMotion)")
      // At rest, no frame is requested.
      #expect(stage.application.nextDueTick == nil)
      let elapsed = stage.animator.elapsedTime
      stage.advance(ticks: 100)
      #expect(stage.animator.elapsedTime == elapsed)
    }
  }

  @Test func aWeakForceIsNoRest() {
    let stage = DynamicsStage(width: 10_000)
    let box = stage.box(100, 100)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.magnitude = 0.01
    stage.animator.addBehavior(push)
    stage.advance(ticks: 1200)
    #expect(stage.animator.isRunning)
    #expect(abs(box.center.x - 150) < 1)
  }

  @Test func everyChangeThatCanMoveSomethingResumes() {
    final class Delegate: NSObject, UIDynamicAnimatorDelegate {
      var resumed = 0
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { resumed += 1 }
    }
    let stage = DynamicsStage()
    let box = stage.box(200, 350)
    let delegate = Delegate()
    stage.animator.delegate = delegate
    let gravity = UIGravityBehavior(items: [box])
    let collision = UICollisionBehavior(items: [box])
    let laws = UIDynamicItemBehavior(items: [box])
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 300))
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 350))
    let field = UIFieldBehavior.dragField()
    let all: [UIDynamicBehavior] = [gravity, collision, laws, push, attachment, snap, field]
    for behavior in all { stage.animator.addBehavior(behavior) }
    push.active = false
    let changes: [(String, () -> Void)] = [
      ("gravity", { gravity.magnitude = 0.5 }), ("angle", { gravity.angle = 1 }),
      ("boundary", { collision.addBoundary(withIdentifier: 1, from: .zero, to: CGPoint(x: 9, y: 0)) }),
      ("no boundary", { collision.removeBoundary(withIdentifier: 1) }), ("mode", { collision.collisionMode = .items }),
      ("bounds", { collision.translatesReferenceBoundsIntoBoundary = true }),
      ("size", { stage.court.bounds.size.height = 410 }), ("density", { laws.density = 2 }),
      ("velocity", { laws.addLinearVelocity(CGPoint(x: 1, y: 0), for: box) }), ("push", { push.active = true }),
      ("direction", { push.magnitude = 0.1 }), ("length", { attachment.length = 60 }),
      ("anchor", { attachment.anchorPoint.x = 210 }), ("frequency", { attachment.frequency = 1 }),
      ("snap", { snap.snapPoint.x = 210 }), ("damping", { snap.damping = 0.9 }), ("field", { field.strength = 2 }),
      ("item", { field.addItem(box) }), ("removal", { stage.animator.removeBehavior(field) }),
      ("moved", { stage.animator.updateItem(usingCurrentState: box) }),
    ]
    for (name, change) in changes {
      stage.advance(ticks: 1200)
      #expect(!stage.animator.isRunning, "\(name)")
      let before = delegate.resumed
      change()
      #expect(delegate.resumed == before + 1 && stage.animator.isRunning, "\(name)")
    }
  }

  @Test func removingTheBehaviorsPausesAndTells() {
    final class Delegate: NSObject, UIDynamicAnimatorDelegate {
      var paused = 0
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { paused += 1 }
    }
    let stage = DynamicsStage()
    let box = stage.box(200, 100)
    let delegate = Delegate()
    stage.animator.delegate = delegate
    let laws = UIDynamicItemBehavior(items: [box])
    laws.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 12)
    stage.animator.removeAllBehaviors()
    stage.advance(ticks: 2)
    #expect(delegate.paused == 1 && !stage.animator.isRunning)
    let place = box.center
    // The item stays; when it returns it starts from rest.
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 12)
    #expect(box.center == place && laws.linearVelocity(for: box) == .zero)
  }

  @Test func contactsComeInPairs() {
    final class Counter: NSObject, UICollisionBehaviorDelegate {
      var open: [String: Int] = [:]
      var began = 0
      var wrong = 0
      private func change(_ key: String, by step: Int) {
        open[key, default: 0] += step
        if step > 0 { began += 1 }
        if open[key] != 0 && open[key] != 1 { wrong += 1 }
      }
      private func key(_ one: any UIDynamicItem, _ two: any UIDynamicItem) -> String {
        let tags = [(one as? UIView)?.tag ?? 0, (two as? UIView)?.tag ?? 0].sorted()
        return "\(tags[0]) \(tags[1])"
      }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
      ) { change(key(item1, item2), by: 1) }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
      ) { change(key(item1, item2), by: -1) }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
      ) { change("\((item as? UIView)?.tag ?? 0) wall", by: 1) }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: UIBoundaryIdentifier?
      ) { change("\((item as? UIView)?.tag ?? 0) wall", by: -1) }
    }
    let stage = DynamicsStage()
    let counter = Counter()
    let collision = UICollisionBehavior()
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = counter
    let laws = UIDynamicItemBehavior()
    laws.elasticity = 1
    laws.friction = 0
    for index in 0..<16 {
      let item: UIView =
        index % 2 == 0
        ? stage.ball(50 + 90 * Double(index % 4), 50 + 90 * Double(index / 4))
        : stage.box(50 + 90 * Double(index % 4), 50 + 90 * Double(index / 4), 24, 24)
      item.tag = index + 1
      collision.addItem(item)
      laws.addItem(item)
      laws.addLinearVelocity(CGPoint(x: 137 * Double(index % 5 - 2), y: 91 * Double(index % 7 - 3)), for: item)
    }
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 1200)
    #expect(counter.began > 100 && counter.wrong == 0)
  }

  @Test func anAnchoredItemStandsAndCollides() {
    let stage = DynamicsStage()
    let block = stage.box(200, 300, 100, 40)
    let ball = stage.ball(200, 200)
    let anchored = UIDynamicItemBehavior(items: [block])
    anchored.isAnchored = true
    anchored.addLinearVelocity(CGPoint(x: 100, y: 0), for: block)
    let collision = UICollisionBehavior(items: [block, ball])
    for behavior in [anchored, collision, UIGravityBehavior(items: [block, ball])] as [UIDynamicBehavior] {
      stage.animator.addBehavior(behavior)
    }
    stage.advance(ticks: 240)
    #expect(block.center == CGPoint(x: 200, y: 300) && abs(ball.center.y - 270) < 0.6)
    anchored.isAnchored = false
    stage.advance(ticks: 30)
    #expect(block.center.y > 310)
  }

  @Test func anAngleOutlivesAMagnitudeOfZero() {
    let push = UIPushBehavior(items: [], mode: .continuous)
    push.angle = 1
    push.magnitude = 2
    #expect(push.angle == 1 && push.magnitude == 2)
    #expect(abs(push.pushDirection.dx - 2 * cos(1)) < 1e-12)
    push.magnitude = -2
    #expect(push.angle == 1 && abs(push.pushDirection.dx + 2 * cos(1)) < 1e-12)
    let gravity = UIGravityBehavior()
    gravity.magnitude = 0
    gravity.magnitude = 1
    #expect(abs(gravity.gravityDirection.dy - 1) < 1e-12 && abs(gravity.gravityDirection.dx) < 1e-12)
  }
}
