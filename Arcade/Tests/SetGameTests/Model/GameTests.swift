import CaromGeometry
import Testing

@testable import SetGame

/// The game as a value: its events, its scoring, its end.
@Suite struct GameTests {
  private func game(_ seed: UInt64 = 1, _ settings: [Setting: Int] = [:]) -> Game {
    var chance = SeededGenerator(seed: seed)
    var all = Settings()
    for (setting, value) in settings { all[setting] = value }
    return Game(all, using: &chance)
  }

  /// A game whose first twelve cards contain no set.
  private func gameWithoutSet() -> Game {
    for seed in 0..<500 {
      let game = game(UInt64(seed))
      if SetRule.firstSet(in: game.table) == nil { return game }
    }
    fatalError("no such seed")
  }

  private func take(_ set: [Card], in game: inout Game) -> [Game.Event] {
    var events: [Game.Event] = []
    for card in set { events = game.choose(card) }
    return events
  }

  private func everyCard(_ game: Game) -> Int { Set(game.deck + game.table + game.discards).count }

  @Test("SE-P8: it starts with 12 cards on the table and 69 in the deck, in an order that follows from the seed")
  func start() {
    let first = game(5)
    #expect(first.table.count == 12 && first.deck.count == 69 && everyCard(first) == 81)
    #expect(first == game(5) && first != game(6))
  }

  @Test("SE-P5: a tap selects, another one deselects; the order is kept")
  func selecting() {
    var game = game()
    let cards = game.table
    #expect(game.choose(cards[0]).isEmpty && game.choose(cards[3]).isEmpty)
    #expect(game.selection == [cards[0], cards[3]])
    _ = game.choose(cards[0])
    #expect(game.selection == [cards[3]])
    #expect(game.choose(game.deck[0]).isEmpty && game.selection == [cards[3]])
  }

