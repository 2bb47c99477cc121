import CaromGeometry
import Testing

@testable import Concentration

/// The rules, without any view.
@Suite struct GameTests {
  /// A game with its pairs side by side: 0 0 1 1 2 2 …
  private func game(_ pairs: Int = 4, players: Int = 0, memory: Int = 100) -> Game {
    var settings = Settings()
    settings[.pairs] = pairs
    settings[.players] = players
    settings[.memory] = memory
    let cards = (0..<pairs).flatMap { [Card(pair: $0, twin: 0), Card(pair: $0, twin: 1)] }
    return Game(settings, theme: Theme.all[0], cards: cards, rivalSeed: 3)
  }

  @Test("SE-P13: pairs lie in random order, face down, each card twice", arguments: Rules.pairs)
  func deal(pairs: Int) {
    var settings = Settings()
    settings[.pairs] = pairs
    var orders: [[Int]] = []
    for seed in 0..<6 {
      var chance = SeededGenerator(seed: UInt64(seed))
      let game = Game(settings, theme: Theme.all[1], using: &chance)
      orders.append(game.cards.map(\.pair))
      #expect(game.cards.count == 2 * pairs && game.pairsLeft == pairs && !game.hasBegun)
      #expect(game.cards.allSatisfy { !$0.isFaceUp && !$0.isMatched && !$0.wasSeen })
      for pair in 0..<pairs {
        #expect(game.cards.filter { $0.pair == pair }.map(\.twin).sorted() == [0, 1])
      }
      #expect(Set(game.cards.indices.map { game.face($0) }).count == pairs)
    }
    #expect(Set(orders).count > 1)
    var (one, other) = (SeededGenerator(seed: 9), SeededGenerator(seed: 9))
    #expect(Game(settings, theme: Theme.all[1], using: &one) == Game(settings, theme: Theme.all[1], using: &other))
  }

  @Test("SE-P13: two equal cards are a pair and out of the game; flips are counted")
  func match() {
    var game = game()
    #expect(game.choose(0) == [.turnedUp(0, by: 0)] && game.flips == 1 && game.up == [0])
    #expect(game.choose(0) == [] && game.flips == 1, "the same card again is nothing")
    #expect(game.choose(1) == [.turnedUp(1, by: 0), .matched([0, 1], by: 0)])
    #expect(game.cards[0].isMatched && game.cards[1].isMatched && game.up.isEmpty && game.flips == 2)
    #expect(game.players[0].score == 2 && game.players[0].pairs == 1 && game.pairsLeft == 3)
    #expect(game.choose(1) == [] && game.choose(-1) == [] && game.choose(8) == [])
    #expect(game.lying == [2, 3, 4, 5, 6, 7])
  }

  @Test("SE-P14: +2 for a pair, −1 for each card of a wrong one that was seen before")
  func score() {
    var game = game()
    func turn(_ first: Int, _ second: Int) {
      _ = game.choose(first)
      _ = game.choose(second)
    }
    turn(0, 2)
    #expect(game.players[0].score == 0 && game.lapses == 0, "nothing was seen before")
    turn(0, 4)
    #expect(game.players[0].score == -1 && game.lapses == 1)
    turn(2, 4)
    #expect(game.players[0].score == -3 && game.lapses == 3)
    turn(6, 3)
    #expect(game.players[0].score == -3, "both are new")
    turn(2, 3)
    #expect(game.players[0].score == -1, "a pair is never punished")
    turn(0, 6)
    #expect(game.players[0].score == -3)
    turn(0, 1)
    turn(4, 5)
    #expect(!game.isOver)
    turn(6, 7)
    #expect(game.isOver && game.players[0].score == 3 && game.players[0].pairs == 4 && game.flips == 18)
    #expect(game.winner == nil && game.pairsLeft == 0 && game.choose(0) == [] && game.ticksToNextEvent == nil)
  }

