/// An argument of `String(format:)`: a number, a character code or a text.
public protocol FormatArgument {
  /// The value as one of the kinds that formats know.
  var formatValue: FormatValue { get }
}

/// A value of one of the kinds that formats know.
public enum FormatValue: Sendable {
  /// A whole number, with the number of its bits, which `%x` and `%u` show of negative ones.
  case integer(Int64, bits: Int)
  /// A floating-point number.
  case number(Double)
  /// A text.
  case text(String)
}

extension Int: FormatArgument {
  /// 32 bits if the number fits, because `%d` reads an `int`; otherwise 64.
  public var formatValue: FormatValue {
    .integer(Int64(self), bits: Int64(self) == Int64(Int32(truncatingIfNeeded: self)) ? 32 : 64)
  }
}
extension Int32: FormatArgument {
  /// The number with 32 bits.
  public var formatValue: FormatValue { .integer(Int64(self), bits: 32) }
}
extension Int64: FormatArgument {
  /// The number with 64 bits.
  public var formatValue: FormatValue { .integer(self, bits: 64) }
}
extension UInt8: FormatArgument {
  /// The number.
  public var formatValue: FormatValue { .integer(Int64(self), bits: 64) }
}
extension UInt16: FormatArgument {
  /// The number.
  public var formatValue: FormatValue { .integer(Int64(self), bits: 64) }
}
extension UInt32: FormatArgument {
  /// The number.
  public var formatValue: FormatValue { .integer(Int64(self), bits: 64) }
}
extension UInt: FormatArgument {
  /// The bits of the number.
  public var formatValue: FormatValue { .integer(Int64(truncatingIfNeeded: self), bits: 64) }
}
extension UInt64: FormatArgument {
  /// The bits of the number.
  public var formatValue: FormatValue { .integer(Int64(truncatingIfNeeded: self), bits: 64) }
}
extension Double: FormatArgument {
  /// The number.
  public var formatValue: FormatValue { .number(self) }
}
extension Float: FormatArgument {
  /// The number.
  public var formatValue: FormatValue { .number(Double(self)) }
}
extension String: FormatArgument {
  /// The text.
  public var formatValue: FormatValue { .text(self) }
}
extension Substring: FormatArgument {
  /// The text.
  public var formatValue: FormatValue { .text(String(self)) }
}

extension String {
  /// Formats arguments as in C: `%d`, `%.2f`, `%05d`, `%x`, `%@`, `%1$@` and so on. A conversion whose argument is
  /// missing or of the wrong kind is diagnosed, and stays in the text as it is.
  public init(format: String) { self = FormatReading(format, []).text }
  /// A text by a format with one argument.
  public init<A: FormatArgument>(format: String, _ a: A) { self = FormatReading(format, [a.formatValue]).text }
  /// A text by a format with two arguments.
  public init<A: FormatArgument, B: FormatArgument>(format: String, _ a: A, _ b: B) {
    self = FormatReading(format, [a.formatValue, b.formatValue]).text
  }
  /// A text by a format with three arguments.
  public init<A: FormatArgument, B: FormatArgument, C: FormatArgument>(format: String, _ a: A, _ b: B, _ c: C) {
    self = FormatReading(format, [a.formatValue, b.formatValue, c.formatValue]).text
  }
  /// A text by a format with four arguments.
  public init<A: FormatArgument, B: FormatArgument, C: FormatArgument, D: FormatArgument>(
    format: String, _ a: A, _ b: B, _ c: C, _ d: D
  ) { self = FormatReading(format, [a.formatValue, b.formatValue, c.formatValue, d.formatValue]).text }
  /// A text by a format with five arguments.
  public init<A: FormatArgument, B: FormatArgument, C: FormatArgument, D: FormatArgument, E: FormatArgument>(
    format: String, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) { self = FormatReading(format, [a.formatValue, b.formatValue, c.formatValue, d.formatValue, e.formatValue]).text }
  /// A text by a format with six arguments.
  public init<
    A: FormatArgument, B: FormatArgument, C: FormatArgument, D: FormatArgument, E: FormatArgument, F: FormatArgument
  >(format: String, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
    let values = [
      a.formatValue, b.formatValue, c.formatValue, d.formatValue, e.formatValue, f.formatValue,
    ]
    self = FormatReading(format, values).text
  }
  /// A text by a format with any number of arguments.
  public init(format: String, arguments: [FormatValue]) { self = FormatReading(format, arguments).text }
}

/// Parses a format from beginning to end.
private struct FormatReading {
  private let bytes: [UInt8]
  private let arguments: [FormatValue]
  private var place = 0
  private var next = 0
  private var written: [UInt8] = []

  /// The greatest width and precision; larger ones are clamped.
  private static let most = 1_000

  var text: String { String(decoding: written, as: UTF8.self) }

