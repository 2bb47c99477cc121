import UIKit

// Prints a line `name hash` for each golden run; scripts/parity compares the builds. A run's name says what differs.

for run in GoldenRun.all { print(run.name + " " + String(run.hash(), radix: 16)) }

/// Something computed that must come to the same in every build.
struct GoldenRun {
  let name: String
  let hash: () -> UInt64

  init(_ name: String, _ body: @escaping (inout StateHash) -> Void) {
    self.name = name
    hash = {
      var hash = StateHash()
      body(&hash)
      return hash.value
    }
  }

  static var all: [GoldenRun] {
    geometry + physics + signatures + animation + text + sessions + breakout + pong + set + concentration
      + bubblePop + inclinedPlane
  }
}