  @Test("two cards that are no pair turn back after a while, or as soon as a third one is touched")
  func turnBack() {
    var game = game()
    _ = game.choose(0)
    #expect(game.choose(2) == [.turnedUp(2, by: 0), .mismatched([0, 2], seen: 0, by: 0)] && game.mismatch == [0, 2])
    #expect(game.choose(4) == [.turnedBack([0, 2]), .turnedUp(4, by: 0)])
    #expect(game.up == [4] && !game.cards[0].isFaceUp && game.cards[4].isFaceUp && game.mismatch.isEmpty)
    _ = game.choose(6)
    #expect(game.choose(6) == [.turnedBack([4, 6]), .turnedUp(6, by: 0)], "one of the two is as good as a third")
    #expect(game.up == [6] && game.flips == 5)
    _ = game.choose(0)
    let look = game.settings.lookTicks
    #expect(look == 144 && game.advance(ticks: look - 1) == [])
    #expect(game.advance(ticks: 1) == [.turnedBack([6, 0])] && game.up.isEmpty)
    _ = game.choose(0)
    #expect(game.advance(ticks: 1000) == [] && game.up == [0], "one card alone waits")
  }

  @Test("time counts from the first card to the last, and a clock knows when to look")
  func time() {
    var game = game(2)
    #expect(game.advance(ticks: 500) == [] && game.ticks == 0 && game.ticksToNextEvent == nil)
    _ = game.choose(0)
    #expect(game.ticksToNextEvent == 120)
    _ = game.advance(ticks: 130)
    #expect(game.seconds == 1 && game.ticksToNextEvent == 110)
    _ = game.choose(2)
    _ = game.advance(ticks: 100)
    #expect(game.ticksToNextEvent == 10)
    var settings = game.settings
    settings[.clock] = 0
    #expect(game.adopt(settings) && game.ticksToNextEvent == 44)
    _ = game.advance(ticks: 44)
    #expect(game.ticksToNextEvent == nil)
    for place in 0..<4 { _ = game.choose(place) }
    #expect(game.isOver)
    let end = game.ticks
    _ = game.advance(ticks: 1000)
    #expect(game.ticks == end)
  }

  @Test("two players take turns; a pair gives another one; more pairs win")
  func duel() {
    var game = game(3, players: 1)
    _ = game.choose(0)
    #expect(game.choose(2).last == .turn(1) && game.turn == 1)
    _ = game.choose(0)
    _ = game.choose(1)
    #expect(game.turn == 1 && game.players[1].pairs == 1 && game.players[1].score == 2 && game.players[0].pairs == 0)
    _ = game.choose(2)
    _ = game.choose(4)
    #expect(game.turn == 0 && game.players[1].score == 1, "one of them was seen")
    for place in 2..<6 { _ = game.choose(place) }
    #expect(game.isOver && game.winner == 0 && game.players.map(\.pairs) == [2, 1])
    #expect(game.players.map(\.flips) == [6, 4])
    var draw = self.game(2, players: 1)
    for place in [0, 1, 2, 3] { _ = draw.choose(place) }
    #expect(draw.winner == 0)
    var even = self.game(2, players: 1)
    for place in [0, 1, 2] { _ = even.choose(place) }
    #expect(even.winner == 0 && !even.isOver)
  }

  @Test("SE-P16: another theme in mid-game changes no card, no score and no time")
  func retheme() {
    var game = game(players: 2)
    for place in [0, 1, 2] { _ = game.choose(place) }
    _ = game.advance(ticks: 77)
    let before = game
    game.theme = Theme.all[3]
    #expect(game != before && game.face(0) != before.face(0))
    #expect(game.cards == before.cards && game.players == before.players && game.up == before.up)
    #expect(game.ticks == before.ticks && game.rival == before.rival && game.turn == before.turn)
    game.theme = before.theme
    #expect(game == before)
  }

