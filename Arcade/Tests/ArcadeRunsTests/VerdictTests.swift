import Arcade
import ArcadeKit
import ArcadeRuns
import CaromHeadlessHost
import CaromReplay
import GameSettings
import RunBots
import Testing
import UIKit

@testable import SetGame

/// The score of a run of each game is the one that its replay reaches.
@Suite(.serialized) struct VerdictTests {
  /// Settings with which a game is over soon.
  static let short = [
    "breakout.lives": "1", "pong.points": "0", "concentration.pairs": "4", "bubblepop.duration": "10",
  ]

  @Test(
    "a game played to its end with a seed that was handed out is its own honest replay", arguments: BoardGame.allCases)
  func whole(game: BoardGame) throws {
    let bot = try RunBot(game, seed: 0xFEED_0BAD_1234_5678, stored: Self.short)
    bot.play(seconds: 6)
    let (run, standing) = (try bot.run(), try #require(bot.standing))
    let verdict = try RunVerdict.of(run.bytes)
    #expect(verdict.isOver && verdict.counts && standing.isOver)
    #expect(verdict.score == standing.score && verdict.rules == standing.rules && verdict.day == nil)
    #expect(verdict.seed == "\(0xFEED_0BAD_1234_5678 as UInt64)" && verdict.game == game.rawValue)
    #expect(verdict.score != 0, "the bot won nothing, so the test shows nothing")
    #expect(try RunVerdict.of(run.bytes) == verdict)
    // The run contains the width of every text in it, including those of its last tick.
    let alone = RunReplayer(run, of: game.app())
    #expect(alone.finish() == Int64(verdict.score) && alone.missingTexts == [])
    #expect(
      verdict.rules.utf8.allSatisfy { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "z") || $0 == UInt8(ascii: "-") })
  }

  @Test(
    "the day's challenge says its day, and begins with the day's seed",
    arguments: BoardGame.allCases.filter { $0.hasDay })
  func day(game: BoardGame) throws {
    let day = try #require(Day(text: "2026-11-24"))
    let bot = try RunBot(game, seed: game.seed(of: day) ?? 5, day: day, stored: Self.short)
    bot.play(seconds: 2)
    let verdict = try RunVerdict.of(bot.run().bytes)
    #expect(verdict.day == "2026-11-24" && verdict.rules.hasPrefix("day"))
    #expect(verdict.lowestWins == (game == .concentration))
    #expect(bot.standing?.score == verdict.score)
  }

  @Test("the games of a session are cut out and named after their places")
  func session() throws {
    let host = HeadlessHost(delegate: ArcadeDelegate(), seed: 3, isRecording: true)
    host.tap("Breakout")
    host.advance(seconds: 1)
    host.press("Space")
    host.advance(seconds: 3)
    host.go(to: "/pong")
    host.advance(seconds: 1)
    host.press("Space")
    host.advance(seconds: 2)
    host.press("KeyN")
    host.advance(seconds: 1)
    let games = try Recording(of: host.application, app: "arcade", rulesVersion: 0).games
    #expect(games.map { $0.app } == ["breakout", "pong", "pong"])
    for game in games { _ = try RunVerdict.of(game.bytes) }
  }

  @Test("a game that is cut out has nothing of the other games, and is worth the same")
  func nothingOfOthers() throws {
    let secrets = [
      "set.lesson": "3", "pong.longestRally": "4711", "bubblepop.name": "Zora", "today.concentration": "?",
    ]
    let host = HeadlessHost(
      delegate: ArcadeDelegate(), seed: 3, stored: secrets.merging(["breakout.lives": "1"]) { $1 }, isRecording: true)
    host.advance(seconds: 1)
    for address in ["/pong", "/breakout", "/cards/set"] {
      host.go(to: address)
      host.advance(seconds: 1)
      host.press("Space")
      host.advance(seconds: 2)
    }
    let session = try Recording(of: host.application, app: "arcade", rulesVersion: 0)
    let games = session.games
    #expect(games.map { $0.app } == ["pong", "breakout", "set"])
    for game in games {
      let place = try #require(BoardGame(rawValue: game.app))
      let whole = try #require(
        try Recording(app: game.app, rulesVersion: game.rulesVersion, inputs: session.inputs).runs(of: place.app())
          .first { $0.beginTick == game.beginTick })
      let alone = RunReplayer(game, of: place.app())
      let wholeAlone = RunReplayer(whole, of: place.app())
      #expect(alone.beginsAlike && alone.finish() == wholeAlone.finish() && alone.runHash == wholeAlone.runHash)
      #expect(alone.missingTexts == [], "of the whole run \(wholeAlone.missingTexts)")
      let text = String(decoding: game.bytes, as: UTF8.self)
      let wholeText = String(decoding: whole.bytes, as: UTF8.self)
      for key in secrets.keys {
        #expect(wholeText.contains(key), "the whole run has nothing to hide, so the test shows nothing")
        #expect(!text.contains(key) || place.owns(key: key), "\(game.app) tells \(key)")
      }
      #expect(!text.contains("Zora") && (game.app == "pong") == text.contains("4711"))
      #expect((game.app == "breakout") == text.contains("breakout.lives"))
    }
  }

  @Test("a game that a screen reader plays after others is worth the same when it is replayed alone")
  func assistive() throws {
    let arcade = BoardGame.Opened(.set)
    let host = HeadlessHost(delegate: arcade.delegate, seed: 3, isRecording: true)
    host.tap("Breakout")
    host.advance(seconds: 2)
    host.go(to: "/cards/set")
    host.advance(seconds: 3)
    let play = try #require(arcade.play as? SetViewController)
    for _ in 0..<3 {
      while SetRule.firstSet(in: play.game.table) == nil {
        host.activate(play.felt.deck.accessibilityLabel ?? "")
        host.advance(seconds: 2)
      }
      for card in SetRule.firstSet(in: play.game.table) ?? [] {
        host.activate(play.cardViews.first { $0.card == card }?.accessibilityLabel ?? "")
      }
      host.advance(seconds: 1)
    }
    let game = try #require(try Recording(of: host.application, app: "arcade", rulesVersion: 0).games.last)
    #expect(game.app == "set" && play.game.score > 0)
    #expect(try RunVerdict.of(game.bytes).score == play.game.score)
  }

  @Test("a day's challenge that goes on past midnight, or begins after it, is that of the day of its opening")
  func midnight() throws {
    let host = HeadlessHost(delegate: ArcadeDelegate(), seed: 3, isRecording: true)
    let day = try #require(Day(text: "2026-11-24"))
    host.advance(seconds: 100)
    host.tellTime(Date(timeIntervalSince1970: Double(day.number + 1) * 86_400 - 60))
    host.advance(seconds: 40)
    host.go(to: "/cards/set/today")
    host.advance(seconds: 10)
    host.press("KeyN")
    host.advance(seconds: 120)
    host.go(to: "/")
    host.advance(seconds: 1)
    host.go(to: "/cards/set/today")
    host.advance(seconds: 2)
    let games = try Recording(of: host.application, app: "arcade", rulesVersion: 0).games
    let days = try games.map { try RunVerdict.of($0.bytes).day }
    #expect(days == ["2026-11-24", nil, "2026-11-25"], "\(games.map { [$0.beginTick, $0.endTick] })")
  }
}

