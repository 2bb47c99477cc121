import ArcadeKit
import UIKit

/// Lines of Swift on a plate, in a typewriter's face: words of the language heavier, numbers red, comments pale.
final class LabCodeView: UIView {
  private let label = UILabel()
  private static let size = 12.0

  /// The code that is shown.
  var code = "" { didSet { if !code.utf8.elementsEqual(oldValue.utf8) { tint() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = LabInk.plate
    layer.cornerRadius = 6
    layer.borderWidth = 1
    label.numberOfLines = 0
    label.accessibilityIdentifier = LabStrings.code
    addSubview(label)
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LabCodeView" }

  override func resolveColors() {
    super.resolveColors()
    layer.borderColor = LabInk.line.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tint()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: size.width - 2 * Spacing.close, height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: label.sizeThatFits(room).height + 2 * Spacing.close)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.insetBy(dx: Spacing.close, dy: Spacing.close)
    if label.frame != frame { label.frame = frame }
  }

  private func tint() {
    let plain = LabInk.code(LabCodeView.size)
    let heavy = LabInk.code(LabCodeView.size, weight: .semibold)
    let text = NSMutableAttributedString(string: "")
    for token in LabTokens.of(code) {
      let color =
        switch token.kind {
        case .plain, .word: Ink.ink
        case .number, .text: Ink.red
        case .comment: Ink.wash
        }
      text.append(
        NSAttributedString(
          string: token.text, attributes: [.font: token.kind == .word ? heavy : plain, .foregroundColor: color]))
    }
    label.attributedText = text
    label.accessibilityLabel = code
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}

/// Swift cut into what is tinted alike.
enum LabTokens {
  enum Kind { case plain, word, number, text, comment }

  /// The pieces of `code`, which together are all of it.
  static func of(_ code: String) -> [(text: String, kind: Kind)] {
    let bytes = Array(code.utf8)
    var tokens: [(text: String, kind: Kind)] = []
    var plainStart = 0
    var place = 0
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    while place < bytes.count {
      var end = place + 1
      var kind = Kind.plain
      if bytes[place] == UInt8(ascii: "/"), end < bytes.count, bytes[end] == UInt8(ascii: "/") {
        kind = .comment
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      } else if bytes[place] == UInt8(ascii: "\"") {
        kind = .text
        while end < bytes.count, bytes[end - 1] != UInt8(ascii: "\"") || end - 1 == place { end += 1 }
      } else if bytes[place].isLetter {
        while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
        let isMember = place > 0 && bytes[place - 1] == UInt8(ascii: ".")
        let word = text(place..<end)
        if !isMember, words.contains(where: { $0.utf8.elementsEqual(word.utf8) }) { kind = .word }
        if constants.contains(where: { $0.utf8.elementsEqual(word.utf8) }) { kind = .number }
      } else if bytes[place].isDigit {
        kind = .number
        while end < bytes.count,
          bytes[end].isDigit || bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "_")
        {
          end += 1
        }
      }
      if kind != .plain {
        if place > plainStart { tokens.append((text(plainStart..<place), .plain)) }
        tokens.append((text(place..<end), kind))
        plainStart = end
      }
      place = end
    }
    if bytes.count > plainStart { tokens.append((text(plainStart..<bytes.count), .plain)) }
    return tokens
  }

  private static let words = ["let", "func", "for", "in", "self"]
  /// Values that a control may change.
  private static let constants = [
    "true", "false", "everything", "items", "boundaries", "greatestFiniteMagnitude",
  ]
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")
  }

  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
