import CaromGeometry

/// A text whose parts can have different fonts, colors and other attributes.
///
///     let text = NSAttributedString(
///       string: "Game over", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed])
///
/// Attributes are objects: `UIFont`, `UIColor`, `NSParagraphStyle`, and `NSNumber(value:)` for numbers; natively numbers
/// can be written by themselves. A value that does not match its key is ignored.
public class NSAttributedString: NSObject {
  final var runs: [TextRun]

  /// Creates a text with the same attributes throughout.
  public init(string: String, attributes: [Key: AnyValue]? = nil) {
    runs = string.utf8.isEmpty ? [] : [TextRun(text: string, attributes: TextAttributes(attributes ?? [:]))]
  }

  /// Creates a copy of a text.
  public init(attributedString: NSAttributedString) { runs = attributedString.runs }

  /// The text without its attributes.
  public final var string: String { runs.reduce("") { $0 + $1.text } }

  /// The length in UTF-16 units, as in Apple's API.
  public final var length: Int { runs.reduce(0) { $0 + $1.text.utf16.count } }

  /// The size that the text needs if its width is unlimited, in points, rounded up to whole pixels.
  public final func size() -> CGSize { TextLayout(runs).size }

  public override func isEqual(_ object: NSObject?) -> Bool {
    guard let other = object as? NSAttributedString else { return false }
    return other === self || other.runs == runs
  }

  public override var hash: Int { length }
  public override class var kind: String { "NSAttributedString" }

  /// What an attribute describes.
  public enum Key: Int, Sendable {
    /// A `UIFont`; 12 pt of the system font if it is missing.
    case font
    /// A `UIColor`; black if it is missing, or the label's color in a label.
    case foregroundColor
    /// An `NSParagraphStyle`; the one of the text's first part applies to the whole text.
    case paragraphStyle
    /// An `NSNumber`: extra space between characters, in points.
    case kern
    /// An `NSNumber`: any value but 0 underlines the text.
    case underlineStyle
    /// An `NSNumber`: any value but 0 strikes the text through.
    case strikethroughStyle
    /// An `NSNumber`: the width of the outlines, in percent of the font size. Positive values draw only outlines,
    /// negative ones also fill the text. It applies to text that is drawn, but not to labels.
    case strokeWidth
    /// A `UIColor` for the outlines; the foreground color if it is missing.
    case strokeColor
  }
}

/// An attributed text that can be changed.
public final class NSMutableAttributedString: NSAttributedString {
  /// Appends a text with its attributes.
  public func append(_ other: NSAttributedString) { runs += other.runs }

  /// Sets one attribute in a range of UTF-16 units; the part of the range outside the text is ignored.
  public func addAttribute(_ key: Key, value: AnyValue, range: NSRange) {
    addAttributes([key: value], range: range)
  }

  /// Sets attributes in a range of UTF-16 units; the part of the range outside the text is ignored.
  public func addAttributes(_ attributes: [Key: AnyValue], range: NSRange) {
    var position = 0
    var result: [TextRun] = []
    for run in runs {
      let units = Array(run.text.utf16)
      let start = max(0, min(range.location - position, units.count))
      let end = max(start, min(range.end - position, units.count))
      for (part, isInside) in [(units[..<start], false), (units[start..<end], true), (units[end...], false)]
      where !part.isEmpty {
        var changed = TextRun(text: String(decoding: part, as: UTF16.self), attributes: run.attributes)
        if isInside { changed.attributes.set(attributes) }
        result.append(changed)
      }
      position += units.count
    }
    runs = result
  }

  public override class var kind: String { "NSMutableAttributedString" }
}

/// Creates a range of UTF-16 units; negative numbers become 0.
public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }

/// A range of UTF-16 units.
public struct NSRange: Hashable, Sendable {
  /// The first unit; a negative number becomes 0.
  public var location: Int { didSet { location = max(0, location) } }
  /// The number of units; a negative number becomes 0.
  public var length: Int { didSet { length = max(0, length) } }

  /// The unit after the last one; `Int.max` if it were beyond.
  package var end: Int {
    let (end, overflow) = location.addingReportingOverflow(length)
    return overflow ? .max : end
  }

  /// Creates a range; negative numbers become 0.
  public init(location: Int, length: Int) {
    self.location = max(0, location)
    self.length = max(0, length)
  }
}
