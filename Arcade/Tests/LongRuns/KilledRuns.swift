import Arcade
import CaromGeometry
import CaromHeadlessHost
import UIKit

/// Pages that are killed at any moment and opened again. The state must be what it was, and the app must be at rest.
let killedRuns = [
  Run("killed: a monkey kills each app and opens it again, 1,000 times each with --full") { report in
    for (number, address) in addresses.enumerated() {
      var random = SeededGenerator(seed: UInt64(number))
      // Restoring replays the whole session, so a session is killed only ten times.
      for session in 0..<(count(20, full: 1000) / 10) {
        guard let fault = killTenTimes(address, session, &random) else { continue }
        report.expect(false, "\(address), session \(session): \(fault)")
      }
    }
  }
]

private let addresses = [
  "/", "/breakout", "/pong", "/cards/set", "/cards/concentration", "/bubblepop", "/incline/plane",
]

/// The difference after one of the kills; nil if there is none.
private func killTenTimes(_ address: String, _ session: Int, _ random: inout SeededGenerator) -> String? {
  // The killed applications are kept until the end: a deallocated one would report its views to the application that is
  // current at that time.
  var hosts = [
    HeadlessHost(delegate: ArcadeDelegate(), seed: Int32(session), address: address, isRecording: true)
  ]
  for kill in 0..<10 {
    let host = hosts[kill]
    for _ in 0..<random.next(in: 1...60) {
      host.sendAnything(using: &random)
      if random.next(below: 3) == 0 { host.advance(ticks: Int(random.next(below: 40))) }
      if random.next(below: 4) == 0 { host.commitUnread() }
      if random.next(below: 8) == 0 { host.send(.visibility(VisibilityInput())) }
    }
    host.advance(ticks: 1)
    host.commitUnread()
    let (tick, hash) = (host.tick, host.application.stateHash())
    let fresh = host.reopened(with: ArcadeDelegate())
    fresh.commitUnread()
    guard fresh.tick == tick, fresh.application.stateHash() == hash else {
      return "kill \(kill), tick \(tick): another state"
    }
    fresh.comeBack()
    if let touches = fresh.touchesUnderWay { return "kill \(kill), tick \(tick): \(touches)" }
    hosts.append(fresh)
  }
  withExtendedLifetime(hosts) {}
  return nil
}
