import CaromGeometry
import Testing

@testable import SetGame

/// The variants: one rule, whose finds are counted by brute force.
@Suite struct VariantTests {
  /// All choices of `size` of the numbers below `count`.
  private func choices(_ size: Int, of count: Int, from first: Int = 0) -> [[Int]] {
    guard size > 0 else { return [[]] }
    guard first < count else { return [] }
    return (first..<count).flatMap { head in choices(size - 1, of: count, from: head + 1).map { [head] + $0 } }
  }

  /// How many choices of cards sum to zero in every feature, counted by sums alone.
  private func zeroSums(_ size: Int, of cards: [Card]) -> Int {
    var ways = [[Int]](repeating: [Int](repeating: 0, count: 81), count: size + 1)
    ways[0][0] = 1
    for card in cards {
      for taken in stride(from: size - 1, through: 0, by: -1) {
        for sum in 0..<81 where ways[taken][sum] > 0 {
          var id = 0
          for feature in Card.Feature.allCases {
            id = id * 3 + (Card(id: sum).value(of: feature) + card.value(of: feature)) % 3
          }
          ways[taken + 1][id] += ways[taken][sum]
        }
      }
    }
    return ways[size][0]
  }

  @Test("the decks: 81 cards, 27 for Junior; a first table and deals of three use them up")
  func decks() {
    for variant in Variant.all {
      #expect(
        variant.deck.count == (variant.name == .junior ? 27 : 81) && Set(variant.deck).count == variant.deck.count)
      #expect((variant.deck.count - variant.firstCards) % 3 == 0)
    }
    #expect(Variant.all.map { $0.size } == [3, 3, 4, 6] && Variant.all.map { $0.name } == Variant.Name.allCases)
    #expect(Set(Variant.all[1].deck.map { $0.shading }).count == 1)
  }

  @Test("whole decks: 1,080 sets, 117 in Junior, 63,180 UltraSets, and ghost sets of 27 cards as sums count them")
  func wholeDecks() {
    #expect(Variant.all[0].finds(in: Card.all).count == 1_080)
    let junior = Variant.all[1]
    #expect(junior.finds(in: junior.deck).count == 117)
    #expect(choices(3, of: 27).count { junior.isFind($0.map { junior.deck[$0] }) } == 117)
    // Every card is named by 40 pairs, and two of these make an UltraSet: 81 · 40 · 39 / 2.
    #expect(Variant.all[2].finds(in: Card.all).count == 63_180)
    #expect(Variant.all[3].finds(in: junior.deck).count == zeroSums(6, of: junior.deck))
  }

  @Test("among a few cards, the search finds exactly the choices that satisfy the rule", arguments: 0..<4)
  func bruteForce(number: Int) {
    let variant = Variant.all[number]
    var total = 0
    for seed in 0..<8 {
      var chance = SeededGenerator(seed: UInt64(100 * number + seed))
      let cards = Array(chance.shuffled(variant.deck).prefix(variant.size == 6 ? 11 : 13))
      let found = variant.finds(in: cards)
      let all = choices(variant.size, of: cards.count).map { $0.map { cards[$0] } }.filter { variant.isFind($0) }
      #expect(Set(found.map { Set($0) }) == Set(all.map { Set($0) }) && found.count == all.count)
      #expect(found.allSatisfy { variant.isFind($0.reversed()) }, "the order does not matter")
      #expect((variant.firstFind(in: cards) == nil) == all.isEmpty && variant.finds(in: cards, limit: 2).count <= 2)
      total += all.count
    }
    #expect(total > 0)
  }

  @Test("pairs of an UltraSet lack the same card; those of a ghost set lack three that are a set")
  func meaning() throws {
    let cards = Array(Card.all.prefix(40))
    for find in Variant.all[2].finds(in: cards, limit: 50) {
      let ways = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]]
      #expect(
        ways.count {
          Card.completing(find[$0[0]], find[$0[1]]) == Card.completing(find[$0[2]], find[$0[3]])
        } == 1)
    }
    let ghost = try #require(Variant.all[3].firstFind(in: cards))
    let names = [0, 2, 4].map { Card.completing(ghost[$0], ghost[$0 + 1]) }
    #expect(Card.Feature.allCases.allSatisfy { SetRule.verdict(on: $0, of: names).isGood })
  }

  @Test("not finds: too few cards, too many, the same card twice")
  func refused() {
    for variant in Variant.all {
      #expect(!variant.isFind([]) && !variant.isFind(Array(repeating: Card(id: 0), count: variant.size)))
      let find = variant.firstFind(in: variant.deck) ?? []
      #expect(variant.isFind(find) && !variant.isFind(Array(find.dropLast())) && !variant.isFind(find + [Card(id: 80)]))
    }
    #expect(Variant.all[0].finds(in: Card.all, limit: 0).isEmpty)
  }

  @Test("whole games of every variant end when the deck is empty and nothing is left to find", arguments: 0..<4)
  func games(number: Int) {
    for seed in 0..<6 {
      var settings = Settings()
      settings[.variant] = number
      var chance = SeededGenerator(seed: UInt64(seed))
      var game = Game(settings, using: &chance)
      let variant = game.variant
      #expect(game.table.count == variant.firstCards)
      var steps = 0
      while !game.isOver, steps < 120 {
        steps += 1
        let count = game.table.count
        if let find = variant.firstFind(in: game.table) {
          #expect(game.hasSet)
          var events: [Game.Event] = []
          for card in find { events = game.choose(card) }
          #expect(events.contains { if case .matched = $0 { true } else { false } })
          #expect(game.table.count == count || game.deck.isEmpty)
        } else {
          #expect(!game.hasSet)
          _ = game.dealThree()
        }
        #expect(Set(game.deck + game.table + game.discards).count == variant.deck.count)
      }
      #expect(game.isOver && game.deck.isEmpty && variant.firstFind(in: game.table) == nil)
    }
  }
}
