extension UIView {
  /// Options of an animation; the raw values are Apple's.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, which are Apple's.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Views whose layout changes are laid out inside the block, so that their subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views respond to touches during the animation; without it touches pass them by.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Properties that do not add up start from what is visible at the moment, instead of the end of the animation that
    /// is running.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs backwards after every pass; together with `repeat`, it swings back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested block uses its own duration instead of that of the block around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested block uses its own curve instead of that of the block around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What the block of a transition changes is animated too; without it, those changes are immediate.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// `transition(from:to:)` hides one view and shows the other, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested block inherits no options from the block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the start and the end; the default curve.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Steady speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition that flips about the vertical axis, from the left to the right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips about the vertical axis, from the right to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that folds the old content away like a sheet of paper.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that folds the new content over the old one like a sheet of paper.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition in which the old content dissolves.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips about the horizontal axis, from the top to the bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips about the horizontal axis, from the bottom to the top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Asks for 60 frames per second; accepted without effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Asks for 30 frames per second; accepted without effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve in bits 16–19.
    var curve: CubicTiming {
      switch rawValue >> 16 & 15 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }

    /// The options that nested blocks inherit.
    static let inherited: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]

    /// The transition in bits 20–23; 0 for none.
    var transition: UInt { rawValue >> 20 & 15 }
  }

  /// The four standard curves of time and progress.
  ///
  /// - `easeInOut`: slow at the start and the end.
  /// - `easeIn`: slow at the start.
  /// - `easeOut`: slow at the end.
  /// - `linear`: steady speed.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    package var cubic: CubicTiming {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
