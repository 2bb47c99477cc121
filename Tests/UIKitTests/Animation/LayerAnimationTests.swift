import Testing
import UIKit

@testable import UIKitCore

private final class Listener: NSObject, CAAnimationDelegate {
  var events: [String] = []
  let stage: AnimationStage
  init(_ stage: AnimationStage) { self.stage = stage }
  func animationDidStart(_ anim: CAAnimation) { events.append("start \(stage.application.tick)") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \(stage.application.tick) \(flag)")
  }
}

/// Animations that are added to layers.
@Suite struct LayerAnimationTests {
  private func animation(
    _ keyPath: String, _ from: CAAnimationValue?, _ to: CAAnimationValue?, duration: Double = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test func itShowsWhatTheModelIsNotAndIsGoneAtItsEnd() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    layer.add(animation("opacity", 0, 0.5), forKey: "fade")
    #expect(layer.opacity == 1)
    #expect(layer.animationKeys() == ["fade"])
    stage.advance(ticks: 60)
    #expect(abs(layer.presentation()!.opacity - 0.25) < 1e-9)
    stage.advance(ticks: 60)
    #expect(layer.presentation()!.opacity == 1)
    #expect(layer.animationKeys() == nil)
    #expect(!stage.application.animationEngine.isRunning)
  }

  /// `CABasicAnimation.fromValue` has the type `Any?` in Apple's API: apps set numbers of all types, geometric values,
  /// colors, and `NSNumber` and `NSValue` that contain them.
  @Test func valuesAreWhateverApplesAre() throws {
    let stage = AnimationStage()
    let layer = stage.view.layer
    func half(_ keyPath: String, _ from: Any, _ to: Any) -> CALayer? {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      layer.removeAllAnimations()
      layer.add(animation, forKey: "x")
      stage.advance(ticks: 60)
      return layer.presentation()
    }
    let end: CGFloat = 0.5
    #expect(half("opacity", Float(1), end)?.opacity == 0.75)
    #expect(half("opacity", NSNumber(value: 1), 0)?.opacity == 0.5)
    #expect(half("position", CGPoint.zero, CGPoint(x: 10, y: 20))?.position == CGPoint(x: 5, y: 10))
    #expect(half("position", NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 8, y: 2)))?.position.x == 4)
    #expect(half("bounds.size", NSValue(cgSize: .zero), CGSize(width: 8, height: 2))?.bounds.width == 4)
    #expect(half("bounds", CGRect.zero, CGRect(x: 0, y: 0, width: 6, height: 6))?.bounds.width == 3)
    let slide = CATransform3DMakeTranslation(10, 0, 0)
    #expect(half("transform", CATransform3DIdentity, NSValue(caTransform3D: slide))?.transform.m41 == 5)
    let color = try #require(half("backgroundColor", UIColor.black.cgColor, UIColor.white.cgColor)?.backgroundColor)
    #expect(abs(color.red - 0.5) < 0.01)
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [NSNumber(value: 0), 10, CGFloat(20)]
    shake.duration = 1
    layer.removeAllAnimations()
    layer.add(shake, forKey: "shake")
    stage.advance(ticks: 60)
    #expect(layer.presentation()?.position.x == 10)
    #expect(stage.diagnostics == [])
    _ = half("opacity", "no number", 1)
    #expect(stage.diagnostics.count == 1)
  }

