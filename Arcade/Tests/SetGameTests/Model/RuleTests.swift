import CaromGeometry
import Testing

@testable import SetGame

/// The rule itself, and the cards.
@Suite struct RuleTests {
  @Test("SE-P7: among all 81 cards there are 1,080 sets, and each pair has exactly one third card")
  func allSets() {
    let cards = Card.all
    #expect(Set(cards).count == 81)
    #expect(SetRule.sets(in: cards).count == 1_080)
    var byTest = 0
    for first in 0..<81 {
      for second in (first + 1)..<81 {
        for third in (second + 1)..<81 where SetRule.isSet([cards[first], cards[second], cards[third]]) { byTest += 1 }
        #expect(SetRule.isSet([cards[first], cards[second], Card.completing(cards[first], cards[second])]))
      }
    }
    #expect(byTest == 1_080)
  }

  @Test("a set is determined by the four verdicts, in any order")
  func verdicts() {
    var chance = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      let cards = (0..<3).map { _ in Card(id: chance.next(in: 0..<81)) }
      guard Set(cards).count == 3 else { continue }
      let isGood = Card.Feature.allCases.allSatisfy { SetRule.verdict(on: $0, of: cards).isGood }
      #expect(isGood == SetRule.isSet(cards) && isGood == SetRule.isSet(cards.reversed()))
    }
  }

  @Test("the odd one out is named")
  func oddOneOut() {
    let cards = [
      Card(1, .solid, .red, .oval), Card(2, .solid, .green, .oval), Card(3, .open, .violet, .oval),
    ]
    #expect(SetRule.verdict(on: .number, of: cards) == .allDifferent)
    #expect(SetRule.verdict(on: .shape, of: cards) == .allSame)
    #expect(SetRule.verdict(on: .shading, of: cards) == .oddOneOut(2))
    #expect(!SetRule.isSet(cards))
  }

  @Test("equal cards, or fewer than three, are not a set")
  func noSet() {
    let card = Card(id: 40)
    #expect(!SetRule.isSet([card, card, card]) && !SetRule.isSet([card, Card(id: 41)]) && !SetRule.isSet([]))
    #expect(SetRule.firstSet(in: []) == nil)
  }

  @Test("a card can be recreated from its features")
  func features() {
    for card in Card.all { #expect(Card(card.number, card.shading, card.ink, card.shape) == card) }
    #expect(Card(id: -4).id == 0 && Card(id: 99).id == 80)
  }

  @Test("twenty cards without a set are found to have none: the largest cap of four features")
  func cap() {
    // No greedy search, in any order, finds more than 20 cards without a set.
    var best = 0
    for seed in 0..<200 {
      var chance = SeededGenerator(seed: UInt64(seed))
      var cap: [Card] = []
      for card in chance.shuffled(Card.all) where SetRule.firstSet(in: cap + [card]) == nil { cap.append(card) }
      best = max(best, cap.count)
      #expect(SetRule.sets(in: cap).isEmpty)
    }
    #expect(best <= 20 && best >= 16)
  }
}
