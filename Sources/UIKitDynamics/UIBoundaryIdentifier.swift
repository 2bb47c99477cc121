/// What a boundary is told by: a text, an integer or a number; equal by value.
///
/// Stands where Apple's API has `NSCopying`, which needs casts that Embedded Swift lacks. Literals work as they are;
/// `text`, `integer` and `number` take the place of `as?`.
public enum UIBoundaryIdentifier: Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  case string(String)
  case int(Int)
  case double(Double)

  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(_ text: String) { self = .string(text) }
  public init(_ integer: Int) { self = .int(integer) }
  public init(_ number: Double) { self = .double(number) }

  /// The text, where it is one.
  public var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The integer, where it is one.
  public var integer: Int? { if case .int(let integer) = self { integer } else { nil } }
  /// The number, where it is one.
  public var number: Double? { if case .double(let number) = self { number } else { nil } }

  /// As diagnostics print it.
  var description: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .int(let integer): "\(integer)"
    case .double(let number): "\(number)"
    }
  }
}