  @Test func missingEndsAreTheLayersOwn() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    func half(_ animation: CABasicAnimation) -> Double {
      layer.removeAllAnimations()
      layer.add(animation, forKey: nil)
      stage.advance(ticks: 60)
      return layer.presentation()!.position.x
    }
    #expect(abs(half(animation("position.x", 100, nil)) - 75) < 1e-9)
    #expect(abs(half(animation("position.x", nil, 100)) - 75) < 1e-9)
    let by = animation("position.x", nil, nil)
    by.byValue = 20
    #expect(abs(half(by) - 60) < 1e-9)
    by.fromValue = 0
    #expect(abs(half(by) - 10) < 1e-9)
    by.fromValue = nil
    by.toValue = 100
    #expect(abs(half(by) - 90) < 1e-9)
    // The model may be set afterwards, because it gives the final value.
    layer.removeAllAnimations()
    layer.add(animation("position.x", 0, nil), forKey: nil)
    layer.position.x = 200
    stage.advance(ticks: 60)
    #expect(abs(layer.presentation()!.position.x - 100) < 1e-9)
  }

  @Test(arguments: [
    ("position", CAAnimationValue.point(CGPoint(x: 10, y: 20)), CAAnimationValue.point(CGPoint(x: 30, y: 60))),
    ("position.y", 0, 10), ("bounds", .rect(.zero), .rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
    ("bounds.size", .size(CGSize(width: 1, height: 1)), .size(CGSize(width: 3, height: 5))),
    ("bounds.size.width", 3, 8), ("bounds.size.height", 3, 8), ("bounds.origin.x", 0, 4), ("bounds.origin.y", 0, 4),
    ("bounds.origin", .point(.zero), .point(CGPoint(x: 4, y: 5))),
    ("anchorPoint", .point(.zero), .point(CGPoint(x: 1, y: 1))), ("zPosition", 0, 8), ("opacity", 0, 1),
    ("transform.scale", 1, 3), ("transform.scale.x", 1, 3), ("transform.scale.y", 1, 3),
    ("transform.rotation", 0, 1), ("transform.rotation.z", 0, 1), ("transform.translation.x", 0, 40),
    ("transform.translation.y", 0, 40), ("transform.translation.z", 0, 40),
    ("transform.translation", .point(.zero), .point(CGPoint(x: 10, y: 20))),
    ("backgroundColor", .color(.black), .color(.white)), ("borderColor", .color(.black), .color(.white)),
    ("shadowColor", .color(.black), .color(.white)), ("cornerRadius", 0, 8), ("borderWidth", 0, 4),
    ("shadowOpacity", 0, 1), ("shadowRadius", 0, 8),
    ("shadowOffset", .size(.zero), .size(CGSize(width: 4, height: 6))),
  ])
  func everyKeyPath(keyPath: String, from: CAAnimationValue, to: CAAnimationValue) {
    let stage = AnimationStage()
    let layer = stage.view.layer
    layer.add(animation(keyPath, from, to), forKey: "it")
    stage.advance(ticks: 30)
    let property = LayerProperty(keyPath: keyPath)!
    let (seen, expected) = (property.read(stage.seen())!.components, from.mixed(with: to, 0.25).components)
    #expect(seen.count == expected.count)
    for (a, b) in zip(seen, expected) { #expect(abs(a - b) < 1e-9) }
    #expect(stage.diagnostics.isEmpty)
  }

  @Test(arguments: ["strokeEnd", "strokeStart", "lineWidth", "lineDashPhase", "miterLimit"])
  func numbersOfShapes(keyPath: String) {
    let stage = AnimationStage()
    let shape = CAShapeLayer()
    stage.view.layer.addSublayer(shape)
    shape.add(animation(keyPath, 0, 1), forKey: nil)
    stage.advance(ticks: 30)
    let seen = shape.presentation() as? CAShapeLayer
    #expect(seen!.content(LayerProperty(keyPath: keyPath)!) == .number(0.25))
    stage.view.layer.add(animation(keyPath, 0, 1), forKey: nil)
    #expect(stage.diagnostics.count == 1)
    stage.advance(ticks: 200)
    #expect((shape.presentation() as? CAShapeLayer)!.lineWidth == 1)
  }

  @Test func pathsChangePointByPoint() {
    let stage = AnimationStage()
    let shape = CAShapeLayer()
    stage.view.layer.addSublayer(shape)
    let small = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    let large = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20)).cgPath
    shape.path = large
    shape.add(animation("path", .path(small), .path(large)), forKey: "path")
    stage.advance(ticks: 60)
    let seen = (shape.presentation() as? CAShapeLayer)!.path!.boundingBoxOfPath
    #expect(seen == CGRect(x: 0, y: 0, width: 20, height: 15))
    // The page receives it again in every frame.
    stage.application.commit(fraction: 0.5)
    #expect(stage.application.needsFrame)
  }

  @Test func turnsAboutEveryAxisComeBeforeThePerspective() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    layer.transform = eye
    layer.add(animation("transform.rotation.y", 0, .number(Double.pi)), forKey: nil)
    stage.advance(ticks: 30)
    let expected = CATransform3DRotate(eye, Double.pi / 4, 0, 1, 0)
    #expect(stage.seen().transform == expected)
  }

  @Test func severalTurnsAreNotTakenForNone() {
    let stage = AnimationStage()
    stage.view.layer.add(animation("transform.rotation", 0, .number(4 * Double.pi)), forKey: nil)
    stage.advance(ticks: 15)
    let seen = stage.seen().affineTransform
    #expect(abs(seen.b - 1) < 1e-9)
  }

  @Test func timingsAreCoreAnimations() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    let listener = Listener(stage)
    let pulse = animation("opacity", 0, 1, duration: 0.5)
    pulse.autoreverses = true
    pulse.repeatCount = 2
    pulse.beginTime = CACurrentMediaTime() + 0.5
    pulse.delegate = listener
    layer.add(pulse, forKey: "pulse")
    stage.advance(ticks: 59)
    #expect(stage.seen().opacity == 1)
    stage.advance(ticks: 31)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    stage.advance(ticks: 300)
    #expect(listener.events == ["start 60", "stop 300 true"])
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, 1.0, 1.0), (.backwards, 0, 1), (.forwards, 1, 0.5), (.both, 0, 0.5),
  ])
  func fillModes(mode: CAMediaTimingFillMode, before: Double, after: Double) {
    let stage = AnimationStage()
    let fade = animation("opacity", 0, 0.5)
    fade.fillMode = mode
    fade.isRemovedOnCompletion = false
    fade.beginTime = CACurrentMediaTime() + 1
    stage.view.layer.add(fade, forKey: "fade")
    stage.advance(ticks: 60)
    #expect(stage.seen().opacity == before)
    stage.advance(ticks: 300)
    #expect(stage.seen().opacity == after)
    // It persists, and needs no frames.
    #expect(stage.view.layer.animation(forKey: "fade") != nil)
    #expect(!stage.application.animationEngine.isRunning)
    stage.application.commit(fraction: 0)
    stage.application.takeCommands { _ in }
    #expect(stage.application.layersToCommit.isEmpty)
    stage.view.layer.removeAnimation(forKey: "fade")
    #expect(stage.seen().opacity == 1)
  }

  @Test func offsetsSpeedsAndRepeatDurations() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    let ahead = animation("opacity", 0, 1)
    ahead.timeOffset = 0.75
    layer.add(ahead, forKey: "ahead")
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().opacity - 0.25) < 1e-9)
    layer.removeAllAnimations()
    let back = animation("opacity", 0, 1)
    back.speed = -2
    layer.add(back, forKey: nil)
    stage.advance(ticks: 15)
    #expect(abs(stage.seen().opacity - 0.75) < 1e-9)
    layer.removeAllAnimations()
    let long = animation("opacity", 0, 1, duration: 0.5)
    long.repeatDuration = 1.25
    layer.add(long, forKey: nil)
    stage.advance(ticks: 135)
    #expect(abs(stage.seen().opacity - 0.25) < 1e-9)
    stage.advance(ticks: 15)
    #expect(stage.seen().opacity == 1)
  }

  @Test func aGroupHasAClockOfItsOwn() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    let fade = animation("opacity", 0, 1, duration: 0)
    let move = animation("position.x", 0, 100, duration: 1)
    move.beginTime = 0.5
    move.fillMode = .backwards
    let group = CAAnimationGroup()
    group.animations = [fade, move]
    group.duration = 1
    group.repeatCount = 2
    let listener = Listener(stage)
    group.delegate = listener
    layer.add(group, forKey: "both")
    stage.advance(ticks: 30)
    #expect(abs(stage.seen().opacity - 0.25) < 1e-9)
    #expect(stage.seen().position.x == 0)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().position.x - 25) < 1e-9)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().opacity - 0.25) < 1e-9)
    stage.advance(ticks: 90)
    #expect(listener.events == ["start 1", "stop 240 true"])
    #expect(stage.seen().position.x == 50)
  }

  @Test func keyframesGoThroughValuesAndAlongPaths() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 1
    shake.isAdditive = true
    layer.add(shake, forKey: "shake")
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().transform.m41) < 1e-9)
    stage.advance(ticks: 30)
    #expect(abs(stage.seen().transform.m41 + 10) < 1e-9)
    layer.removeAllAnimations()
    let along = CAKeyframeAnimation(keyPath: "position")
    var path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 300, y: 0))
    path.addLine(to: CGPoint(x: 300, y: 100))
    along.path = path
    along.duration = 1
    layer.add(along, forKey: nil)
    stage.advance(ticks: 60)
    #expect(stage.seen().position == CGPoint(x: 300, y: 0))
    along.calculationMode = .paced
    layer.removeAllAnimations()
    layer.add(along, forKey: nil)
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().position.x - 200) < 1e-6)
  }

  @Test func springsTakeTheirDurationAndSettle() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    let stage = AnimationStage()
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    stage.view.layer.add(spring, forKey: nil)
    let law = SpringTiming(frequency: 10, dampingRatio: 0.5, velocity: 0)
    stage.advance(ticks: 24)
    #expect(abs(stage.seen().position.x - 100 * law.value(at: 0.2)) < 1e-9)
    #expect(abs(1 - law.value(at: spring.settlingDuration)) < 0.001)
  }

  @Test func theSameKeyReplacesAndTheDelegateHearsOfIt() {
    let stage = AnimationStage()
    let listener = Listener(stage)
    let first = animation("opacity", 0, 1)
    first.delegate = listener
    stage.view.layer.add(first, forKey: "fade")
    stage.advance(ticks: 10)
    stage.view.layer.add(animation("opacity", 0.5, 0.5), forKey: "fade")
    #expect(stage.seen().opacity == 0.5)
    #expect(stage.view.layer.animationKeys() == ["fade"])
    stage.advance(ticks: 1)
    #expect(listener.events == ["start 1", "stop 11 false"])
  }

  @Test func theLayerKeepsACopy() {
    let stage = AnimationStage()
    let fade = animation("opacity", 0, 1)
    stage.view.layer.add(fade, forKey: "fade")
    fade.toValue = 0
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    #expect(stage.view.layer.animation(forKey: "fade") !== fade)
    #expect((stage.view.layer.animation(forKey: "fade") as? CABasicAnimation)?.toValue as? CAAnimationValue == 1)
  }

  @Test func blocksAndModelsLeaveThemAlone() {
    let stage = AnimationStage()
    let fade = animation("opacity", 0, 1)
    stage.view.layer.add(fade, forKey: "fade")
    stage.view.alpha = 0.1
    UIView.animate(withDuration: 0.1, animations: { stage.view.center.x = 150 })
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().opacity - 0.5) < 1e-9)
    #expect(stage.view.layer.animationKeys() == ["fade"])
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === stage.view)
  }

  @Test func transactionsGiveDurationsAndWait() {
    let stage = AnimationStage()
    var done: [Tick] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { done.append(stage.application.tick) }
    stage.view.layer.add(animation("opacity", 0, 1, duration: 0), forKey: nil)
    stage.view.layer.add(animation("position.x", 0, 1, duration: 0.5), forKey: nil)
    CATransaction.commit()
    stage.advance(ticks: 60)
    #expect(abs(stage.seen().opacity - 0.25) < 1e-9)
    stage.advance(ticks: 300)
    #expect(done == [240])
    CATransaction.setCompletionBlock { done.append(-1) }
    stage.advance(ticks: 1)
    #expect(done == [240, -1])
  }

  @Test func mistakesAreNamedAndHarmless() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.duration = 1
    let wrongPath = CAKeyframeAnimation(keyPath: "opacity")
    wrongPath.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
    let bad: [CAAnimation] = [
      animation("wobble.factor", 0, 1), animation("opacity", .point(.zero), 1), animation("opacity", .number(.nan), 1),
      animation("opacity", 0, 1, duration: .nan), animation("opacity", 0, 1, duration: -1), CABasicAnimation(),
      animation("strokeEnd", 0, 1), keyframes, wrongPath,
    ]
    for animation in bad {
      layer.add(animation, forKey: "bad")
      #expect(stage.diagnostics.count == 1)
    }
    let endless = animation("opacity", 0, 1)
    endless.repeatCount = .nan
    layer.add(endless, forKey: nil)
    #expect(stage.diagnostics.count == 1)
    stage.advance(ticks: 300)
    #expect(stage.seen().opacity == 1)
    #expect(!stage.application.animationEngine.isRunning)
  }

  @Test func leavingTheWindowEndsThem() {
    let stage = AnimationStage()
    let listener = Listener(stage)
    let endless = animation("opacity", 0, 1)
    endless.repeatCount = .infinity
    endless.delegate = listener
    stage.view.layer.add(endless, forKey: nil)
    stage.advance(ticks: 500)
    stage.view.removeFromSuperview()
    stage.advance(ticks: 1)
    #expect(listener.events == ["start 1", "stop 501 false"])
    #expect(!stage.application.animationEngine.isRunning)
  }

  @Test func namedCurves() {
    #expect(CAMediaTimingFunction(name: .easeInEaseOut).timing == .easeInOut)
    #expect(CAMediaTimingFunction(name: .default).timing == .systemDefault)
    #expect(CAMediaTimingFunction(controlPoints: 0.5, 2, .nan, 0).timing == .linear)
  }

  /// Since iOS 8, UIKit adds an animation for each property that a block changes, under its key path, and further
  /// additive ones as `position-2` and so on ("Animating with additive animations", WWDC 2014, session 236).
  @Test func animationsOfBlocksHaveKeys() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.alpha = 0
      stage.view.frame = CGRect(x: 100, y: 0, width: 300, height: 100)
    }
    #expect(Set(layer.animationKeys() ?? []) == ["opacity", "position", "bounds.size"])
    let fade = layer.animation(forKey: "opacity") as? CABasicAnimation
    #expect(
      fade?.keyPath == "opacity" && fade?.fromValue as? Double == 1 && fade?.toValue as? Double == 0
        && fade?.duration == 1)
    let move = layer.animation(forKey: "position") as? CABasicAnimation
    #expect(move?.isAdditive == true && move?.fromValue as? CGPoint == CGPoint(x: -200, y: 0))
    #expect(move?.toValue as? CGPoint == .zero)
    let size = layer.animation(forKey: "bounds.size") as? CABasicAnimation
    #expect(size?.fromValue as? CGSize == CGSize(width: -200, height: 0))
    UIView.animate(withDuration: 1) { stage.view.center.x = 0 }
    #expect(layer.animationKeys()?.contains("position-2") == true)
    layer.removeAnimation(forKey: "opacity")
    #expect(layer.animation(forKey: "opacity") == nil && stage.seen().opacity == 0)
    layer.removeAnimation(forKey: "position")
    #expect(layer.animation(forKey: "position") != nil && layer.animation(forKey: "position-2") == nil)
    stage.advance(ticks: 130)
    #expect(layer.animationKeys() == nil)
  }
}
