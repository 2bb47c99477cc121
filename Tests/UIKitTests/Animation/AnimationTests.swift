import Testing
import UIKit

@testable import UIKitCore

@Suite struct AnimationTests {
  @Test func theModelChangesAtOnceAndWhatIsSeenFollows() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 150 })
    #expect(stage.view.center.x == 150)
    #expect(stage.seen().position.x == 50)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().position.x - 100) < 1e-9)
    stage.advance(ticks: 60)
    #expect(stage.seen().position.x == 150)
  }

  @Test func completionComesInTheTickOfTheEndWithTrue() {
    let stage = AnimationStage()
    var ended: [Tick] = []
    UIView.animate(withDuration: 0.5, delay: 0.25, animations: { stage.view.alpha = 0 }) { finished in
      #expect(finished)
      ended.append(stage.application.tick)
    }
    stage.advance(ticks: 200)
    #expect(ended == [90])
  }

  @Test func aDelayShowsTheOldValueUntilItIsOver() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { stage.view.alpha = 0 })
    stage.advance(ticks: 120)
    #expect(stage.seen().opacity == 1)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
  }

  @Test func overlappingMovesAddUpAndKeepTheirVelocity() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, animations: { stage.view.center.x = 250 })
    stage.advance(ticks: 59)
    let before = stage.seen().position.x
    stage.advance(ticks: 1)
    let at = stage.seen().position.x
    UIView.animate(withDuration: 1, animations: { stage.view.center.x = 50 })
    #expect(abs(stage.seen().position.x - at) < 1e-9)
    stage.advance(ticks: 1)
    // The distance covered in one tick hardly differs before and after the turn.
    #expect(abs((stage.seen().position.x - at) - (at - before)) < 0.2)
    stage.advance(ticks: 120)
    #expect(stage.seen().position.x == 50)
  }

  @Test func aSecondFadeReplacesTheFirstWhichEndsWithFalse() {
    let stage = AnimationStage()
    var results: [Bool] = []
    UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }) { results.append($0) }
    stage.advance(ticks: 60)
    UIView.animate(
      withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: { stage.view.alpha = 1 })
    #expect(abs(stage.seen().opacity - 0.5) < 0.01)
    stage.advance(ticks: 1)
    #expect(results == [false])
  }

  @Test func nothingChangedCompletesInTheNextTick() {
    let stage = AnimationStage()
    var results: [Bool] = []
    UIView.animate(withDuration: 3, animations: {}) { results.append($0) }
    #expect(results.isEmpty)
    stage.advance(ticks: 1)
    #expect(results == [true])
  }

  @Test func leavingTheWindowEndsAnimationsWithFalse() {
    let stage = AnimationStage()
    var results: [Bool] = []
    UIView.animate(withDuration: 3, animations: { stage.view.alpha = 0 }) { results.append($0) }
    stage.view.removeFromSuperview()
    stage.advance(ticks: 1)
    #expect(results == [false])
  }

  @Test func halfATurnTurnsInsteadOfCollapsing() {
    let stage = AnimationStage()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.view.transform = CGAffineTransform(rotationAngle: Double.pi) })
    stage.advance(ticks: 60)
    let half = stage.seen().affineTransform
    #expect(abs(half.a) < 1e-9 && abs(abs(half.b) - 1) < 1e-9)
  }

  @Test func aScaleToNothingArrives() {
    let stage = AnimationStage()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { stage.view.transform = CGAffineTransform(scaleX: 0, y: 0) })
    stage.advance(ticks: 30)
    #expect(abs(stage.seen().affineTransform.a - 0.75) < 1e-9)
    stage.advance(ticks: 90)
    #expect(stage.seen().affineTransform.a == 0)
  }

  @Test func nestedBlocksInheritDurationAndCurve() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.1, animations: { stage.view.alpha = 0 })
    }
    stage.advance(ticks: 120)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
  }

  @Test(arguments: [0.3, 0.5, 0.825, 1.0])
  func aSpringHasSettledToAThousandthAtItsDuration(ratio: Double) {
    let spring = SpringTiming(duration: 0.5, dampingRatio: ratio, velocity: 0)
    // The sine's envelope is 0.001 there; the cosine adds a little if the damping is weak.
    #expect(abs(1 - spring.value(at: 0.5)) <= 0.001 * (1 + 1 / ratio))
    #expect(spring.value(at: 0) == 0)
    let peak = stride(from: 0, to: 0.5, by: 0.001).map { spring.value(at: $0) }.max()!
    #expect(ratio < 1 ? peak > 1 : peak <= 1)
  }

  @Test func springVelocityIsWholeDistancesPerSecond() {
    let spring = SpringTiming(duration: 0.6, dampingRatio: 0.7, velocity: 4)
    #expect(abs((spring.value(at: 1e-5) - spring.value(at: 0)) / 1e-5 - 4) < 0.01)
  }

  @Test func theCurvesAreApplesBeziers() {
    // At half the time: solved by hand from the control points.
    #expect(abs(CubicTiming.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(abs(CubicTiming.easeIn.value(at: 0.5) - 0.31535681257253) < 1e-6)
    #expect(abs(CubicTiming.easeOut.value(at: 0.5) - 0.68464318742747) < 1e-6)
  }

  @Test func repeatAndAutoreverseGoThereAndBackForEver() {
    let stage = AnimationStage()
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { stage.view.alpha = 0 })
    stage.advance(ticks: 180)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    stage.advance(ticks: 240 * 10 + 60)
    #expect(abs(stage.seen().opacity - 1) < 1e-9)
  }

  @Test func aPausedClockHoldsItsAnimations() {
    let stage = AnimationStage()
    let clock = TickClock(seed: 1)
    stage.view.clock = clock
    clock.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.alpha = 0 })
    }
    stage.advance(ticks: 60)
    clock.isPaused = true
    stage.advance(ticks: 500)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    clock.isPaused = false
    stage.advance(ticks: 60)
    #expect(stage.seen().opacity == 0)
  }

  @Test func aFlipShowsThePictureThenTheViewAndTakesThePictureAway() {
    let stage = AnimationStage()
    var done = false
    UIView.transition(
      with: stage.view, duration: 0.5, options: .transitionFlipFromLeft,
      animations: { stage.view.backgroundColor = UIColor(white: 1, alpha: 1) }, completion: { done = $0 })
    #expect(stage.window.layer.sublayers?.count == 2)
    #expect(stage.seen().backgroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    stage.advance(ticks: 15)
    #expect(!CATransform3DIsAffine(stage.seen().transform))
    stage.advance(ticks: 45)
    #expect(done)
    #expect(stage.window.layer.sublayers?.count == 1)
    #expect(CATransform3DIsIdentity(stage.seen().transform))
  }

  @Test func animatedViewsPassTouchesByUnlessAllowed() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0.5 })
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === stage.window)
    stage.advance(ticks: 121)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { stage.view.alpha = 1 })
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === stage.view)
  }
}
