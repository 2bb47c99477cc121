import Geometry
import HeadlessHost
import Replay
import Testing
import UIKit

@testable import SetGame

/// Shows Set alone, as the arcade does in its window.
private final class SetDelegate: NSObject, UIApplicationDelegate {
  private(set) var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    let window = UIWindow(windowScene: application.windowScene)
    window.rootViewController = SetApp.makeRootViewController()
    self.window = window
    window.makeKeyAndVisible()
    return true
  }

  var play: SetViewController? {
    (window?.rootViewController as? SetStack)?.play
  }
}

/// A game taken out of its session comes to the same score and the same state, alone.
@Suite struct ReplayTests {
  private static let app = PlayableApp(name: "set", rulesVersion: Int32(Rules.version)) {
    let delegate = SetDelegate()
    return OpenApp(
      delegate: delegate, beginRun: { delegate.play?.startGame(seed: $0) },
      score: { Int64(delegate.play?.game.score ?? 0) },
      combine: { hash in
        guard let play = delegate.play else { return }
        hash.combine(play.game.score)
        for card in play.game.table + play.game.discards { hash.combine(card.id) }
        hash.combine(play.game.rivalSets)
      })
  }

  @Test("the third game of a session is the same alone", arguments: [0, 3])
  func third(opponent: Int) throws {
    let delegate = SetDelegate()
    let host = HeadlessHost(delegate: delegate, seed: 31, stored: ["set.opponent": "\(opponent)"], isRecording: true)
    let play = delegate.play!
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
    let session = Replayer(recording, of: Self.app)
    for (number, run) in runs.enumerated() {
      session.advance(to: run.endTick)
      let alone = RunReplayer(try RunRecording(bytes: run.bytes), of: Self.app)
      #expect(alone.beginsAlike, "game \(number)")
      #expect(alone.finish() == session.score, "game \(number)")
      #expect(alone.runHash == session.runHash, "game \(number)")
    }
  }
}
