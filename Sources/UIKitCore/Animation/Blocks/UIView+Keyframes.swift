import CaromGeometry

extension UIView {
  /// Options of a keyframe animation; the raw values are Apple's.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
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

    /// The calculation mode in bits 10–13.
    fileprivate var mode: Keyframes.Mode {
      switch rawValue >> 10 & 15 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The options that blocks have too: all but the calculation mode.
    fileprivate var block: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(15 << 10)) }
  }

  /// Animates through the keyframes that `animations` adds with `addKeyframe`, over `duration` seconds.
  ///
  /// The whole animation eases in and out, unless the options contain the bits of another curve. Changes that
  /// `animations` makes outside of keyframes take the whole time. Keyframes replace other animations of the same
  /// properties instead of adding to them.
  ///
  ///     UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {
  ///       UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y -= 80 }
  ///       UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y += 80 }
  ///     })
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    begin(
      duration: duration, delay: delay, curve: .cubic(options.block.curve), options: options.block,
      keyframes: KeyframeRecorder(mode: options.mode), animations: animations, completion: completion)
  }

  /// Runs `animations` immediately, and shows what they change in a part of the surrounding keyframe animation.
  ///
  /// In any other animation block the change is a part of that block; outside of blocks it is immediate, with a
  /// diagnostic.
  ///
  /// - Parameters:
  ///   - start: A share of the whole duration, clamped to 0…1; NaN counts as 0.
  ///   - duration: A share of the whole duration, cut off at its end; 0 or less jumps.
  ///   - animations: Changes properties of views.
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
