import Testing
import UIKit

@Suite struct DynamicAnimatorTests {
  @Test func gravityOfOneIsAThousandPointsPerSecondSquaredForEveryMass() {
    let stage = DynamicsStage(height: 10_000)
    let light = stage.box(100, 100, 20, 20)
    let heavy = stage.box(300, 100, 200, 100)
    stage.animator.addBehavior(UIGravityBehavior(items: [light, heavy]))
    stage.advance(ticks: 120)
    // Half of 1000 pt/s² for a second, and what stepping at 1/480 s adds to the ideal 500.
    #expect(abs(light.center.y - 100 - 500) < 3)
    #expect(abs(light.center.y - heavy.center.y) < 0.01)
  }

  @Test func severalGravitiesAddUp() {
    let stage = DynamicsStage()
    let box = stage.box(200, 200)
    let up = UIGravityBehavior(items: [box])
    up.angle = -Double.pi / 2
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.animator.addBehavior(up)
    stage.advance(ticks: 60)
    #expect(abs(box.center.y - 200) < 0.01)
  }

  @Test func aPushOfOneOnAHundredByAHundredGivesAHundred() {
    let stage = DynamicsStage(width: 4000)
    let pushed = stage.box(100, 100)
    let shoved = stage.box(100, 300)
    let laws = UIDynamicItemBehavior(items: [pushed, shoved])
    let once = UIPushBehavior(items: [pushed], mode: .instantaneous)
    once.pushDirection = CGVector(dx: 1, dy: 0)
    let always = UIPushBehavior(items: [shoved], mode: .continuous)
    always.setAngle(0, magnitude: 1)
    for behavior in [laws, once, always] as [UIDynamicBehavior] { stage.animator.addBehavior(behavior) }
    stage.advance(ticks: 120)
    #expect(abs(laws.linearVelocity(for: pushed).x - 100) < 0.01)
    #expect(abs(laws.linearVelocity(for: shoved).x - 100) < 0.01)
    #expect(once.active == false)
    #expect(abs(pushed.center.x - 200) < 0.01)
  }

  @Test func heavierItemsArePushedLess() {
    let stage = DynamicsStage(width: 4000)
    let wide = stage.box(200, 100, 200, 100)
    let laws = UIDynamicItemBehavior(items: [wide])
    laws.density = 2
    let push = UIPushBehavior(items: [wide], mode: .instantaneous)
    push.magnitude = 4
    stage.animator.addBehavior(laws)
    stage.animator.addBehavior(push)
    stage.advance(ticks: 2)
    #expect(abs(laws.linearVelocity(for: wide).x - 100) < 0.01)
  }

