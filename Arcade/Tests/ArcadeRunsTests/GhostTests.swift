import Arcade
import ArcadeKit
import CaromHeadlessHost
import CaromReplay
import GameSettings
import RunBots
import Testing
import UIKit
import UIKitCore

@testable import ArcadeRuns
@testable import Breakout
@testable import BubblePop

/// A ghost shows what happened in another run, and changes nothing in this one.
@Suite(.serialized) struct GhostTests {
  private static let games: [BoardGame] = [.breakout, .bubblepop]
  /// Games that are over soon; Breakout's on the first wall.
  private static let short = VerdictTests.short.merging(["breakout.difficulty": "3", "breakout.walls": "0"]) { $1 }

  /// A finished run of a bot.
  private func run(_ game: BoardGame, seed: UInt64, seconds: Double = 6) throws -> RunRecording {
    let bot = try RunBot(game, seed: seed, stored: Self.short)
    bot.play(seconds: seconds)
    return try bot.run()
  }

  /// The ghost of a run, from its replay.
  private func track(_ run: RunRecording) throws -> GhostTrack {
    let replay = try RunReplay(run)
    replay.recordGhost()
    try replay.advance(to: run.endTick)
    return try #require(replay.ghost)
  }

  private func input(_ track: GhostTrack, isRace: Bool = false) -> HostInput {
    var input = GhostInput()
    (input.game, input.isRace, input.track) = (isRace ? "" : track.game, isRace ? 1 : 0, track.text)
    return .ghost(input)
  }

  @Test("A replay records what moved and how many points there were", arguments: games)
  func recorded(game: BoardGame) throws {
    let run = try run(game, seed: 11)
    let verdict = try RunVerdict.of(run.bytes)
    let track = try track(run)
    #expect(track.gain == verdict.score && track.gain > 0 && track.seed == 11)
    #expect(track.game == game.rawValue + "-" + verdict.rules)
    #expect(try GhostTrack(text: track.text) == track)
    #expect(track.text.utf8.count < 12_000, "\(track.text.utf8.count) bytes of \(run.ticks) ticks")
    switch game {
    case .breakout:
      #expect(track.course == "wall:0" && track.ticks > 300)
      // Replayed once more, the ball is where the ghost is.
      let replay = try RunReplay(run)
      let play = try #require(replay.play as? BreakoutViewController)
      var compared = 0
      while !replay.replayer.isAtEnd {
        try replay.advance(to: replay.replayer.tick + 1)
        guard play.game.phase == .playing, play.ticks > 2, play.ticks % 7 == 0, let ball = play.behavior.balls.first
        else { continue }
        let (size, places) = (play.court.size, track.places(of: .ball, at: play.ticks))
        let isNear = places.contains {
          abs($0.x * size.width - ball.center.x) < 8 && abs($0.y * size.height - ball.center.y) < 8
        }
        #expect(isNear, "at \(play.ticks) the ball is at \(ball.center), and the ghost has \(places)")
        compared += 1
      }
      #expect(compared > 30)
    default:
      #expect(track.course == "random" && track.marks(of: .pop, after: 0, through: track.ticks).count > 3)
    }
  }

  /// Everything that matters in a game: its standing, its model, and where everything is.
  private func state(_ replay: RunReplay) -> [String] {
    let standing = replay.standing
    var state = ["\(standing)"]
    switch replay.play {
    case let play as BreakoutViewController:
      state += ["\(play.game!)", "\(play.paddle)", "\(play.run.generator.state)", "\(play.run.tick)"]
      for ball in play.behavior.balls { state.append("\(ball.center) \(play.behavior.velocity(of: ball))") }
    case let play as BubbleViewController: state += ["\(play.game)", "\(play.run.generator.state)", "\(play.run.tick)"]
    default: break
    }
    return state
  }

  @Test("A replay with a ghost is the same as one without, at every tick", arguments: games)
  func nothingChanges(game: BoardGame) throws {
    let run = try run(game, seed: 12, seconds: 3)
    var ghost = try track(self.run(game, seed: 13, seconds: 5))
    let without = try RunReplay(run)
    ghost.game = game.rawValue + "-" + without.beginning.rules
    // No recording contains a ghost, but somebody could put one in.
    var inputs = run.inputs
    let first = try #require(inputs.firstIndex { $0.kind == .advance })
    inputs.insert(input(ghost), at: first + 1)
    let with = try RunReplay(bytes: ForgedRun(run, inputs: inputs).bytes)
    var seen = 0
    while !with.replayer.isAtEnd {
      let tick = with.replayer.tick + 1
      try without.advance(to: tick)
      try with.advance(to: tick)
      let states = (state(without), state(with))
      if states.0 != states.1 {
        Issue.record("parted at tick \(tick): \(states.0) and \(states.1)")
        break
      }
      if with.play?.ghost != nil { seen += 1 }
    }
    #expect(seen > 100 && without.play?.ghost == nil)
  }

