import CaromGeometry
import Testing

@testable import Breakout

@Suite struct GameTests {
  /// A game whose bricks are all of one kind.
  private func game(all kind: Brick.Kind = .plain, _ change: (inout Settings) -> Void = { _ in }) -> Game {
    var settings = Settings()
    change(&settings)
    var generator = SeededGenerator(seed: 1)
    var game = Game(settings, using: &generator)
    game.wall.bricks = game.wall.bricks.map { Brick(id: $0.id, row: $0.row, column: $0.column, kind: kind) }
    return game
  }

  @Test("a game begins with the ball on the paddle; nothing counts before the launch")
  func serving() {
    var game = game()
    #expect(game.phase == .serving && game.ballsInPlay == 0)
    #expect(game.hit(0) == [])
    #expect(game.loseBall() == [])
    #expect(game.push() == false)
    #expect(game.advance(by: 1) == [])
    game.launch()
    #expect(game.phase == .playing && game.ballsInPlay == 1)
  }

  @Test("a brick counts by its row, times the combo, which grows with each brick of a flight")
  func score() {
    var game = game()
    game.launch()
    let lowest = (game.wall.rows - 1) * game.wall.columns
    #expect(game.hit(lowest) == [.broke(lowest, points: 10)])
    #expect(game.hit(lowest + 1) == [.broke(lowest + 1, points: 20)])
    #expect(game.hit(0) == [.broke(0, points: 3 * 30)])
    game.touchPaddle()
    #expect(game.hit(1) == [.broke(1, points: 30)])
    #expect(game.score == 150)
    #expect(game.hit(1) == [])
  }

  @Test("the combo has an end, and a push or a lost ball sets it back")
  func combo() {
    var game = game { $0[.balls] = 2 }
    game.launch()
    for id in 0..<10 { _ = game.hit(id) }
    #expect(game.combo == Rules.mostCombo)
    #expect(game.push() == true)
    #expect(game.combo == 1)
    _ = game.hit(10)
    _ = game.loseBall()
    #expect(game.combo == 1)
  }

  @Test("BR-H27b: a tough brick survives one hit and is cracked")
  func tough() {
    var game = game(all: .tough)
    game.launch()
    #expect(game.hit(3) == [.cracked(3)])
    #expect(game.wall.bricks[3].isCracked && game.score == 0)
    #expect(game.hit(3) == [.broke(3, points: 30)])
    #expect(!game.wall.bricks[3].isStanding)
  }

  @Test("BR-H27a: a twin brings a ball, up to a limit")
  func twin() {
    var game = game(all: .twin)
    game.launch()
    let events = game.hit(0)
    #expect(events.contains(.ballAdded))
    #expect(game.ballsInPlay == 2)
    for id in 1..<20 { _ = game.hit(id) }
    #expect(game.ballsInPlay == Rules.mostBalls)
  }

  @Test("BR-H27a: a wide brick widens the paddle for its time, and a second one lengthens the time")
  func wide() {
    var game = game(all: .wide)
    game.launch()
    let first = game.hit(0)
    #expect(first.contains(.paddleWidened) && game.isWide)
    #expect(game.advance(by: Rules.wideTime - 1) == [])
    let second = game.hit(1)
    #expect(!second.contains(.paddleWidened))
    #expect(game.advance(by: Rules.wideTime - 1) == [])
    #expect(game.advance(by: 2) == [.paddleNarrowed])
    #expect(!game.isWide)
  }

  @Test("BR-H27a: a slow brick slows the balls for its time")
  func slow() {
    var game = game(all: .slow)
    game.launch()
    let events = game.hit(0)
    #expect(events.contains(.ballsSlowed) && game.isSlow)
    #expect(game.advance(by: Rules.slowTime + 1) == [.ballsQuickened])
  }

