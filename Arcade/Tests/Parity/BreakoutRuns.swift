import Arcade
import ArcadeKit
import Breakout
import CaromHeadlessHost
import CaromReplay
import UIKit

extension GoldenRun {
  static var breakout: [GoldenRun] {
    [GoldenRun("games of Breakout") { hash in _ = games(&hash) }, GoldenRun("the second game alone", secondGame)]
  }

  private static func controller(_ delegate: ArcadeDelegate) -> BreakoutViewController? {
    (delegate.rootViewController(ofApp: "breakout") as? UITabBarController)?.viewControllers?.first
      as? BreakoutViewController
  }

  /// Two games with one life each and a change of settings in between, played by a finger that follows the lowest ball.
  private static func games(_ hash: inout StateHash) -> HeadlessHost {
    let delegate = ArcadeDelegate()
    let host = HeadlessHost(
      delegate: delegate, seed: 31, stored: ["breakout.lives": "1"], address: "/breakout", isRecording: true)
    guard let play = controller(delegate) else { return host }
    for seconds in [4.0, 5.0] {
      var finger = play.view.convert(CGPoint(x: play.view.bounds.midX, y: play.view.bounds.midY), to: nil)
      host.tap(at: finger)
      host.touch(id: 2, phase: .down, at: finger)
      for tick in 0..<Int(seconds * 20) where !play.game.isOver {
        if let ball = play.behavior.balls.max(by: { $0.center.y < $1.center.y }) {
          finger.x += ball.center.x - play.paddle.center.x
        }
        host.touch(id: 2, phase: .move, at: finger)
        host.advance(ticks: 6)
        hash.combine(host.application.clockHash())
        if tick % 8 == 0 { for line in host.commit() { hash.combine(line) } }
      }
      host.touch(id: 2, phase: .up, at: finger)
      hash.combine(host.application.stateHash())
      hash.combine(play.game.score)
      host.press("KeyP")
      host.advance(seconds: 0.5)
      host.tap("Settings")
      host.advance(seconds: 0.5)
      host.tap("Play")
      host.advance(seconds: 0.5)
      if seconds == 4 { play.startNewGame() }
    }
    return host
  }

  private static func secondGame(_ hash: inout StateHash) {
    var ignored = StateHash()
    let host = games(&ignored)
    let app = PlayableApp(name: "breakout", rulesVersion: 1) {
      let delegate = ArcadeDelegate()
      return OpenApp(
        delegate: delegate, beginRun: { controller(delegate)?.startGame(seed: $0) },
        score: { Int64(controller(delegate)?.game.score ?? 0) })
    }
    guard let recording = try? Recording(of: host.application, app: "breakout", rulesVersion: 1) else { return }
    guard let run = recording.runs(of: app).last else { return }
    let replayer = Replayer(recording, of: app)
    replayer.advance(to: run.endTick)
    let alone = RunReplayer(run, of: app)
    hash.combine(alone.finish())
    hash.combine(alone.runHash)
    precondition(alone.score == replayer.score && alone.runHash == replayer.runHash, "a game alone is another one")
  }
}
