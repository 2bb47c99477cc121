import Testing
import UIKit

@testable import UIKitCore

/// `UIView.animateKeyframes`.
@Suite struct KeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func stretchesFollowOneAnotherAndHoldBetween() {
    let stage = AnimationStage()
    var done: [Tick] = []
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { stage.view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { stage.view.center.x = 250 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.alpha = 0 }
      }, completion: { if $0 { done.append(stage.application.tick) } })
    #expect(stage.view.center.x == 250)
    let expected: [(Int32, Double, Double)] = [
      (15, 100, 1), (30, 150, 1), (45, 150, 1), (60, 150, 1), (75, 200, 0.75), (90, 250, 0.5), (105, 250, 0.25),
    ]
    var tick: Int32 = 0
    for (at, x, alpha) in expected {
      stage.advance(ticks: at - tick)
      tick = at
      #expect(abs(stage.seen().position.x - x) < 1e-9)
      #expect(abs(stage.seen().opacity - alpha) < 1e-9)
    }
    stage.advance(ticks: 60)
    #expect(done == [120])
    #expect(stage.view.layer.animations.isEmpty)
  }

  @Test func theWholeEasesInAndOutUnlessToldOtherwise() {
    let stage = AnimationStage()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 150 }
      })
    stage.advance(ticks: 30)
    #expect(abs(stage.seen().position.x - (50 + 100 * CubicTiming.easeInOut.value(at: 0.25))) < 1e-6)
  }

  @Test func withoutKeyframesItIsAPlainAnimation() {
    let stage = AnimationStage()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0.5, options: linear, animations: { stage.view.center.x = 150 })
    stage.advance(ticks: 60)
    #expect(stage.seen().position.x == 50)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().position.x - 100) < 1e-9)
  }

  @Test func aStretchOfNoLengthJumps() {
    let stage = AnimationStage()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { stage.view.center.x = 150 }
      })
    stage.advance(ticks: 59)
    #expect(stage.seen().position.x == 50)
    stage.advance(ticks: 1)
    #expect(stage.seen().position.x == 150)
  }

  @Test func oneThatBeginsBeforeTheLastEndedCutsItOff() {
    let stage = AnimationStage()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 0 }
      })
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().position.x - 100) < 1e-9)
    stage.advance(ticks: 30)
    #expect(abs(stage.seen().position.x - 50) < 1e-9)
  }

  @Test(arguments: [
    (UIView.KeyframeAnimationOptions.calculationModeDiscrete, 50.0), (.calculationModePaced, 100),
    (.calculationModeLinear, 75), (.calculationModeCubic, 75 - 200.0 / 16), (.calculationModeCubicPaced, -1),
  ])
  func everyCalculationMode(mode: UIView.KeyframeAnimationOptions, quarter: Double) {
    // 50 → 100 → 250, half of the time each; after a quarter of the time.
    let stage = AnimationStage()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [mode, linear],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 250 }
      })
    stage.advance(ticks: 30)
    let x = stage.seen().position.x
    switch mode {
    // Catmull–Rom: the mean of two values, minus an eighth of the difference of their tangents.
    case .calculationModeCubic: #expect(abs(x - (75 + (25 - 100.0) / 8)) < 1e-9)
    case .calculationModeCubicPaced: #expect(x > 50 && x < 150)
    default: #expect(abs(x - quarter) < 1e-9)
    }
    stage.advance(ticks: 90)
    #expect(stage.seen().position.x == 250)
  }

  @Test func colorsAndTurnsGoThroughKeyframes() {
    let stage = AnimationStage()
    stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [.calculationModeCubic, linear],
      animations: {
        for step in 1...4 {
          UIView.addKeyframe(withRelativeStartTime: Double(step - 1) / 4, relativeDuration: 0.25) {
            stage.view.transform = CGAffineTransform(rotationAngle: Double(step) * Double.pi / 2)
            stage.view.backgroundColor = UIColor(red: Double(step) / 4, green: 0, blue: 0, alpha: 1)
          }
        }
      })
    // A full turn, at constant speed in the middle.
    stage.advance(ticks: 60)
    let half = stage.seen().affineTransform
    #expect(abs(half.a + 1) < 1e-9)
    #expect(abs(stage.seen().backgroundColor!.red - 0.5) < 1e-9)
    stage.advance(ticks: 15)
    let more = stage.seen().affineTransform
    #expect(abs(atan2(more.b, more.a) + Double.pi * 3 / 4) < 1e-6)
  }

  @Test func keyframesRepeat() {
    let stage = AnimationStage()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, linear],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.alpha = 0 }
      })
    stage.advance(ticks: 240 * 5 + 150)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
  }

  @Test func aKeyframeOutsideIsAMistake() {
    let stage = AnimationStage()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 0 }
    #expect(stage.view.alpha == 0)
    #expect(stage.diagnostics.count == 1)
  }

  @Test func aDirectChangeOrAnotherBlockTakesTheirPlace() {
    let stage = AnimationStage()
    var results: [Bool] = []
    func begin() {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: linear,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.center.x += 100 }
        }, completion: { results.append($0) })
    }
    begin()
    stage.advance(ticks: 60)
    stage.view.center.x = 500
    #expect(stage.seen().position.x == 500)
    begin()
    stage.advance(ticks: 60)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear],
      animations: { stage.view.center.x = 0 })
    #expect(abs(stage.seen().position.x - 550) < 1e-9)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().position.x - 275) < 1e-9)
    stage.advance(ticks: 60)
    #expect(stage.seen().position.x == 0)
    #expect(results == [false, false])
  }
}
