import Glibc
import Testing
import UIKit

/// Common complaints about Apple's UIKit Dynamics, each with a test that it does not apply here.
@Suite struct ComplaintTests {
  @Test func aHardPushDrivesNothingThroughABoundary() {
    let stage = DynamicsStage()
    let box = stage.box(200, 200, 20, 20)
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(withIdentifier: "wall", from: CGPoint(x: 300, y: 0), to: CGPoint(x: 300, y: 400))
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.setAngle(0, magnitude: 1000)
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(push)
    var farthest = 0.0
    for _ in 0..<120 {
      stage.advance()
      farthest = max(farthest, box.center.x)
    }
    #expect(farthest > 280 && farthest < 300, "\(farthest)")
  }

  @Test func fiftyBallsFreezeNothing() {
    let stage = DynamicsStage()
    let balls = (0..<50).map { stage.ball(30 + Double($0 % 10) * 35, 30 + Double($0 / 10) * 60) }
    let collision = UICollisionBehavior(items: balls.map { $0 })
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: balls.map { $0 }))
    let start = clock()
    stage.advance(ticks: 240)
    // Two seconds of motion take at most a third of that in processor time, even without optimization.
    #expect(Double(clock() - start) / Double(CLOCKS_PER_SEC) < 2.0 / 3)
  }

  @Test func anAnimatorWhoseItemsFellOffTheScreenRests() {
    let stage = DynamicsStage()
    let box = stage.box(200, 200)
    stage.animator.activeRect = stage.court.bounds
    stage.animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(ticks: 240)
    #expect(!stage.animator.isRunning)
    #expect(box.center.y > 450 && box.center.y < 480)
    box.center = CGPoint(x: 200, y: 100)
    stage.animator.updateItem(usingCurrentState: box)
    stage.advance(ticks: 12)
    #expect(stage.animator.isRunning && box.center.y > 102)
  }

  @Test func restIsPromptAndItsToleranceIsAdjustable() {
    func ticksToRest(_ adjust: (UIDynamicAnimator) -> Void) -> Int {
      let stage = DynamicsStage(width: 10_000)
      let box = stage.box(100, 100)
      let laws = UIDynamicItemBehavior(items: [box])
      laws.resistance = 4
      laws.addLinearVelocity(CGPoint(x: 400, y: 0), for: box)
      adjust(stage.animator)
      stage.animator.addBehavior(laws)
      var ticks = 0
      while stage.animator.isRunning && ticks < 2400 {
        stage.advance()
        ticks += 1
      }
      return ticks
    }
    let usual = ticksToRest { _ in }
    let coarse = ticksToRest { $0.restDistance = 5 }
    let quick = ticksToRest { $0.restDelay = 0.1 }
    let asApple = ticksToRest { $0.restDelay = UIDynamicAnimator.appleRestDelay }
    // 100 e^(−4t) pt remain after t; the last quarter point begins after 1.5 s.
    #expect(usual > 150 && usual < 260, "\(usual)")
    #expect(coarse < usual && quick < usual && asApple > usual)
  }

  @Test func aThrownItemTellsWhenItHasComeToRestWhateverOthersDo() {
    final class Listener: NSObject, UIDynamicAnimatorDelegate {
      var rested: [ObjectIdentifier] = []
      func dynamicAnimator(_ animator: UIDynamicAnimator, itemDidRest item: any UIDynamicItem) {
        rested.append(ObjectIdentifier(item))
      }
    }
    let stage = DynamicsStage(width: 100_000)
    let thrown = stage.box(100, 100)
    let restless = stage.box(100, 300)
    let still = stage.box(5000, 200)
    let laws = UIDynamicItemBehavior(items: [thrown, still])
    laws.resistance = 6
    laws.addLinearVelocity(CGPoint(x: 300, y: 0), for: thrown)
    let push = UIPushBehavior(items: [restless], mode: .continuous)
    push.magnitude = 1
    let listener = Listener()
    stage.animator.delegate = listener
    stage.animator.addBehavior(laws)
    stage.animator.addBehavior(push)
    stage.advance(ticks: 240)
    #expect(listener.rested == [ObjectIdentifier(thrown)])
    #expect(stage.animator.isResting(thrown) && !stage.animator.isResting(restless))
    laws.addLinearVelocity(CGPoint(x: 300, y: 0), for: thrown)
    stage.advance(ticks: 240)
    #expect(listener.rested.count == 2)
  }

  @Test func anAnimatorPausesAndPushesLeaveByThemselves() {
    let stage = DynamicsStage(width: 10_000)
    let box = stage.box(100, 100)
    let laws = UIDynamicItemBehavior(items: [box])
    stage.animator.addBehavior(laws)
    let parent = UIDynamicBehavior()
    stage.animator.addBehavior(parent)
    for index in 0..<20 {
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.magnitude = 0.1
      push.removesItselfWhenDone = true
      if index % 2 == 0 { stage.animator.addBehavior(push) } else { parent.addChildBehavior(push) }
      stage.advance()
    }
    #expect(stage.animator.behaviors.count == 2 && parent.childBehaviors.isEmpty)
    #expect(abs(laws.linearVelocity(for: box).x - 200) < 0.01)
    stage.animator.isPaused = true
    let place = box.center
    stage.advance(ticks: 120)
    #expect(box.center == place && stage.application.nextDueTick == nil)
    stage.animator.isPaused = false
    stage.advance(ticks: 60)
    #expect(abs(box.center.x - place.x - 100) < 0.01)
  }

  @Test func slowHitsBounceUnlessOneAsksForApplesThreshold() {
    func speedAfterHit(_ threshold: CGFloat) -> CGFloat {
      let stage = DynamicsStage()
      let ball = stage.ball(200, 350)
      let laws = UIDynamicItemBehavior(items: [ball])
      laws.elasticity = 1
      laws.addLinearVelocity(CGPoint(x: 0, y: 80), for: ball)
      let collision = UICollisionBehavior(items: [ball])
      collision.translatesReferenceBoundsIntoBoundary = true
      stage.animator.bounceThreshold = threshold
      stage.animator.addBehavior(laws)
      stage.animator.addBehavior(collision)
      stage.advance(ticks: 90)
      return laws.linearVelocity(for: ball).y
    }
    #expect(abs(speedAfterHit(0) + 80) < 0.5)
    #expect(abs(speedAfterHit(UIDynamicAnimator.appleBounceThreshold)) < 1)
  }

  @Test func boundariesMayBeConcaveAndOpen() {
    let stage = DynamicsStage()
    // An open bowl with a notch in its middle, and a ball that falls into the notch.
    let bowl = UIBezierPath()
    bowl.move(to: CGPoint(x: 100, y: 250))
    for point in [(180, 300), (180, 360), (220, 360), (220, 300), (300, 250)] {
      bowl.addLine(to: CGPoint(x: Double(point.0), y: Double(point.1)))
    }
    let ball = stage.ball(150, 200)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: "bowl", for: bowl)
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [ball]))
    stage.advance(ticks: 480)
    #expect(ball.center.x > 185 && ball.center.x < 215 && abs(ball.center.y - 350) < 0.6)
  }

  @Test func itemsMayBeConcave() {
    let stage = DynamicsStage()
    // A horseshoe, open at the bottom, that falls over a post without touching it; if it were filled, it would land on
    // the post.
    let shoe = Horseshoe(frame: CGRect(x: 170, y: 270, width: 60, height: 60))
    stage.court.addSubview(shoe)
    let laws = UIDynamicItemBehavior(items: [shoe])
    laws.elasticity = 0
    let collision = UICollisionBehavior(items: [shoe])
    collision.addBoundary(withIdentifier: "post", from: CGPoint(x: 200, y: 340), to: CGPoint(x: 200, y: 380))
    collision.addBoundary(withIdentifier: "floor", from: CGPoint(x: 0, y: 380), to: CGPoint(x: 400, y: 380))
    for behavior in [laws, collision, UIGravityBehavior(items: [shoe])] as [UIDynamicBehavior] {
      stage.animator.addBehavior(behavior)
    }
    stage.advance(ticks: 480)
    #expect(abs(shoe.center.x - 200) < 8 && abs(shoe.center.y - 350) < 1, "\(shoe.center)")
    #expect(stage.diagnostics == [])
  }

  @Test func collisionPathsGoRoundEitherWayAboutTheCenterAndMistakesAreNamed() {
    for isReversed in [false, true] {
      let stage = DynamicsStage()
      let wedge = Wedge(frame: CGRect(x: 170, y: 100, width: 60, height: 60))
      wedge.isReversed = isReversed
      stage.court.addSubview(wedge)
      let collision = UICollisionBehavior(items: [wedge])
      collision.translatesReferenceBoundsIntoBoundary = true
      stage.animator.addBehavior(collision)
      stage.animator.addBehavior(UIGravityBehavior(items: [wedge]))
      stage.advance(ticks: 240)
      #expect(abs(wedge.center.y - 370) < 0.6)
      #expect(stage.diagnostics.isEmpty)
    }
    let stage = DynamicsStage()
    let misplaced = Wedge(frame: CGRect(x: 170, y: 100, width: 60, height: 60))
    misplaced.shift = 30
    let crossed = Wedge(frame: CGRect(x: 70, y: 100, width: 60, height: 60))
    crossed.isCrossed = true
    stage.court.addSubview(misplaced)
    stage.court.addSubview(crossed)
    stage.animator.addBehavior(UIGravityBehavior(items: [misplaced, crossed]))
    stage.advance(ticks: 5)
    let told = stage.diagnostics
    #expect(told.count == 2, "\(told)")
    #expect(told.first?.contains("(0, 0) of the path is the center") == true)
    #expect(told.last?.contains("paths that do not cross themselves") == true)
  }

  @Test func anItemOfNoSizeThrowsNothing() {
    let stage = DynamicsStage()
    let empty = UIView(frame: CGRect(x: 10, y: 10, width: 0, height: 30))
    stage.court.addSubview(empty)
    stage.animator.addBehavior(UIGravityBehavior(items: [empty]))
    stage.advance(ticks: 10)
    #expect(empty.center == CGPoint(x: 10, y: 25))
    let told = stage.diagnostics
    #expect(told.count == 1 && told[0].contains("size is zero") && told[0].contains("Give it a size"))
    empty.bounds.size.width = 30
    stage.animator.addBehavior(UIGravityBehavior(items: [empty]))
    stage.advance(ticks: 10)
    #expect(empty.center.y > 26)
  }

  @Test func layoutAndAnimatorDoNotFight() {
    final class Court: UIView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        for view in subviews { view.center = CGPoint(x: 50, y: 50) }
      }
    }
    let stage = DynamicsStage()
    let court = Court(frame: stage.court.bounds)
    stage.court.addSubview(court)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    court.addSubview(box)
    stage.advance()
    let animator = UIDynamicAnimator(referenceView: court)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    let before = court.layouts
    stage.advance(ticks: 60)
    // Moving an item requests no layout around it, so nothing moves it back.
    #expect(court.layouts == before && abs(box.center.y - 175) < 0.1)
    court.setNeedsLayout()
    stage.advance(ticks: 2)
    #expect(court.layouts == before + 1 && box.center.y > 175)
  }
}

/// A frame of three bars, 10 pt thick and open at the bottom.
private final class Horseshoe: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -30, y: 30))
    for (x, y) in [(-30, -30), (30, -30), (30, 30), (20, 30), (20, -20), (-20, -20), (-20, 30)] {
      path.addLine(to: CGPoint(x: Double(x), y: Double(y)))
    }
    path.close()
    return path
  }
}

/// A triangle that stands on its base.
private final class Wedge: UIView {
  var isReversed = false
  var isCrossed = false
  var shift = 0.0
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath {
    var corners = [CGPoint(x: 0, y: -30), CGPoint(x: 30, y: 30), CGPoint(x: -30, y: 30)]
    if isReversed { corners.reverse() }
    if isCrossed {
      corners = [CGPoint(x: -30, y: -30), CGPoint(x: 30, y: 30), CGPoint(x: 30, y: -30), CGPoint(x: -30, y: 30)]
    }
    let path = UIBezierPath()
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    path.apply(CGAffineTransform(translationX: shift, y: shift))
    return path
  }
}
