/// The identifier of a collision boundary: a string, an integer or a number, compared by value.
///
/// It replaces `NSCopying` in Apple's API, because Embedded Swift lacks the casts that `NSCopying` needs. Literals work
/// unchanged; `text`, `integer` and `number` replace `as?`.
public enum UIBoundaryIdentifier: Hashable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, Sendable
{
  /// A string.
  case string(String)
  /// An integer.
  case int(Int)
  /// A floating-point number.
  case double(Double)

  /// A string literal.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An integer literal.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// A floating-point literal.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// An identifier that is a string.
  public init(_ text: String) { self = .string(text) }
  /// An identifier that is an integer.
  public init(_ integer: Int) { self = .int(integer) }
  /// An identifier that is a floating-point number.
  public init(_ number: Double) { self = .double(number) }

  /// The string, or nil if the identifier is not one.
  public var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The integer, or nil if the identifier is not one.
  public var integer: Int? { if case .int(let integer) = self { integer } else { nil } }
  /// The floating-point number, or nil if the identifier is not one.
  public var number: Double? { if case .double(let number) = self { number } else { nil } }

  /// The identifier as diagnostics print it.
  var description: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .int(let integer): "\(integer)"
    case .double(let number): "\(number)"
    }
  }
}
