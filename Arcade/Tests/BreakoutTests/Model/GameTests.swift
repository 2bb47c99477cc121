import CaromGeometry
import Testing

@testable import Breakout

@Suite struct GameTests {
  /// A game whose bricks are all of one kind.
  private func game(
    all kind: Brick.Kind = .plain, giving gift: Thing? = nil, _ change: (inout Settings) -> Void = { _ in }
  ) -> Game {
    var settings = Settings.own
    change(&settings)
    var generator = SeededGenerator(seed: 1)
    var game = Game(settings, using: &generator)
    game.wall.bricks = game.wall.bricks.map {
      Brick(id: $0.id, row: $0.row, column: $0.column, kind: kind, gift: gift)
    }
    return game
  }

  /// A game of a wall that is drawn as text, in play.
  private func game(_ text: StaticString, sinks: Bool = false) -> Game {
    var generator = SeededGenerator(seed: 1)
    var game = Game(Level(text, sinks: sinks), Settings(), using: &generator)
    game.launch()
    return game
  }

  /// The events except those of the pace.
  private func plainly(_ events: [Game.Event]) -> [Game.Event] {
    events.filter { $0 != .tempoChanged }
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
    #expect(plainly(game.hit(lowest)) == [.broke(lowest, points: 10)])
    #expect(plainly(game.hit(lowest + 1)) == [.broke(lowest + 1, points: 20)])
    #expect(plainly(game.hit(0)) == [.broke(0, points: 3 * 30)])
    game.touchPaddle()
    #expect(plainly(game.hit(1)) == [.broke(1, points: 30)])
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
    #expect(plainly(game.hit(3)) == [.cracked(3)])
    #expect(game.wall.bricks[3].isCracked && game.score == 0)
    #expect(plainly(game.hit(3)) == [.broke(3, points: 30)])
    #expect(!game.wall.bricks[3].isStanding)
  }

  @Test("BR-H27a: a brick lets fall what is in it, and what is not caught does nothing")
  func gifts() {
    for thing in Thing.allCases {
      var game = game(giving: thing)
      game.launch()
      #expect(game.hit(9).contains(.dropped(thing, from: 9)))
      #expect(!game.isOn(thing) && game.ballsInPlay == 1 && game.lives == 3)
    }
    #expect(Thing.allCases.count { $0.isPower } >= 8 && Thing.allCases.count { !$0.isPower } >= 4)
  }

  @Test("BR-H27a: a caught extra ball brings a ball, up to a limit")
  func twin() {
    var game = game()
    game.launch()
    #expect(game.take(.twin) == [.began(.twin), .ballAdded])
    #expect(game.ballsInPlay == 2)
    for _ in 0..<20 { _ = game.take(.twin) }
    #expect(game.ballsInPlay == Rules.mostBalls)
  }

  @Test("BR-H27a: what lasts ends after its time, and a second one begins the time anew", arguments: Thing.allCases)
  func lasting(thing: Thing) {
    guard thing.seconds > 0 else { return }
    var game = game()
    game.launch()
    #expect(game.take(thing).contains(.began(thing)) && game.isOn(thing))
    #expect(!game.advance(by: thing.seconds - 1).contains(.ended(thing)))
    _ = game.take(thing)
    #expect(!game.advance(by: thing.seconds - 1).contains(.ended(thing)))
    #expect(game.advance(by: 2).contains(.ended(thing)) && !game.isOn(thing))
  }

  @Test("BR-H27a: wide and narrow, slow and fast end each other; they change the paddle and the tempo")
  func opposites() {
    var game = game()
    game.launch()
    let tempo = game.tempo
    _ = game.take(.wide)
    #expect(game.widening == Rules.wideFactor)
    #expect(game.take(.narrow).contains(.ended(.wide)))
    #expect(game.widening == Rules.narrowFactor)
    #expect(game.take(.slow).contains(.tempoChanged) && game.tempo < tempo)
    #expect(game.take(.fast).contains(.ended(.slow)) && game.tempo > tempo)
    #expect(game.loseBall().contains(.ended(.fast)), "what works ends with the life")
  }

  @Test("BR-H27a: with double points a brick counts twice; a laser shoots at its pace")
  func doubleAndLaser() {
    var game = game()
    game.launch()
    _ = game.take(.double)
    let lowest = (game.wall.rows - 1) * game.wall.columns
    #expect(plainly(game.hit(lowest)) == [.broke(lowest, points: 20)])
    _ = game.take(.laser)
    var shots = 0
    for _ in 0..<240 { shots += game.advance(by: 1.0 / 120).count { $0 == .shot } }
    #expect(shots == Int(2 / Rules.shotPause) + 1)
  }

  @Test("BR-H27a: a burst breaks its neighbors, and they break theirs")
  func burst() {
    var lone = game()
    lone.wall.bricks[9] = Brick(id: 9, row: 1, column: 1, kind: .burst)
    lone.launch()
    let felled = plainly(lone.hit(9))
    #expect(felled.count == 9)
    #expect(lone.wall.standing == lone.wall.bricks.count - 9)
    var chain = game(all: .burst)
    chain.launch()
    let events = plainly(chain.hit(0))
    #expect(chain.wall.standing == 0 && chain.phase == .won)
    #expect(events.count == chain.wall.bricks.count + 1)
  }