  @Test func resistanceSlowsAsAnExponential() {
    let stage = DynamicsStage(width: 10_000)
    let box = stage.box(100, 100)
    let laws = UIDynamicItemBehavior(items: [box])
    laws.resistance = 2
    laws.addLinearVelocity(CGPoint(x: 1000, y: 0), for: box)
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 120)
    #expect(abs(laws.linearVelocity(for: box).x - 1000 * exp(-2)) < 0.01)
  }

  @Test func theLastItemBehaviorInPreOrderWinsAndItsRemovalRestoresTheEarlier() {
    let stage = DynamicsStage(width: 10_000)
    let box = stage.box(100, 100)
    let parent = UIDynamicBehavior()
    let inner = UIDynamicItemBehavior(items: [box])
    inner.resistance = 0
    parent.addChildBehavior(inner)
    let last = UIDynamicItemBehavior(items: [box])
    last.resistance = 5
    stage.animator.addBehavior(parent)
    stage.animator.addBehavior(last)
    inner.addLinearVelocity(CGPoint(x: 1000, y: 0), for: box)
    stage.advance(ticks: 60)
    let slowed = inner.linearVelocity(for: box).x
    #expect(slowed < 200)
    stage.animator.removeBehavior(last)
    stage.advance(ticks: 60)
    #expect(abs(inner.linearVelocity(for: box).x - slowed) < 0.01)
  }

  @Test func itemsBounceInsideTheReferenceBoundsAndNothingTunnels() {
    let stage = DynamicsStage()
    let ball = stage.ball(200, 200)
    let laws = UIDynamicItemBehavior(items: [ball])
    laws.elasticity = 1
    laws.friction = 0
    laws.allowsRotation = false
    laws.addLinearVelocity(CGPoint(x: 20_000, y: 13_000), for: ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(laws)
    stage.animator.addBehavior(collision)
    let start = hypot(20_000, 13_000)
    for _ in 0..<600 {
      stage.advance()
      #expect(ball.center.x > 9 && ball.center.x < 391 && ball.center.y > 9 && ball.center.y < 391)
    }
    let velocity = laws.linearVelocity(for: ball)
    #expect(abs(hypot(velocity.x, velocity.y) / start - 1) < 0.001)
  }

  @Test func slowHitsBounceToo() {
    let stage = DynamicsStage()
    let ball = stage.ball(200, 360)
    let laws = UIDynamicItemBehavior(items: [ball])
    laws.elasticity = 1
    laws.friction = 0
    laws.addLinearVelocity(CGPoint(x: 0, y: 40), for: ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(laws)
    stage.animator.addBehavior(collision)
    stage.advance(ticks: 240)
    #expect(abs(laws.linearVelocity(for: ball).y + 40) < 0.1)
  }

  @Test("BR-H14: contacts are reported in pairs, with their identifiers: text, integer or number")
  func contactsAreToldInPairsWithTheirIdentifiers() {
    let stage = DynamicsStage()
    let ball = stage.ball(200, 200)
    let log = ContactLog()
    let laws = UIDynamicItemBehavior(items: [ball])
    laws.elasticity = 1
    laws.friction = 0
    laws.addLinearVelocity(CGPoint(x: 0, y: -600), for: ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: "top", from: CGPoint(x: 0, y: 50), to: CGPoint(x: 400, y: 50))
    collision.addBoundary(withIdentifier: 7, from: CGPoint(x: 0, y: 390), to: CGPoint(x: 400, y: 390))
    collision.addBoundary(withIdentifier: 2.5, for: UIBezierPath(rect: CGRect(x: 500, y: 0, width: 5, height: 5)))
    #expect(collision.boundaryIdentifiers == ["top", 7, 2.5])
    collision.collisionDelegate = log
    stage.animator.addBehavior(laws)
    stage.animator.addBehavior(collision)
    var identifiers: [UIBoundaryIdentifier?] = []
    log.onBoundary = { _, _, identifier in identifiers.append(identifier) }
    stage.advance(ticks: 120)
    #expect(identifiers == ["top", 7])
    #expect(log.lines == ["began top", "ended top", "began frame", "ended frame"])
  }

  @Test func aBoundaryRemovedInItsOwnCallbackIsGoneInThatTick() {
    let stage = DynamicsStage()
    let ball = stage.ball(200, 200)
    let log = ContactLog()
    let laws = UIDynamicItemBehavior(items: [ball])
    laws.elasticity = 1
    laws.addLinearVelocity(CGPoint(x: 0, y: -600), for: ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(
      withIdentifier: "brick", for: UIBezierPath(rect: CGRect(x: 150, y: 80, width: 100, height: 20)))
    collision.collisionDelegate = log
    log.onBoundary = { behavior, _, identifier in behavior.removeBoundary(withIdentifier: identifier!) }
    stage.animator.addBehavior(laws)
    stage.animator.addBehavior(collision)
    stage.advance(ticks: 40)
    #expect(collision.boundaryIdentifiers == nil)
    #expect(log.lines.filter { $0 == "began brick" }.count == 1)
    #expect(laws.linearVelocity(for: ball).y > 590)
  }

  @Test func collisionModesKeepItemsOrBoundariesApart() {
    for (mode, hitsItem, hitsWall) in [
      (UICollisionBehavior.Mode.items, true, false), (.boundaries, false, true), (.everything, true, true),
    ] {
      let stage = DynamicsStage()
      let ball = stage.ball(100, 100)
      let other = stage.ball(200, 100)
      let wallward = stage.ball(100, 300)
      let log = ContactLog()
      let laws = UIDynamicItemBehavior(items: [ball, wallward])
      laws.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
      laws.addLinearVelocity(CGPoint(x: -300, y: 0), for: wallward)
      let collision = UICollisionBehavior(items: [ball, other, wallward])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionMode = mode
      collision.collisionDelegate = log
      stage.animator.addBehavior(laws)
      stage.animator.addBehavior(collision)
      stage.advance(ticks: 60)
      #expect(log.lines.contains("began items") == hitsItem)
      #expect(log.lines.contains("began frame") == hitsWall)
    }
  }

  @Test func itemsOfDifferentCollisionBehaviorsPassThroughEachOther() {
    let stage = DynamicsStage()
    let ball = stage.ball(100, 100)
    let other = stage.ball(200, 100)
    let laws = UIDynamicItemBehavior(items: [ball])
    laws.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
    for item in [ball, other] { stage.animator.addBehavior(UICollisionBehavior(items: [item])) }
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 60)
    #expect(abs(ball.center.x - 250) < 0.1)
    #expect(other.center.x == 200)
  }

  @Test("BR-H30: items that code moves are updated by updateItem, and only by it")
  func movingAnItemWithoutTellingIsUndoneAndTellingMakesItHold() {
    let stage = DynamicsStage()
    let box = stage.box(100, 100)
    let laws = UIDynamicItemBehavior(items: [box])
    laws.addLinearVelocity(CGPoint(x: 10, y: 0), for: box)
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 12)
    box.center = CGPoint(x: 300, y: 300)
    stage.advance()
    #expect(abs(box.center.y - 100) < 0.01)
    box.center = CGPoint(x: 300, y: 300)
    stage.animator.updateItem(usingCurrentState: box)
    stage.advance()
    #expect(abs(box.center.y - 300) < 0.01)
    #expect(abs(laws.linearVelocity(for: box).x - 10) < 0.01)
  }

  @Test func actionsRunOnceATickParentsBeforeChildren() {
    let stage = DynamicsStage()
    let box = stage.box(100, 100)
    var order: [String] = []
    let parent = UIDynamicBehavior()
    parent.action = { order.append("parent") }
    let child = UIGravityBehavior(items: [box])
    child.action = { order.append("child") }
    parent.addChildBehavior(child)
    let second = UIDynamicBehavior()
    second.action = { order.append("second") }
    stage.animator.addBehavior(parent)
    stage.animator.addBehavior(second)
    stage.advance(ticks: 2)
    #expect(order == ["parent", "child", "second", "parent", "child", "second"])
  }

  @Test func aPushRemovedInItsOwnActionLeavesNothingBehind() {
    let stage = DynamicsStage()
    let box = stage.box(100, 100)
    @Weak var watched: UIPushBehavior?
    do {
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.magnitude = 1
      push.action = { [push = Weak(push)] in
        guard let push = push.value else { return }
        push.dynamicAnimator?.removeBehavior(push)
      }
      stage.animator.addBehavior(push)
      watched = push
    }
    stage.advance(ticks: 2)
    #expect(stage.animator.behaviors.isEmpty)
    #expect(watched == nil)
  }

  @Test("SE-L2: the delegate is notified of motion and of rest")
  func restIsNoticedSoonAndAskedTicksEnd() {
    final class Rest: NSObject, UIDynamicAnimatorDelegate {
      var paused = 0
      var resumed = 0
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { paused += 1 }
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { resumed += 1 }
    }
    let stage = DynamicsStage()
    let box = stage.box(200, 300)
    let rest = Rest()
    stage.animator.delegate = rest
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(collision)
    #expect(rest.resumed == 1 && stage.animator.isRunning)
    stage.advance(ticks: 240)
    #expect(rest.paused == 1 && !stage.animator.isRunning)
    #expect(abs(box.center.y - 350) < 0.5)
    #expect(stage.application.nextDueTick == nil)
    collision.removeItem(box)
    #expect(rest.resumed == 2)
    stage.advance(ticks: 60)
    #expect(box.center.y > 360)
  }

  @Test func pausingKeepsVelocitiesToTheBit() {
    let stage = DynamicsStage()
    let box = stage.box(100, 100)
    let laws = UIDynamicItemBehavior(items: [box])
    laws.addLinearVelocity(CGPoint(x: 123.4, y: 56.7), for: box)
    laws.addAngularVelocity(1.25, for: box)
    stage.animator.addBehavior(laws)
    stage.advance(ticks: 10)
    let before = (box.center, laws.linearVelocity(for: box), laws.angularVelocity(for: box))
    stage.animator.isPaused = true
    stage.advance(ticks: 500)
    #expect(before == (box.center, laws.linearVelocity(for: box), laws.angularVelocity(for: box)))
    stage.animator.isPaused = false
    stage.advance(ticks: 1)
    #expect(box.center.x > before.0.x)
  }

  @Test("BR-H28, BR-H29: items without a size and views outside the reference view are diagnosed, and harmless")
  func badItemsAreNamedWithTheRemedyAndTheRestGoesOn() {
    let stage = DynamicsStage()
    let good = stage.box(100, 100)
    let empty = UIView(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    stage.court.addSubview(empty)
    let stranger = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.animator.addBehavior(UIGravityBehavior(items: [empty, stranger, good]))
    stage.advance(ticks: 12)
    let told = stage.diagnostics
    #expect(told.count == 2)
    #expect(told[0].hasPrefix("UIView (10.0, 10.0, 0.0, 0.0): its size is zero"))
    #expect(told[1].contains("not inside the animator's reference view"))
    #expect(good.center.y > 100)
  }

  @Test func absurdNumbersAreRefused() {
    let stage = DynamicsStage()
    let box = stage.box(100, 100)
    let laws = UIDynamicItemBehavior(items: [box])
    laws.density = CGFloat.greatestFiniteMagnitude
    laws.elasticity = .nan
    laws.addLinearVelocity(CGPoint(x: CGFloat.infinity, y: 0), for: box)
    let gravity = UIGravityBehavior(items: [box])
    gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: 0)
    stage.animator.addBehavior(laws)
    stage.animator.addBehavior(gravity)
    stage.advance(ticks: 12)
    #expect(laws.density == 1 && gravity.gravityDirection.dy == 1)
    #expect(stage.diagnostics.count == 4)
    #expect(box.center.isFinite)
  }

  @Test("BR-H31, BR-H32: behaviors know their animator, animators their view")
  func whoKnowsWhom() {
    let stage = DynamicsStage()
    let whole = UIDynamicBehavior()
    let part = UIGravityBehavior(items: [stage.ball(200, 200)])
    whole.addChildBehavior(part)
    #expect(whole.dynamicAnimator == nil && part.dynamicAnimator == nil)
    stage.animator.addBehavior(whole)
    #expect(whole.dynamicAnimator === stage.animator && part.dynamicAnimator === stage.animator)
    stage.animator.removeBehavior(whole)
    #expect(whole.dynamicAnimator == nil && part.dynamicAnimator == nil)
    #expect(stage.animator.referenceView === stage.court)
  }

  @Test("SE-H6: a property animator changes the bounds while dynamics moves the center, and both take effect")
  func boundsAndCenterAreTwoThings() {
    let stage = DynamicsStage(height: 2_000)
    let ball = stage.ball(200, 50)
    stage.animator.addBehavior(UIGravityBehavior(items: [ball]))
    let growth = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      ball.bounds.size = CGSize(width: 60, height: 60)
    }
    growth.startAnimation()
    stage.advance(ticks: 60)
    let seen = ball.layer.presentation()!
    #expect(abs(seen.bounds.width - (20 + 60) / 2) < 1e-6 && growth.isRunning)
    // Half a second of 1,000 pt/s².
    #expect(abs(ball.center.y - 50 - 125) < 2 && seen.position == ball.center)
    stage.advance(ticks: 60)
    #expect(!growth.isRunning && ball.layer.presentation()!.bounds.size == CGSize(width: 60, height: 60))
    // After the whole second: the end of one animator neither stops the other nor moves its item.
    #expect(abs(ball.center.y - 50 - 500) < 4 && stage.animator.isRunning)
    #expect(stage.diagnostics == [])
  }

  @Test func boundariesReturnWithTheirBehavior() {
    let stage = DynamicsStage()
    let ball = stage.ball(200, 200)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    stage.animator.addBehavior(UIGravityBehavior(items: [ball]))
    stage.animator.addBehavior(collision)
    stage.animator.removeBehavior(collision)
    #expect(collision.dynamicAnimator == nil)
    stage.animator.addBehavior(collision)
    #expect(collision.dynamicAnimator === stage.animator)
    stage.advance(ticks: 240)
    #expect(abs(ball.center.y - 290) < 0.5)
  }

  @Test func theReferenceBoundaryFollowsTheView() {
    let stage = DynamicsStage()
    let ball = stage.ball(200, 200)
    let collision = UICollisionBehavior(items: [ball])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    stage.animator.addBehavior(UIGravityBehavior(items: [ball]))
    stage.animator.addBehavior(collision)
    stage.advance(ticks: 1)
    stage.court.bounds.size.height = 300
    stage.advance(ticks: 240)
    #expect(abs(ball.center.y - 270) < 0.5)
  }

  @Test func aHeavyPaddleHardlyMovesAndALightOneDrifts() {
    func speedAfterHit(density: CGFloat) -> CGFloat {
      let stage = DynamicsStage()
      let ball = stage.ball(200, 100, radius: 10)
      let paddle = stage.box(200, 300, 100, 20)
      let laws = UIDynamicItemBehavior(items: [ball])
      laws.elasticity = 1
      laws.addLinearVelocity(CGPoint(x: 0, y: 400), for: ball)
      let heavy = UIDynamicItemBehavior(items: [paddle])
      heavy.density = density
      heavy.allowsRotation = false
      for behavior in [laws, heavy, UICollisionBehavior(items: [ball, paddle])] as [UIDynamicBehavior] {
        stage.animator.addBehavior(behavior)
      }
      stage.advance(ticks: 90)
      return heavy.linearVelocity(for: paddle).y
    }
    let m = 400.0
    let paddle = 2000.0
    #expect(abs(speedAfterHit(density: 1) - 2 * 400 * m / (m + paddle)) < 2)
    #expect(abs(speedAfterHit(density: 1000) - 2 * 400 * m / (m + 1000 * paddle)) < 0.01)
  }

  @Test func nothingOfAnAnimatorIsLeftWhenItGoes() {
    let stage = DynamicsStage()
    @Weak var animator: UIDynamicAnimator?
    @Weak var collision: UICollisionBehavior?
    do {
      let box = stage.box(100, 100)
      let made = UIDynamicAnimator(referenceView: stage.court)
      let behavior = UICollisionBehavior(items: [box])
      behavior.translatesReferenceBoundsIntoBoundary = true
      behavior.addBoundary(withIdentifier: 1, from: .zero, to: CGPoint(x: 10, y: 10))
      made.addBehavior(behavior)
      made.addBehavior(UIGravityBehavior(items: [box]))
      (animator, collision) = (made, behavior)
      stage.advance(ticks: 5)
    }
    #expect(animator == nil)
    #expect(collision == nil)
  }
}