  @Test("the computer takes its turns by itself, one card after the other, and a person cannot play for it")
  func computer() {
    var game = game(3, players: 2)
    _ = game.choose(0)
    _ = game.choose(2)
    #expect(game.isRivalsTurn && game.rival?.known[0] == 0 && game.rival?.known[2] == 1)
    #expect(game.choose(4) == [.turnedBack([0, 2])], "the two turn back, but the third is not the person's to turn")
    #expect(game.choose(4) == [] && game.flips == 2)
    let think = Int(Rules.rivalThinks * 120)
    #expect(game.advance(ticks: game.settings.lookTicks + think - 1) == [])
    let first = game.advance(ticks: 1)
    #expect(first.count == 1 && game.players[1].flips == 1 && game.up.count == 1)
    #expect(game.choose(game.lying[0]) == [])
    var events: [Game.Event] = []
    for _ in 0..<6000 where !game.isOver {
      events += game.advance(ticks: 10)
      if !game.isOver, game.turn == 0, game.up.count != 1 {
        events += game.choose(game.lying[0])
        if let other = game.lying.first(where: { game.cards[$0].pair != game.cards[game.up[0]].pair }) {
          events += game.choose(other)
        } else if let last = game.lying.first {
          events += game.choose(last)
        }
      }
    }
    #expect(game.isOver && events.contains(.over) && game.players[1].pairs >= 2 && game.winner == 1)
    #expect(game.ticksToNextEvent == nil && game.nextHappening == nil)
  }

  @Test("all the time at once, or tick by tick: the same game")
  func steps() {
    var (whole, parts) = (game(6, players: 2, memory: 50), game(6, players: 2, memory: 50))
    for round in 0..<12 where !whole.isOver {
      for place in [round % 12, (round * 5 + 3) % 12] {
        _ = whole.choose(place)
        _ = parts.choose(place)
      }
      let events = whole.advance(ticks: 700)
      var each: [Game.Event] = []
      for _ in 0..<700 { each += parts.advance(ticks: 1) }
      #expect(whole == parts && events == each)
    }
  }

  @Test("settings that only look or sound otherwise keep the game; others do not")
  func adopt() {
    var game = game(4, players: 0, memory: 50)
    for (setting, value, keeps) in [
      (Setting.clock, 0, true), (.sound, 0, true), (.look, 30, true), (.theme, 2, true), (.memory, 90, true),
      (.pairs, 5, false), (.players, 1, false), (.players, 2, false),
    ] {
      var new = game.settings
      new[setting] = value
      #expect(game.adopt(new) == keeps, "\(setting)")
      #expect((game.settings == new) == keeps)
    }
    var computer = self.game(4, players: 2, memory: 50)
    var new = computer.settings
    new[.memory] = 60
    #expect(computer.adopt(new) == false)
  }

  @Test("whatever is touched whenever, every card is in one state and the numbers agree", arguments: [0, 1, 2])
  func anything(players: Int) {
    for seed in 0..<30 {
      var chance = SeededGenerator(seed: UInt64(seed))
      var settings = Settings()
      settings[.pairs] = chance.next(in: Rules.pairs)
      settings[.players] = players
      settings[.memory] = chance.next(in: 0...10) * 10
      var game = Game(settings, theme: Theme.all[0], using: &chance)
      for _ in 0..<4000 where !game.isOver {
        if chance.next(in: 0..<3) == 0 { _ = game.advance(ticks: chance.next(in: 0..<200)) }
        _ = game.choose(chance.next(in: -1...game.cards.count))
        let open = game.cards.indices.filter { game.cards[$0].isFaceUp && !game.cards[$0].isMatched }
        #expect(game.up.sorted() == open)
        #expect(game.up.count <= 2 && game.cards.filter(\.isMatched).count % 2 == 0)
        #expect(game.pairsLeft * 2 == game.cards.count { !$0.isMatched })
      }
      #expect(game.isOver, "seed \(seed)")
    }
  }
}
