import CaromHeadlessHost
import CaromReplay
import SetGame
import UIKit

extension GoldenRun {
  static var set: [GoldenRun] {
    [
      GoldenRun("a game of Set, alone") { hash in setGame(opponent: 0, &hash) },
      GoldenRun("a game of Set against the computer") { hash in setGame(opponent: 3, &hash) },
    ]
  }

  /// A whole game with hints, mistakes, turns of the device, shuffles and needless deals.
  private static func setGame(opponent: Int, _ hash: inout StateHash) {
    let host = HeadlessHost(
      seed: 23, stored: ["set.opponent": "\(opponent)"], root: { SetApp.makeRootViewController() })
    guard let play = (host.rootViewController as? SetStack)?.play else { return }
    host.advance(seconds: 2)
    var chance = SeededGenerator(seed: 5)
    for step in 0..<60 where !play.game.isOver {
      if let set = SetRule.firstSet(in: play.game.table), step % 7 != 6 {
        for card in set { play.choose(card) }
      } else if play.game.canDeal {
        host.press("KeyD")
      } else {
        for _ in 0..<3 { if let card = chance.pick(from: play.game.table) { play.choose(card) } }
      }
      if step % 9 == 4 { host.press("KeyS") }
      if step % 11 == 5 { host.rotate() }
      if step % 13 == 6 { host.press("KeyH") }
      if step % 17 == 8 { host.press("KeyU") }
      for _ in 0..<8 {
        host.advance(ticks: 10)
        hash.combine(host.application.clockHash())
      }
      for line in host.commit() { hash.combine(line) }
    }
    hash.combine(host.application.stateHash())
    hash.combine(play.game.score)
    hash.combine(play.game.rivalSets)
    hash.combine(play.game.isOver)
  }
}
