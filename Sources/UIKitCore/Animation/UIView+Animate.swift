import Geometry

extension UIView {
  /// How an animation runs; raw values are Apple's.
  public struct AnimationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve of bits 16–19.
    var curve: CubicTiming {
      switch rawValue >> 16 & 15 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }

    /// The transition of bits 20–23; 0 is none.
    var transition: UInt { rawValue >> 20 & 15 }
  }

  public enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }

  /// Runs `animations` at once and shows what they change over `duration` seconds.
  ///
  /// A duration of 0 or less, or one that is no number, changes without animation. `completion` gets true at the end
  /// of delay and duration, false where the animation was replaced or its view left the window.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    begin(
      duration: duration, delay: delay, curve: .cubic(options.curve), options: options, animations: animations,
      completion: completion)
  }

  /// The same without delay or options.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Moves as a spring that has settled to 0.1 % after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: above 0, at most 1; 1 does not overshoot.
  ///   - velocity: whole distances per second at the start.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(duration: duration, dampingRatio: dampingRatio, velocity: velocity)
    begin(
      duration: duration, delay: delay, curve: .spring(spring), options: options, animations: animations,
      completion: completion)
  }

  /// Moves as a spring told by its perceived duration and its bounce, −1 (sluggish) … 0 (none) … 1.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(duration: duration, bounce: bounce, velocity: velocity)
    begin(
      duration: spring.settlingDuration, delay: delay, curve: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  private class func begin(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let application = UIApplication.shared
    let engine = application.animationEngine
    let context = context(duration: duration, delay: delay, curve: curve, options: options, completion: completion)
    guard engine.areAnimationsEnabled, context.group.duration > 0 else {
      engine.suspend(animations)
      // An empty group completes in the next tick, with true.
      return engine.record(in: context) {}
    }
    engine.record(in: context, animations)
  }

  /// The context of a block: what it says itself, or what it inherits from the block around it.
  class func context(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) -> AnimationContext {
    let application = UIApplication.shared
    let outer = application.animationEngine.context?.group
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    let own = duration.isFinite ? max(0, duration) : 0
    let group = AnimationGroup(
      scene: application.currentScene, duration: inheritsDuration ? outer!.duration : own,
      delay: (delay.isFinite ? max(0, delay) : 0) + (outer?.delay ?? 0), curve: inheritsCurve ? outer!.curve : curve,
      repeatCount: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse),
      allowsInteraction: options.contains(.allowUserInteraction))
    group.completion = completion
    return AnimationContext(
      group: group, beginsFromCurrentState: options.contains(.beginFromCurrentState),
      laysOutSubviews: options.contains(.layoutSubviews))
  }

  /// Runs `actions` without animating what they change, even inside an animation block.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    UIApplication.shared.animationEngine.suspend(actions)
  }

  /// While off, animation blocks change at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationEngine.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationEngine.areAnimationsEnabled }

  /// The duration of the block around the running code, seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animationEngine.context?.group.duration ?? 0
  }
}

extension CALayer {
  /// A copy with the values that are seen at this tick.
  public final func presentation() -> CALayer? {
    let copy = CALayer()
    copy.model = UIApplication.shared.animationEngine.presentation(of: self, fraction: 0)
    return copy
  }

  /// Ends all animations; what is seen jumps to the model, completions get false.
  public final func removeAllAnimations() { UIApplication.shared.animationEngine.removeAnimations(of: self) }
}
