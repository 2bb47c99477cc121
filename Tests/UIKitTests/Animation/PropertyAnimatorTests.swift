import Testing
import UIKit

@testable import UIKitCore

/// An animator that moves the stage's view from x = 50 to 150 in a second, evenly.
private final class Scene {
  let stage = AnimationStage()
  let animator: UIViewPropertyAnimator
  var positions: [UIViewAnimatingPosition] = []

  init(curve: UIView.AnimationCurve = .linear) {
    animator = UIViewPropertyAnimator(duration: 1, curve: curve)
    animator.addAnimations { [view = stage.view] in view.center.x = 150 }
    animator.addCompletion { [unowned(unsafe) self] in positions.append($0) }
    _ = stage.diagnostics
  }

  deinit { animator.stopAnimation(true) }

  /// Brings an inactive animator into a state.
  func enter(_ start: Start) {
    switch start {
    case .inactive: break
    case .running:
      animator.startAnimation()
      stage.advance(ticks: 30)
    case .paused:
      animator.startAnimation()
      stage.advance(ticks: 30)
      animator.pauseAnimation()
    case .stopped:
      animator.startAnimation()
      stage.advance(ticks: 30)
      animator.stopAnimation(false)
    case .atEnd:
      animator.pausesOnCompletion = true
      animator.startAnimation()
      stage.advance(ticks: 200)
    case .ended:
      animator.startAnimation()
      stage.advance(ticks: 200)
      positions = []
    case .endedReversed:
      animator.startAnimation()
      stage.advance(ticks: 30)
      animator.isReversed = true
      stage.advance(ticks: 200)
    }
    _ = stage.diagnostics
  }

  enum Start { case inactive, running, paused, stopped, atEnd, ended, endedReversed }
  enum Call {
    case start, startAfterDelay, pause, setFraction, setFractionAboveOne, goOn, stop, stopWithoutFinishing
    case finishAtEnd, finishAtStart, finishAtCurrent, reverse, wait, addAnimation, addCompletion, forbidden
  }

  func perform(_ call: Call) {
    switch call {
    case .start: animator.startAnimation()
    case .startAfterDelay: animator.startAnimation(afterDelay: 0.5)
    case .pause: animator.pauseAnimation()
    case .setFraction: animator.fractionComplete = 0.75
    case .setFractionAboveOne: animator.fractionComplete = 7
    case .goOn: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .stop: animator.stopAnimation(false)
    case .stopWithoutFinishing: animator.stopAnimation(true)
    case .finishAtEnd: animator.finishAnimation(at: .end)
    case .finishAtStart: animator.finishAnimation(at: .start)
    case .finishAtCurrent: animator.finishAnimation(at: .current)
    case .reverse: animator.isReversed.toggle()
    case .wait: stage.advance(ticks: 240)
    case .addAnimation: animator.addAnimations { [view = stage.view] in view.center.y = 250 }
    case .addCompletion: animator.addCompletion { [unowned(unsafe) self] in positions.append($0) }
    case .forbidden: animator.isInterruptible = false
    }
  }
}

/// Reports its deallocation.
private final class DeathNotice {
  let tell: () -> Void
  init(_ tell: @escaping () -> Void) { self.tell = tell }
  deinit { tell() }
}

/// One cell of the state table: the effect of a call in a state.
struct AnimatorCell: CustomTestStringConvertible {
  fileprivate let start: Scene.Start
  fileprivate let call: Scene.Call
  let state: UIViewAnimatingState
  let isRunning: Bool
  /// The position of the view's model, and of its presentation.
  let model, seen: Double
  var positions: [UIViewAnimatingPosition] = []
  /// Whether the call is a mistake.
  var isMistake = false

  var testDescription: String { "\(start) + \(call)" }

