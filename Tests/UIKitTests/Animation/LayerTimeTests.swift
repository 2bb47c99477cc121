import Testing
import UIKit

@testable import UIKitCore

private final class Listener: NSObject, CAAnimationDelegate {
  var ends: [Bool] = []
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
}

/// Layers with their own time, which their animations follow.
@Suite struct LayerTimeTests {
  private let stage = AnimationStage()
  private var layer: CALayer { stage.view.layer }

  private func slide(delegate: Listener? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 120
    animation.duration = 1
    animation.delegate = delegate
    return animation
  }

  private func pause(_ layer: CALayer) {
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = now
  }

  private func resume(_ layer: CALayer) {
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }

  /// The code of Apple's Technical Q&A 1673.
  @Test func animationsArePausedAndGoOnFromThere() {
    stage.advance(ticks: 30)
    let listener = Listener()
    layer.add(slide(delegate: listener), forKey: nil)
    stage.advance(ticks: 30)
    pause(layer)
    #expect(abs(stage.seen().position.x - 30) < 1e-9)
    stage.advance(ticks: 500)
    #expect(abs(stage.seen().position.x - 30) < 1e-9 && abs(stage.seen(fraction: 0.5).position.x - 30) < 1e-9)
    #expect(listener.ends.isEmpty)
    resume(layer)
    #expect(abs(stage.seen().position.x - 30) < 1e-9)
    stage.advance(ticks: 45)
    #expect(abs(stage.seen().position.x - 75) < 1e-9)
    stage.advance(ticks: 44)
    #expect(listener.ends.isEmpty)
    stage.advance(ticks: 2)
    #expect(listener.ends == [true] && layer.animationKeys() == nil)
  }

  @Test func blocksOfSublayersArePausedToo() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(inner)
    var isDone = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      inner.alpha = 0
    } completion: { _ in
      isDone = true
    }
    stage.advance(ticks: 60)
    pause(layer)
    stage.advance(ticks: 120)
    #expect(!isDone && abs(stage.seen(inner).opacity - 0.5) < 1e-9)
    resume(layer)
    stage.advance(ticks: 59)
    #expect(!isDone)
    stage.advance(ticks: 2)
    #expect(isDone && stage.seen(inner).opacity == 0)
  }

  @Test func speedsMultiply() {
    let outer = stage.window.layer
    outer.speed = 2
    layer.speed = 0.25
    layer.add(slide(), forKey: nil)
    stage.advance(ticks: 120)
    #expect(abs(stage.seen().position.x - 60) < 1e-9)
    #expect(abs(stage.seen(fraction: 0.5).position.x - 60.25) < 1e-9)
    stage.advance(ticks: 119)
    #expect(layer.animationKeys() == nil || stage.seen().position.x > 119)
    stage.advance(ticks: 2)
    #expect(stage.seen().position.x == 50)
  }

  @Test func beginTimesAreTheLayersOwn() {
    stage.advance(ticks: 240)
    layer.timeOffset = 10
    #expect(layer.convertTime(CACurrentMediaTime(), from: nil) == 12)
    #expect(layer.convertTime(12, to: nil) == 2)
    let later = slide()
    later.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.5
    layer.add(later, forKey: nil)
    stage.advance(ticks: 59)
    #expect(stage.seen().position.x == 50)
    stage.advance(ticks: 31)
    #expect(abs(stage.seen().position.x - 30) < 1e-9)
  }

  @Test func timesConvertBetweenLayers() {
    let inner = CALayer()
    layer.addSublayer(inner)
    layer.speed = 2
    inner.beginTime = 3
    #expect(inner.convertTime(5, from: nil) == 7)
    #expect(inner.convertTime(7, to: nil) == 5)
    #expect(inner.convertTime(10, from: layer) == 7 && inner.convertTime(7, to: layer) == 10)
    layer.speed = 0
    #expect(inner.convertTime(7, to: nil).isFinite)
  }

  @Test func timesThatAreNoNumbersAreDiagnosed() {
    layer.speed = .nan
    layer.timeOffset = .infinity
    #expect(layer.speed == 1 && layer.timeOffset == 0)
    #expect(stage.diagnostics.count == 2)
  }

  @Test func animationsAndLayersAreTimed() {
    func double(_ timing: some CAMediaTiming) { timing.speed *= 2 }
    double(layer)
    let animation = slide()
    double(animation)
    #expect(layer.speed == 2 && animation.speed == 2 && layer.duration == .infinity && layer.fillMode == .removed)
  }
}
