/// A player's name, which has at least one visible character and is not too long.
package struct PlayerName: Equatable {
  package let text: String

  /// Nil if `written` has no visible character. Drops spaces at both ends, line breaks, control characters, marks that
  /// change the writing direction, and everything after the thirtieth character.
  package init?(_ written: String) {
    var visible = String.UnicodeScalarView()
    var isSeen = false
    var waiting = false
    for scalar in written.unicodeScalars {
      if PlayerName.isSpace(scalar) {
        waiting = isSeen
      } else if !PlayerName.isControl(scalar) {
        if waiting { visible.append(" ") }
        waiting = false
        visible.append(scalar)
        if !PlayerName.joins(scalar) { isSeen = true }
      }
      // No character has more than a few combining marks, so the rest is not needed.
      if visible.count > 20 * Rules.longestName { break }
    }
    guard isSeen else { return nil }
    var short = String(String(visible).prefix(Rules.longestName))
    if short.utf8.last == 0x20 { short.removeLast() }
    text = short
  }

  private init(unchecked text: String) { self.text = text }

  /// The placeholder for a player without a name.
  package static let nobody = PlayerName(unchecked: "")

  /// Two names are equal if they have the same letters.
  package static func == (left: PlayerName, right: PlayerName) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  private static func isSpace(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x2800, 0x3000, 0x3164:
      true
    default: false
    }
  }

  /// Whether a scalar is a control character or changes the direction of the text around it.
  private static func isControl(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFC:
      true
    default: false
    }
  }

  /// Whether a scalar joins characters and is invisible by itself.
  private static func joins(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0000...0xE0FFF: true
    default: false
    }
  }
}
