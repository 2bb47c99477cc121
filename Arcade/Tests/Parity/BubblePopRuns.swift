import BubblePop
import CaromHeadlessHost
import CaromReplay
import UIKit

extension GoldenRun {
  static var bubblePop: [GoldenRun] {
    [GoldenRun("a game of BubblePop") { hash in bubblePop(&hash) }]
  }

  /// Entering a name, a game with pops, turns of the device and a pause, and the high scores.
  private static func bubblePop(_ hash: inout StateHash) {
    let host = HeadlessHost(
      seed: 23, stored: ["bubblepop.duration": "20", "bubblepop.specials": "1"],
      root: { BubblePopApp.makeRootViewController() })
    guard let play = (host.rootViewController as? UITabBarController)?.viewControllers?.first as? BubbleViewController
    else { return }
    host.type("Жанна", into: "Your name")
    host.press("Enter")
    var chance = SeededGenerator(seed: 5)
    for step in 0..<130 {
      host.advance(ticks: 30)
      if let bubble = chance.pick(from: play.game.bubbles), step % 2 == 0 {
        host.tap(at: play.runView.convert(bubble.center(at: play.game.tick, in: play.game.field), to: nil))
      }
      if step % 31 == 20 { host.rotate() }
      if step == 50 || step == 54 { host.press("KeyP") }
      hash.combine(host.application.clockHash())
      if step % 5 == 0 { for line in host.commit() { hash.combine(line) } }
    }
    hash.combine(host.application.stateHash())
    hash.combine(play.game.score)
    hash.combine(play.shelf.boards.reduce(0) { max($0, $1.scores.best) })
  }
}
