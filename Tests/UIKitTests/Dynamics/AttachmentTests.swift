import Testing
import UIKit

@Suite struct AttachmentTests {
  /// Times of upward crossings of zero, in seconds, by straight lines between ticks.
  private func crossings(_ values: [Double]) -> [Double] {
    zip(values, values.dropFirst()).enumerated().compactMap { index, pair in
      pair.0 < 0 && pair.1 >= 0 ? (Double(index) + pair.0 / (pair.0 - pair.1)) / 120 : nil
    }
  }

  @Test func aSnapSwingsAsApplesTraceDoes() {
    let stage = DynamicsStage()
    let box = stage.box(300, 200, 60, 60)
    stage.animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 200)))
    var offsets: [Double] = []
    for _ in 0..<120 {
      stage.advance()
      offsets.append(box.center.x - 200)
    }
    // Half periods between the first two zeros, and the ratio of the first swing to the start.
    let firstZero = offsets.firstIndex { $0 <= 0 }!
    let secondZero = offsets[firstZero...].firstIndex { $0 > 0 }!
    let damped = 120 / Double(2 * (secondZero - firstZero))
    let overshoot = -offsets.min()! / 100
    let logarithm = log(overshoot)
    let ratio = -logarithm / (Double.pi * Double.pi + logarithm * logarithm).squareRoot()
    let natural = damped / (1 - ratio * ratio).squareRoot()
    #expect(ratio > 0.43 && ratio < 0.51, "\(ratio)")
    #expect(natural > 3.35 && natural < 3.65, "\(natural)")
    #expect(abs(offsets.last!) < 0.25)
  }

  @Test(arguments: [0.0, 0.25, 0.75, 1.0]) func aSnapArrivesUprightWithoutJiggle(damping: Double) {
    let stage = DynamicsStage()
    let box = stage.box(300, 200, 60, 60)
    box.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 200))
    snap.damping = damping
    stage.animator.addBehavior(snap)
    stage.advance(ticks: 600)
    guard damping > 0 else { return }
    #expect(abs(box.center.x - 200) < 0.3 && abs(box.transform.b) < 0.005)
    #expect(!stage.animator.isRunning)
    snap.snapPoint = CGPoint(x: 100, y: 100)
    #expect(stage.animator.isRunning)
    stage.advance(ticks: 600)
    #expect(abs(box.center.y - 100) < 0.3)
  }

  @Test func aRigidAttachmentKeepsItsLength() {
    let stage = DynamicsStage()
    let box = stage.box(300, 100, 40, 40)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 100))
    #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
    stage.animator.addBehavior(attachment)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    for _ in 0..<240 {
      stage.advance()
      #expect(abs(hypot(box.center.x - 200, box.center.y - 100) - 100) < 0.5)
    }
    attachment.length = -1
    #expect(attachment.length == 100)
    #expect(stage.diagnostics.count == 1)
  }

  @Test(arguments: [(1.0, 0.0), (2.0, 0.1), (3.0, 0.3)])
  func aSpringSwingsAtItsFrequencyWithItsDamping(frequency: Double, ratio: Double) {
    let stage = DynamicsStage(width: 4000, height: 4000)
    let box = stage.box(1000, 1000, 40, 40)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 700, y: 1000))
    attachment.frequency = frequency
    attachment.damping = ratio
    stage.animator.addBehavior(attachment)
    stage.advance(ticks: 1)
    box.center.x = 1100
    stage.animator.updateItem(usingCurrentState: box)
    var offsets: [Double] = []
    for _ in 0..<480 {
      stage.advance()
      offsets.append(box.center.x - 1000)
    }
    let zeros = crossings(offsets)
    let damped = Double(zeros.count - 1) / (zeros.last! - zeros[0])
    #expect(abs(damped / (frequency * (1 - ratio * ratio).squareRoot()) - 1) < 0.02, "\(damped)")
    let lows = offsets.indices.dropFirst().dropLast().filter {
      offsets[$0] < offsets[$0 - 1] && offsets[$0] <= offsets[$0 + 1] && offsets[$0] < -0.5
    }
    let decrement = log(offsets[lows[0]] / offsets[lows[1]])
    let measured = decrement / (4 * Double.pi * Double.pi + decrement * decrement).squareRoot()
    #expect(abs(measured - ratio) < (ratio == 0 ? 0.015 : 0.02 * ratio), "\(measured)")
  }

  @Test func aRopeOnlyPulls() {
    let stage = DynamicsStage()
    let held = stage.box(200, 100, 40, 40)
    let box = stage.box(200, 200, 40, 40)
    let anchored = UIDynamicItemBehavior(items: [held])
    anchored.isAnchored = true
    let rope = UIAttachmentBehavior.limitAttachment(
      with: box, offsetFromCenter: .zero, attachedTo: held, offsetFromCenter: .zero)
    let throwUp = UIDynamicItemBehavior(items: [box])
    throwUp.addLinearVelocity(CGPoint(x: 0, y: -200), for: box)
    for behavior in [anchored, rope, throwUp, UIGravityBehavior(items: [box])] as [UIDynamicBehavior] {
      stage.animator.addBehavior(behavior)
    }
    var nearest = 100.0
    for _ in 0..<240 {
      stage.advance()
      nearest = min(nearest, box.center.y - 100)
      #expect(hypot(box.center.x - 200, box.center.y - 100) < 101)
    }
    #expect(nearest < 85)
    #expect(held.center == CGPoint(x: 200, y: 100))
  }

  @Test func aSlideKeepsToItsLineAndRange() {
    let stage = DynamicsStage()
    let box = stage.box(200, 200, 40, 40)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 200, y: 200), axisOfTranslation: CGVector(dx: 0, dy: 5))
    slide.attachmentRange = UIFloatRange(minimum: -50, maximum: 80)
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: 0.7, dy: 1)
    stage.animator.addBehavior(slide)
    stage.animator.addBehavior(gravity)
    stage.advance(ticks: 360)
    #expect(abs(box.center.x - 200) < 0.5 && abs(box.center.y - 280) < 1)
    #expect(abs(box.transform.b) < 0.01)
  }

  @Test func aPinLetsTurnWithinItsRangeAndAWeldDoesNot() {
    let stage = DynamicsStage()
    let held = stage.box(200, 100, 60, 20)
    let arm = stage.box(250, 100, 100, 20)
    let welded = stage.box(150, 100, 40, 20)
    let anchored = UIDynamicItemBehavior(items: [held])
    anchored.isAnchored = true
    let pin = UIAttachmentBehavior.pinAttachment(with: arm, attachedTo: held, attachmentAnchor: CGPoint(x: 200, y: 100))
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: welded, attachedTo: held, attachmentAnchor: CGPoint(x: 170, y: 100))
    for behavior in [anchored, pin, weld, UIGravityBehavior(items: [arm, welded])] as [UIDynamicBehavior] {
      stage.animator.addBehavior(behavior)
    }
    stage.advance(ticks: 360)
    #expect(abs(atan2(arm.transform.b, arm.transform.a) - 0.5) < 0.02)
    #expect(abs(welded.center.y - 100) < 0.5)
  }

  @Test func regionsFollowSetAlgebra() {
    let disc = UIRegion(radius: 10)
    let box = UIRegion(size: CGSize(width: 10, height: 40))
    let inBoth = CGPoint(x: 4, y: 4)
    let inBox = CGPoint(x: 4, y: 15)
    let inDisc = CGPoint(x: 8, y: 0)
    #expect([inBoth, inBox, inDisc].map { disc.byUnion(with: box).contains($0) } == [true, true, true])
    #expect([inBoth, inBox, inDisc].map { disc.byIntersection(with: box).contains($0) } == [true, false, false])
    #expect([inBoth, inBox, inDisc].map { disc.byDifference(from: box).contains($0) } == [false, false, true])
    #expect(!UIRegion.infinite.inverse().contains(.zero) && UIRegion.infinite.contains(inBox))
  }

  @Test func fieldsActOnTheirItemsInTheirRegion() {
    let stage = DynamicsStage()
    let inside = stage.box(200, 200, 100, 100)
    let outside = stage.box(50, 50, 20, 20)
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.addItem(inside)
    field.addItem(outside)
    field.position = CGPoint(x: 200, y: 200)
    field.region = UIRegion(radius: 100)
    stage.animator.addBehavior(field)
    stage.advance(ticks: 12)
    #expect(abs(inside.center.x - 200 - 5) < 0.3)
    #expect(outside.center.x == 50)
  }

  @Test func aSpringFieldPullsHarderFartherAwayAndAMagneticOneTurns() {
    let stage = DynamicsStage()
    let charged = stage.ball(200, 200, radius: 50)
    let laws = UIDynamicItemBehavior(items: [charged])
    laws.charge = 2
    laws.addLinearVelocity(CGPoint(x: 100, y: 0), for: charged)
    let magnet = UIFieldBehavior.magneticField()
    magnet.addItem(charged)
    stage.animator.addBehavior(laws)
    stage.animator.addBehavior(magnet)
    stage.advance(ticks: 60)
    // Counter-clockwise on screen at charge · strength / mass = 2 rad/s, the speed unchanged.
    let velocity = laws.linearVelocity(for: charged)
    #expect(abs(atan2(velocity.y, velocity.x) + 1) < 0.02)
    #expect(abs(hypot(velocity.x, velocity.y) - 100) < 1)
  }

  @Test func aGroupMovesAsOne() {
    let stage = DynamicsStage()
    let left = stage.box(150, 100, 40, 40)
    let right = stage.box(250, 100, 40, 40)
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.center == CGPoint(x: 200, y: 100) && group.bounds.size == CGSize(width: 140, height: 40))
    let collision = UICollisionBehavior(items: [group])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(withIdentifier: "post", from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 400))
    stage.animator.addBehavior(UIGravityBehavior(items: [group]))
    stage.animator.addBehavior(collision)
    stage.advance(ticks: 400)
    #expect(abs(hypot(left.center.x - right.center.x, left.center.y - right.center.y) - 100) < 0.01)
    #expect(abs(left.transform.b - right.transform.b) < 1e-9)
    #expect(left.center.y > 200 && left.center.y < 400)
  }
}
