/// A value of a property list, which can be stored as text.
public enum PropertyValue: Equatable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case number(Double)
  /// True or false.
  case bool(Bool)
  /// A time.
  case date(Date)
  /// Bytes.
  case data(Data)
  /// Values in their order.
  case list([PropertyValue])
  /// Values by their names.
  case dictionary([String: PropertyValue])
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text as a literal.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A whole number as a literal.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A number as a literal.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// `true` or `false` as a literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list as a literal.
  public init(arrayLiteral elements: PropertyValue...) { self = .list(elements) }
  /// A dictionary as a literal; if a key occurs twice, the later value counts.
  public init(dictionaryLiteral elements: (String, PropertyValue)...) {
    var values: [String: PropertyValue] = [:]
    for (name, value) in elements { values[name] = value }
    self = .dictionary(values)
  }
}

extension PropertyValue {
  /// The value as `UserDefaults` stores it. Numbers, Booleans and texts are stored as they are. Other kinds, and texts
  /// that would be mistaken for one of them, are prefixed with their kind.
  var stored: String {
    switch self {
    case .text(let text): return PropertyValue.isPlain(text) ? text : "text:" + text
    case .integer(let number): return "\(number)"
    case .number(let number): return "\(number)"
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .date(let date): return "date:\(date.timeIntervalSinceReferenceDate)"
    case .data(let data): return "data:" + data.base64EncodedString()
    case .list(let values): return "list:" + StoredTexts.write(values.map { $0.stored })
    case .dictionary(let values):
      let names = values.keys.sorted()
      return "dictionary:" + StoredTexts.write(names.flatMap { [$0, values[$0]?.stored ?? ""] })
    }
  }

  /// Whether a stored text is read as a text: it is not a number, a Boolean or a list, and has no prefix for a kind.
  private static func isPlain(_ text: String) -> Bool {
    if text == "true" || text == "false" { return false }
    for kind in ["text:", "date:", "data:", "list:", "dictionary:"] where text.hasPrefix(kind) { return false }
    guard let first = text.utf8.first, (first >= 0x30 && first <= 0x39) || first == 0x2D else { return true }
    return Double(text) == nil && StoredTexts.read(text) == nil
  }

  /// The greatest nesting of lists and dictionaries that is read.
  private static let depth = 64

  /// Decodes a stored value; if it is damaged, it is read as a text.
  init(stored text: String) { self = PropertyValue.read(text, PropertyValue.depth) }

  private static func read(_ text: String, _ depth: Int) -> PropertyValue {
    func rest(after kind: String) -> String? {
      text.hasPrefix(kind) ? String(decoding: Array(text.utf8.dropFirst(kind.utf8.count)), as: UTF8.self) : nil
    }
    if text == "true" || text == "false" { return .bool(text == "true") }
    if let number = Int(text), "\(number)" == text { return .integer(number) }
    if let first = text.utf8.first, (first >= 0x30 && first <= 0x39) || first == 0x2D, let number = Double(text),
      "\(number)" == text
    {
      return .number(number)
    }
    if let plain = rest(after: "text:") { return .text(plain) }
    if let seconds = rest(after: "date:").flatMap({ Double($0) }) {
      return .date(Date(timeIntervalSinceReferenceDate: seconds))
    }
    if let data = rest(after: "data:").flatMap({ Data(base64Encoded: $0) }) { return .data(data) }
    guard depth > 0 else { return .text(text) }
    if let texts = rest(after: "list:").flatMap({ StoredTexts.read($0) }) {
      return .list(texts.map { read($0, depth - 1) })
    }
    if let texts = rest(after: "dictionary:").flatMap({ StoredTexts.read($0) }), texts.count % 2 == 0 {
      var values: [String: PropertyValue] = [:]
      for index in stride(from: 0, to: texts.count, by: 2) { values[texts[index]] = read(texts[index + 1], depth - 1) }
      return .dictionary(values)
    }
    // Several texts, as `set(_: [String])` writes them.
    if !text.utf8.isEmpty, let texts = StoredTexts.read(text) { return .list(texts.map { .text($0) }) }
    return .text(text)
  }
}

#if !hasFeature(Embedded)
  extension PropertyValue {
    /// The value as Swift's own types.
    var any: Any {
      switch self {
      case .text(let text): text
      case .integer(let number): number
      case .number(let number): number
      case .bool(let isTrue): isTrue
      case .date(let date): date
      case .data(let data): data
      case .list(let values):
        // Several texts become a `[String]`, which can be cast to `[Any]`.
        values.allSatisfy { if case .text = $0 { true } else { false } } && !values.isEmpty
          ? values.compactMap { if case .text(let text) = $0 { text } else { nil } } : values.map { $0.any }
      case .dictionary(let values): values.mapValues { $0.any }
      }
    }

    /// A value of one of Swift's own types; nil for another.
    init?(any: Any) {
      switch any {
      case let value as PropertyValue: self = value
      case let text as String: self = .text(text)
      case let isTrue as Bool: self = .bool(isTrue)
      case let number as Int: self = .integer(number)
      case let number as any BinaryInteger: self = .integer(Int(clamping: number))
      case let number as Double: self = .number(number)
      case let number as Float: self = .number(Double(number))
      case let number as NSNumber:
        let value = number.doubleValue
        self = value == value.rounded() && abs(value) < 0x1p53 ? .integer(Int(value)) : .number(value)
      case let date as Date: self = .date(date)
      case let data as Data: self = .data(data)
      case let list as [Any]:
        let values = list.compactMap { PropertyValue(any: $0) }
        guard values.count == list.count else { return nil }
        self = .list(values)
      case let dictionary as [String: Any]:
        let values = dictionary.compactMapValues { PropertyValue(any: $0) }
        guard values.count == dictionary.count else { return nil }
        self = .dictionary(values)
      default: return nil
      }
    }
  }
#endif
