import CaromGeometry

/// A text whose parts differ in font, colour and lines.
///
/// Attributes are objects: `UIFont`, `UIColor`, `NSParagraphStyle`, and `NSNumber(value:)` for numbers. One of another
/// class than its key asks for is left out.
public class NSAttributedString: NSObject {
  final var runs: [TextRun]

  public init(string: String, attributes: [Key: NSObject]? = nil) {
    runs = string.utf8.isEmpty ? [] : [TextRun(text: string, attributes: TextAttributes(attributes ?? [:]))]
  }

  public init(attributedString: NSAttributedString) { runs = attributedString.runs }

  /// The text without attributes.
  public final var string: String { runs.reduce("") { $0 + $1.text } }

  /// UTF-16 units, as Apple counts.
  public final var length: Int { runs.reduce(0) { $0 + $1.text.utf16.count } }

  /// The size it takes with no limit to its width, rounded up to whole pixels.
  public final func size() -> CGSize { TextLayout(runs).size }

  public override func isEqual(_ object: NSObject?) -> Bool {
    guard let other = object as? NSAttributedString else { return false }
    return other === self || other.runs == runs
  }

  public override var hash: Int { length }
  public override class var kind: String { "NSAttributedString" }

  /// What an attribute says.
  public enum Key: Int {
    /// A `UIFont`; 12 pt without.
    case font
    /// A `UIColor`; black without.
    case foregroundColor
    /// An `NSParagraphStyle`; the first one holds for the whole text.
    case paragraphStyle
    /// An `NSNumber`: points between characters.
    case kern
    /// An `NSNumber`: not 0 underlines.
    case underlineStyle
    /// An `NSNumber`: not 0 strikes out.
    case strikethroughStyle
    /// An `NSNumber`: width of outlines in hundredths of the size; negative ones are filled too. Only where text is
    /// drawn, not in labels.
    case strokeWidth
    /// A `UIColor`; the foreground colour without.
    case strokeColor
  }
}

/// An attributed text to be built up.
public final class NSMutableAttributedString: NSAttributedString {
  public func append(_ other: NSAttributedString) { runs += other.runs }

  /// Sets one attribute in a part of the text, in UTF-16 units; what lies outside the text is left out.
  public func addAttribute(_ key: Key, value: NSObject, range: NSRange) {
    addAttributes([key: value], range: range)
  }

  /// Sets attributes in a part of the text, in UTF-16 units; what lies outside the text is left out.
  public func addAttributes(_ attributes: [Key: NSObject], range: NSRange) {
    var position = 0
    var result: [TextRun] = []
    for run in runs {
      let units = Array(run.text.utf16)
      let start = max(0, min(range.location - position, units.count))
      let end = max(start, min(range.location + range.length - position, units.count))
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

/// A part of a text in UTF-16 units.
public struct NSRange: Hashable {
  public var location, length: Int

  /// Negative numbers become 0.
  public init(location: Int, length: Int) {
    self.location = max(0, location)
    self.length = max(0, length)
  }
}

/// A number as an object.
public final class NSNumber: NSObject {
  public let doubleValue: Double
  public init(value: Double) { doubleValue = value }
  public init(value: Int) { doubleValue = Double(value) }
  public override func isEqual(_ object: NSObject?) -> Bool {
    (object as? NSNumber)?.doubleValue == doubleValue
  }
  public override var hash: Int { Int(truncatingIfNeeded: doubleValue.bitPattern) }
  public override class var kind: String { "NSNumber" }
}
