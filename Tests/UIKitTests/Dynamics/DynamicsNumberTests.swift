import CaromDynamicsSignatures
import Testing
import UIKit

/// Numbers that Apple documents or that others have measured, each derived from the motion itself.
@Suite struct DynamicsNumberTests {
  @Test func everySignatureAnswersWithItsDocumentedDefault() {
    let stage = DynamicsStage()
    _ = stage
    let results = DynamicsSignatures.results()
    #expect(results.count >= 100)
    #expect(results.indices.filter { !results[$0] } == [])
  }

  @Test func gravityOfOneIsAThousandPointsPerSecondSquared() {
    let stage = DynamicsStage(height: 100_000)
    let box = stage.box(100, 100)
    let laws = UIDynamicItemBehavior(items: [box])
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 120)
    #expect(abs(box.center.y - 600) < 0.05)
    #expect(abs(laws.linearVelocity(for: box).y - 1000) < 0.01)
  }

  @Test func pushesAreScaledByMass() {
    // Side lengths, density, mode, and the acceleration or change of speed that a magnitude of 1 gives, pt/s² or pt/s.
    let cases: [(Double, Double, Double, UIPushBehavior.Mode, Double)] = [
      (100, 100, 1, .continuous, 100), (100, 100, 1, .instantaneous, 100), (200, 100, 1, .continuous, 50),
      (100, 100, 4, .instantaneous, 25), (50, 50, 0.5, .continuous, 800),
    ]
    for (width, height, density, mode, expected) in cases {
      let stage = DynamicsStage(width: 10_000)
      let box = stage.box(200, 200, width, height)
      let laws = UIDynamicItemBehavior(items: [box])
      laws.density = density
      let push = UIPushBehavior(items: [box], mode: mode)
      push.setAngle(0, magnitude: 1)
      stage.animator.addBehavior(laws)
      stage.animator.addBehavior(push)
      stage.advance(ticks: 120)
      #expect(abs(laws.linearVelocity(for: box).x - expected) < 1e-3 * expected)
    }
  }

  @Test func aPushOffTheCenterTurnsTheItemByItsPlatesInertia() {
    let stage = DynamicsStage(width: 10_000)
    let box = stage.box(200, 200)
    let laws = UIDynamicItemBehavior(items: [box])
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: box)
    stage.animator.addBehavior(laws)
    stage.animator.addBehavior(push)
    stage.advance(ticks: 2)
    // 1 N·s at an arm of 0.5 m on m (w² + h²) / 12 = 1/6 kg·m²: 3 rad/s, clockwise.
    #expect(abs(laws.angularVelocity(for: box) - 3) < 0.01)
  }

  @Test(arguments: [
    (0.5, 0.0), (1.0, 0.0), (3.0, 0.0), (8.0, 0.0), (15.0, 0.0), (2.0, 0.1), (4.0, 0.05), (3.0, 0.5), (10.0, 0.3),
  ])
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
    let swing = Swing(of: 480) {
      stage.advance()
      return box.center.x - 1000
    }
    #expect(abs(swing.frequency / frequency - 1) < 0.02, "\(swing.frequency)")
    #expect(abs(swing.ratio - ratio) < (ratio == 0 ? 0.002 : 0.02 * ratio), "\(swing.ratio)")
  }

  @Test func aSpringBetweenTwoItemsSwingsAtItsFrequencyToo() {
    let stage = DynamicsStage(width: 4000, height: 4000)
    let light = stage.box(1000, 1000, 40, 40)
    let heavy = stage.box(1300, 1000, 80, 80)
    let attachment = UIAttachmentBehavior(item: light, attachedTo: heavy)
    attachment.frequency = 3
    attachment.damping = 0.1
    attachment.length = 250
    stage.animator.addBehavior(attachment)
    let swing = Swing(of: 240) {
      stage.advance()
      return heavy.center.x - light.center.x - 250
    }
    #expect(abs(swing.frequency / 3 - 1) < 0.02, "\(swing.frequency)")
    #expect(abs(swing.ratio / 0.1 - 1) < 0.02, "\(swing.ratio)")
  }

  @Test func aLoadOnASpringRestsWhereHookeSays() {
    let stage = DynamicsStage()
    let box = stage.box(200, 100, 40, 40)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 50))
    attachment.frequency = 2
    attachment.damping = 0.7
    stage.animator.addBehavior(attachment)
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(ticks: 600)
    // g / (2πf)² below its position without gravity.
    #expect(abs(box.center.y - 100 - 1000 / (16 * Double.pi * Double.pi)) < 0.1)
    #expect(!stage.animator.isRunning)
  }

  @Test(arguments: [1.0, 3.0, 10.0]) func resistanceLeavesAnExponentialOfTheSpeed(resistance: Double) {
    // In free flight, and when a contact makes the solver take sub-steps.
    for isOnFloor in [false, true] {
      let stage = DynamicsStage(width: 100_000)
      let box = stage.box(1000, 100)
      let laws = UIDynamicItemBehavior(items: [box])
      laws.resistance = resistance
      laws.angularResistance = resistance
      laws.friction = 0
      laws.allowsRotation = !isOnFloor
      laws.addLinearVelocity(CGPoint(x: 1000, y: 0), for: box)
      laws.addAngularVelocity(2, for: box)
      stage.animator.addBehavior(laws)
      if isOnFloor {
        let floor = UICollisionBehavior(items: [box])
        floor.addBoundary(withIdentifier: 1, from: CGPoint(x: 0, y: 150), to: CGPoint(x: 99_000, y: 150))
        stage.animator.addBehavior(floor)
        stage.animator.addBehavior(UIGravityBehavior(items: [box]))
      }
      let ticks: Int32 = 60
      stage.advance(ticks: ticks)
      let left = exp(-resistance * Double(ticks) / 120)
      #expect(abs(laws.linearVelocity(for: box).x / (1000 * left) - 1) < 0.01)
      if isOnFloor { continue }
      #expect(abs(laws.angularVelocity(for: box) / (2 * left) - 1) < 0.01)
      #expect(abs((box.center.x - 1000) / (1000 / resistance * (1 - left)) - 1) < 0.01)
    }
  }

  @Test func aBodyThatNoItemBehaviorTouchesBouncesAFifth() {
    let stage = DynamicsStage()
    let ball = stage.ball(200, 200)
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    push.setAngle(Double.pi / 2, magnitude: 0.2)
    let walls = UICollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(push)
    stage.animator.addBehavior(walls)
    var last = ball.center.y
    var (fall, rise) = (0.0, 0.0)
    for _ in 0..<60 {
      stage.advance()
      fall = max(fall, ball.center.y - last)
      rise = max(rise, last - ball.center.y)
      last = ball.center.y
    }
    #expect(abs(rise / fall - 0.2) < 0.01)
  }
}

/// The frequency (Hz) and damping ratio of an oscillation, from its samples, one per tick.
struct Swing {
  let frequency: Double
  let ratio: Double

  /// Every damped oscillation satisfies x₊ = T x − D x₋; least squares over all samples gives T and D.
  init(of count: Int, _ sample: () -> Double) {
    let x = (0..<count).map { _ in sample() }
    var (a, b, c, p, q) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for i in 1..<(count - 1) where abs(x[i]) + abs(x[i - 1]) > 0.5 {
      a += x[i] * x[i]
      b -= x[i] * x[i - 1]
      c += x[i - 1] * x[i - 1]
      p += x[i] * x[i + 1]
      q -= x[i - 1] * x[i + 1]
    }
    let determinant = a * c - b * b
    let sum = (p * c - q * b) / determinant
    let product = (a * q - b * p) / determinant
    let decay = -log(product) / 2 * 120
    let turn = acos(max(-1, min(1, sum / (2 * product.squareRoot())))) * 120
    let natural = (decay * decay + turn * turn).squareRoot()
    frequency = natural / (2 * Double.pi)
    ratio = decay / natural
  }
}
