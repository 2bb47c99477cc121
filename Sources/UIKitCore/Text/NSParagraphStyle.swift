import CaromGeometry

/// Where the lines of a text begin or end.
public enum NSTextAlignment: Int {
  case left, center, right, justified
  /// Left in languages that run so, right in those that run the other way.
  case natural
}

/// What becomes of a text that is too wide for its place.
public enum NSLineBreakMode: Int {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// Whether an ellipsis stands for what is left out.
  var truncates: Bool { rawValue >= NSLineBreakMode.byTruncatingHead.rawValue }
}

/// How the lines of a text are set.
public class NSParagraphStyle: NSObject {
  fileprivate final var lines = Lines()

  /// The numbers of a style, as text layout takes them.
  struct Lines: Equatable {
    var alignment = NSTextAlignment.natural
    var breaking = NSLineBreakMode.byWordWrapping
    var spacing = 0.0
    var heightMultiple = 0.0
  }

  public override init() {}

  var values: Lines { lines }

  public var alignment: NSTextAlignment { lines.alignment }
  public var lineBreakMode: NSLineBreakMode { lines.breaking }
  /// Points between the lines, besides their height; 0 at first.
  public var lineSpacing: CGFloat { lines.spacing }
  /// The lines' height as a multiple of the font's; 0, the default, means 1.
  public var lineHeightMultiple: CGFloat { lines.heightMultiple }

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
  public override class var kind: String { "NSParagraphStyle" }
}

/// A paragraph style to be set up.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { lines.alignment }
    set { lines.alignment = newValue }
  }

  public override var lineBreakMode: NSLineBreakMode {
    get { lines.breaking }
    set { lines.breaking = newValue }
  }

  public override var lineSpacing: CGFloat {
    get { lines.spacing }
    set { lines.spacing = newValue > 0 && newValue.isFinite ? newValue : 0 }
  }

  public override var lineHeightMultiple: CGFloat {
    get { lines.heightMultiple }
    set { lines.heightMultiple = newValue > 0 && newValue.isFinite ? newValue : 0 }
  }

  public override class var kind: String { "NSMutableParagraphStyle" }
}