  static let all: [AnimatorCell] = [
    // Inactive.
    .init(start: .inactive, call: .start, state: .active, isRunning: true, model: 150, seen: 50),
    .init(start: .inactive, call: .startAfterDelay, state: .active, isRunning: true, model: 150, seen: 50),
    .init(start: .inactive, call: .pause, state: .active, isRunning: false, model: 150, seen: 50),
    .init(start: .inactive, call: .setFraction, state: .active, isRunning: false, model: 150, seen: 125),
    .init(start: .inactive, call: .setFractionAboveOne, state: .active, isRunning: false, model: 150, seen: 150),
    .init(start: .inactive, call: .stop, state: .inactive, isRunning: false, model: 50, seen: 50),
    .init(start: .inactive, call: .stopWithoutFinishing, state: .inactive, isRunning: false, model: 50, seen: 50),
    .init(
      start: .inactive, call: .finishAtEnd, state: .inactive, isRunning: false, model: 50, seen: 50, isMistake: true),
    .init(start: .inactive, call: .goOn, state: .inactive, isRunning: false, model: 50, seen: 50, isMistake: true),
    .init(start: .inactive, call: .addAnimation, state: .inactive, isRunning: false, model: 50, seen: 50),
    .init(start: .inactive, call: .wait, state: .inactive, isRunning: false, model: 50, seen: 50),
    // Running, a quarter of the way.
    .init(start: .running, call: .start, state: .active, isRunning: true, model: 150, seen: 75),
    .init(start: .running, call: .pause, state: .active, isRunning: false, model: 150, seen: 75),
    .init(start: .running, call: .setFraction, state: .active, isRunning: true, model: 150, seen: 125),
    .init(start: .running, call: .goOn, state: .active, isRunning: true, model: 150, seen: 75),
    .init(start: .running, call: .reverse, state: .active, isRunning: true, model: 150, seen: 75),
    .init(start: .running, call: .stop, state: .stopped, isRunning: false, model: 75, seen: 75),
    .init(start: .running, call: .stopWithoutFinishing, state: .inactive, isRunning: false, model: 75, seen: 75),
    .init(start: .running, call: .finishAtEnd, state: .active, isRunning: true, model: 150, seen: 75, isMistake: true),
    .init(start: .running, call: .forbidden, state: .active, isRunning: true, model: 150, seen: 75, isMistake: true),
    .init(
      start: .running, call: .wait, state: .inactive, isRunning: false, model: 150, seen: 150, positions: [.end]),
    // Paused at a quarter.
    .init(start: .paused, call: .start, state: .active, isRunning: true, model: 150, seen: 75),
    .init(start: .paused, call: .goOn, state: .active, isRunning: true, model: 150, seen: 75),
    .init(start: .paused, call: .pause, state: .active, isRunning: false, model: 150, seen: 75),
    .init(start: .paused, call: .setFraction, state: .active, isRunning: false, model: 150, seen: 125),
    .init(start: .paused, call: .reverse, state: .active, isRunning: false, model: 150, seen: 75),
    .init(start: .paused, call: .wait, state: .active, isRunning: false, model: 150, seen: 75),
    .init(start: .paused, call: .stop, state: .stopped, isRunning: false, model: 75, seen: 75),
    .init(start: .paused, call: .stopWithoutFinishing, state: .inactive, isRunning: false, model: 75, seen: 75),
    .init(
      start: .paused, call: .finishAtStart, state: .active, isRunning: false, model: 150, seen: 75, isMistake: true),
    // Stopped at a quarter.
    .init(
      start: .stopped, call: .finishAtEnd, state: .inactive, isRunning: false, model: 150, seen: 150, positions: [.end]),
    .init(
      start: .stopped, call: .finishAtStart, state: .inactive, isRunning: false, model: 50, seen: 50,
      positions: [.start]),
    .init(
      start: .stopped, call: .finishAtCurrent, state: .inactive, isRunning: false, model: 75, seen: 75,
      positions: [.current]),
    .init(start: .stopped, call: .start, state: .stopped, isRunning: false, model: 75, seen: 75, isMistake: true),
    .init(
      start: .stopped, call: .startAfterDelay, state: .stopped, isRunning: false, model: 75, seen: 75, isMistake: true),
    .init(start: .stopped, call: .goOn, state: .stopped, isRunning: false, model: 75, seen: 75, isMistake: true),
    .init(start: .stopped, call: .pause, state: .stopped, isRunning: false, model: 75, seen: 75, isMistake: true),
    .init(start: .stopped, call: .setFraction, state: .stopped, isRunning: false, model: 75, seen: 75, isMistake: true),
    .init(
      start: .stopped, call: .addAnimation, state: .stopped, isRunning: false, model: 75, seen: 75, isMistake: true),
    .init(
      start: .stopped, call: .addCompletion, state: .stopped, isRunning: false, model: 75, seen: 75, isMistake: true),
    .init(start: .stopped, call: .stopWithoutFinishing, state: .inactive, isRunning: false, model: 75, seen: 75),
    .init(start: .stopped, call: .wait, state: .stopped, isRunning: false, model: 75, seen: 75),
    // At its end, pausesOnCompletion being true.
    .init(start: .atEnd, call: .wait, state: .active, isRunning: false, model: 150, seen: 150),
    .init(start: .atEnd, call: .reverse, state: .active, isRunning: false, model: 150, seen: 150),
    .init(start: .atEnd, call: .stop, state: .stopped, isRunning: false, model: 150, seen: 150),
    .init(start: .atEnd, call: .stopWithoutFinishing, state: .inactive, isRunning: false, model: 150, seen: 150),
    .init(start: .atEnd, call: .setFraction, state: .active, isRunning: false, model: 150, seen: 125),
    // After its end it is as before the start, without blocks.
    .init(start: .ended, call: .wait, state: .inactive, isRunning: false, model: 150, seen: 150),
    .init(
      start: .ended, call: .finishAtEnd, state: .inactive, isRunning: false, model: 150, seen: 150, isMistake: true),
    .init(start: .ended, call: .start, state: .active, isRunning: true, model: 150, seen: 150),
    .init(
      start: .endedReversed, call: .wait, state: .inactive, isRunning: false, model: 50, seen: 50, positions: [.start]),
  ]
}

