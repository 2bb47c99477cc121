import CaromGeometry
import CaromHeadlessHost
import CaromReplay
import Testing
import UIKit

@testable import SetGame

/// A run replayed without the rest of its session reaches the same score and state.
@Suite struct ReplayTests {
  private static func play(_ delegate: RootDelegate) -> SetViewController? {
    (delegate.rootViewController as? SetStack)?.play
  }

  private static let app = PlayableApp(name: "set", rulesVersion: Int32(Rules.version)) {
    let delegate = RootDelegate { SetApp.makeRootViewController() }
    return OpenApp(
      delegate: delegate, beginRun: { play(delegate)?.startGame(seed: $0) },
      score: { Int64(play(delegate)?.game.score ?? 0) },
      combine: { hash in
        guard let play = play(delegate) else { return }
        hash.combine(play.game.score)
        for card in play.game.table + play.game.discards { hash.combine(card.id) }
        hash.combine(play.game.rivalSets)
      })
  }

  @Test("the third game of a session is the same alone", arguments: [0, 3])
  func third(opponent: Int) throws {
    let delegate = RootDelegate { SetApp.makeRootViewController() }
    let host = HeadlessHost(delegate: delegate, seed: 31, stored: ["set.opponent": "\(opponent)"], isRecording: true)
    let play = Self.play(delegate)!
    func follow(sets: Int) {
      host.advance(seconds: 2.5)
      for _ in 0..<sets {
        guard let set = SetRule.firstSet(in: play.game.table) else { continue }
        for card in set {
          guard let view = play.cardViews.first(where: { $0.card == card }) else { continue }
          host.tap(at: play.felt.convert(view.center, to: nil))
        }
        host.advance(seconds: 0.7)
      }
    }
    follow(sets: 3)
    host.press("KeyN")
    follow(sets: 2)
    host.rotate()
    follow(sets: 2)
    host.press("KeyP")
    host.advance(seconds: 1)
    host.press("KeyP")
    host.press("KeyN")
    follow(sets: 4)
    host.press("KeyS")
    host.press("KeyD")
    host.advance(seconds: 3)
    #expect(host.diagnostics.isEmpty)
    let recording = try Recording(of: host.application, app: "set", rulesVersion: Int32(Rules.version))
    let runs = recording.runs(of: Self.app)
    #expect(runs.count == 3)
    #expect(try recording.differences(of: runs, in: Self.app) == [])
  }

  @Test("a game that a screen reader or the keyboard plays late in a session is the same alone")
  func assistive() throws {
    let delegate = RootDelegate { SetApp.makeRootViewController() }
    let host = HeadlessHost(delegate: delegate, seed: 31, isRecording: true)
    let play = Self.play(delegate)!
    func take(_ sets: Int, _ choose: (String) -> Void) {
      host.advance(seconds: 2.5)
      for _ in 0..<sets {
        while SetRule.firstSet(in: play.game.table) == nil, play.game.canDeal {
          host.activate(play.felt.deck.accessibilityLabel ?? "")
          host.advance(seconds: 1.5)
        }
        for card in SetRule.firstSet(in: play.game.table) ?? [] {
          choose(play.cardViews.first { $0.card == card }?.accessibilityLabel ?? "")
        }
        host.advance(seconds: 1)
      }
    }
    take(4) { host.tap($0) }
    host.press("KeyN")
    take(3) { host.activate($0) }
    let byReader = play.game.score
    host.press("KeyN")
    take(2) {
      host.tab(to: $0)
      host.press("Space")
    }
    #expect(byReader != 0 && play.game.score != 0 && host.diagnostics.isEmpty)
    let recording = try Recording(of: host.application, app: "set", rulesVersion: Int32(Rules.version))
    let runs = recording.runs(of: Self.app)
    #expect(runs.count == 3)
    #expect(RunReplayer(runs[1], of: Self.app).finish() == Int64(byReader))
    #expect(try recording.differences(of: runs, in: Self.app) == [])
  }
}