/// A run can begin with a seed that somebody else chose, and is recorded from there.
@Suite(.serialized) struct RecorderTests {
  @Test("a host that does not record, and a beginning that begins nothing, are refused")
  func refusals() throws {
    let silent = HeadlessHost(size: CGSize(width: 320, height: 480))
    #expect(throws: RecordingError.notRecorded) {
      _ = try RunRecorder(silent, app: "a", rulesVersion: 1, seed: 1) { silent.view.beginRun(seed: $0) { _ in } }
    }
    let host = HeadlessHost(isRecording: true, root: { UIViewController() })
    #expect(throws: RecordingError.senseless("no run began")) {
      _ = try RunRecorder(host, app: "a", rulesVersion: 1, seed: 1) { _ in }
    }
  }

  @Test("the run has the seed, begins at the tick of the moment, and grows with the session")
  func grows() throws {
    let host = HeadlessHost(isRecording: true, root: { UIViewController() })
    host.advance(ticks: 9)
    let recorder = try RunRecorder(host, app: "a", rulesVersion: 3, seed: .max) {
      host.view.beginRun(seed: $0) { _ in }
    }
    #expect(try recorder.run().ticks == 0)
    host.advance(ticks: 30)
    let run = try RunRecording(bytes: recorder.run().bytes)
    #expect(run.seed == .max && run.ticks == 30 && run.beginTick == 10 && run.app == "a" && run.rulesVersion == 3)
  }
}

