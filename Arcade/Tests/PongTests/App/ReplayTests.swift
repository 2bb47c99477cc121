import CaromGeometry
import CaromHeadlessHost
import CaromReplay
import Testing
import UIKit

@testable import Pong

/// A match that is extracted from its session and replayed alone reaches the same score and the same state.
@Suite struct ReplayTests {
  private static func play(_ delegate: RootDelegate) -> PongViewController? {
    (delegate.rootViewController as? UITabBarController)?.viewControllers?.first as? PongViewController
  }

  private static let app = PlayableApp(name: "pong", rulesVersion: Int32(Rules.version)) {
    let delegate = RootDelegate { PongApp.makeRootViewController() }
    return OpenApp(
      delegate: delegate, beginRun: { play(delegate)?.startGame(seed: $0) },
      score: { Int64((play(delegate)?.game.points(.near) ?? 0) * 100 + (play(delegate)?.game.points(.far) ?? 0)) },
      combine: { hash in
        guard let play = play(delegate) else { return }
        hash.combine(play.game.longestRally)
        hash.combine(play.game.points(.near))
        hash.combine(play.game.points(.far))
      })
  }

  @Test("the third match of a session is the same alone", arguments: 0..<3)
  func third(drive: Int) throws {
    let delegate = RootDelegate { PongApp.makeRootViewController() }
    let host = HeadlessHost(
      delegate: delegate, seed: 31, stored: ["pong.points": "0", "pong.drive": "\(drive)", "pong.speedUp": "10"],
      isRecording: true)
    let play = Self.play(delegate)!
    func follow(seconds: Double) {
      host.advance(ticks: 2)
      for _ in 0..<Int(seconds * 20) where !play.game.isOver {
        if play.game.phase == .serving { host.press("Space") }
        if let ball = play.behavior.ball {
          let place = play.court.inView(
            CGPoint(x: play.court.inCourt(ball.center).x, y: play.court.length * 0.8))
          host.touch(phase: .hover, at: play.courtView.convert(place, to: nil), type: .indirectPointer, buttons: 0)
        }
        host.advance(ticks: 6)
      }
    }
    follow(seconds: 4)
    host.hide()
    host.show()
    host.press("Space")
    host.press("KeyP")
    host.tap("New match")
    follow(seconds: 3)
    host.rotate()
    follow(seconds: 3)
    host.press("KeyP")
    host.press("KeyN")
    follow(seconds: 5)
    host.rotate()
    follow(seconds: 2)
    #expect(host.diagnostics.isEmpty)
    let recording = try Recording(of: host.application, app: "pong", rulesVersion: Int32(Rules.version))
    let runs = recording.runs(of: Self.app)
    #expect(runs.count == 3)
    // Including the second match, which began under a button that the finger still dimmed.
    #expect(try recording.differences(of: runs, in: Self.app) == [])
  }
}
