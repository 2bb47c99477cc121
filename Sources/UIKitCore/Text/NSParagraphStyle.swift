import CaromGeometry

/// How the lines of a text are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// `left` and `right` align the lines at that edge, `center` centers them, and `justified` stretches them to both
  /// edges.
  case left, center, right, justified
  /// At the left edge, or at the right one in right-to-left languages.
  case natural
}

/// What happens to text that is wider than the space for it.
public enum NSLineBreakMode: Int, Sendable {
  /// `byWordWrapping` and `byCharWrapping` break lines between words or between characters, and `byClipping` cuts the
  /// text off before a character that does not fit. The truncating modes replace the head, the middle or the tail of
  /// the last line by an ellipsis.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// Whether an ellipsis replaces the omitted text.
  var truncates: Bool { rawValue >= NSLineBreakMode.byTruncatingHead.rawValue }
}

extension NSParagraphStyle {
  /// How a label breaks the lines of a paragraph.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The strategies as bits; unknown ones have no effect.
    public let rawValue: UInt
    /// Creates a strategy of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Moves a word to the last line of a paragraph so that its last word does not stand there alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Has no effect: Korean text always breaks between characters.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What standard labels do: all strategies.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The alignment, line breaks and line spacing of a text.
public class NSParagraphStyle: NSObject {
  fileprivate final var lines = Lines()

  /// The style's values, as text layout uses them.
  struct Lines: Equatable {
    var alignment = NSTextAlignment.natural
    var breaking = NSLineBreakMode.byWordWrapping
    var spacing = 0.0
    var heightMultiple = 0.0
  }

  /// Creates the default style.
  public override init() {}

  var values: Lines { lines }

  /// How lines are aligned; `natural` by default.
  public var alignment: NSTextAlignment { lines.alignment }
  /// What happens to text that is too wide; `byWordWrapping` by default.
  public var lineBreakMode: NSLineBreakMode { lines.breaking }
  /// Extra space between lines, in points; 0 by default.
  public var lineSpacing: CGFloat { lines.spacing }
  /// The height of lines as a multiple of the font's line height; 0, the default, means 1.
  public var lineHeightMultiple: CGFloat { lines.heightMultiple }

  /// A new style with the default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
  public override class var kind: String { "NSParagraphStyle" }
}

/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { lines.alignment }
    set { lines.alignment = newValue }
  }

  public override var lineBreakMode: NSLineBreakMode {
    get { lines.breaking }
    set { lines.breaking = newValue }
  }

  /// Extra space between lines, in points; values that are not positive and finite become 0.
  public override var lineSpacing: CGFloat {
    get { lines.spacing }
    set { lines.spacing = newValue > 0 && newValue.isFinite ? newValue : 0 }
  }

  /// The height of lines as a multiple of the font's line height; values that are not positive and finite become 0,
  /// which means 1.
  public override var lineHeightMultiple: CGFloat {
    get { lines.heightMultiple }
    set { lines.heightMultiple = newValue > 0 && newValue.isFinite ? newValue : 0 }
  }

  public override class var kind: String { "NSMutableParagraphStyle" }
}