  @Test("BR-H27a: a burst fells its neighbours, and they theirs")
  func burst() {
    var lone = game()
    lone.wall.bricks[9] = Brick(id: 9, row: 1, column: 1, kind: .burst)
    lone.launch()
    let felled = lone.hit(9)
    #expect(felled.count == 9)
    #expect(lone.wall.standing == lone.wall.bricks.count - 9)
    var chain = game(all: .burst)
    chain.launch()
    let events = chain.hit(0)
    #expect(chain.wall.standing == 0 && chain.phase == .won)
    #expect(events.count == chain.wall.bricks.count + 1)
  }

  @Test("BR-H27a: a heart gives a life, up to a limit")
  func heart() {
    var game = game(all: .heart)
    game.launch()
    let events = game.hit(0)
    #expect(events.contains(.lifeGained) && game.lives == 4)
    for id in 1..<20 { _ = game.hit(id) }
    #expect(game.lives == Rules.mostLives)
  }

  @Test("BR-R4a: clearing the wall wins, and lives left are paid")
  func winning() {
    var game = game {
      $0[.brickRows] = 2
      $0[.bricksPerRow] = 4
    }
    game.launch()
    for id in 0..<7 { _ = game.hit(id) }
    let before = game.score
    let events = game.hit(7)
    #expect(events.last == .won(bonus: 3 * Rules.lifePoints))
    #expect(game.phase == .won && game.isOver && game.score > before + 3 * Rules.lifePoints)
    #expect(game.loseBall() == [])
    #expect(game.hit(0) == [])
  }

  @Test("BR-R4a: a life is lost with the last ball, and the game with the last life")
  func losing() {
    var game = game {
      $0[.balls] = 2
      $0[.lives] = 2
    }
    game.launch()
    #expect(game.loseBall() == [.ballLost])
    #expect(game.lives == 2)
    #expect(game.loseBall() == [.lifeLost])
    #expect(game.lives == 1 && game.phase == .serving)
    game.launch()
    _ = game.loseBall()
    #expect(game.loseBall() == [.lost])
    #expect(game.lives == 0 && game.phase == .lost)
  }

  @Test("effects end with the life they were won in")
  func effectsEnd() {
    var game = game(all: .slow)
    game.launch()
    _ = game.hit(0)
    #expect(game.loseBall() == [.ballsQuickened, .lifeLost])
    #expect(!game.isSlow)
  }

  @Test("in practice lost balls are free and nothing counts for the best score")
  func practice() {
    var game = game {
      $0[.practice] = 1
      $0[.lives] = 1
    }
    for _ in 0..<20 {
      game.launch()
      #expect(game.loseBall() == [.lifeLost])
    }
    #expect(game.lives == 1 && !game.countsForBest)
  }

  @Test("BR-H25: a push has a cool-down, which a long idle flight ends")
  func push() {
    var game = game()
    game.launch()
    #expect(game.push() == true)
    #expect(game.push() == false)
    #expect(!game.canPush)
    _ = game.advance(by: Rules.pushCooldown * 0.9)
    #expect(!game.canPush)
    _ = game.advance(by: Rules.pushCooldown * 0.2)
    #expect(game.push() == true)
    for _ in 0..<100 { _ = game.advance(by: Rules.patience / 100 + 0.001) }
    #expect(game.offersPush && game.canPush)
    #expect(game.push() == true)
    #expect(!game.offersPush)
  }

  @Test("settings that can change in mid-game do, and the score then belongs to no one set")
  func adopting() {
    var game = game()
    var settings = game.settings
    settings[.gravity] = 2
    #expect(game.adopt(settings) == true)
    #expect(game.countsForBest, "nothing has been played yet")
    game.launch()
    settings[.sound] = 0
    #expect(game.adopt(settings) == true)
    #expect(game.countsForBest)
    settings[.ballSpeed] = 120
    #expect(game.adopt(settings) == true)
    #expect(!game.countsForBest && game.settings == settings)
    settings[.brickRows] = 7
    #expect(game.adopt(settings) == false)
    #expect(game.settings.brickRows == 5)
  }
}
