import CaromGeometry

/// A kind of bubble: its points, its frequency and its look. To add a kind, add a line to the table.
package struct BubbleKind: Equatable {
  /// The symbols that tell the kinds apart without color.
  package enum Symbol: Int { case circle, heart, leaf, drop, star, crown, swirl }

  package let name: String
  package let points: Int
  /// How often it appears, relative to the weights of the other kinds in play.
  package let weight: Int
  /// Red, green and blue as 0xRRGGBB.
  package let color: Int
  package let symbol: Symbol
  /// Whether it continues a combo of any color, and lets that combo continue after it.
  package let isWild: Bool
  /// Whether it appears only if the player turned special bubbles on.
  package let isSpecial: Bool

  package init(
    _ name: String, points: Int, weight: Int, color: Int, symbol: Symbol, isWild: Bool = false, isSpecial: Bool = false
  ) {
    self.name = name
    self.points = points
    self.weight = weight
    self.color = color
    self.symbol = symbol
    self.isWild = isWild
    self.isSpecial = isSpecial
  }

  /// Every kind. Game, legend, settings and tests read this table and nothing else.
  package static let all = [
    BubbleKind("red", points: 1, weight: 40, color: 0xE8324A, symbol: .circle),
    BubbleKind("pink", points: 2, weight: 30, color: 0xFF7FC0, symbol: .heart),
    BubbleKind("green", points: 5, weight: 15, color: 0x2FB35A, symbol: .leaf),
    BubbleKind("blue", points: 8, weight: 10, color: 0x2E7BF0, symbol: .drop),
    BubbleKind("black", points: 10, weight: 5, color: 0x23242E, symbol: .star),
    BubbleKind("gold", points: 15, weight: 2, color: 0xE9A90C, symbol: .crown, isSpecial: true),
    BubbleKind("pearl", points: 3, weight: 4, color: 0xD9D2EE, symbol: .swirl, isWild: true, isSpecial: true),
  ]

  /// The kinds of an ordinary game, or of one with special bubbles.
  package static func table(withSpecials: Bool) -> [BubbleKind] { all.filter { withSpecials || !$0.isSpecial } }

  /// The sum of the weights of `kinds`; negative weights count as 0.
  package static func totalWeight(_ kinds: [BubbleKind]) -> Int { kinds.reduce(0) { $0 + max(0, $1.weight) } }

  /// Draws one of `kinds` at random in proportion to the weights; nil if all weights are 0.
  package static func draw(from kinds: [BubbleKind], using chance: inout SeededGenerator) -> BubbleKind? {
    var place = Int(chance.next(below: UInt32(totalWeight(kinds))))
    for kind in kinds where kind.weight > 0 {
      if place < kind.weight { return kind }
      place -= kind.weight
    }
    return nil
  }

  /// How often it appears among `kinds`, in tenths of a percent.
  package func share(among kinds: [BubbleKind]) -> Int {
    let total = BubbleKind.totalWeight(kinds)
    return total == 0 ? 0 : (weight * 1000 + total / 2) / total
  }
}
