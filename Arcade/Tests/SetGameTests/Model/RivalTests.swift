import CaromGeometry
import Testing

@testable import SetGame

/// The computer opponent.
@Suite struct RivalTests {
  private func game(_ strength: Int, seed: UInt64 = 4) -> Game {
    var settings = Settings()
    settings[.opponent] = strength + 1
    var chance = SeededGenerator(seed: seed)
    return Game(settings, using: &chance)
  }

  /// The seconds that the computer needs to find this many sets when nobody else plays.
  private func seconds(_ strength: Int, sets: Int, seed: UInt64) -> Int {
    var game = game(strength, seed: seed)
    while game.rivalSets < sets, !game.isOver, game.seconds < 10_000 {
      if SetRule.firstSet(in: game.table) == nil { _ = game.dealThree() }
      _ = game.advance(ticks: game.ticksToNextEvent ?? 1)
    }
    return game.seconds
  }

  @Test("equal seeds find the same sets in the same ticks")
  func deterministic() {
    var first = game(1)
    var second = game(1)
    for _ in 0..<300 { #expect(first.advance(ticks: 40) == second.advance(ticks: 40)) }
    #expect(first == second && first.rivalSets > 0)
  }

  @Test("the division of time into steps has no effect")
  func cutTime() {
    var whole = game(2)
    var cut = game(2)
    for _ in 0..<6_000 { _ = cut.advance(ticks: 1) }
    var left = 6_000
    while left > 0 {
      let step = min(left, whole.ticksToNextEvent ?? left)
      _ = whole.advance(ticks: step)
      left -= step
    }
    #expect(whole == cut)
  }

  @Test("three strengths: each finds ten sets clearly sooner than the one before")
  func strengths() {
    func mean(_ strength: Int) -> Int {
      (0..<12).map { seconds(strength, sets: 10, seed: UInt64($0)) }.reduce(0, +) / 12
    }
    let times = (0..<3).map { mean($0) }
    #expect(Double(times[0]) > 1.5 * Double(times[1]) && Double(times[1]) > 1.5 * Double(times[2]), "\(times)")
  }

  @Test("it claims a set, shows it for a moment, and only then takes it; nobody can choose its cards meanwhile")
  func calls() {
    var game = game(2)
    var events: [Game.Event] = []
    while events.isEmpty { events = game.advance(ticks: game.ticksToNextEvent ?? 1) }
    guard case .called(let set) = events[0] else {
      Issue.record("\(events)")
      return
    }
    #expect(SetRule.isSet(set) && game.called == set && game.choose(set[0]).isEmpty && !game.canHint)
    #expect(game.dealThree().isEmpty)
    let score = game.score
    var taken: [Game.Event] = []
    while taken.isEmpty { taken = game.advance(ticks: game.ticksToNextEvent ?? 1) }
    guard case .matched(let leaving, by: .rival, points: 0) = taken[0] else {
      Issue.record("\(taken)")
      return
    }
    #expect(Set(leaving) == Set(set) && game.rivalSets == 1 && game.setsFound == 0 && game.score == score)
  }

  @Test("it gives up a set that the person takes first")
  func tooLate() {
    var game = game(0)
    let goal = game.rival!.goal
    for card in goal { _ = game.choose(card) }
    #expect(game.setsFound == 1)
    if let next = game.rival?.goal, !next.isEmpty { #expect(next.allSatisfy { game.table.contains($0) }) }
  }

  @Test("without a set on the table it waits")
  func nothing() {
    var rival = Rival(Strength.all[2], seed: 1)
    rival.look(at: [Card(id: 0), Card(id: 1), Card(id: 3)])
    #expect(rival.wait == nil && rival.advance(ticks: 1_000_000) == nil)
  }
}
