import Testing

@testable import Pong

/// Serves, points and the end of a match.
@Suite struct GameTests {
  private func game(_ values: [Setting: Int] = [:]) -> Game {
    var settings = Settings()
    for (setting, value) in values { settings[setting] = value }
    return Game(settings)
  }

  /// Plays one point that `side` loses.
  private func lose(_ side: Side, in game: inout Game) -> [Game.Event] {
    _ = game.serve()
    while game.phase == .counting { _ = game.advance(by: 1.0 / 120) }
    return game.lose(side)
  }

  @Test("a serve is counted in three beats and then goes")
  func serve() {
    var game = game()
    #expect(game.phase == .serving && game.server == .near && !game.needsTime)
    #expect(game.advance(by: 100) == [], "the game waits for a person")
    #expect(game.serve() == [.beat(3)])
    #expect(game.serve() == [], "once")
    var events: [Game.Event] = []
    for _ in 0..<120 { events += game.advance(by: 1.0 / 120) }
    #expect(events == [.beat(2), .beat(1), .served(.near)])
    #expect(game.phase == .rally)
  }

  @Test("the computer serves after its pause")
  func computer() {
    var game = game()
    _ = lose(.far, in: &game)
    _ = lose(.far, in: &game)
    #expect(game.server == .far && game.needsTime)
    var ticks = 0
    while game.phase == .serving {
      _ = game.advance(by: 1.0 / 120)
      ticks += 1
    }
    #expect(abs(Double(ticks) / 120 - Rules.computerPause) < 0.02)
  }

  @Test("the serve changes after every second point, and after each one when both are a point before the goal")
  func servers() {
    var game = game([.points: 0])
    var servers: [Side] = []
    for loser in [Side.near, .far, .near, .far, .near, .far, .near, .far, .near, .far] {
      servers.append(game.server)
      _ = lose(loser, in: &game)
    }
    #expect(servers == [.near, .near, .far, .far, .near, .near, .far, .far, .near, .far])
  }

  @Test("matches end at each goal", arguments: [(0, 5), (1, 7), (2, 11), (3, 21)])
  func goals(index: Int, goal: Int) {
    var game = game([.points: index, .clearLead: 0])
    for _ in 0..<(goal - 1) { #expect(lose(.far, in: &game) == [.point(.near)]) }
    #expect(game.matchPoint == .near)
    #expect(lose(.far, in: &game) == [.point(.near), .won(.near)])
    #expect(game.isOver && game.winner == .near && game.points(.near) == goal)
    #expect(game.serve() == [] && game.lose(.near) == [], "it is over")
  }

  @Test("a lead of two points is required only if the settings say so")
  func lead() {
    for (clearLead, isOver) in [(1, false), (0, true)] {
      var game = game([.points: 0, .clearLead: clearLead])
      for _ in 0..<4 {
        _ = lose(.near, in: &game)
        _ = lose(.far, in: &game)
      }
      _ = lose(.far, in: &game)
      #expect(game.points(.near) == 5 && game.isOver == isOver)
      guard !isOver else { continue }
      #expect(game.matchPoint == .near)
      _ = lose(.near, in: &game)
      #expect(game.matchPoint == nil && !game.isOver)
      _ = lose(.near, in: &game)
      _ = lose(.near, in: &game)
      #expect(game.isOver && game.winner == .far && game.points(.far) == 7)
    }
  }

  @Test("hits are counted in a rally, and the longest is remembered")
  func rallies() {
    var game = game()
    #expect(game.hit() == 0, "no rally")
    _ = game.serve()
    while game.phase != .rally { _ = game.advance(by: 0.1) }
    for hits in 1...7 { #expect(game.hit() == hits) }
    _ = game.lose(.near)
    _ = game.serve()
    while game.phase != .rally { _ = game.advance(by: 0.1) }
    #expect(game.hits == 0 && game.hit() == 1 && game.longestRally == 7)
  }

  @Test("a match adopts the settings that it can, and no others")
  func adopt() {
    var game = game()
    var tuned = Settings()
    tuned[.ballSpeed] = 140
    #expect(game.adopt(tuned) && game.settings == tuned)
    tuned[.points] = 3
    #expect(!game.adopt(tuned) && game.settings.goal == 7)
  }
}
