import CaromGeometry

/// The timing and the delegate that all animations of layers have.
///
/// A layer keeps a copy of an animation that is added to it, so one animation can be added to many layers. Times must
/// be finite, durations and counts not negative (a count may be infinite); otherwise `add(_:forKey:)` diagnoses them
/// and does not add the animation.
open class CAAnimation: NSObject {
  /// When the animation begins. For one that is added to a layer, `CACurrentMediaTime()` plus a delay, or 0 for
  /// immediately; in a group, seconds after the group's beginning.
  public final var beginTime: CFTimeInterval = 0
  /// How far inside its own time the animation begins, in seconds. What it skips comes at the end.
  public final var timeOffset: CFTimeInterval = 0
  /// How fast its own time passes, 1 by default. Below 0 the animation runs backwards, and 0 stops it at its beginning.
  public final var speed: Float = 1
  /// The duration of one pass, in seconds. 0, the default, stands for that of the transaction, or of the group.
  public final var duration: CFTimeInterval = 0
  /// The number of passes; 0, the default, stands for 1. Infinity repeats until the animation is removed.
  public final var repeatCount: Float = 0
  /// The seconds for which the animation repeats; 0, the default, leaves that to `repeatCount`.
  public final var repeatDuration: CFTimeInterval = 0
  /// Whether every pass is followed by the same in reverse; false by default.
  public final var autoreverses = false
  /// What the animation shows before its beginning and after its end; nothing (`removed`) by default.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// The curve of time and progress; linear if nil, the default.
  public final var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is removed from its layer at its end; true by default.
  public final var isRemovedOnCompletion = true
  /// The object that is notified of the beginning and the end. The animation keeps it alive, as Apple's does.
  public final var delegate: (any CAAnimationDelegate)?

  public required override init() {}

  open override class var kind: String { "CAAnimation" }

  /// A copy of the animation.
  public final func copy() -> CAAnimation {
    let copy = Self.init()
    copy.take(from: self)
    return copy
  }

  /// Copies the settings of `other`, which is of the same class.
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

  /// The curve of its progress.
  package var curve: TimingCurve { .cubic(timingFunction?.timing ?? .linear) }

  /// Calls `add` for every property that it animates, and `problem` for those that it cannot.
  package func forEachTrack(_ add: (TrackOfLayer) -> Void, problem: (String) -> Void) {}

  /// The animations of a group.
  package var parts: [CAAnimation] { [] }

  /// The animation is about to begin on `layer`.
  package func begins(on layer: CALayer) {}

  /// The animation was removed from its layer, or its time is over.
  package func ended() {}

  /// The timing; nil if one of its numbers is invalid.
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

/// A property and how it is animated.
package struct TrackOfLayer {
  let property: LayerProperty
  let track: LayerAnimation.Track
}

/// Is notified when an animation of a layer begins and ends; both methods are optional.
public protocol CAAnimationDelegate: NSObject {
  /// The animation begins: its `beginTime` has come.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended; `flag` is false if it was removed or replaced before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations with a common clock; they are cut off at the end of the group.
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
