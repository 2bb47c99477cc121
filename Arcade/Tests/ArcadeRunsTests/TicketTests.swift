import Arcade
import ArcadeKit
import ArcadeRuns
import CaromHeadlessHost
import CaromReplay
import GameSettings
import Testing
import UIKit

/// Games that begin with a seed from the server, in a session and alone.
@Suite(.serialized) struct TicketTests {
  private static let seed = "1234567890123456789"

  private func tell(_ host: HeadlessHost, _ texts: String...) {
    var input = VerifiedInput()
    input.list = texts
    host.send(.verified(input))
    host.advance(ticks: 2)
  }

  private func wanted(_ host: HeadlessHost) -> [String] {
    host.outputs.compactMap { if case .run("ticket", let id) = $0 { id } else { nil } }
  }

  @Test(
    "a game that is opened asks for a seed, and begins with it if nobody has begun to play",
    arguments: BoardGame.allCases.filter { $0 != .bubblepop })
  func opened(game: BoardGame) throws {
    let arcade = BoardGame.Opened(game)
    // So wide that the pairs are beside the themes.
    let host = HeadlessHost(
      delegate: arcade.delegate, size: CGSize(width: 1180, height: 820), seed: 3, isRecording: true)
    tell(host, "access", "joined", "Ada")
    host.go(to: game.address)
    host.advance(seconds: 1)
    #expect(wanted(host).last == game.rawValue + " ")
    tell(host, "ticket", game.rawValue, "", Self.seed)
    #expect(arcade.play?.run?.seed == UInt64(Self.seed))
    // The next ticket is requested; another one that arrives during the game changes nothing.
    tell(host, "ticket", game.rawValue, "", "5")
    #expect(arcade.play?.run?.seed == UInt64(Self.seed) && host.diagnostics == [])
    let session = try Recording(of: host.application, app: "arcade", rulesVersion: 0)
    let run = try #require(session.games.last)
    let alone = RunReplayer(run, of: game.app())
    #expect(run.seed == UInt64(Self.seed) && alone.beginsAlike)
  }

  @Test("news of the server while a game is played changes nothing in it, and is not in its recording")
  func meanwhile() throws {
    var hashes: [UInt64] = []
    for tells in [false, true] {
      let arcade = BoardGame.Opened(.breakout)
      let host = HeadlessHost(delegate: arcade.delegate, seed: 3, stored: ["breakout.lives": "1"], isRecording: true)
      host.go(to: "/breakout")
      host.advance(seconds: 1)
      host.press("Space")
      host.advance(seconds: 1)
      if tells {
        tell(host, "access", "joined", "Ada Lovelace")
        tell(host, "ticket", "breakout", "", Self.seed)
        #expect(wanted(host) == ["breakout "])
      } else {
        host.advance(ticks: 4)
      }
      host.advance(seconds: 2)
      let run = try #require(try Recording(of: host.application, app: "arcade", rulesVersion: 0).games.last)
      #expect(!String(decoding: run.bytes, as: UTF8.self).contains("Ada Lovelace"))
      let alone = RunReplayer(run, of: BoardGame.breakout.app())
      _ = alone.finish()
      hashes.append(alone.runHash)
    }
    #expect(hashes[0] == hashes[1])
  }

  @Test("a day's challenge has a seed of its own")
  func daily() {
    let arcade = BoardGame.Opened(.breakout)
    let host = HeadlessHost(delegate: arcade.delegate, seed: 3)
    host.tellTime(Date(timeIntervalSince1970: 1_795_608_000))
    tell(host, "access", "joined", "Ada")
    tell(host, "ticket", "breakout", "2026-11-25", Self.seed)
    host.go(to: "/breakout")
    host.advance(seconds: 1)
    #expect(arcade.play?.run?.seed != UInt64(Self.seed))
    host.go(to: "/breakout/today")
    host.advance(seconds: 1)
    #expect(arcade.play?.run?.seed == UInt64(Self.seed) && arcade.standing?.day?.text == "2026-11-25")
  }
}
