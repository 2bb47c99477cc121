import CaromGeometry

/// What all animations of layers have: their timing, and whom they tell.
///
/// A layer keeps a copy of what is added to it, so that one animation can be added to many layers.
open class CAAnimation: NSObject {
  /// When it begins: `CACurrentMediaTime()` and a delay for one added to a layer, 0 for at once; in a group, seconds
  /// after the group's beginning.
  public final var beginTime: CFTimeInterval = 0
  /// Seconds by which it is ahead of its time; what it has missed comes at the end.
  public final var timeOffset: CFTimeInterval = 0
  /// Seconds of its own in a second around it; below 0 it runs backwards.
  public final var speed: Float = 1
  /// Seconds of one pass; 0 stands for the transaction's duration, in a group for the group's.
  public final var duration: CFTimeInterval = 0
  /// How often it runs; 0 stands for once.
  public final var repeatCount: Float = 0
  /// Seconds for which it repeats; 0 leaves it to `repeatCount`.
  public final var repeatDuration: CFTimeInterval = 0
  /// Whether every pass is followed by the way back.
  public final var autoreverses = false
  /// What the animation shows before its beginning and after its end; nothing (`removed`) by default.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// Linear without one.
  public final var timingFunction: CAMediaTimingFunction?
  /// Whether it leaves its layer at its end; true at first.
  public final var isRemovedOnCompletion = true
  /// Hears of its beginning and its end; it is kept, as Apple's.
  public final var delegate: (any CAAnimationDelegate)?

  public required override init() {}

  open override class var kind: String { "CAAnimation" }

  /// The same animation as another object.
  public final func copy() -> CAAnimation {
    let copy = Self.init()
    copy.take(from: self)
    return copy
  }

  /// Takes over what `other`, of the same class, is set to.
  package func take(from other: CAAnimation) {
    beginTime = other.beginTime
    timeOffset = other.timeOffset
    speed = other.speed
    duration = other.duration
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
  }

  /// The curve that its progress follows.
  package var curve: TimingCurve { .cubic(timingFunction?.timing ?? .linear) }

  /// Gives `add` every property that it animates, with how; `problem` says what cannot be.
  package func forEachTrack(_ add: (TrackOfLayer) -> Void, problem: (String) -> Void) {}

  /// The animations inside of it.
  package var parts: [CAAnimation] { [] }

  /// It is about to begin on `layer`.
  package func begins(on layer: CALayer) {}

  /// It has left its layer, or its time is over.
  package func ended() {}

  /// Its timing; nil where a number in it is none.
  final func timing(defaultDuration: Double) -> MediaTiming? {
    let numbers = [beginTime, timeOffset, Double(speed), duration, repeatDuration]
    guard numbers.allSatisfy({ $0.isFinite }), duration >= 0, repeatDuration >= 0, repeatCount >= 0 else { return nil }
    var timing = MediaTiming()
    timing.begin = beginTime
    timing.offset = timeOffset
    timing.speed = Double(speed)
    timing.duration = duration > 0 ? duration : defaultDuration
    timing.autoreverses = autoreverses
    timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
    if repeatDuration > 0 { timing.repeatCount = repeatDuration / (timing.duration * (autoreverses ? 2 : 1)) }
    timing.fillMode = fillMode
    timing.curve = curve
    return timing
  }
}

/// A property with how it is animated.
package struct TrackOfLayer {
  let property: LayerProperty
  let track: LayerAnimation.Track
}

/// Hears when an animation of a layer begins and ends.
public protocol CAAnimationDelegate: NSObject {
  /// The animation begins: its `beginTime` has come.
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is false where it was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations on one clock, cut off where the group ends.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group; each one's `beginTime` counts from the beginning of the group.
  public final var animations: [CAAnimation]?

  open override class var kind: String { "CAAnimationGroup" }

  package override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copy() }
  }

  package override var parts: [CAAnimation] { animations ?? [] }
}