  @Test("A run that was played beside a ghost is cut without it, and is worth the same alone", arguments: games)
  func cut(game: BoardGame) throws {
    let ghost = try track(run(game, seed: 14))
    let bot = try RunBot(game, seed: 15, stored: Self.short)
    bot.host.advance(ticks: 3)
    bot.host.send(input(ghost))
    bot.host.advance(ticks: 3)
    #expect(bot.host.screenText.contains("Racing your best: \(NumberText.grouped(ghost.gain))"))
    bot.play(seconds: 4)
    let run = try bot.run()
    #expect(!run.inputs.contains { $0.kind == .ghost } && !run.opening.contains { $0.kind == .ghost })
    let replay = try RunReplay(run)
    try replay.advance(to: run.endTick)
    #expect(replay.standing == bot.standing && replay.standing.isOver)
    #expect(try RunVerdict.of(run.bytes).score == bot.standing?.score)
    #expect(bot.host.diagnostics == [])
  }

  @Test("A race begins a game of the same course with the same seed, and goes on until it is won", arguments: games)
  func race(game: BoardGame) throws {
    let ghost = try track(run(game, seed: 16))
    let arcade = BoardGame.Opened(game)
    let host = HeadlessHost(
      delegate: arcade.delegate, stored: Self.short.merging([NameStore.key: "Ada"]) { own, _ in own },
      address: game.address, isRecording: true)
    host.advance(seconds: 1)
    func asked() -> String? {
      for case .run("ghost", let name) in host.outputs.reversed() { return name }
      return nil
    }
    host.send(input(ghost, isRace: true))
    host.advance(ticks: 2)
    let play = try #require(arcade.play)
    #expect(play.run.seed == 16 && play.challenge == ghost && play.ghost == nil)
    let name = try #require(asked())
    #expect(name == ghost.game)
    // The page has no run of its own, and says so.
    var none = GhostInput()
    none.game = name
    host.send(.ghost(none))
    host.advance(ticks: 2)
    #expect(play.ghost == ghost)
    #expect(host.screenText.contains("Racing this run: \(NumberText.grouped(ghost.gain))"))
    // Again, with the same seed.
    play.startNewGame()
    host.advance(ticks: 2)
    #expect(play.run.seed == 16 && play.ghost == nil)
    // A damaged one is refused with a reason, and nothing happens.
    var damaged = GhostInput()
    (damaged.isRace, damaged.track) = (1, String(ghost.text.dropLast()))
    let seed = play.run.seed
    host.send(.ghost(damaged))
    host.advance(ticks: 2)
    #expect(play.run.seed == seed && host.diagnostics.contains { $0.contains("damaged") })
  }

  @Test(
    "A race that is begun from the card of a finished game replaces the card, and is a run of its own", arguments: games
  )
  func raceFromTheCard(game: BoardGame) throws {
    let ghost = try track(run(game, seed: 19))
    let bot = try RunBot(game, seed: 20, stored: Self.short)
    bot.play(seconds: 1)
    bot.host.advance(seconds: 2)
    #expect(bot.host.isVisible("Play again"))
    bot.host.send(input(ghost, isRace: true))
    bot.host.advance(seconds: 1)
    #expect(!bot.host.isVisible("Play again") && bot.standing?.isOver == false)
    bot.play(seconds: 2)
    let games = try Recording(of: bot.host.application, app: "arcade", rulesVersion: 0).games
    let last = try #require(games.last)
    let verdict = try RunVerdict.of(last.bytes)
    #expect(last.seed == 19 && verdict.isOver && verdict.score == bot.standing?.score)
  }

  @Test("Without the setting there is no ghost of the best run, and nothing is asked for", arguments: games)
  func off(game: BoardGame) throws {
    let arcade = BoardGame.Opened(game)
    let host = HeadlessHost(
      delegate: arcade.delegate, stored: [game.rawValue + ".ghost": "0", NameStore.key: "Ada"], address: game.address)
    host.advance(seconds: 1)
    arcade.play?.startNewGame()
    host.advance(ticks: 3)
    #expect(!host.outputs.contains { if case .run("ghost", _) = $0 { true } else { false } })
  }

  @Test("When its run is over the ghost leaves with a sentence, and the lead stays")
  func ended() throws {
    var ghost = try track(run(.breakout, seed: 17))
    ghost.ticks = 60
    let bot = try RunBot(.breakout, seed: 18, stored: Self.short)
    bot.host.advance(ticks: 3)
    bot.host.send(input(ghost))
    bot.host.press("Space")
    bot.host.advance(ticks: ghost.ticks + 10)
    let said = bot.host.outputs.compactMap { if case .announce(let text, _) = $0 { text } else { nil } }
    #expect(said.contains("Your best ended here: \(NumberText.grouped(ghost.gain))"))
    #expect(bot.host.screenText.contains("the ghost"))
  }
}
