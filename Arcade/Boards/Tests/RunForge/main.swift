import ArcadeRuns
import CaromGeometry
import CaromReplay
import Foundation
import GameSettings
import RunBots

// For each line {"game", "seed", "day"?, "seconds"?, "settings"?, "build"?, "forgery"?, "chance"?} of the input, plays the game with that
// seed well for so many seconds, then badly to its end, and prints {"run": base64, "score", "ticks"}; the run names the build. With a
// forgery, the run is changed at random, as the forgery's name says.

struct Order: Decodable {
  let game, seed: String
  let day, forgery, build: String?
  let seconds: Double?
  let settings: [String: String]?
  let chance: UInt64?
}

struct Delivery: Encodable {
  let run: String
  let score, ticks: Int
}

/// Settings with which a game is over soon.
let short = ["breakout.lives": "1", "pong.points": "0", "concentration.pairs": "4", "bubblepop.duration": "10"]

while let line = readLine() {
  let order = try JSONDecoder().decode(Order.self, from: Data(line.utf8))
  guard let game = BoardGame(rawValue: order.game), let seed = UInt64(order.seed) else {
    fatalError("no such game: \(line)")
  }
  let bot = try RunBot(game, seed: seed, day: order.day.flatMap { Day(text: $0) }, stored: order.settings ?? short)
  if order.forgery == "busy" {
    // Nearly an hour in which the paddle runs against the wall in every tick.
    bot.host.hold("ArrowLeft")
    bot.host.advance(seconds: 3_500)
  } else {
    bot.play(seconds: order.seconds ?? 4)
  }
  let run = try bot.run().played(by: order.build ?? "")
  var chance = SeededGenerator(seed: order.chance ?? 1)
  let bytes = order.forgery.flatMap { Forgery(rawValue: $0) }.map { $0.bytes(of: run, using: &chance) } ?? run.bytes
  let delivery = Delivery(
    run: Data(bytes).base64EncodedString(), score: bot.standing?.score ?? 0, ticks: Int(run.ticks))
  print(String(decoding: try JSONEncoder().encode(delivery), as: UTF8.self))
  fflush(stdout)
}
