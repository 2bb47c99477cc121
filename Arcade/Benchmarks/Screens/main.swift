import Arcade
import CaromHeadlessHost
import Glibc
import UIKit

// Screens: the processor time that each screen of the arcade takes to open and to change to, without a page; prints a
// list of entries as Benchmarks/run takes them.

/// Milliseconds of processor time that `body` takes.
private func milliseconds(_ body: () -> Void) -> Double {
  let start = clock()
  body()
  return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
}

/// The median of seven openings, each in an application of its own.
private func opening(_ address: String) -> Double {
  let times = (0..<7).map { _ in
    milliseconds {
      let host = HeadlessHost(delegate: ArcadeDelegate(), address: "/" + address)
      host.advance(ticks: 3)
    }
  }
  return times.sorted()[3]
}

/// The median of seven changes to a tab that was shown before.
private func change(to tab: String, from other: String, at address: String) -> Double {
  let host = HeadlessHost(delegate: ArcadeDelegate(), address: "/" + address)
  host.advance(seconds: 1)
  func show(_ tab: String) {
    guard host.activate(tab) else { fatalError("/\(address) has no tab called \(tab)") }
  }
  let times = (0..<7).map { _ in
    show(other)
    host.advance(seconds: 1)
    return milliseconds {
      show(tab)
      host.advance(ticks: 3)
    }
  }
  return times.sorted()[3]
}

private var results: [(name: String, value: Double)] = []
for address in [
  "", "breakout", "breakout/settings", "pong", "pong/laboratory", "cards/set", "cards/set/learn",
  "cards/concentration/animals", "incline", "incline/plane", "bubblepop", "bubblepop/scores",
] {
  results.append(("screens.open /\(address)", opening(address)))
}
results.append(("screens.tab settings of Breakout", change(to: "Settings", from: "Play", at: "breakout")))
results.append(("screens.tab laboratory", change(to: "Laboratory", from: "Play", at: "pong")))

print("[")
for (index, each) in results.enumerated() {
  let value = (each.value * 100).rounded() / 100
  print(#"  {"name": "\#(each.name)", "value": \#(value), "unit": "ms"}\#(index + 1 < results.count ? "," : "")"#)
}
print("]")