  @Test("BR-H27a: a caught heart gives a life, up to a limit")
  func heart() {
    var game = game()
    game.launch()
    #expect(game.take(.heart) == [.began(.heart), .lifeGained] && game.lives == 4)
    for _ in 0..<20 { _ = game.take(.heart) }
    #expect(game.lives == Rules.mostLives)
  }

  @Test("BR-H27a: steel never breaks and need not; locks hold until the last key; hidden bricks show themselves first")
  func kinds() {
    var steel = game("sa")
    #expect(steel.hit(0) == [.withstood(0)] && steel.wall.bricks[0].isStanding)
    #expect(steel.hit(1).last == .won(bonus: 3 * Rules.lifePoints) && steel.phase == .won)

    var locked = game("lkka")
    #expect(locked.hit(0) == [.withstood(0)])
    #expect(!locked.hit(1).contains(.unlocked))
    #expect(locked.hit(0) == [.withstood(0)])
    #expect(locked.hit(2).contains(.unlocked))
    #expect(plainly(locked.hit(0)).count == 1 && !locked.wall.bricks[0].isStanding)

    var hidden = game("qa")
    #expect(hidden.wall.bricks[0].isUnseen)
    #expect(hidden.hit(0) == [.revealed(0)] && !hidden.wall.bricks[0].isUnseen)
    #expect(plainly(hidden.hit(0)).count == 1 && !hidden.wall.bricks[0].isStanding)
  }

  @Test("a burst breaks neither steel nor what is still locked")
  func limits() {
    var game = game("lxsk")
    _ = game.hit(1)
    #expect(game.wall.bricks[0].isStanding && game.wall.bricks[2].isStanding && game.wall.wanted == 2)
  }

  @Test("ghosts go and come at their time, and a hit on one that is away counts nothing")
  func ghosts() {
    var game = game("ya")
    #expect(game.turningGhosts == [])
    #expect(game.advance(by: Rules.ghostTime + 0.1).contains(.ghostsTurned(areAway: true)))
    #expect(game.turningGhosts == [0])
    game.turnGhost(0, isAway: true)
    #expect(game.turningGhosts == [] && game.hit(0) == [])
    #expect(game.advance(by: Rules.ghostTime).contains(.ghostsTurned(areAway: false)))
    game.turnGhost(0, isAway: false)
    #expect(game.hit(0) != [])
  }

  @Test("a wall that comes down does so step by step, and stops where it may not go farther")
  func sinking() {
    var game = game("a", sinks: true)
    _ = game.advance(by: Rules.sinkTime - 0.1)
    #expect(!game.isSinkDue)
    _ = game.advance(by: 0.2)
    #expect(game.isSinkDue)
    game.sink(if: true)
    #expect(!game.isSinkDue && game.wall.steps == 1)
    _ = game.advance(by: Rules.sinkTime)
    game.sink(if: false)
    #expect(!game.isSinkDue && game.wall.steps == 1)
  }

  @Test("BR-X9: a life begins calmly, each hit and the first of the top row raise the pace, up to a limit")
  func tension() {
    var game = game()
    game.launch()
    let calm = game.pace
    #expect(calm < 1)
    let lowest = (game.wall.rows - 1) * game.wall.columns
    #expect(game.hit(lowest).contains(.tempoChanged))
    let warmer = game.pace
    #expect(warmer > calm)
    _ = game.hit(0)
    #expect(game.pace - warmer > 5 * (warmer - calm))
    _ = game.loseBall()
    #expect(game.pace == calm)
    game.hits = 1_000
    #expect(game.pace == Rules.mostPace)
  }

  @Test("stars: one for the wall, one for losing no ball, one for a long flight")
  func stars() {
    var quick = game("aaaaaaaaaaa")
    for id in 0..<11 { _ = quick.hit(id) }
    #expect(quick.stars == 3)
    var slow = game("aa")
    _ = slow.hit(0)
    slow.touchPaddle()
    _ = slow.hit(1)
    #expect(slow.stars == 2 && slow.bestFlight == 1)
    var unlucky = game("a")
    _ = unlucky.loseBall()
    unlucky.launch()
    _ = unlucky.hit(0)
    #expect(unlucky.stars == 1)
  }

  @Test("score and lives are taken along to the next drawn wall")
  func luggage() {
    var generator = SeededGenerator(seed: 1)
    let game = Game(
      Level("a"), Settings(), carrying: Game.Luggage(score: 740, lives: 5), using: &generator)
    #expect(game.score == 740 && game.lives == 5)
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
    #expect(plainly(game.loseBall()) == [.lifeLost])
    #expect(game.lives == 1 && game.phase == .serving)
    game.launch()
    _ = game.loseBall()
    #expect(game.loseBall() == [.lost])
    #expect(game.lives == 0 && game.phase == .lost)
  }

  @Test("in practice lost balls are free and nothing counts for the best score")
  func practice() {
    var game = game {
      $0[.practice] = 1
      $0[.lives] = 1
    }
    for _ in 0..<20 {
      game.launch()
      #expect(plainly(game.loseBall()) == [.lifeLost])
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
    game.combo = 5
    #expect(game.push() == true && game.combo == 5, "a push that was offered costs nothing")
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
