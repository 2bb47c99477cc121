import Arcade
import CaromHeadlessHost
import UIKit

extension Target {
  private static let keys = [
    "breakout.speed", "breakout.best.", "bubblepop.board", "bubblepop.board.next", "bubblepop.name",
    "bubblepop.duration",
    "concentration.theme", "concentration.own.1", "concentration.score.8", "pong.longestRally", "pong.wins.1",
    "pong.laboratory", "set.best.", "set.rival", "incline.angle",
  ]
  private static let places = [
    "", "breakout", "bubblepop", "bubblepop/scores", "cards/set", "cards/concentration", "pong", "pong/laboratory",
    "incline", "incline/plane", "breakout/settings",
  ]

  /// Values that a person, or another program of the same origin, may have stored, and links to places: lines of which
  /// the first is an address, and every other one a key and its value separated by a tab. The arcade starts with them.
  static let stored = Target(
    name: "stored",
    seeds: {
      places.map { place in
        let query = place.hasPrefix("incline") ? "?a=3000&m=1" : ""
        return Array((place + query + "\n" + keys.map { $0 + "\t1" }.joined(separator: "\n")).utf8)
      } + [
        Array("bubblepop/scores\nbubblepop.board\tBubblePop scores 1|2|50 Bob|45 Ada|".utf8),
        Array("cards/concentration\nconcentration.own.1\tAnimals|🐶🐱🐭🐹🐰🦊🐻🐼".utf8),
      ]
    },
    run: { bytes in
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
      let address = lines.popFirst().map { String(decoding: $0, as: UTF8.self) } ?? ""
      var stored: [String: String] = [:]
      for line in lines {
        let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        guard parts.count == 2 else { continue }
        // A line break in a value is written as a bar.
        stored[String(decoding: parts[0], as: UTF8.self)] = String(
          decoding: parts[1].map { $0 == UInt8(ascii: "|") ? UInt8(ascii: "\n") : $0 }, as: UTF8.self)
      }
      let host = HeadlessHost(delegate: ArcadeDelegate(), stored: stored, address: address)
      host.advance(ticks: 30)
      host.commitUnread()
      // Another window stores the same value again.
      for key in stored.keys.sorted().prefix(3) {
        var input = StorageInput()
        (input.key, input.value) = (key, stored[key] ?? "")
        host.send(.storage(input))
      }
      host.advance(ticks: 2)
      _ = host.application.stateHash()
    })
}
