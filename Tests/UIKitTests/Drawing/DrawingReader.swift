import UIKit

@testable import UIKitCore

/// Reads recorded drawings back, as the page does, and writes each operation as a line.
struct DrawingReader {
  private var words: ArraySlice<UInt32>

  static func lines(_ words: [UInt32]) -> [String] {
    var reader = DrawingReader(words: words[...])
    var lines: [String] = []
    while let word = reader.words.popFirst() {
      guard let command = DrawingCommand(rawValue: word) else { return lines + ["? \(word)"] }
      lines.append(([command.name] + reader.arguments(of: command)).joined(separator: " "))
    }
    return lines
  }

  private mutating func arguments(of command: DrawingCommand) -> [String] {
    switch command {
    case .save, .restore, .beginPath, .closePath, .stroke: []
    case .transform, .curve: numbers(6)
    case .fillColor, .strokeColor, .tint: [color()]
    case .lineWidth, .miterLimit, .alpha: numbers(1)
    case .lineCap, .lineJoin, .fill, .clip: [String(word())]
    case .lineDash: numbers(1) + numbers(Int(word()))
    case .mixing: [text()]
    case .shadow: [color()] + numbers(3)
    case .move, .line: numbers(2)
    case .quadCurve, .fillRect, .strokeRect, .clearRect: numbers(4)
    case .linearGradient: numbers(4) + stops()
    case .radialGradient: numbers(6) + stops()
    case .fillText, .strokeText: numbers(2) + [text()] + numbers(1) + ["\"" + text() + "\""]
    }
  }

  private mutating func word() -> UInt32 { words.popFirst() ?? 0 }

  private mutating func numbers(_ count: Int) -> [String] {
    (0..<count).map { _ in
      let number = Float(bitPattern: word())
      return number == number.rounded() ? "\(Int(number))" : "\((number * 1000).rounded() / 1000)"
    }
  }

  private mutating func color() -> String { "#" + String(word(), radix: 16, uppercase: true) }

  private mutating func stops() -> [String] { (0..<Int(word())).flatMap { _ in [color()] + numbers(1) } }

  private mutating func text() -> String {
    let count = Int(word())
    var bytes: [UInt8] = []
    for _ in 0..<(count + 3) / 4 {
      let word = word()
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
