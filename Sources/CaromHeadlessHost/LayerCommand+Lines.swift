import UIKit

extension LayerCommand {
  /// Layer commands as readable lines, such as `opacity 7 0.5`. At an invalid or truncated command the lines end with
  /// `broken at word …`.
  public static func lines(of words: [UInt32]) -> [String] {
    var reader = LayerCommandReader(words: words)
    var lines: [String] = []
    while !reader.isAtEnd {
      let start = reader.place
      guard let command = LayerCommand(rawValue: reader.word()) else {
        lines.append("broken at word \(start)")
        break
      }
      let layer = Int32(bitPattern: reader.word())
      lines.append(([command.name, "\(layer)"] + reader.arguments(of: command)).joined(separator: " "))
      if reader.isCutOff {
        lines.append("broken at word \(start)")
        break
      }
    }
    return lines
  }
}

/// Reads the arguments of a command as described by the table beside `LayerCommand`.
private struct LayerCommandReader {
  let words: [UInt32]
  var place = 0
  var isCutOff = false

  init(words: [UInt32]) { self.words = words }

  var isAtEnd: Bool { place >= words.count }

  mutating func word() -> UInt32 {
    guard place < words.count else {
      isCutOff = true
      return 0
    }
    place += 1
    return words[place - 1]
  }

  private mutating func number() -> String { Self.text(Double(Float(bitPattern: word()))) }
  private mutating func numbers(_ count: Int) -> [String] { (0..<count).map { _ in number() } }
  private mutating func count() -> Int { Int(clamping: min(word(), UInt32(clamping: words.count))) }
  private mutating func whole() -> String { "\(word())" }

  private mutating func color() -> String {
    let value = word()
    let digits = Array("0123456789abcdef")
    return "#" + String((0..<8).map { digits[Int(value >> UInt32(28 - 4 * $0) & 15)] })
  }

  private mutating func text() -> String {
    let bytes = Int(clamping: word())
    guard bytes <= (words.count - place) * 4 else {
      isCutOff = true
      return ""
    }
    var utf8: [UInt8] = []
    for index in 0..<bytes {
      utf8.append(UInt8(truncatingIfNeeded: words[place + index / 4] >> UInt32(8 * (index % 4))))
    }
    place += (bytes + 3) / 4
    return "\"" + String(decoding: utf8, as: UTF8.self) + "\""
  }

  /// A number rounded to three decimal places.
  private static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let thousandths = (value * 1000).rounded()
    if thousandths == 0 { return "0" }
    let whole = Int64(thousandths / 1000)
    return thousandths.truncatingRemainder(dividingBy: 1000) == 0 ? "\(whole)" : "\(thousandths / 1000)"
  }

  mutating func arguments(of command: LayerCommand) -> [String] {
    switch command {
    case .destroy, .root: []
    case .create, .hidden, .clip, .interaction, .snapshot, .moving: [whole()]
    case .opacity, .backdrop: [number()]
    case .children: (0..<count()).map { _ in whole() }
    case .affine: numbers(6)
    case .matrix: numbers(16)
    case .size: numbers(2)
    case .background: [color()]
    case .corners: [number(), whole()]
    case .border: [number(), color()]
    case .shadow: [color()] + numbers(3)
    case .gradient: [whole()] + numbers(4) + (0..<count()).flatMap { _ in [color(), number()] }
    case .shape:
      [text(), color(), color()] + numbers(2) + [whole(), whole(), whole()] + numbers(3)
        + (0..<count()).map { _ in number() }
    case .text:
      numbers(2) + [whole(), whole(), color()] + numbers(2)
        + (0..<count()).flatMap { _ in [text(), color(), whole(), number(), text()] }
    case .drawing: numbers(2) + [whole()] + (0..<count()).map { _ in whole() }
    case .semantics: [text(), text(), text(), text(), whole()] + numbers(3)
    case .field:
      [text(), text(), text(), color(), color(), color(), whole(), whole(), whole(), whole(), whole(), text()]
        + numbers(4) + [whole(), whole()]
    case .perspective: [number(), whole()]
    }
  }
}
