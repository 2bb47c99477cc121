import CaromGeometry
import Testing

@testable import SetGame

/// Tables without a set, and the return to the first number of cards.
@Suite struct StalemateTests {
  private func game(_ seed: UInt64, _ settings: [Setting: Int] = [:]) -> Game {
    var chance = SeededGenerator(seed: seed)
    var all = Settings()
    for (setting, value) in settings { all[setting] = value }
    return Game(all, using: &chance)
  }

  /// A game whose first table holds no set.
  private func dry(_ settings: [Setting: Int] = [:]) -> Game {
    (0..<500).lazy.map { game(UInt64($0), settings) }.first { SetRule.firstSet(in: $0.table) == nil }!
  }

  @Test("SE-X6: the game reports immediately that there is no set, until cards are dealt")
  func told() {
    var told = 0
    for seed in 0..<60 {
      var game = game(UInt64(seed))
      for _ in 0..<60 where !game.isOver {
        let events: [Game.Event]
        if let set = SetRule.firstSet(in: game.table) {
          events = set.reduce([]) { $0 + game.choose($1) }
        } else {
          events = game.dealThree()
        }
        let isDry = SetRule.firstSet(in: game.table) == nil
        #expect(events.contains(.noSet) == (isDry && !game.isOver) && game.hasSet == !isDry)
        if events.contains(.noSet) { told += 1 }
      }
    }
    #expect(told > 20)
    #expect(!dry().hasSet)
  }

  @Test("SE-X6: the computer proposes to deal once, a while after it saw no set")
  func proposed() {
    var game = dry([.opponent: 2])
    #expect(game.advance(ticks: Rules.ticks(Rules.rivalProposes) - 1).isEmpty)
    #expect(game.ticksToNextEvent == 1 && game.advance(ticks: 1) == [.proposed])
    for _ in 0..<50 { #expect(game.advance(ticks: 120).isEmpty) }
    var alone = dry()
    for _ in 0..<50 { #expect(alone.advance(ticks: 120).isEmpty) }
  }

  @Test(
    "SE-X7: with the setting, a table of fifteen is one of twelve after the next set; without it, it stays at fifteen")
  func shrinks() {
    for shrinks in [0, 1] {
      var game = dry([.shrinks: shrinks])
      _ = game.dealThree()
      guard let set = SetRule.firstSet(in: game.table) else { continue }
      let stay = game.table.filter { !set.contains($0) }
      let deck = game.deck.count
      for card in set { _ = game.choose(card) }
      #expect(game.table.count == (shrinks == 1 ? 12 : 15) && game.deck.count == (shrinks == 1 ? deck : deck - 3))
      if shrinks == 1 { #expect(game.table == stay) }
    }
  }

  @Test("the classic game keeps the name of its records; other variants have their own")
  func recordNames() {
    var settings = Settings()
    #expect(settings.recordName == "0-1")
    settings[.opponent] = 2
    #expect(settings.recordName == "2-1")
    var names = Set<String>()
    for variant in 0..<4 {
      for shrinks in 0...1 {
        settings[.variant] = variant
        settings[.shrinks] = shrinks
        names.insert(settings.recordName)
      }
    }
    #expect(names.count == 8)
  }
}
