import CaromGeometry
import Testing

@testable import Concentration

/// The memory of the computer opponent.
@Suite struct RivalTests {
  @Test("it remembers each card it sees with the probability that was set", arguments: [0, 30, 60, 100])
  func remembers(memory: Int) {
    var count = 0
    for seed in 0..<200 {
      var rival = Rival(memory: memory, cards: 24, seed: UInt64(seed))
      for place in 0..<24 { rival.see(place, pair: place / 2) }
      for place in 0..<24 where rival.known[place] != nil {
        #expect(rival.known[place] == place / 2)
        count += 1
      }
    }
    let share = Double(count) / 48
    #expect(abs(share - Double(memory)) < 3, "\(share) %")
  }

  @Test("it sees no more than a player: what it does is the same whatever lies under the cards it has not seen")
  func fair() {
    for seed in 0..<50 {
      let cards = (0..<8).flatMap { [Card(pair: $0, twin: 0), Card(pair: $0, twin: 1)] }
      var settings = Settings()
      settings[.players] = 2
      settings[.memory] = 100
      var one = Game(settings, theme: Theme.all[0], cards: cards, rivalSeed: UInt64(seed))
      // The same two cards at the places where the person looks, all other cards shuffled.
      let other = [cards[0], cards[2]] + SeededShuffle.of([cards[1]] + cards[3...], seed: seed)
      let same = [cards[0], cards[2]] + [cards[1]] + cards[3...]
      one = Game(settings, theme: Theme.all[0], cards: same, rivalSeed: UInt64(seed))
      var two = Game(settings, theme: Theme.all[0], cards: other, rivalSeed: UInt64(seed))
      for place in [0, 1] {
        _ = one.choose(place)
        _ = two.choose(place)
      }
      let wait = one.nextHappening.map { _ in 2000 } ?? 0
      func firstFlip(_ game: inout Game) -> Int? {
        for _ in 0..<wait {
          for case .turnedUp(let place, by: 1) in game.advance(ticks: 1) { return place }
        }
        return nil
      }
      let (a, b) = (firstFlip(&one), firstFlip(&two))
      #expect(a != nil && a == b, "seed \(seed)")
    }
  }

  @Test("with a whole memory it takes every pair that it saw; without any it does not")
  func takesWhatItKnows() {
    var rival = Rival(memory: 100, cards: 6, seed: 1)
    rival.see(1, pair: 7)
    rival.see(4, pair: 7)
    #expect(rival.firstCard(of: [0, 1, 2, 3, 4, 5]) == 1)
    #expect(rival.secondCard(of: [0, 2, 3, 4, 5], pair: 7) == 4)
    // A card that it knows is of no use while it does not know the twin, so it turns up a new one.
    var half = Rival(memory: 100, cards: 4, seed: 1)
    half.see(0, pair: 2)
    for _ in 0..<20 { #expect(half.firstCard(of: [0, 1, 2, 3]) != 0) }
    #expect(half.secondCard(of: [0], pair: 9) == 0, "there is no other")
    #expect(half.firstCard(of: []) == nil)
  }

  @Test("the better its memory, the fewer cards it turns up for all pairs")
  func memoryPays() {
    func flips(_ memory: Int) -> Int {
      var flips = 0
      for seed in 0..<60 {
        var settings = Settings()
        settings[.players] = 2
        settings[.memory] = memory
        var chance = SeededGenerator(seed: UInt64(seed))
        var game = Game(settings, theme: Theme.all[0], using: &chance)
        // The person never finds a pair.
        while !game.isOver {
          if game.turn == 0 {
            let lying = game.lying
            if game.up.isEmpty { _ = game.choose(lying[chance.next(in: 0..<lying.count)]) }
            let first = game.cards[game.up[0]].pair
            _ = game.choose(game.lying.first { game.cards[$0].pair != first } ?? game.lying[0])
          }
          _ = game.advance(ticks: 600)
        }
        flips += game.players[1].flips
      }
      return flips
    }
    let counts = [0, 50, 100].map { flips($0) }
    #expect(counts[0] > counts[1] && counts[1] > counts[2], "\(counts)")
  }
}

/// Cards shuffled by a seed.
private enum SeededShuffle {
  static func of(_ cards: [Card], seed: Int) -> [Card] {
    var chance = SeededGenerator(seed: UInt64(seed) &+ 1000)
    return chance.shuffled(cards)
  }
}
