import CaromGeometry
import Testing

@testable import SetGame

/// The look back at a game.
@Suite struct ReviewTests {
  /// A game whose first table is given; the deck holds the other cards.
  private func game(_ table: [Card]) -> Game {
    var deck = Card.all.filter { !table.contains($0) }
    deck += table.reversed()
    return Game(Settings(), deck: deck)
  }

  private func take(_ set: [Card], after seconds: Int, in game: inout Game) {
    _ = game.advance(ticks: seconds * Rules.ticksPerSecond)
    for card in set { _ = game.choose(card) }
  }

  @Test("SE-X9: finds have their times; sets that were there and never found are missed, the longest first")
  func missed() throws {
    var chance = SeededGenerator(seed: 4)
    var game = Game(Settings(), using: &chance)
    var lain: [[Card]: Int] = [:]
    var own: [[Card]] = []
    var seconds = 3
    while !game.isOver {
      let sets = SetRule.sets(in: game.table)
      seconds = seconds % 17 + 3
      if let set = sets.last {
        for each in sets { lain[each.sorted { $0.id < $1.id }, default: 0] += seconds * 120 }
        own.append(set)
        take(set, after: seconds, in: &game)
      } else {
        _ = game.dealThree()
      }
    }
    let review = Review(game)
    #expect(review.finds.map { $0.cards } == own)
    let expected = lain.filter { each in !own.contains { Set($0) == Set(each.key) } }
    #expect(review.missed.count == min(expected.count, Review.mostMissed) && expected.count > 2)
    for each in review.missed { #expect(expected[each.cards.sorted { $0.id < $1.id }] == each.ticks) }
    #expect(review.missed.map { $0.ticks } == review.missed.map { $0.ticks }.sorted(by: >))
    #expect(review.kinds.reduce(0) { $0 + $1.count } == own.count)
    for kind in review.kinds {
      let of = own.filter { set in
        Card.Feature.allCases.count { SetRule.verdict(on: $0, of: set) == .allDifferent } == kind.differing
      }
      #expect(of.count == kind.count)
    }
  }

  @Test("SE-X9: a feature that slows the player down is named, with both times")
  func weakness() throws {
    var chance = SeededGenerator(seed: 9)
    var game = Game(Settings(), using: &chance)
    while !game.isOver {
      if let set = SetRule.firstSet(in: game.table) {
        let isSlow = SetRule.verdict(on: .shading, of: set) == .allDifferent
        take(set, after: isSlow ? 30 : 5, in: &game)
      } else {
        _ = game.dealThree()
      }
    }
    let weakness = try #require(Review(game).weakness)
    #expect(weakness.feature == .shading && weakness.isDiffering)
    #expect(weakness.slow == 30 * 120 && weakness.quick == 5 * 120)
  }

  @Test("undone finds are not in the review; sets that the computer took are missed")
  func undone() throws {
    var chance = SeededGenerator(seed: 1)
    var game = Game(Settings(), using: &chance)
    let set = try #require(SetRule.firstSet(in: game.table))
    take(set, after: 4, in: &game)
    #expect(Review(game).finds.count == 1 && game.undo() && Review(game).finds.isEmpty)
    var settings = Settings()
    settings[.opponent] = 3
    var against = Game(settings, using: &chance)
    while against.rivalSets == 0 { _ = against.advance(ticks: 120) }
    #expect(Review(against).finds.isEmpty && Review(against).missed.contains { $0.wasTaken })
  }
}
