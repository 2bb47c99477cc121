import CaromGeometry

extension UIView {
  /// How keyframes run; raw values are Apple's.
  public struct KeyframeAnimationOptions: OptionSet {
    /// The bits, which are Apple's.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views whose layout changes are laid out inside the block, so that their subviews move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views respond to touches during the animation; without it touches pass them by.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from what is visible at the moment.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs backwards after every pass.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A nested animation uses its own duration instead of that of the block around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A nested animation inherits no options from the block around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Values between keyframes lie on straight lines; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Every value stays until the next one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values between keyframes change at a steady speed; the times of the keyframes are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values between keyframes lie on a smooth curve through all of them.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Like `calculationModeCubic`, at a steady speed; the times of the keyframes are ignored.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode of bits 10–13.
    fileprivate var mode: Keyframes.Mode {
      switch rawValue >> 10 & 15 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// What blocks have too: all but the calculation mode.
    fileprivate var block: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(15 << 10)) }
  }

  /// Animates through the keyframes that `animations` adds by `addKeyframe`, over `duration` seconds.
  ///
  /// The pace of the whole is ease-in-ease-out unless the bits of another curve are among the options; inside of it the
  /// calculation mode decides. What `animations` changes by itself takes the whole time. Keyframes do not add up with
  /// other animations: they take their place.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    begin(
      duration: duration, delay: delay, curve: .cubic(options.block.curve), options: options.block,
      keyframes: KeyframeRecorder(mode: options.mode), animations: animations, completion: completion)
  }

  /// Runs `animations` at once and shows what they change in a part of the keyframe animation around them.
  ///
  /// - Parameters:
  ///   - start: 0 … 1 of the whole duration; what is outside is moved to the nearest end.
  ///   - duration: a share of the whole duration; 0 jumps.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) {
    let application = UIApplication.shared
    guard let recorder = application.animationEngine.context?.keyframes else {
      // Without animation there are no keyframes either, and nothing is wrong.
      if !application.isInAnimationBlock {
        application.diagnose("UIView.addKeyframe: there is no animateKeyframes around it; the change was made at once.")
      }
      return animations()
    }
    let outer = recorder.window
    let from = start > 0 ? min(1, start) : 0
    recorder.window = (from, duration > 0 ? min(1, from + duration) : from)
    animations()
    recorder.window = outer
  }
}
