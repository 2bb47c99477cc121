import CaromHeadlessHost
import CaromReplay
import Pong
import UIKit

extension GoldenRun {
  static var pong: [GoldenRun] {
    (0..<3).map { drive in GoldenRun("a match of Pong, paddle drive \(drive)") { hash in match(drive, &hash) } }
  }

  /// About half a minute against the computer: one finger follows the ball badly, with turns of the device and pauses.
  private static func match(_ drive: Int, _ hash: inout StateHash) {
    let host = HeadlessHost(
      seed: 17, stored: ["pong.drive": "\(drive)", "pong.strength": "\(drive)", "pong.speedUp": "10"],
      root: { PongApp.makeRootViewController() })
    guard let play = (host.rootViewController as? UITabBarController)?.viewControllers?.first as? PongViewController
    else { return }
    var chance = SeededGenerator(seed: 5)
    for step in 0..<400 where !play.game.isOver {
      if play.game.phase == .serving { host.press("Space") }
      if let ball = play.behavior.ball {
        let x = play.court.inCourt(ball.center).x + chance.next(in: -30.0...30)
        let finger = play.court.inView(CGPoint(x: x, y: play.court.length * 0.8))
        let view = play.behavior.paddles[0].superview
        host.touch(id: 1, phase: step % 50 == 0 ? .down : .move, at: view?.convert(finger, to: nil) ?? finger)
        if step % 50 == 49 { host.touch(id: 1, phase: .up, at: view?.convert(finger, to: nil) ?? finger) }
      }
      if step % 130 == 129 { host.rotate() }
      if step % 170 == 169 {
        host.press("KeyP")
        host.advance(seconds: 0.5)
        host.press("KeyP")
      }
      host.advance(ticks: 8)
      hash.combine(host.application.clockHash())
      if step % 8 == 0 { for line in host.commit() { hash.combine(line) } }
    }
    hash.combine(host.application.stateHash())
    hash.combine(play.game.points(.near))
    hash.combine(play.game.points(.far))
    hash.combine(play.game.longestRally)
  }
}
