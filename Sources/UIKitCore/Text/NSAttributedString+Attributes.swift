import CaromGeometry

/// A pointer to a range, which is written to.
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

/// Lines below or through a text. All of them are shown as single lines.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits, which are Apple's.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Under words, but not under spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How the size of a text is measured: as several lines (`usesLineFragmentOrigin`) or as one.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, which are Apple's.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text has several lines; without it, it is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The space between lines counts, as it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line that fits ends in dots.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Reports details of text drawing in Apple's API; here it has no effect.
public final class NSStringDrawingContext: NSObject {
  public override class var kind: String { "NSStringDrawingContext" }
}

extension NSAttributedString {
  /// The parts of the text with equal attributes, and the range of each in UTF-16 units.
  private var parts: [(attributes: TextAttributes, range: NSRange)] {
    var parts: [(attributes: TextAttributes, range: NSRange)] = []
    var place = 0
    for run in runs {
      let count = run.text.utf16.count
      if let last = parts.last, last.attributes == run.attributes {
        parts[parts.count - 1].range.length += count
      } else {
        parts.append((run.attributes, NSRange(location: place, length: count)))
      }
      place += count
    }
    return parts
  }

  /// The attributes at an index in UTF-16 units; `range` receives the part of the text that has them. Outside the text
  /// there are none, and the range is empty.
  public final func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [Key: AnyValue] {
    guard let part = parts.first(where: { location >= $0.range.location && location < $0.range.end }) else {
      range?.pointee = NSRange(location: location, length: 0)
      return [:]
    }
    range?.pointee = part.range
    return part.attributes.dictionary
  }

  /// One attribute at an index in UTF-16 units, or nil; `range` receives the part with equal attributes.
  public final func attribute(_ key: Key, at location: Int, effectiveRange range: NSRangePointer?) -> AnyValue? {
    attributes(at: location, effectiveRange: range)[key]
  }

  /// Options for enumerating the attributes of a text.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 2)
    /// Adjacent parts with equal values need not be merged.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 0x100000)
  }

  /// Calls `body` for each part of `range` with equal attributes, until it sets the pointer to true.
  public final func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [],
    using body: ([Key: AnyValue], NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stops = false
    let all = options.contains(.reverse) ? parts.reversed() : parts
    for part in all where !stops {
      let start = max(part.range.location, range.location)
      let end = min(part.range.end, range.end)
      if start < end { body(part.attributes.dictionary, NSRange(location: start, length: end - start), &stops) }
    }
  }

  /// Calls `body` with the value of one attribute, or nil, for each part of `range` with equal attributes, until it
  /// sets the pointer to true.
  public final func enumerateAttribute(
    _ key: Key, in range: NSRange, options: EnumerationOptions = [],
    using body: (AnyValue?, NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    enumerateAttributes(in: range, options: options) { body($0[key], $1, $2) }
  }

  /// The part of the text in a range of UTF-16 units, which is clamped to the text.
  public final func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    var place = 0
    for run in runs {
      let units = Array(run.text.utf16)
      let start = max(0, min(range.location - place, units.count))
      let end = max(start, min(range.end - place, units.count))
      if start < end {
        let text = String(decoding: units[start..<end], as: UTF16.self)
        result.runs.append(TextRun(text: text, attributes: run.attributes))
      }
      place += units.count
    }
    return result
  }

  /// The size that the text needs within a given size, with the origin (0, 0), in points, rounded up to whole pixels.
  /// Lines break at its width with `usesLineFragmentOrigin`; otherwise the text is one line.
  public final func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: self.size()) }
    let width = size.width > 0 && size.width < 1e7 ? size.width : 1e7
    let height = size.height > 0 && size.height < 1e7 ? size.height : 1e7
    let breaking = runs.first?.attributes.paragraphStyle?.lineBreakMode ?? .byWordWrapping
    let room = CGSize(width: width, height: height)
    let fitted = TextLayout.fitting(runs, in: room, lines: 0, breaking: breaking, leastScale: 1)
    return CGRect(origin: .zero, size: fitted.size)
  }
}

extension NSMutableAttributedString {
  /// Replaces all attributes in a range of UTF-16 units.
  public func setAttributes(_ attributes: [Key: AnyValue]?, range: NSRange) {
    replaceCharacters(
      in: range, with: NSAttributedString(string: attributedSubstring(from: range).string, attributes: attributes))
  }
  /// Removes one attribute in a range of UTF-16 units.
  public func removeAttribute(_ key: Key, range: NSRange) {
    let changed = NSMutableAttributedString(string: "")
    attributedSubstring(from: range).enumerateParts { text, attributes in
      var rest = attributes
      rest[key] = nil
      changed.append(NSAttributedString(string: text, attributes: rest))
    }
    replaceCharacters(in: range, with: changed)
  }
  /// Replaces a range of UTF-16 units by another text with its attributes.
  public func replaceCharacters(in range: NSRange, with other: NSAttributedString) {
    let before = attributedSubstring(from: NSRange(location: 0, length: range.location))
    let start = min(range.end, length)
    let after = attributedSubstring(from: NSRange(location: start, length: length - start))
    runs = before.runs + other.runs + after.runs
  }
  /// Replaces a range of UTF-16 units by a text, which gets the attributes of the first unit replaced.
  public func replaceCharacters(in range: NSRange, with text: String) {
    let attributes = attributes(at: range.length > 0 ? range.location : max(0, range.location - 1), effectiveRange: nil)
    replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
  }
  /// Inserts a text with its attributes at an index in UTF-16 units.
  public func insert(_ other: NSAttributedString, at location: Int) {
    replaceCharacters(in: NSRange(location: location, length: 0), with: other)
  }
  /// Removes a range of UTF-16 units.
  public func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: NSAttributedString(string: ""))
  }
  /// Replaces the whole text and its attributes.
  public func setAttributedString(_ other: NSAttributedString) { runs = other.runs }
}

extension NSAttributedString {
  fileprivate final func enumerateParts(_ body: (String, [Key: AnyValue]) -> Void) {
    for run in runs { body(run.text, run.attributes.dictionary) }
  }
}

extension String {
  /// The size that the text needs within a given size; see `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: AnyValue]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
