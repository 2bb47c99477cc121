import CaromGeometry

/// Formats numbers as text and parses them, in the English form: `1,234.5`.
public final class NumberFormatter: NSObject {
  /// The kind of number; the raw values are Apple's.
  ///
  /// - `none`: an integer without separators.
  /// - `decimal`: groups of three digits, and at most three decimal places.
  /// - `currency`: the currency before it, and two decimal places.
  /// - `percent`: hundredfold, with `%` behind it.
  /// - `ordinal`: `1st`, `2nd`, `3rd`.
  public enum Style: UInt, Sendable {
    case none, decimal, currency, percent
    case ordinal = 6
  }

  /// How a number with too many decimal places is rounded; the raw values are Apple's.
  ///
  /// - `ceiling`, `floor`: up or down.
  /// - `down`, `up`: towards zero or away from it.
  /// - `halfEven`: to the nearest, halves to the even digit.
  /// - `halfDown`, `halfUp`: to the nearest, halves towards zero or away from it.
  public enum RoundingMode: UInt, Sendable { case ceiling, floor, down, up, halfEven, halfDown, halfUp }

  /// The kind of number; `none` by default. Setting it also sets the usual decimal places and grouping of that style.
  public var numberStyle = Style.none {
    didSet {
      usesGroupingSeparator = numberStyle == .decimal || numberStyle == .currency || numberStyle == .percent
      minimumFractionDigits = numberStyle == .currency ? 2 : 0
      maximumFractionDigits = numberStyle == .decimal ? 3 : numberStyle == .currency ? 2 : 0
    }
  }
  /// The least and greatest number of digits after the point, 0 … 100.
  public var minimumFractionDigits = 0 {
    didSet { if maximumFractionDigits < minimumFractionDigits { maximumFractionDigits = minimumFractionDigits } }
  }
  /// The greatest number of digits after the point, 0 … 100.
  public var maximumFractionDigits = 0 {
    didSet { if minimumFractionDigits > maximumFractionDigits { minimumFractionDigits = maximumFractionDigits } }
  }
  /// The least number of digits before the point, padded with zeros; 1 by default.
  public var minimumIntegerDigits = 1
  /// Whether groups of three digits are separated.
  public var usesGroupingSeparator = false
  /// The separator of groups; a comma by default.
  public var groupingSeparator: String! = ","
  /// The decimal separator; a period by default.
  public var decimalSeparator: String! = "."
  /// The prefixes of negative and of other numbers; `-` and empty by default.
  public var negativePrefix: String! = "-"
  /// The prefix of numbers that are not negative; empty by default.
  public var positivePrefix: String! = ""
  /// The sign after numbers in the style `percent`.
  public var percentSymbol: String! = "%"
  /// The symbol before amounts in the style `currency`.
  public var currencySymbol: String! = "$"
  /// The currency's three-letter code: USD, EUR, GBP and JPY have symbols; other codes are written before the amount as
  /// they are.
  public var currencyCode: String! = "USD" {
    didSet {
      currencySymbol =
        switch currencyCode {
        case "USD": "$"
        case "EUR": "€"
        case "GBP": "£"
        case "JPY": "¥"
        default: (currencyCode ?? "") + "\u{A0}"
        }
    }
  }
  /// How a number with too many decimal places is rounded; `halfEven` by default.
  public var roundingMode = RoundingMode.halfEven
  /// The locale; forms are English whatever it is.
  public var locale: Locale! = Locale.current

  /// Creates a formatter for whole numbers.
  public override init() { super.init() }

  /// The number as a text; never nil.
  public func string(from number: NSNumber) -> String? { text(of: number.doubleValue) }

