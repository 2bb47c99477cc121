import Arcade
import Breakout
import CaromGeometry
import CaromReplay
import Testing
import UIKit

/// A game of Breakout that is extracted from its session and replayed alone reaches the same score.
@Suite struct ReplayTests {
  static let app = PlayableApp(name: "breakout", rulesVersion: 1) {
    let delegate = ArcadeDelegate()
    func play() -> BreakoutViewController? {
      (delegate.rootViewController(ofApp: "breakout") as? UITabBarController)?.viewControllers?.first
        as? BreakoutViewController
    }
    return OpenApp(
      delegate: delegate, beginRun: { play()?.startGame(seed: $0) }, score: { Int64(play()?.game.score ?? 0) },
      combine: { hash in
        guard let play = play() else { return }
        hash.combine(play.game.score)
        hash.combine(play.game.lives)
        hash.combine(play.game.wall.standing)
      })
  }

  private let delegate = ArcadeDelegate()
  private let host: HeadlessHost
  private var play: BreakoutViewController {
    (delegate.rootViewController(ofApp: "breakout") as! UITabBarController).viewControllers![0]
      as! BreakoutViewController
  }

  init() {
    host = HeadlessHost(delegate: delegate, seed: 31, stored: ["breakout.lives": "1"], isRecording: true)
    host.tap("Breakout")
    host.advance(seconds: 1)
  }

  /// Plays for at most `seconds`, or until the game is over, with a finger that follows the lowest ball.
  private func follow(seconds: Double) {
    let court = play.view.convert(CGPoint(x: play.court.size.width / 2, y: play.court.size.height * 0.8), to: nil)
    host.tap(at: court)
    host.touch(id: 2, phase: .down, at: court)
    var finger = court
    for _ in 0..<Int(seconds * 20) where !play.game.isOver {
      if let ball = play.behavior.balls.max(by: { $0.center.y < $1.center.y }) {
        finger.x += ball.center.x - play.paddle.center.x
        host.touch(id: 2, phase: .move, at: finger)
      } else if play.game.phase == .serving {
        host.press("Space")
      }
      host.advance(ticks: 6)
    }
    host.touch(id: 2, phase: .up, at: finger)
    host.advance(ticks: 2)
  }

  /// Lets every ball fall until the alert has appeared and been dismissed.
  private func lose() {
    for _ in 0..<400 where !play.game.isOver {
      if play.game.phase == .serving { host.press("Space") }
      host.hold("ArrowLeft")
      host.advance(ticks: 30)
      host.release("ArrowLeft")
    }
    host.advance(seconds: 1)
    host.tap("Play again")
    host.advance(seconds: 1)
  }

  @Test func theThirdGameOfASessionIsTheSameAlone() throws {
    follow(seconds: 2)
    host.hide()
    host.show()
    host.press("Space")
    lose()
    host.tap("Settings")
    host.advance(seconds: 1)
    host.tap("Play")
    host.advance(seconds: 1)
    host.press("Space")
    lose()
    host.rotate()
    host.rotate()
    follow(seconds: 3)
    host.press("KeyP")
    host.advance(seconds: 0.7)
    host.press("KeyP")
    follow(seconds: 1)
    #expect(host.diagnostics.isEmpty)

    let recording = try Recording(of: host.application, app: "breakout", rulesVersion: 1)
    let runs = recording.runs(of: Self.app)
    #expect(runs.count == 3)
    // Including the first game, which begins while the app is still growing out of its icon.
    #expect(try recording.differences(of: runs, in: Self.app) == [])
    #expect(play.game.score > 0)
  }
}