/// A file that is not the run that it claims to be gets a reason, and no verdict.
@Suite(.serialized) struct RefusalTests {
  private func refusal(_ bytes: [UInt8]) -> RunRefusal? {
    do throws(RunRefusal) {
      _ = try RunVerdict.of(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("no run, another game, other rules: refused before anything is played")
  func foreign() throws {
    let bot = try RunBot(.pong, seed: 1)
    bot.host.advance(seconds: 1)
    let run = try bot.run()
    #expect(refusal([]) == .unreadable(.truncated))
    #expect(refusal(Array("hello, I am a run".utf8)) == .unreadable(.notARecording))
    var bytes = run.bytes
    bytes[bytes.count / 2] ^= 1
    #expect(refusal(bytes) == .unreadable(.corrupt))
    for (app, version, expected) in [
      ("chess", 1, RunRefusal.otherGame("chess")), ("pong", 1, .otherRules(1, known: BoardGame.pong.rulesVersion)),
      ("set", BoardGame.set.rulesVersion, .otherPlace(.set)),
    ] {
      let forged = ForgedRun(run, app: app, rulesVersion: Int32(version))
      #expect(refusal(forged.bytes) == expected)
    }
  }

  @Test("a run that lasts for months, or begins after months, is refused at once")
  func endless() throws {
    let run = try RunBot(.pong, seed: 1).run()
    #expect(refusal(ForgedRun(run, endTick: .max).bytes) == .tooLong)
    #expect(refusal(ForgedRun(run, beginTick: .max - 1, endTick: .max).bytes) == .tooLate)
    let last = Int(run.endTick)
    #expect(refusal(ForgedRun(run, endTick: Int32(last + 9)).bytes) == .endsEarly(tick: run.endTick))
  }

  @Test("a second game in the same run is refused: its seed is of the player's own choice")
  func second() throws {
    let bot = try RunBot(.pong, seed: 1)
    bot.host.advance(seconds: 1)
    bot.host.press("KeyN")
    bot.host.advance(seconds: 1)
    guard case .secondGame? = refusal(try bot.run().bytes) else {
      Issue.record("a second game was taken for the first")
      return
    }
  }

  @Test("settings that make it easy on the way are refused")
  func eased() throws {
    let bot = try RunBot(.pong, seed: 1)
    bot.host.press("Space")
    bot.host.advance(seconds: 2)
    bot.host.press("KeyP")
    bot.host.advance(seconds: 1)
    bot.host.tap("Settings")
    bot.host.advance(seconds: 1)
    #expect(bot.host.adjust("Paddle length", up: true), "\(bot.host.outline)")
    bot.host.tap("Play")
    bot.host.advance(seconds: 1)
    guard case .changedRules? = refusal(try bot.run().bytes) else {
      Issue.record("the rules changed and nobody noticed: \(bot.standing?.rules ?? "")")
      return
    }
  }

  @Test("every reason is one line that says what to do")
  func reasons() {
    let all: [RunRefusal] = [
      .unreadable(.corrupt), .otherGame("a\nb" + String(repeating: "c", count: 10_000)), .otherRules(1, known: 2),
      .tooLong,
      .tooLate, .otherPlace(.set), .otherScreen, .endsEarly(tick: 2), .secondGame(tick: 3), .changedRules(tick: 4),
      .unsteady,
    ]
    for each in all {
      #expect(each.reason.utf8.count < 300 && each.reason.utf8.allSatisfy { $0 >= 0x20 })
    }
  }
}

/// Films and differences say what happened in a run.
@Suite(.serialized) struct FilmTests {
  @Test("a film's first picture has every view, later ones have what moved, and the last has the score")
  func film() throws {
    let bot = try RunBot(.breakout, seed: 9, stored: VerdictTests.short)
    bot.play(seconds: 4)
    let run = try bot.run()
    var film = try RunFilm(of: run, every: 30)
    var frames: [FilmFrame] = []
    while let frame = try film.next() { frames.append(frame) }
    #expect(frames.first?.tick == 0 && frames.last?.tick == Int(run.ticks))
    #expect(frames.last?.score == bot.standing?.score && frames.last?.isOver == true)
    #expect(frames[0].changed.count > 50 && frames[5].changed.count < 50)
    #expect(frames.contains { $0.inputs.contains { $0.hasPrefix("key") && $0.contains("“Space”") } })
    #expect(frames.contains { $0.changed.contains { $0.view.contains("BallView") } })
  }

  @Test("a run agrees with itself; two that one key makes different part where the key is pressed")
  func difference() throws {
    func play(_ key: String) throws -> RunRecording {
      let bot = try RunBot(.breakout, seed: 9)
      bot.host.press("Space")
      bot.host.advance(seconds: 1)
      bot.host.hold(key)
      bot.host.advance(seconds: 0.5)
      return try bot.run()
    }
    let (left, right) = (try play("ArrowLeft"), try play("ArrowRight"))
    #expect(try RunDifference.between(left, left) == nil)
    let difference = try #require(try RunDifference.between(left, right))
    #expect((120...130).contains(difference.tick))
    #expect(difference.what.contains { $0.contains("ArrowLeft") && $0.contains("ArrowRight") })
    let other = try RunBot(.breakout, seed: 10).run()
    #expect(try RunDifference.between(left, other)?.what == ["the seeds: 9 and 10"])
  }
}
