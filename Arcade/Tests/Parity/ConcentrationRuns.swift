import CaromHeadlessHost
import CaromReplay
import Concentration
import UIKit

extension GoldenRun {
  static var concentration: [GoldenRun] {
    [GoldenRun("a game of Concentration against the computer") { hash in concentrationGame(&hash) }]
  }

  /// A whole game with turns of the device, pauses and other themes.
  private static func concentrationGame(_ hash: inout StateHash) {
    let host = HeadlessHost(
      seed: 23, stored: ["concentration.players": "2", "concentration.memory": "50"],
      root: { ConcentrationViewController() })
    guard let play = host.rootViewController as? ConcentrationViewController else { return }
    host.advance(seconds: 1)
    var chance = SeededGenerator(seed: 5)
    for step in 0..<90 where !play.game.isOver {
      if let place = chance.pick(from: play.game.lying) { play.choose(place) }
      if step % 11 == 5 { host.rotate() }
      if step % 13 == 6 { play.theme = Theme.all[step % Theme.all.count] }
      if step % 17 == 8 {
        host.press("KeyP")
        host.advance(ticks: 30)
        host.press("KeyP")
      }
      for _ in 0..<8 {
        host.advance(ticks: 10)
        hash.combine(host.application.clockHash())
      }
      for line in host.commit() { hash.combine(line) }
    }
    hash.combine(host.application.stateHash())
    for player in play.game.players {
      hash.combine(player.score)
      hash.combine(player.flips)
    }
    hash.combine(play.game.isOver)
  }
}
