import UIKit

extension CommandEntry {
  /// Layer commands as readable lines, such as `opacity 7 0.5`; at a word that is not a command the lines end with
  /// `broken …`.
  package static func lines(ofLayerCommands words: [UInt32]) -> [String] {
    lines(of: words, by: layerCommands, withLayer: true)
  }

  /// Drawing operations as readable lines, such as `lineWidth 2`.
  package static func lines(ofDrawing words: [UInt32]) -> [String] {
    lines(of: words, by: operations, withLayer: false)
  }

  private static let layerCommands = LayerCommand.Kind.allCases.map { $0.entry }
  private static let operations = DrawingCommand.Kind.allCases.map { $0.entry }

  /// Reads words by the table.
  private static func lines(of words: [UInt32], by table: [CommandEntry], withLayer: Bool) -> [String] {
    var reader = WordReader(words: words)
    var lines: [String] = []
    while !reader.isAtEnd {
      let start = reader.place
      let number = reader.word()
      guard let entry = table.first(where: { $0.number == number }) else { return lines + ["broken at word \(start)"] }
      let layer = withLayer ? ["\(Int32(bitPattern: reader.word()))"] : []
      lines.append(([entry.name] + layer + entry.fields.flatMap { reader.read($0) }).joined(separator: " "))
      if reader.isCutOff { return lines + ["broken at word \(start)"] }
    }
    return lines
  }
}

/// Reads fields from words.
private struct WordReader {
  let words: [UInt32]
  private(set) var place = 0
  private(set) var isCutOff = false

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

  /// The field's value, or the values of its rows.
  mutating func read(_ field: CommandField) -> [String] {
    switch field.kind {
    case .word, .flag: ["\(word())"]
    case .layer: ["\(Int32(bitPattern: word()))"]
    case .number: [number()]
    case .color: [color()]
    case .text: [text()]
    case .matrix: (0..<16).map { _ in number() }
    case .words: (0..<count()).map { _ in "\(word())" }
    case .list(let fields): (0..<count()).flatMap { _ in fields.flatMap { read($0) } }
    }
  }

  private mutating func number() -> String { Self.text(Double(Float(bitPattern: word()))) }
  private mutating func count() -> Int { Int(clamping: min(word(), UInt32(clamping: words.count))) }

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

  /// A number with up to three decimal places.
  private static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let thousandths = (value * 1000).rounded()
    if thousandths == 0 { return "0" }
    let whole = Int64(thousandths / 1000)
    return thousandths.truncatingRemainder(dividingBy: 1000) == 0 ? "\(whole)" : "\(thousandths / 1000)"
  }
}
