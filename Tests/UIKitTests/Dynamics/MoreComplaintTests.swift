import Testing
import UIKit

/// More complaints about Apple's UIKit Dynamics.
@Suite struct MoreComplaintTests {
  @Test func boundariesFollowAResizeAndItemsComeAlong() {
    let stage = DynamicsStage()
    let ball = stage.ball(380, 380)
    let other = stage.ball(100, 100)
    let collision = UICollisionBehavior(items: [ball, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "shelf") { bounds in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: bounds.midY))
      path.addLine(to: CGPoint(x: bounds.maxX / 2, y: bounds.midY))
      return path
    }
    collision.addBoundary(withIdentifier: "fixed", from: CGPoint(x: 0, y: 20), to: CGPoint(x: 40, y: 20))
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [ball, other]))
    stage.advance(ticks: 120)
    #expect(abs(other.center.y - 190) < 0.6)
    stage.advance(ticks: 120)
    #expect(!stage.animator.isRunning)
    stage.court.bounds.size = CGSize(width: 300, height: 240)
    stage.advance(ticks: 240)
    // The item on the floor is inside again; the shelf is at its proper position, and the fixed line where it was.
    #expect(ball.center.x <= 290.5 && abs(ball.center.y - 230) < 0.6)
    #expect(collision.boundary(withIdentifier: "shelf")?.bounds.minY == 120)
    #expect(collision.boundary(withIdentifier: "fixed")?.bounds.minY == 20)
  }

  @Test func severalGravitiesAddUp() {
    let stage = DynamicsStage(height: 10_000)
    let box = stage.box(200, 100)
    let laws = UIDynamicItemBehavior(items: [box])
    for (x, y) in [(0.0, 1.0), (0.3, 0.0), (0.0, -0.4)] {
      let gravity = UIGravityBehavior(items: [box])
      gravity.gravityDirection = CGVector(dx: x, dy: y)
      stage.animator.addBehavior(gravity)
    }
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 120)
    let velocity = laws.linearVelocity(for: box)
    #expect(abs(velocity.x - 300) < 0.01 && abs(velocity.y - 600) < 0.01)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func attachedItemsMayCollide() {
    func distance(collide: Bool, late: Bool) -> CGFloat {
      let stage = DynamicsStage()
      let first = stage.box(100, 200, 40, 40)
      let second = stage.box(200, 200, 40, 40)
      let attachment = UIAttachmentBehavior(item: first, attachedTo: second)
      attachment.frequency = 2
      attachment.damping = 1
      attachment.length = 0
      if !late { attachment.attachedItemsCollide = collide }
      stage.animator.addBehavior(UICollisionBehavior(items: [first, second]))
      stage.animator.addBehavior(attachment)
      stage.advance()
      attachment.attachedItemsCollide = collide
      stage.advance(ticks: 240)
      return second.center.x - first.center.x
    }
    #expect(abs(distance(collide: false, late: false)) < 5)
    #expect(abs(distance(collide: true, late: false) - 40) < 1)
    #expect(abs(distance(collide: true, late: true) - 40) < 1)
  }

  @Test func aFixedAttachmentHoldsItemsOfTwoItemBehaviors() {
    let stage = DynamicsStage()
    let left = stage.box(100, 200, 100, 20)
    let right = stage.box(200, 200, 100, 20)
    let anchored = UIDynamicItemBehavior(items: [left])
    anchored.isAnchored = true
    let heavy = UIDynamicItemBehavior(items: [right])
    heavy.density = 3
    heavy.resistance = 1
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: left, attachedTo: right, attachmentAnchor: CGPoint(x: 150, y: 200))
    for behavior in [weld, anchored, heavy, UIGravityBehavior(items: [left, right])] as [UIDynamicBehavior] {
      stage.animator.addBehavior(behavior)
    }
    stage.advance(ticks: 240)
    #expect(abs(right.center.x - 200) < 1 && abs(right.center.y - 200) < 1)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func aLimitAttachmentKeepsItsOffsetsApart() {
    let stage = DynamicsStage()
    let held = stage.box(200, 100, 80, 20)
    let hung = stage.box(200, 180, 20, 60)
    let anchored = UIDynamicItemBehavior(items: [held])
    anchored.isAnchored = true
    let rope = UIAttachmentBehavior.limitAttachment(
      with: hung, offsetFromCenter: UIOffset(horizontal: 0, vertical: -30), attachedTo: held,
      offsetFromCenter: UIOffset(horizontal: 40, vertical: 10))
    let expected = hypot(40, 40)
    #expect(abs(rope.length - expected) < 1e-9)
    let calm = UIDynamicItemBehavior(items: [hung])
    calm.resistance = 3
    calm.angularResistance = 3
    for behavior in [anchored, calm, rope, UIGravityBehavior(items: [hung])] as [UIDynamicBehavior] {
      stage.animator.addBehavior(behavior)
    }
    stage.advance(ticks: 1200)
    // It hangs by its top below the right end of the other: each offset belongs to the item for which it was given.
    #expect(abs(hung.center.x - 240) < 1, "\(hung.center)")
    #expect(abs(hung.center.y - (110 + expected + 30)) < 1, "\(hung.center)")
  }

  @Test(arguments: [0.3, 0.5, 0.8, 0.95, 1.0]) func aSnapEndsWithoutJiggle(damping: Double) {
    let stage = DynamicsStage()
    let box = stage.box(320, 290, 60, 60)
    box.transform = CGAffineTransform(rotationAngle: 0.7)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 200))
    snap.damping = damping
    stage.animator.addBehavior(snap)
    var crossings = 0
    var last = 1.0
    var widest = 0.0
    for _ in 0..<480 {
      stage.advance()
      let offset = box.center.x - 200
      if offset * last < 0 {
        crossings += 1
        last = offset
        widest = 0
      }
      if crossings > 0 { widest = max(widest, abs(offset)) }
    }
    #expect(!stage.animator.isRunning)
    #expect(abs(box.center.x - 200) < 0.26 && abs(box.transform.b) < 0.003)
    if damping == 1 { #expect(crossings <= 1 && widest < 0.3) }
  }

  @Test func boundariesAreKeptWhenTheirBehaviorLeavesAndReturns() {
    let stage = DynamicsStage()
    let ball = stage.ball(200, 100)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: [ball])
    stage.animator.addBehavior(gravity)
    for _ in 0..<3 {
      stage.animator.addBehavior(collision)
      stage.advance(ticks: 3)
      stage.animator.removeBehavior(collision)
      #expect(collision.boundaryIdentifiers == ["floor"])
    }
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(collision)
    stage.animator.addBehavior(parent)
    stage.advance(ticks: 300)
    #expect(abs(ball.center.y - 290) < 0.6)
  }

  @Test func itemsAtFractionsOfPixelsComeToRest() {
    final class Cell: NSObject, UIDynamicItem {
      var center: CGPoint
      var writes = 0
      var transform = CGAffineTransform.identity
      var bounds: CGRect { CGRect(x: 0, y: 0, width: 99.7, height: 43.3) }
      init(_ center: CGPoint) { self.center = center }
    }
    let stage = DynamicsStage()
    let animator = UIDynamicAnimator()
    let cells = (0..<8).map { Cell(CGPoint(x: 100.3, y: 50.7 + Double($0) * 50.1)) }
    for cell in cells {
      let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: cell.center)
      spring.length = 0
      spring.frequency = 1
      spring.damping = 0.8
      animator.addBehavior(spring)
    }
    animator.addBehavior(UICollisionBehavior(items: cells.map { $0 }))
    let upright = UIDynamicItemBehavior(items: cells.map { $0 })
    upright.allowsRotation = false
    animator.addBehavior(upright)
    stage.advance()
    cells[3].center.y += 17.9
    animator.updateItem(usingCurrentState: cells[3])
    stage.advance(ticks: 600)
    #expect(!animator.isRunning)
    for (index, cell) in cells.enumerated() { #expect(abs(cell.center.y - 50.7 - Double(index) * 50.1) < 0.3) }
  }

  @Test func whatCrashedElsewhereDoesNotHere() {
    // A reference view that is deallocated before its animator; the behaviors keep its items.
    let stage = DynamicsStage()
    var court: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.court.addSubview(court!)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    court!.addSubview(inner)
    let animator = UIDynamicAnimator(referenceView: court!)
    let collision = UICollisionBehavior(items: [inner])
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: [inner])
    animator.addBehavior(collision)
    animator.addBehavior(gravity)
    stage.advance(ticks: 5)
    court!.removeFromSuperview()
    inner.removeFromSuperview()
    court = nil
    stage.advance(ticks: 60)
    #expect(animator.referenceView == nil)
    // A large magnitude at any angle.
    gravity.magnitude = 1e9
    gravity.angle = 1e30
    stage.advance(ticks: 30)
    #expect(inner.center.isFinite)
    // The same item added twice, and items added in the middle of the motion.
    let box = stage.box(200, 100, 20, 20)
    let fall = UIGravityBehavior(items: [box, box])
    fall.addItem(box)
    #expect(fall.items.count == 1)
    let walls = UICollisionBehavior(items: [box])
    walls.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(fall)
    stage.animator.addBehavior(walls)
    for index in 0..<20 {
      let late = stage.box(20 + Double(index) * 18, 40, 16, 16)
      fall.addItem(late)
      walls.addItem(late)
      stage.advance(ticks: 3)
    }
    stage.advance(ticks: 300)
    #expect(walls.items.allSatisfy { $0.center.y > 300 && $0.center.y < 400 })
  }

  @Test func statesInMidAnimationAreTestedByTheClock() {
    func place(_ move: (UIDynamicAnimator, DynamicsStage) -> Void) -> CGPoint {
      let stage = DynamicsStage(height: 10_000)
      let box = stage.box(100, 100)
      stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      move(stage.animator, stage)
      return box.center
    }
    let usual = place { $1.advance(ticks: 60) }
    #expect(abs(usual.y - 225) < 0.1)
    #expect(place { animator, _ in animator.advance(by: 0.5) } == usual)
    let paused = place { animator, stage in
      animator.isPaused = true
      stage.advance(ticks: 500)
      animator.advance(by: 0.25)
      animator.advance(by: 0.25)
    }
    #expect(paused == usual)
    // An animator with its own clock stands still while that clock is paused.
    let ownClock = place { animator, stage in
      let own = TickClock(seed: 1)
      animator.clock = own
      stage.advance(ticks: 30)
      own.isPaused = true
      stage.advance(ticks: 100)
      own.isPaused = false
      stage.advance(ticks: 30)
    }
    #expect(ownClock == usual)
  }

  @Test func dynamicsNeedNoAppleAndNoViewEither() {
    let stage = DynamicsStage()
    let animator = UIDynamicAnimator()
    let value = UIDynamicValue(3)
    let push = UIPushBehavior(items: [value], mode: .instantaneous)
    push.magnitude = 1
    animator.addBehavior(push)
    stage.advance(ticks: 120)
    #expect(abs(value.value - 103) < 0.1)
  }

  @Test func aSnapIsTheSpringPeopleMakeByHand() {
    // Its frequency can be chosen, and a new target during the motion keeps the velocity.
    let stage = DynamicsStage(width: 2000)
    let box = stage.box(100, 200)
    let laws = UIDynamicItemBehavior(items: [box])
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 500, y: 200))
    snap.frequency = 1
    snap.damping = 0.2
    stage.animator.addBehavior(laws)
    stage.animator.addBehavior(snap)
    stage.advance(ticks: 24)
    let before = laws.linearVelocity(for: box).x
    #expect(before > 500)
    snap.snapPoint.x = 1500
    #expect(laws.linearVelocity(for: box).x == before)
    let swing = Swing(of: 480) {
      stage.advance()
      return box.center.x - 1500
    }
    #expect(abs(swing.frequency - 1) < 0.02)
  }

  @Test func overlappingItemsPartGentlyAndKeepTheirSize() {
    let stage = DynamicsStage()
    let first = stage.box(180, 200)
    let second = stage.box(220, 210)
    let laws = UIDynamicItemBehavior(items: [first, second])
    stage.animator.addBehavior(UICollisionBehavior(items: [first, second]))
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 240)
    #expect(second.center.x - first.center.x > 99)
    #expect(first.bounds.size == CGSize(width: 100, height: 100))
    // They separate, and stay close: nothing is flung away.
    for item in [first, second] {
      let velocity = laws.linearVelocity(for: item)
      #expect(hypot(velocity.x, velocity.y) < 20)
    }
    #expect(hypot(second.center.x - first.center.x, second.center.y - first.center.y) < 160)
  }

  @Test func aSingleNumberIsAnItem() {
    let stage = DynamicsStage()
    let animator = UIDynamicAnimator()
    let offset = UIDynamicValue(0)
    var told: [CGFloat] = []
    offset.didChange = { told.append($0) }
    // Inertia …
    let inertia = UIDynamicItemBehavior(items: [offset])
    inertia.resistance = 2
    inertia.addLinearVelocity(CGPoint(x: 600, y: 50), for: offset)
    animator.addBehavior(inertia)
    // … and a gravity that must not affect it.
    animator.addBehavior(UIGravityBehavior(items: [offset]))
    stage.advance(ticks: 600)
    #expect(abs(offset.value - 300) < 3, "\(offset.value)")
    #expect(told.count > 100 && told.last == offset.value)
    #expect(!animator.isRunning)
    // Rubber banding: a spring brings it back to 0.
    let spring = UIAttachmentBehavior(item: offset, attachedToAnchor: .zero)
    spring.length = 0
    spring.frequency = 2
    spring.damping = 1
    animator.addBehavior(spring)
    stage.advance(ticks: 360)
    #expect(abs(offset.value) < 1)
  }
}
