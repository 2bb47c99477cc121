import CaromGeometry

/// A kind of bubble: its points, its frequency and its look. All kinds are in a data file, `Kinds/kinds.txt`.
package struct BubbleKind: Equatable {
  /// The symbols that tell the kinds apart without color.
  package enum Symbol: String, CaseIterable { case circle, heart, leaf, drop, star, crown, swirl }

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