  init(_ format: String, _ arguments: [FormatValue]) {
    bytes = Array(format.utf8)
    self.arguments = arguments
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%") {
        convert()
      } else {
        written.append(bytes[place])
        place += 1
      }
    }
  }

  /// One conversion: `%`, position, flags, width, precision, length, letter.
  private mutating func convert() {
    let start = place
    place += 1
    var layout = Layout()
    if let number = number() {
      if place < bytes.count, bytes[place] == UInt8(ascii: "$") {
        place += 1
        layout.position = number - 1
      } else {
        // The digits were a width, perhaps with the flag 0 before it.
        place = start + 1
      }
    }
    while place < bytes.count, layout.takeFlag(bytes[place]) { place += 1 }
    layout.width = star(&layout) ?? number() ?? 0
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place += 1
      layout.precision = star(&layout) ?? number() ?? 0
    }
    var isLong = false
    while place < bytes.count, [0x68, 0x6C, 0x71, 0x7A, 0x74, 0x6A, 0x4C].contains(bytes[place]) {
      isLong = isLong || bytes[place] != 0x68
      place += 1
    }
    guard place < bytes.count else { return fail(start, "the format ends within a conversion") }
    let letter = bytes[place]
    place += 1
    if letter == UInt8(ascii: "%") {
      written.append(letter)
      return
    }
    let index = layout.position ?? next
    if layout.position == nil { next += 1 }
    guard index >= 0, index < arguments.count else { return fail(start, "its argument is missing") }
    guard let body = layout.write(arguments[index], as: letter, isLong: isLong) else {
      return fail(start, "its argument has the wrong kind")
    }
    written += body
  }

  private mutating func number() -> Int? {
    let start = place
    var value = 0
    while place < bytes.count, bytes[place] >= 0x30, bytes[place] <= 0x39 {
      value = min(FormatReading.most, value * 10 + Int(bytes[place] - 0x30))
      place += 1
    }
    return place == start ? nil : value
  }

  /// A width or precision given as an argument (`*`).
  private mutating func star(_ layout: inout Layout) -> Int? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "*") else { return nil }
    place += 1
    defer { next += 1 }
    guard next < arguments.count, case .integer(let value, _) = arguments[next] else { return 0 }
    if value < 0 { layout.isLeft = true }
    return Int(min(Int64(FormatReading.most), value.magnitude > 1_000 ? 1_000 : abs(value)))
  }

  private mutating func fail(_ start: Int, _ why: StaticString) {
    let conversion = String(decoding: bytes[start..<place], as: UTF8.self)
    let reason = why.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    UIApplication.shared.diagnose(
      "String(format: \"\(String(decoding: bytes, as: UTF8.self))\"): \(conversion) was not replaced: \(reason). "
        + "Pass whole numbers for %d, %u and %x, numbers with a fraction for %f, %e and %g, and texts for %@.")
    written += bytes[start..<place]
  }
}

/// How a conversion is laid out.
private struct Layout {
  var position: Int?
  var isLeft = false
  private var hasPlus = false
  private var hasSpace = false
  private var hasZeros = false
  private var isAlternate = false
  private var isGrouped = false
  var width = 0
  var precision: Int?