@Suite struct PropertyAnimatorTests {
  @Test("SE-L1: every cell of the table of states", arguments: AnimatorCell.all)
  func theStateMachine(cell: AnimatorCell) {
    let scene = Scene()
    scene.enter(cell.start)
    scene.perform(cell.call)
    #expect(scene.animator.state == cell.state)
    #expect(scene.animator.isRunning == cell.isRunning)
    #expect(abs(scene.stage.view.center.x - cell.model) < 1e-6)
    #expect(abs(scene.stage.seen().position.x - cell.seen) < 1e-6)
    #expect(scene.positions == cell.positions)
    #expect(scene.stage.diagnostics.isEmpty == !cell.isMistake)
  }

  @Test func aDelayRunsTheBlocksAtOnceAndWaits() {
    let scene = Scene()
    scene.animator.startAnimation(afterDelay: 0.5)
    #expect(scene.animator.delay == 0.5)
    scene.stage.advance(ticks: 60)
    #expect(scene.stage.seen().position.x == 50)
    scene.stage.advance(ticks: 60)
    #expect(abs(scene.stage.seen().position.x - 100) < 1e-9)
    scene.stage.advance(ticks: 60)
    #expect(scene.positions == [.end])
  }

  @Test func completionsRunInTheOrderTheyWereAdded() {
    let scene = Scene()
    var order: [Int] = []
    for number in 1...3 { scene.animator.addCompletion { _ in order.append(number) } }
    scene.animator.startAnimation()
    scene.animator.addCompletion { _ in order.append(4) }
    scene.stage.advance(ticks: 200)
    #expect(order == [1, 2, 3, 4])
  }

  @Test(arguments: [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut, .linear])
  func pausingDoesNotJumpAndScrubsInALine(curve: UIView.AnimationCurve) {
    let scene = Scene(curve: curve)
    scene.animator.startAnimation()
    scene.stage.advance(ticks: 36)
    let place = scene.stage.seen().position.x
    #expect(abs(scene.animator.fractionComplete - 0.3) < 1e-9)
    scene.animator.pauseAnimation()
    #expect(abs(scene.stage.seen().position.x - place) < 1e-9)
    #expect(abs(scene.animator.fractionComplete - (place - 50) / 100) < 1e-9)
    for fraction in stride(from: 0, through: 1, by: 0.05) {
      scene.animator.fractionComplete = fraction
      #expect(abs(scene.stage.seen().position.x - (50 + 100 * fraction)) < 1e-6)
      #expect(abs(scene.animator.fractionComplete - fraction) < 1e-6)
    }
    // It continues along its curve from where it stopped.
    scene.animator.fractionComplete = 0.5
    scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(abs(scene.stage.seen().position.x - 100) < 1e-6)
    scene.stage.advance(ticks: 120)
    #expect(scene.positions == [.end])
  }

  @Test func scrubbingCanFollowTheCurve() {
    let scene = Scene(curve: .easeIn)
    scene.animator.scrubsLinearly = false
    scene.animator.fractionComplete = 0.5
    #expect(abs(scene.stage.seen().position.x - (50 + 100 * CubicTiming.easeIn.value(at: 0.5))) < 1e-9)
  }