  @Test("SE-R5, SE-H3g: a set leaves at once and three new cards take its places, while the deck lasts")
  func match() {
    var game = game()
    let set = SetRule.firstSet(in: game.table)!
    let places = set.map { game.table.firstIndex(of: $0)! }
    let before = game.table
    let events = take(set, in: &game)
    #expect(game.table.count == 12 && game.deck.count == 66 && game.discards == set && game.selection.isEmpty)
    guard case .matched(set, by: .person, points: let points) = events.first, case .dealt(let fresh) = events.last
    else {
      Issue.record("\(events)")
      return
    }
    #expect(points == game.score && points == Rules.set + Rules.quick[0].points)
    #expect(places.map { game.table[$0] } == fresh)
    for place in before.indices where !places.contains(place) { #expect(game.table[place] == before[place]) }
    #expect(everyCard(game) == 81)
  }

  @Test("SE-R5, SE-P9: an automatic deal never costs points; a requested one does, if there is a set on the table")
  func dealing() {
    var game = game()
    #expect(SetRule.firstSet(in: game.table) != nil)
    #expect(game.dealThree() == [.dealtNeedlessly, .dealt(Array(game.table.suffix(3)))])
    #expect(game.score == -Rules.needlessDeal && game.table.count == 15)
    let score = game.score
    _ = take(SetRule.firstSet(in: game.table)!, in: &game)
    #expect(game.score > score && game.table.count == 15)
    var dry = gameWithoutSet()
    _ = dry.dealThree()
    #expect(dry.score == 0 && dry.table.count == 15)
  }

  @Test("SE-P1: any number of cards may lie on the table; dealing ends only with the deck")
  func eightyOne() {
    var game = game()
    for count in 1...23 {
      #expect(game.canDeal)
      _ = game.dealThree()
      #expect(game.table.count == 12 + 3 * count)
    }
    #expect(game.table.count == 81 && !game.canDeal && game.dealThree().isEmpty && !game.isOver)
  }

  @Test("SE-P3: with the deck empty, matched cards leave and nothing takes their place")
  func lastCards() {
    var game = game()
    while game.canDeal { _ = game.dealThree() }
    let rest = game.table
    let set = SetRule.firstSet(in: rest)!
    _ = take(set, in: &game)
    #expect(game.table == rest.filter { !set.contains($0) })
  }

  @Test("SE-P8: three cards that are not a set stay selected until the next tap, which deselects them")
  func mismatch() {
    var game = game()
    var wrong = Array(game.table[0..<3])
    if SetRule.isSet(wrong) { wrong = [game.table[0], game.table[1], game.table[3]] }
    #expect(take(wrong, in: &game) == [.mismatched(wrong)])
    #expect(game.mismatch == wrong && game.score == -Rules.mismatch)
    var again = game
    let other = game.table.first { !wrong.contains($0) }!
    _ = game.choose(other)
    #expect(game.selection == [other])
    _ = again.choose(wrong[1])
    #expect(again.selection.isEmpty)
  }

  @Test("SE-P9: a quick set is worth more than a slow one; hints and mistakes cost")
  func scoring() {
    for (seconds, points) in [(0, 8), (9, 8), (10, 7), (19, 7), (20, 6), (39, 6), (40, 5), (4_000, 5)] {
      var game = game()
      _ = game.advance(ticks: seconds * Rules.ticksPerSecond + 60)
      _ = take(SetRule.firstSet(in: game.table)!, in: &game)
      #expect(game.score == points, "after \(seconds) s")
    }
  }

  @Test("SE-P11: a hint shows one, then two, then three cards of a set, and then it is one")
  func hints() {
    var game = game()
    for count in 1...3 {
      #expect(game.hint() == [.hinted(count)])
      #expect(game.hinted.count == count && game.score == -Rules.hint * count)
    }
    #expect(SetRule.isSet(game.hinted) && game.hint().isEmpty)
    _ = take(game.hinted, in: &game)
    #expect(game.hinted.isEmpty && game.setsFound == 1)
    var dry = gameWithoutSet()
    #expect(dry.hint() == [.noSet] && dry.score == 0)
    var none = self.game(1, [.hints: 0])
    #expect(none.hint().isEmpty)
  }

  @Test("SE-P10: on every seed the game is over exactly when the deck is empty and no set is left", arguments: 0..<120)
  func ends(seed: Int) {
    var game = game(UInt64(seed))
    var steps = 0
    while !game.isOver {
      #expect(!(game.deck.isEmpty && SetRule.firstSet(in: game.table) == nil))
      if let set = SetRule.firstSet(in: game.table) {
        let events = take(set, in: &game)
        #expect((events.last == .over) == game.isOver)
      } else {
        _ = game.dealThree()
      }
      steps += 1
      #expect(everyCard(game) == 81 && steps < 100)
    }
    #expect(game.deck.isEmpty && SetRule.firstSet(in: game.table) == nil && game.ticksToNextEvent == nil)
    #expect(game.table.count % 3 == 0 && game.table.count <= 20)
    #expect(game.choose(game.table.first ?? Card(id: 0)).isEmpty && game.dealThree().isEmpty && game.hint().isEmpty)
    #expect(game.advance(ticks: 1_000).isEmpty && game.ticks == 0)
  }

  @Test("shuffling changes only the order, by the given generator")
  func shuffle() {
    var game = game()
    _ = game.choose(game.table[2])
    var other = game
    let cards = game.table
    let chosen = game.selection
    var chance = SeededGenerator(seed: 9)
    var same = SeededGenerator(seed: 9)
    game.shuffle(using: &chance)
    other.shuffle(using: &same)
    #expect(game.table != cards && Set(game.table) == Set(cards) && game.selection == chosen && game == other)
  }

  @Test("time is passed in; the next event is the next full second")
  func time() {
    var game = game()
    #expect(game.ticksToNextEvent == 120)
    _ = game.advance(ticks: 50)
    #expect(game.ticksToNextEvent == 70 && game.seconds == 0)
    _ = game.advance(ticks: 70)
    #expect(game.seconds == 1 && game.ticksToNextEvent == 120)
    _ = game.advance(ticks: -5)
    #expect(game.ticks == 120)
  }

  @Test("the last set, mismatch or deal can be undone, but not the time; such a game does not count as a record")
  func undo() {
    var game = game()
    #expect(!game.canUndo && !game.undo() && game.countsForBest)
    let start = game
    _ = take(SetRule.firstSet(in: game.table)!, in: &game)
    _ = game.dealThree()
    _ = game.advance(ticks: 300)
    #expect(game.undo() && game.table.count == 12 && game.discards.count == 3)
    #expect(game.undo() && game.table == start.table && game.deck == start.deck && game.score == 0)
    #expect(game.ticks == 300 && !game.countsForBest && !game.canUndo && game.selection.count == 2)
    var against = self.game(1, [.opponent: 1])
    _ = take(SetRule.firstSet(in: against.table)!, in: &against)
    #expect(!against.canUndo)
  }
}
