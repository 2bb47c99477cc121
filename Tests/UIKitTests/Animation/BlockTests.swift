import Testing
import UIKit

@testable import UIKitCore

/// `UIView.animate` and its relatives beyond the simple case.
@Suite struct BlockTests {
  @Test(arguments: [UIView.AnimationOptions.curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut])
  func overlapsKeepPlaceAndVelocity(options: UIView.AnimationOptions) {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: { stage.view.center.x = 350 })
    stage.advance(ticks: 47)
    func place(_ fraction: Double) -> Double { stage.seen(fraction: fraction).position.x }
    let step = 1e-3
    let before = (place(0), (place(step) - place(-step)) / (2 * step))
    UIView.animate(withDuration: 0.8, animations: { stage.view.center.x = 20 })
    // At the instant when it begins, the new animation changes neither position nor velocity, except that ease-in
    // starts with velocity 0.
    #expect(abs(place(0) - before.0) < 1e-6)
    #expect(abs((place(step) - place(0)) / step - before.1) < 1e-2)
    stage.advance(ticks: 200)
    #expect(stage.seen().position.x == 20)
  }

  @Test func springsOverlapWithoutAJumpInVelocity() {
    let stage = AnimationStage()
    UIView.animate(springDuration: 0.6, bounce: 0.3) { stage.view.center = CGPoint(x: 300, y: 200) }
    stage.advance(ticks: 23)
    func place(_ fraction: Double) -> CGPoint { stage.seen(fraction: fraction).position }
    let step = 1e-5
    let before = ((place(step).x - place(0).x) / step, place(0))
    UIView.animate(springDuration: 0.6, bounce: 0.3) { stage.view.center = CGPoint(x: 0, y: 0) }
    #expect(abs(place(0).x - before.1.x) < 1e-6 && abs(place(0).y - before.1.y) < 1e-6)
    #expect(abs((place(step).x - place(0).x) / step - before.0) < 1e-2)
  }

  @Test func theVelocityOfASumIsTheSumOfVelocities() {
    // A critically damped spring starts at rest, so its contribution in the first instant vanishes with the square of
    // time.
    let spring = SpringTiming(frequency: 12, dampingRatio: 1, velocity: 0)
    for exponent in 3...6 {
      let step = pow(10, -Double(exponent))
      #expect(spring.value(at: step) / step < 12 * 12 * step)
    }
    #expect(spring.value(at: 1e-8) / 1e-8 < 2e-6)
  }

  @Test func aNestedBlockInheritsOptionsUnlessItOverridesThem() {
    let stage = AnimationStage()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(other)
    UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .repeat, .curveLinear]) {
      UIView.animate(withDuration: 9, animations: { stage.view.alpha = 0 })
      UIView.animate(
        withDuration: 0.5, delay: 0,
        options: [.overrideInheritedOptions, .overrideInheritedDuration, .overrideInheritedCurve],
        animations: { other.alpha = 0 })
    }
    #expect(!stage.application.animationEngine.blocksInteraction(with: stage.view.layer))
    #expect(stage.application.animationEngine.blocksInteraction(with: other.layer))
    stage.advance(ticks: 120 * 3 + 60)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    #expect(stage.seen(other).opacity == 0)
  }

  @Test func overriddenDurationsCount() {
    let stage = AnimationStage()
    var ended: [Tick] = []
    UIView.animate(withDuration: 2) {
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration], animations: { stage.view.alpha = 0 },
        completion: { _ in ended.append(stage.application.tick) })
    }
    stage.advance(ticks: 300)
    #expect(ended == [60])
  }

  @Test func modifiedAnimationsRepeatAndTheBlockWaitsForThem() {
    let stage = AnimationStage()
    var ended: [Tick] = []
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { stage.view.alpha = 0 }
      }, completion: { if $0 { ended.append(stage.application.tick) } })
    stage.advance(ticks: 30)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    stage.advance(ticks: 30)
    #expect(stage.seen().opacity == 1)
    stage.advance(ticks: 400)
    #expect(ended == [360])
    #expect(stage.seen().opacity == 0)
  }

  @Test func modifiedOutsideAnyBlockIsAMistake() {
    let stage = AnimationStage()
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { stage.view.alpha = 0 }
    #expect(stage.view.alpha == 0)
    #expect(stage.diagnostics.count == 1)
  }

  @Test func aMoveEndsOneThatRepeatsForEver() {
    let stage = AnimationStage()
    var results: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { stage.view.center.x = 150 }, completion: { results.append($0) })
    stage.advance(ticks: 60)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear],
      animations: { stage.view.center.x = 250 })
    #expect(abs(stage.seen().position.x - 100) < 1e-9)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().position.x - 175) < 1e-9)
    stage.advance(ticks: 500)
    #expect(stage.seen().position.x == 250)
    #expect(results == [false])
    #expect(!stage.application.animationEngine.isRunning)
  }

  @Test func directChangesMoveGeometryAlongAndCancelTheRest() {
    let stage = AnimationStage()
    var results: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 150 })
    UIView.animate(
      withDuration: 1,
      animations: {
        stage.view.alpha = 0
      }, completion: { results.append($0) })
    stage.advance(ticks: 60)
    stage.view.center.x = 1150
    stage.view.alpha = 0.3
    #expect(abs(stage.seen().position.x - 1100) < 1e-9)
    #expect(stage.seen().opacity == 0.3)
    stage.advance(ticks: 1)
    #expect(results == [false])
  }

  @Test func nothingAnimatesWhileAnimationsAreOff() {
    let stage = AnimationStage()
    var results: [Bool] = []
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }) { results.append($0) }
    #expect(stage.seen().opacity == 0)
    stage.advance(ticks: 1)
    #expect(results == [true])
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(UIView.inheritedAnimationDuration == 0)
        stage.view.center.x = 500
      }
    }
    #expect(stage.seen().position.x == 500)
  }

  @Test(arguments: [Double.nan, -1, -.infinity, .infinity, 0])
  func badDurationsChangeAtOnce(duration: Double) {
    let stage = AnimationStage()
    var results: [Bool] = []
    UIView.animate(withDuration: duration, animations: { stage.view.alpha = 0 }) { results.append($0) }
    UIView.animate(
      withDuration: duration, delay: .nan, usingSpringWithDamping: .nan, initialSpringVelocity: .infinity,
      animations: { stage.view.center.x = 9 }, completion: { results.append($0) })
    UIView.animateKeyframes(
      withDuration: duration, delay: -3,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -1) { stage.view.center.y = 7 }
      }, completion: { results.append($0) })
    #expect(stage.seen().opacity == 0 && stage.seen().position == CGPoint(x: 9, y: 7))
    stage.advance(ticks: 1)
    #expect(results == [true, true, true])
  }

  @Test func anAnimationBegunByEveryCompletionTakesItsTurnInTheNextTick() {
    let stage = AnimationStage()
    var count = 0
    func again() {
      UIView.animate(withDuration: 0, animations: { stage.view.center.x += 1 }) { _ in
        count += 1
        again()
      }
    }
    again()
    stage.advance(ticks: 50)
    #expect(count == 50)
  }

  @Test func transactionsAnimateLayersWithoutAView() {
    let stage = AnimationStage()
    let layer = CALayer()
    stage.view.layer.addSublayer(layer)
    var done: [Tick] = []
    layer.opacity = 0.5
    #expect(stage.seen(layer).opacity == 0.5)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { done.append(stage.application.tick) }
    layer.opacity = 1
    stage.view.alpha = 0.25
    CATransaction.commit()
    #expect(stage.seen(layer).opacity == 0.5 && stage.seen().opacity == 0.25)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen(layer).opacity - 0.75) < 1e-9)
    stage.advance(ticks: 100)
    #expect(done == [120])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    #expect(stage.seen(layer).opacity == 0)
  }

  @Test func anOpenTransactionIsClosedWithTheTick() {
    let stage = AnimationStage()
    CATransaction.begin()
    stage.advance(ticks: 1)
    #expect(!stage.application.isInAnimationBlock)
    #expect(stage.diagnostics.count == 1)
    CATransaction.commit()
  }

  @Test func blocksAnimateShapes() {
    let stage = AnimationStage()
    let shape = CAShapeLayer()
    stage.view.layer.addSublayer(shape)
    shape.strokeEnd = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { shape.strokeEnd = 1 })
    stage.advance(ticks: 30)
    #expect(abs((shape.presentation() as? CAShapeLayer)!.strokeEnd - 0.25) < 1e-9)
    shape.strokeEnd = 0.9
    #expect((shape.presentation() as? CAShapeLayer)!.strokeEnd == 0.9)
  }

  @Test func blocksAnimateGradients() {
    let stage = AnimationStage()
    let gradient = CAGradientLayer()
    stage.view.layer.addSublayer(gradient)
    gradient.colors = [.black, .white]
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        gradient.colors = [.white, .white]
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.locations = [0.5, 1]
      })
    stage.advance(ticks: 30)
    let seen = (gradient.presentation() as? CAGradientLayer)!
    #expect(abs(seen.colors![0].red - 0.25) < 1e-9 && seen.colors![1] == .white)
    #expect(abs(seen.endPoint.x - 0.625) < 1e-9)
    // Positions that were not specified are those that were visible.
    #expect(abs(seen.locations![0] - 0.125) < 1e-9 && abs(seen.locations![1] - 1) < 1e-9)
    stage.advance(ticks: 91)
    #expect(gradient.animations.isEmpty)
    // Colors with different numbers of components change abruptly, at the middle.
    let more = CABasicAnimation(keyPath: "colors")
    more.fromValue = CAAnimationValue.colors([.black, .white, .black])
    more.duration = 1
    gradient.add(more, forKey: nil)
    stage.advance(ticks: 30)
    #expect((gradient.presentation() as? CAGradientLayer)!.colors!.count == 3)
    stage.advance(ticks: 60)
    #expect((gradient.presentation() as? CAGradientLayer)!.colors!.count == 2)
    #expect(stage.diagnostics.isEmpty)
  }

  /// A new object may get the address of one that is gone; that object's animations are not its own.
  @Test func animationsOfADeadOwnerAreNotThoseOfOneAtItsAddress() {
    final class Owner: NSObject {}
    let stage = AnimationStage()
    let engine = UIApplication.shared.animationEngine
    var isOver = false
    func begin() -> UInt {
      let owner = Owner()
      engine.mark(by: owner) {
        UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: { _ in isOver = true })
      }
      return UInt(bitPattern: Unmanaged.passUnretained(owner).toOpaque())
    }
    let address = begin()
    var owners: [Owner] = []
    while owners.count < 10_000,
      owners.last.map({ UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }) != address
    {
      owners.append(Owner())
    }
    for owner in owners { engine.finishGroups(of: owner) }
    #expect(!isOver && owners.count > 0)
    stage.advance(ticks: 121)
    #expect(isOver)
  }
}
