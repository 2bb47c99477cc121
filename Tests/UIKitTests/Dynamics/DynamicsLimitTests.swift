import Testing
import UIKit

/// Values beyond the engine's limits are refused or clamped, with a diagnostic.
@Suite struct DynamicsLimitTests {
  private let stage = DynamicsStage()

  private func isTold(_ words: String...) -> Bool {
    let told = stage.diagnostics
    return told.count == 1 && words.allSatisfy { told[0].contains($0) }
  }

  @Test(arguments: [100_001, -1e6, 1e300]) func gravity(_ strength: CGFloat) {
    let box = stage.box(200, 100)
    let gravity = UIGravityBehavior(items: [box])
    gravity.magnitude = strength
    #expect(isTold("UIGravityBehavior", "100,000"))
    gravity.gravityDirection = CGVector(dx: strength, dy: 0)
    #expect(isTold("UIGravityBehavior", "100,000"))
    #expect(gravity.magnitude == 1 && gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    gravity.magnitude = 100_000
    stage.animator.addBehavior(gravity)
    stage.advance(ticks: 2)
    #expect(box.center.y > 1000 && stage.diagnostics == [])
  }

  @Test(arguments: [UIPushBehavior.Mode.continuous, .instantaneous]) func pushes(_ mode: UIPushBehavior.Mode) {
    let box = stage.box(200, 100)
    let push = UIPushBehavior(items: [box], mode: mode)
    push.magnitude = 1.1e15
    #expect(isTold("UIPushBehavior", "10¹⁵"))
    #expect(push.magnitude == 0)
    push.setAngle(0, magnitude: 1e15)
    // Its position is clamped to the engine's world.
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 1e200, vertical: -1e200), for: box)
    stage.animator.addBehavior(push)
    stage.advance(ticks: 2)
    #expect(box.center.x > 1000 && box.transform != .identity && stage.diagnostics == [])
  }

  @Test func velocities() {
    let box = stage.box(200, 100)
    let motion = UIDynamicItemBehavior(items: [box])
    motion.addLinearVelocity(CGPoint(x: 3e7, y: 0), for: box)
    stage.animator.addBehavior(motion)
    stage.advance()
    #expect(isTold("UIView", "10,000,000 pt/s"))
    #expect(motion.linearVelocity(for: box).x == 1e7)
    motion.addAngularVelocity(-1e5, for: box)
    #expect(isTold("UIView", "10,000 rad/s"))
    #expect(motion.angularVelocity(for: box) == -1e4)
  }

  @Test(arguments: [Double.nan, Double.infinity, 1e6]) func velocityFields(_ speed: CGFloat) {
    let box = stage.box(200, 100)
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: speed, dy: 0))
    field.addItem(box)
    stage.animator.addBehavior(field)
    stage.advance(ticks: 3)
    #expect(isTold("UIFieldBehavior", "UIView", "10⁷ pt/s"))
    #expect(box.center.x == 200)
  }

  @Test func forcesOfFields() {
    let box = stage.box(200, 100)
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: 1e20, dy: 0) }
    field.addItem(box)
    stage.animator.addBehavior(field)
    stage.advance(ticks: 3)
    #expect(isTold("UIFieldBehavior", "10¹⁵ N"))
    #expect(box.center.x == 200)
  }

  @Test func attachments() {
    let box = stage.box(200, 100)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 50))
    stage.animator.addBehavior(attachment)
    stage.advance()
    attachment.length = 1.1e8
    #expect(isTold("UIAttachmentBehavior", "100,000,000 points"))
    attachment.anchorPoint = CGPoint(x: 0, y: -1.1e8)
    #expect(isTold("UIAttachmentBehavior", "100,000,000 points"))
    #expect(attachment.length == 50 && attachment.anchorPoint == CGPoint(x: 200, y: 50))
    let far = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 1e9, y: 0))
    #expect(isTold("UIAttachmentBehavior", "100,000,000 points"))
    stage.animator.addBehavior(far)
    stage.advance(ticks: 2)
    #expect(stage.diagnostics == [])
  }

  @Test(arguments: [Double.nan, 1e9]) func snaps(_ place: CGFloat) {
    let box = stage.box(200, 100)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: place, y: 0))
    #expect(isTold("UISnapBehavior", "UIView"))
    #expect(snap.snapPoint == CGPoint(x: 200, y: 100))
    stage.animator.addBehavior(snap)
    stage.advance()
    snap.snapPoint = CGPoint(x: 0, y: -1e9)
    #expect(isTold("UISnapBehavior", "UIView"))
    snap.snapPoint = CGPoint(x: 300, y: 100)
    stage.advance(ticks: 240)
    #expect(abs(box.center.x - 300) < 1)
  }

  @Test func anItemMovedOutOfTheWorld() {
    let box = stage.box(200, 100)
    stage.animator.addBehavior(UIDynamicItemBehavior(items: [box]))
    stage.advance()
    box.center.x = 1e12
    stage.animator.updateItem(usingCurrentState: box)
    #expect(isTold("UIView", "100,000,000 points"))
    stage.advance()
    #expect(box.center.x == 200)
  }

  @Test func anEndlessAdvanceEnds() {
    let box = stage.box(200, 100)
    let gravity = UIGravityBehavior(items: [box])
    stage.animator.addBehavior(gravity)
    stage.animator.activeRect = stage.court.bounds
    stage.animator.advance(by: .infinity)
    #expect(!stage.animator.isRunning && stage.diagnostics == [])
    stage.animator.activeRect = nil
    let spinner = UIDynamicItemBehavior(items: [stage.box(100, 100)])
    spinner.addAngularVelocity(1, for: spinner.items[0])
    stage.animator.removeBehavior(gravity)
    stage.animator.addBehavior(spinner)
    stage.animator.advance(by: .infinity)
    #expect(isTold("UIDynamicAnimator", "120.0 s", "activeRect"))
  }
}
