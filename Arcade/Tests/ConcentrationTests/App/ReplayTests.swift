import CaromGeometry
import CaromHeadlessHost
import CaromReplay
import Testing
import UIKit

@testable import Concentration

/// A run replayed without the rest of its session reaches the same score and state.
@Suite struct ReplayTests {
  private static func play(_ delegate: RootDelegate) -> ConcentrationViewController? {
    delegate.rootViewController as? ConcentrationViewController
  }

  private static let app = PlayableApp(name: "concentration", rulesVersion: Int32(Rules.version)) {
    let delegate = RootDelegate { ConcentrationViewController() }
    return OpenApp(
      delegate: delegate, beginRun: { play(delegate)?.startGame(seed: $0) },
      score: { Int64(play(delegate)?.game.players[0].score ?? 0) },
      combine: { hash in
        guard let play = play(delegate) else { return }
        for player in play.game.players {
          hash.combine(player.score)
          hash.combine(player.flips)
        }
        for card in play.game.cards { hash.combine(card.pair * 8 + (card.isMatched ? 4 : 0) + (card.isFaceUp ? 2 : 0)) }
        hash.combine(play.game.ticks)
      })
  }

  @Test("the third game of a session is the same alone", arguments: [0, 1, 2])
  func third(players: Int) throws {
    let delegate = RootDelegate { ConcentrationViewController() }
    let stored = ["concentration.players": "\(players)", "concentration.theme": "4"]
    let host = HeadlessHost(delegate: delegate, seed: 31, stored: stored, isRecording: true)
    let play = Self.play(delegate)!
    func follow(_ moves: Int) {
      host.advance(seconds: 1)
      for move in 0..<moves {
        let lying = play.game.lying
        guard !lying.isEmpty else { return }
        let view = play.cardViews[lying[(move * 7) % lying.count]]
        host.tap(at: view.superview!.convert(view.center, to: nil))
        host.advance(seconds: move % 3 == 0 ? 2 : 0.3)
      }
    }
    follow(5)
    host.press("KeyN")
    follow(6)
    host.rotate()
    follow(3)
    host.press("KeyP")
    host.advance(seconds: 1)
    host.press("KeyP")
    host.press("KeyN")
    follow(9)
    #expect(host.diagnostics.isEmpty)
    let recording = try Recording(of: host.application, app: "concentration", rulesVersion: Int32(Rules.version))
    let runs = recording.runs(of: Self.app)
    #expect(runs.count == 3)
    #expect(try recording.differences(of: runs, in: Self.app) == [])
  }
}
