import CaromGeometry

extension UIView {
  /// Runs `animations` immediately, and shows what they change as an animation.
  ///
  ///     UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
  ///       card.center.y -= 40
  ///       card.alpha = 1
  ///     }
  ///
  /// - Parameters:
  ///   - duration: In seconds. If it is 0, negative, infinite or NaN, the changes are immediate.
  ///   - delay: Seconds to wait before the animation starts; 0 if it is negative, infinite or NaN.
  ///   - options: The curve, repetition and so on.
  ///   - animations: Changes properties of views.
  ///   - completion: Gets true at the end of delay and duration, or false if the animation was replaced or its view
  ///     left the window. Without animation it is called in the next tick, with true.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    begin(
      duration: duration, delay: delay, curve: .cubic(options.curve), options: options, animations: animations,
      completion: completion)
  }

  /// Animates like `animate(withDuration:delay:options:animations:completion:)`, without delay or options.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates like a spring that settles to 0.1 % within `duration`.
  ///
  /// - Parameters:
  ///   - duration: In seconds. If it is 0, negative, infinite or NaN, the changes are immediate.
  ///   - delay: Seconds to wait before the animation starts.
  ///   - dampingRatio: 1 does not overshoot, smaller values oscillate; clamped to 0.01…1.
  ///   - velocity: The speed at the start, in whole distances per second; clamped to ±1000.
  ///   - options: Repetition and so on; a curve has no effect.
  ///   - animations: Changes properties of views.
  ///   - completion: Gets true at the end, or false if the animation was interrupted.
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

  /// Animates like a spring given by its perceived duration in seconds, and its bounce: −1 (sluggish) … 0 (none) … 1
  /// (oscillating), clamped to ±0.99. The animation lasts until the spring has settled to 0.1 %.
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

  /// Runs a block that animates with `curve`, or without animation if animations are disabled or take no time.
  class func begin(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: AnimationOptions,
    keyframes: KeyframeRecorder? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let engine = UIApplication.shared.animationEngine
    let context = context(
      duration: duration, delay: delay, curve: curve, options: options, keyframes: keyframes, completion: completion)
    guard engine.areAnimationsEnabled, context.duration > 0 else {
      engine.suspend(animations)
      // An empty group completes in the next tick, with true.
      return engine.record(in: context) {}
    }
    engine.record(in: context, animations)
  }

  /// The context of a block, with what it inherits from the block around it. Inside a property animator's block it is a
  /// part of the animator's run.
  class func context(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: AnimationOptions,
    keyframes: KeyframeRecorder? = nil, completion: ((Bool) -> Void)?
  ) -> AnimationContext {
    let application = UIApplication.shared
    let outer = application.animationEngine.context
    var options = options
    if let outer, !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.intersection(.inherited))
    }
    if let outer, let part = outer.group, let run = part.run {
      if let completion { run.completions.append { completion($0 == .end) } }
      return AnimationContext(
        group: part, duration: outer.duration, curve: outer.curve, options: options, keyframes: keyframes)
    }
    let own = duration.isFinite ? max(0, duration) : 0
    let length = outer.flatMap { options.contains(.overrideInheritedDuration) ? nil : $0.duration } ?? own
    let pace = outer.flatMap { options.contains(.overrideInheritedCurve) ? nil : $0.curve } ?? curve
    let wait = (delay.isFinite ? max(0, delay) : 0) + (outer?.delay ?? 0)
    let group = BlockGroup(
      clock: application.currentClock, duration: length, delay: wait, curve: pace,
      repeatCount: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
    group.allowsInteraction = options.contains(.allowUserInteraction)
    group.completion = completion
    return AnimationContext(
      group: group, duration: length, delay: wait, curve: pace, options: options, keyframes: keyframes)
  }

  /// Repeats what `animations` changes; call it inside an animation block.
  ///
  /// The surrounding block completes when the repetitions are over. Property animators do not repeat: inside their
  /// blocks this only runs `animations`. Outside of a block it does too, with a diagnostic.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions. Negative numbers and NaN count as 1.
  ///   - autoreverses: Whether each repetition includes the way back.
  ///   - animations: Changes properties of views.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    let application = UIApplication.shared
    guard let outer = application.animationEngine.context, let group = outer.group as? BlockGroup else {
      if application.animationEngine.context == nil {
        application.diagnose("UIView.modifyAnimations: only an animation block can be repeated; call it inside of one.")
      }
      return animations()
    }
    let repetition = BlockGroup(
      clock: group.clock, duration: outer.duration, delay: outer.delay, curve: outer.curve,
      repeatCount: count >= 0 ? count : 1, autoreverses: autoreverses)
    repetition.allowsInteraction = group.allowsInteraction
    group.repetitions.append(repetition)
    let context = AnimationContext(
      group: repetition, duration: outer.duration, delay: outer.delay, curve: outer.curve, options: outer.options)
    application.animationEngine.record(in: context, animations)
  }

  /// Runs `actions` without animating what they change, even inside an animation block.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    UIApplication.shared.animationEngine.suspend(actions)
  }

  /// Enables or disables animation; while it is disabled, changes in animation blocks are immediate.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationEngine.areAnimationsEnabled = enabled
  }

  /// Whether animation blocks animate; true by default.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationEngine.areAnimationsEnabled }

  /// The duration of the animation block around the running code, in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animationEngine.context?.duration ?? 0
  }
}