  /// A number as a text in a style.
  public static func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.text(of: number.doubleValue)
  }

  private func text(of value: Double) -> String {
    guard !value.isNaN else { return "NaN" }
    guard value.isFinite else { return (value < 0 ? negativePrefix : positivePrefix) + "∞" }
    let places = max(0, min(100, maximumFractionDigits))
    var decimal = ExactDecimal(abs(numberStyle == .percent ? value * 100 : value))
    if roundingMode == .halfDown {
      // Only exact halves are rounded down: those have exactly one digit more than is kept.
      var cut = decimal
      cut.round(toPlaces: places + 1, .towardZero)
      let isHalf = decimal.parts(places: 1_100).fraction.utf8.dropFirst(places).elementsEqual(
        [0x35] + Array(repeating: 0x30, count: 1_099 - places))
      decimal.round(toPlaces: places, isHalf ? .towardZero : .toNearestOrEven)
    } else {
      decimal.round(toPlaces: places, rule, isNegative: value < 0)
    }
    let parts = decimal.parts(places: places)
    var fraction = Array(parts.fraction.utf8)
    while fraction.count > max(0, minimumFractionDigits), fraction.last == 0x30 { fraction.removeLast() }
    let zeros = max(0, min(100, minimumIntegerDigits) - parts.whole.utf8.count)
    let isBare = minimumIntegerDigits == 0 && parts.whole == "0" && !fraction.isEmpty
    let whole = isBare ? "" : grouped(String(repeating: "0", count: zeros) + parts.whole)
    let number = whole + (fraction.isEmpty ? "" : decimalSeparator + String(decoding: fraction, as: UTF8.self))
    let prefix: String = value < 0 && !decimal.isZero ? negativePrefix : positivePrefix
    switch numberStyle {
    case .percent: return prefix + number + percentSymbol
    case .currency: return prefix + currencySymbol + number
    case .ordinal: return prefix + number + NumberFormatter.ordinalEnding(parts.whole)
    case .none, .decimal: return prefix + number
    }
  }

  private var rule: FloatingPointRoundingRule {
    switch roundingMode {
    case .ceiling: .up
    case .floor: .down
    case .down: .towardZero
    case .up: .awayFromZero
    case .halfEven, .halfDown: .toNearestOrEven
    case .halfUp: .toNearestOrAwayFromZero
    }
  }

  private func grouped(_ digits: String) -> String {
    guard usesGroupingSeparator else { return digits }
    let bytes = Array(digits.utf8)
    var text = ""
    for (index, byte) in bytes.enumerated() {
      if index > 0, (bytes.count - index) % 3 == 0 { text += groupingSeparator }
      text += String(decoding: [byte], as: UTF8.self)
    }
    return text
  }

  private static func ordinalEnding(_ digits: String) -> String {
    let last = Array(digits.utf8.suffix(2))
    if last.count == 2, last[0] == 0x31 { return "th" }
    switch last.last {
    case 0x31: return "st"
    case 0x32: return "nd"
    case 0x33: return "rd"
    default: return "th"
    }
  }

  /// Parses a number, with or without separators, percent sign or currency; nil if the text is not a number.
  public func number(from string: String) -> NSNumber? {
    var text = string.trimmingCharacters(in: .whitespaces)
    var isNegative = false
    if !negativePrefix.utf8.isEmpty, text.hasPrefix(negativePrefix) {
      text = String(decoding: Array(text.utf8.dropFirst(negativePrefix.utf8.count)), as: UTF8.self)
      isNegative = true
    }
    if numberStyle == .currency { text = text.replacingOccurrences(of: currencySymbol, with: "") }
    if numberStyle == .percent { text = text.replacingOccurrences(of: percentSymbol, with: "") }
    if usesGroupingSeparator { text = text.replacingOccurrences(of: groupingSeparator, with: "") }
    text = text.replacingOccurrences(of: decimalSeparator, with: ".")
    let isPlain = text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }
    guard isPlain, let value = Double(text), value.isFinite else { return nil }
    return NSNumber(value: (isNegative ? -value : value) / (numberStyle == .percent ? 100 : 1))
  }

  public override class var kind: String { "NumberFormatter" }
}