  mutating func takeFlag(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"): isLeft = true
    case UInt8(ascii: "+"): hasPlus = true
    case UInt8(ascii: " "): hasSpace = true
    case UInt8(ascii: "0"): hasZeros = true
    case UInt8(ascii: "#"): isAlternate = true
    case UInt8(ascii: "'"): isGrouped = true
    default: return false
    }
    return true
  }

  /// The formatted value as UTF-8; nil if the conversion takes another kind of value.
  func write(_ value: FormatValue, as letter: UInt8, isLong: Bool) -> [UInt8]? {
    switch (letter, value) {
    case (UInt8(ascii: "d"), .integer(let number, _)), (UInt8(ascii: "i"), .integer(let number, _)),
      (UInt8(ascii: "D"), .integer(let number, _)):
      return whole("\(number.magnitude)", sign: sign(isNegative: number < 0))
    case (UInt8(ascii: "u"), .integer(let number, let bits)), (UInt8(ascii: "U"), .integer(let number, let bits)):
      return whole("\(unsigned(number, bits, isLong))", sign: "")
    case (UInt8(ascii: "x"), .integer(let number, let bits)):
      let digits = String(unsigned(number, bits, isLong), radix: 16)
      return whole(digits, sign: isAlternate && number != 0 ? "0x" : "")
    case (UInt8(ascii: "X"), .integer(let number, let bits)):
      let digits = String(unsigned(number, bits, isLong), radix: 16, uppercase: true)
      return whole(digits, sign: isAlternate && number != 0 ? "0X" : "")
    case (UInt8(ascii: "o"), .integer(let number, let bits)):
      return whole((isAlternate ? "0" : "") + String(unsigned(number, bits, isLong), radix: 8), sign: "")
    case (UInt8(ascii: "c"), .integer(let number, _)), (UInt8(ascii: "C"), .integer(let number, _)):
      guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)) else { return [] }
      return padded("", String(Character(scalar)), zeros: false)
    case (UInt8(ascii: "f"), .number(let number)), (UInt8(ascii: "F"), .number(let number)):
      return floating(number) { fixed($0, precision ?? 6) }
    case (UInt8(ascii: "e"), .number(let number)): return floating(number) { scientific($0, precision ?? 6, "e") }
    case (UInt8(ascii: "E"), .number(let number)): return floating(number) { scientific($0, precision ?? 6, "E") }
    case (UInt8(ascii: "g"), .number(let number)): return floating(number) { general($0, "e") }
    case (UInt8(ascii: "G"), .number(let number)): return floating(number) { general($0, "E") }
    case (UInt8(ascii: "@"), .text(let text)), (UInt8(ascii: "s"), .text(let text)):
      // Apple's `%@` ignores the precision, and `%s` cuts.
      guard let precision, letter == UInt8(ascii: "s") else { return padded("", text, zeros: false) }
      return padded("", String(text.prefix(precision)), zeros: false)
    case (UInt8(ascii: "@"), .integer(let number, _)): return padded("", "\(number)", zeros: false)
    case (UInt8(ascii: "@"), .number(let number)):
      // As `NSNumber` describes itself: integers have no fraction.
      let isWhole = number == number.rounded() && abs(number) < 1e15
      return padded("", isWhole ? "\(Int64(number))" : "\(number)", zeros: false)
    default: return nil
    }
  }

  private func unsigned(_ number: Int64, _ bits: Int, _ isLong: Bool) -> UInt64 {
    bits == 32 && !isLong ? UInt64(UInt32(truncatingIfNeeded: number)) : UInt64(bitPattern: number)
  }

  private func sign(isNegative: Bool) -> String { isNegative ? "-" : hasPlus ? "+" : hasSpace ? " " : "" }

  private func whole(_ digits: String, sign: String) -> [UInt8] {
    let zeros = max(0, (precision ?? 1) - digits.utf8.count)
    let body = precision == 0 && digits == "0" ? "" : String(repeating: "0", count: zeros) + grouped(digits)
    return padded(sign, body, zeros: hasZeros && precision == nil)
  }

  private func floating(_ number: Double, _ body: (ExactDecimal) -> String) -> [UInt8] {
    let sign = sign(isNegative: number.sign == .minus && !number.isNaN)
    guard number.isFinite else { return padded(sign, number.isNaN ? "nan" : "inf", zeros: false) }
    return padded(sign, body(ExactDecimal(number)), zeros: hasZeros)
  }

  private func fixed(_ decimal: ExactDecimal, _ places: Int) -> String {
    var decimal = decimal
    decimal.round(toPlaces: places)
    let parts = decimal.parts(places: places)
    return grouped(parts.whole) + (places > 0 || isAlternate ? "." : "") + parts.fraction
  }

  private func scientific(_ decimal: ExactDecimal, _ places: Int, _ letter: String) -> String {
    var decimal = decimal
    decimal.round(toDigits: places + 1)
    let exponent = decimal.isZero ? 0 : decimal.point - 1
    let digits =
      decimal.digits.map { $0 + 0x30 } + Array(repeating: 0x30, count: max(0, places + 1 - decimal.digits.count))
    let mantissa =
      String(decoding: digits[..<1], as: UTF8.self)
      + (places > 0 ? "." + String(decoding: digits[1..<(places + 1)], as: UTF8.self) : "")
    let size = abs(exponent)
    return mantissa + letter + (exponent < 0 ? "-" : "+") + (size < 10 ? "0" : "") + "\(size)"
  }

  /// `%g`: the shorter of `%e` and `%f`, without trailing zeros in the fraction.
  private func general(_ decimal: ExactDecimal, _ letter: String) -> String {
    let count = max(1, precision ?? 6)
    var rounded = decimal
    rounded.round(toDigits: count)
    let exponent = rounded.isZero ? 0 : rounded.point - 1
    let isScientific = exponent < -4 || exponent >= count
    let text = isScientific ? scientific(decimal, count - 1, letter) : fixed(decimal, count - 1 - exponent)
    guard !isAlternate else { return text }
    var bytes = Array(text.utf8)
    var tail: [UInt8] = []
    if isScientific, let mark = bytes.firstIndex(where: { $0 | 0x20 == 0x65 }) {
      tail = Array(bytes[mark...])
      bytes = Array(bytes[..<mark])
    }
    guard bytes.contains(0x2E) else { return text }
    while bytes.last == 0x30 { bytes.removeLast() }
    if bytes.last == 0x2E { bytes.removeLast() }
    return String(decoding: bytes + tail, as: UTF8.self)
  }

  private func grouped(_ digits: String) -> String {
    guard isGrouped else { return digits }
    let bytes = Array(digits.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if index > 0, (bytes.count - index) % 3 == 0 { result.append(0x2C) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func padded(_ sign: String, _ body: String, zeros: Bool) -> [UInt8] {
    let missing = max(0, width - sign.utf8.count - body.count)
    if isLeft { return Array(sign.utf8) + Array(body.utf8) + Array(repeating: 0x20, count: missing) }
    if zeros { return Array(sign.utf8) + Array(repeating: 0x30, count: missing) + Array(body.utf8) }
    return Array(repeating: 0x20, count: missing) + Array(sign.utf8) + Array(body.utf8)
  }
}
