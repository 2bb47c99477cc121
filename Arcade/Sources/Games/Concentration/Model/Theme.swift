/// The look of the cards: at least twelve pictures or words, two colors and a pattern for the backs.
package struct Theme: Equatable {
  package let name: String
  /// The theme's component in the address.
  package let address: String
  /// A picture or a word for each pair; if its two cards differ, both of them, separated by a bar.
  package let faces: [String]
  /// The colors of the table and of the backs, as 0xRRGGBB.
  package let table: Int
  package let back: Int
  package let pattern: Pattern
  /// The pictures that are drawn instead of the faces, which then name them; nil where the faces themselves are shown.
  package let art: Art?

  /// The sets of drawn pictures.
  package enum Art: Int, CaseIterable {
    case fruit, signals, weather, chess, clocks, garden, aquarium, crystals, patchwork, planets
  }

  /// The patterns for the backs.
  package enum Pattern: Int, CaseIterable {
    case dots, stripes, chequers, waves, lattice, scales, rings, zigzag, stars, bricks, leaves, hexagons, rays, plaid
  }

  /// Creates a theme from its faces in one text, separated by spaces.
  package init(_ name: String, _ faces: String, table: Int, back: Int, _ pattern: Pattern, art: Art? = nil) {
    self.art = art
    self.name = name
    self.faces = Theme.parts(of: faces, between: UInt8(ascii: " "))
    self.table = table
    self.back = back
    self.pattern = pattern
    address = Theme.address(of: name)
  }

  /// Creates a theme with the colors and backs of another one.
  init(_ name: String, faces: [String], address: String, like look: Theme) {
    self.name = name
    self.faces = faces
    self.address = address
    art = nil
    table = look.table
    back = look.back
    pattern = look.pattern
  }

  /// What a card of a pair shows; `twin` is 0 or 1.
  package func face(_ pair: Int, twin: Int) -> String {
    guard !faces.isEmpty else { return "" }
    let halves = Theme.parts(of: faces[pair % faces.count], between: UInt8(ascii: "|"))
    return halves.isEmpty ? "" : halves[min(twin, halves.count - 1)]
  }

  /// The number of the picture that a face names; nil where nothing is drawn.
  package func picture(of face: String) -> Int? { art == nil ? nil : faces.firstIndex(of: face) }

  /// The nonempty parts of a text between separators.
  private static func parts(of text: String, between separator: UInt8) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    for byte in Array(text.utf8) + [separator] {
      if byte != separator {
        part.append(byte)
      } else if !part.isEmpty {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      }
    }
    return parts
  }

  /// A name in lower case, with a hyphen for everything that is not a letter.
  private static func address(of name: String) -> String {
    String(
      decoding: name.utf8.map { byte in
        let small = byte | 0x20
        return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") ? small : UInt8(ascii: "-")
      }, as: UTF8.self)
  }
}