  @Test func reversedItGoesBackToExactlyWhereItBegan() {
    let stage = AnimationStage()
    stage.view.center = CGPoint(x: 0.1, y: 0.7)
    stage.view.alpha = 0.35
    let old = stage.view.layer.model
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6) {
      stage.view.center = CGPoint(x: 33.3, y: 91.7)
      stage.view.transform = CGAffineTransform(rotationAngle: 1.1).scaledBy(x: 0.3, y: 3)
      stage.view.alpha = 1
      stage.view.bounds.size = CGSize(width: 10, height: 3)
    }
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    stage.advance(ticks: 20)
    let seen = stage.seen().position
    animator.isReversed = true
    #expect(stage.seen().position == seen)
    stage.advance(ticks: 10)
    animator.pauseAnimation()
    // Counted in the direction in which it runs.
    let fraction = animator.fractionComplete
    animator.fractionComplete = 1
    #expect(fraction < 1 && abs(stage.seen().position.x - 0.1) < 1e-9)
    animator.startAnimation()
    stage.advance(ticks: 30)
    #expect(positions == [.start])
    #expect(stage.view.layer.model == old)
    #expect(stage.view.layer.animations.isEmpty)
  }

  @Test func laterBlocksTakeWhatIsLeftOfTheTime() {
    let scene = Scene()
    let view = scene.stage.view
    scene.animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    scene.animator.startAnimation()
    scene.stage.advance(ticks: 60)
    #expect(scene.stage.seen().opacity == 1)
    scene.animator.addAnimations({ view.layer.cornerRadius = 10 }, delayFactor: 0.5)
    scene.animator.addAnimations { view.center.y = 150 }
    scene.stage.advance(ticks: 30)
    #expect(abs(scene.stage.seen().opacity - 0.5) < 1e-9)
    #expect(scene.stage.seen().cornerRadius == 0)
    #expect(abs(scene.stage.seen().position.y - 100) < 1e-9)
    scene.stage.advance(ticks: 15)
    #expect(abs(scene.stage.seen().cornerRadius - 5) < 1e-9)
    scene.stage.advance(ticks: 15)
    #expect(scene.positions == [.end])
  }

  @Test func itGoesOnWithAnotherTimingFromWhereItIs() {
    let scene = Scene()
    scene.enter(.paused)
    let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 0))
    scene.animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
    #expect(abs(scene.stage.seen().position.x - 75) < 1e-9)
    // Two of the remaining distances, 75 pt, per second.
    let step = 1e-4
    let velocity = (scene.stage.seen(fraction: step).position.x - 75) / step * 120
    #expect(abs(velocity - 150) < 1)
    scene.stage.advance(ticks: 59)
    #expect(scene.positions.isEmpty)
    scene.stage.advance(ticks: 1)
    #expect(scene.positions == [.end])
  }

  @Test func backAndForthWithOtherTimingsNeverJumps() {
    let scene = Scene(curve: .easeInOut)
    scene.animator.startAnimation()
    var last = scene.stage.seen().position.x
    for round in 0..<40 {
      scene.stage.advance(ticks: 7)
      scene.animator.pauseAnimation()
      last = scene.stage.seen().position.x
      if round % 3 != 1 { scene.animator.isReversed.toggle() }
      scene.animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: round % 2 == 0 ? .easeOut : .linear),
        durationFactor: 0.7)
      #expect(abs(scene.stage.seen().position.x - last) < 1e-9)
    }
    scene.animator.isReversed = false
    scene.stage.advance(ticks: 200)
    #expect(scene.positions.count == 1)
    #expect(scene.stage.view.layer.animations.isEmpty)
  }

  @Test func aSpringHasAVelocityOnEachAxis() {
    let stage = AnimationStage()
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 3, dy: -1))
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: spring)
    animator.addAnimations { stage.view.center = CGPoint(x: 150, y: 250) }
    animator.startAnimation()
    let step = 1e-4
    let place = stage.seen(fraction: step).position
    #expect(abs((place.x - 50) / step * 120 - 300) < 1)
    #expect(abs((place.y - 50) / step * 120 + 200) < 1)
    // The duration has no effect: it has settled after little more than a second.
    stage.advance(ticks: 240)
    #expect(animator.state == .inactive && stage.seen().position == CGPoint(x: 150, y: 250))
  }

  @Test func interruptionsCanBeForbidden() {
    let scene = Scene()
    scene.animator.isInterruptible = false
    scene.animator.startAnimation()
    scene.stage.advance(ticks: 30)
    scene.animator.pauseAnimation()
    scene.animator.stopAnimation(true)
    scene.animator.fractionComplete = 0
    #expect(scene.animator.isRunning && abs(scene.stage.seen().position.x - 75) < 1e-9)
    #expect(scene.stage.diagnostics.count >= 3)
    scene.stage.advance(ticks: 200)
    #expect(scene.positions == [.end])
  }

  @Test func touchesFindAnimatedViewsWhereTheyAreSeen() {
    let scene = Scene()
    scene.animator.startAnimation()
    scene.stage.advance(ticks: 30)
    let window = scene.stage.window
    // It is seen moving from 25 to 125, while the model moves from 100 to 200.
    #expect(window.hitTest(CGPoint(x: 40, y: 10), with: nil) === scene.stage.view)
    #expect(window.hitTest(CGPoint(x: 180, y: 10), with: nil) === window)
    scene.animator.isManualHitTestingEnabled = true
    #expect(window.hitTest(CGPoint(x: 40, y: 10), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 180, y: 10), with: nil) === scene.stage.view)
    scene.animator.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 180, y: 10), with: nil) === window)
  }

  @Test func keyframesAndBlocksInsideAreScrubbedWithIt() {
    let stage = AnimationStage()
    var done: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animateKeyframes(
        withDuration: 0, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.alpha = 0 }
        }, completion: { done.append($0) })
      UIView.animate(withDuration: 0.1) { stage.view.center.x = 150 }
    }
    animator.fractionComplete = 0.75
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    #expect(abs(stage.seen().position.x - 125) < 1e-9)
    animator.startAnimation()
    stage.advance(ticks: 60)
    #expect(done == [true])
  }

  @Test func oneThatRunsNeedNotBeKept() {
    let stage = AnimationStage()
    var positions: [UIViewAnimatingPosition] = []
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0.25, options: .curveLinear, animations: { stage.view.alpha = 0 },
      completion: { positions.append($0) })
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    stage.advance(ticks: 30)
    #expect(positions == [.end])
    #expect(!stage.application.animationEngine.isRunning)
  }

  @Test func oneThatIsLetGoWhilePausedIsAMistakeAndItsViewsShowTheEnd() {
    let stage = AnimationStage()
    var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.center.x = 150
    }
    animator?.fractionComplete = 0.5
    animator = nil
    #expect(stage.seen().position.x == 150)
    #expect(stage.view.layer.animations.isEmpty)
    let diagnostics = stage.diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics[0].utf8.starts(with: "It is an error to release a paused or stopped property animator".utf8))
  }

  @Test func anApplicationThatGoesLetsGoOfItsAnimators() {
    var gone = 0
    do {
      let stage = AnimationStage()
      let probe = DeathNotice { gone += 1 }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.alpha = 0 }
      animator.addCompletion { _ in _ = probe }
      animator.startAnimation()
      UIApplication.resignCurrent()
    }
    #expect(gone == 1)
  }

  @Test func viewsThatGoInMidAnimationEndIt() {
    let scene = Scene()
    scene.enter(.running)
    scene.stage.view.removeFromSuperview()
    scene.stage.advance(ticks: 1)
    #expect(scene.positions == [.end])
    #expect(scene.animator.state == .inactive)
    #expect(scene.stage.view.center.x == 150)
  }

  @Test func withoutAnimationsItIsActiveUntilTheNextTick() {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: 3, curve: .linear)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    #expect(animator.state == .active)
    stage.advance(ticks: 1)
    #expect(animator.state == .inactive && positions == [.end])
  }

  @Test(arguments: [Double.nan, -1, .infinity, 0]) func badNumbersAreDefined(number: Double) {
    let stage = AnimationStage()
    let animator = UIViewPropertyAnimator(duration: number, dampingRatio: number) { stage.view.alpha = 0 }
    animator.addAnimations({ stage.view.center.x = 150 }, delayFactor: number)
    animator.fractionComplete = number
    animator.startAnimation(afterDelay: number == .infinity ? 0 : number)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        mass: number, stiffness: number, damping: number, initialVelocity: CGVector(dx: number, dy: number)),
      durationFactor: number)
    stage.advance(ticks: 20_000)
    #expect(animator.state == .inactive)
    #expect(stage.seen().opacity == 0 && stage.seen().position.x == 150)
  }

  @Test func itCanBeUsedAgain() {
    let scene = Scene()
    scene.enter(.ended)
    scene.animator.addAnimations { [view = scene.stage.view] in view.center.x = 50 }
    scene.animator.addCompletion { [unowned(unsafe) scene] in scene.positions.append($0) }
    scene.animator.startAnimation()
    scene.stage.advance(ticks: 60)
    #expect(abs(scene.stage.seen().position.x - 100) < 1e-9)
    scene.stage.advance(ticks: 60)
    #expect(scene.positions == [.end])
  }

  @Test func twoAnimatorsOnOnePlaceAddUp() {
    let stage = AnimationStage()
    let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 150 }
    first.startAnimation()
    stage.advance(ticks: 60)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 50 }
    second.startAnimation()
    #expect(abs(stage.seen().position.x - 100) < 1e-9)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().position.x - 100) < 1e-9)
    stage.advance(ticks: 60)
    #expect(stage.seen().position.x == 50)
  }
}
