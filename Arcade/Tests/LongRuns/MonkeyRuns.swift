import Breakout
import CaromGeometry
import UIKit

/// Inputs that nobody would plan. The game must neither trap nor hang, and must not lose a ball.
let monkeyRuns = [
  Run("monkey: random touches, keys, resizes, rotations, hides and shows, a million with --full") { report in
    var random = SeededGenerator(seed: 2026)
    let inputs = count(40_000, full: 1_000_000)
    let sessionLength = 20_000
    for number in 0..<(inputs / sessionLength) {
      let session = Session(seed: Int32(number + 1))
      for input in 0..<sessionLength {
        session.host.sendAnything(using: &random)
        if random.next(below: 3) == 0 { session.advance(ticks: Int(random.next(below: 6))) }
        if random.next(below: 500) == 0, let fault = violation(session.play) {
          report.expect(false, "session \(number), input \(input): \(fault)")
        }
        if random.next(below: 60) == 0 { session.commit() }
      }
      answer(session, number, &report)
    }
  },
  Run("monkey: sessions begin with nonsense in store, 10,000 with --full") { report in
    var random = SeededGenerator(seed: 7)
    let keys = Setting.allCases.map { Setting.store.key($0) }
    for number in 0..<count(200, full: 10_000) {
      var stored: [String: String] = [:]
      for key in keys where random.next(below: 3) > 0 { stored[key] = nonsense(&random) }
      if random.next(below: 4) == 0 { stored[nonsense(&random)] = nonsense(&random) }
      let session = Session(seed: Int32(number), stored: stored)
      session.advance(ticks: 30)
      if let fault = violation(session.play) { report.expect(false, "store \(stored): \(fault)") }
      report.expect(session.host.element("Play") != nil, "store \(stored): nothing is shown")
    }
  },
]

/// Afterwards, whatever is open can be closed and a ball can still fly.
private func answer(_ session: Session, _ number: Int, _ report: inout Report) {
  let host = session.host
  host.hide()
  host.show()
  host.resize(to: CGSize(width: 390, height: 844))
  host.go(to: "/breakout")
  host.advance(seconds: 2)
  for button in ["New Game", "Resume"] where host.element(button) != nil {
    host.tap(button)
    host.advance(seconds: 1)
  }
  let touches = host.touchesUnderWay
  report.expect(touches == nil, "session \(number): \(touches ?? "")")
  if let fault = violation(session.play) { report.expect(false, "session \(number), at the end: \(fault)") }
}

/// Text that no setting has ever written.
private func nonsense(_ random: inout SeededGenerator) -> String {
  switch random.next(below: 8) {
  case 0: return ""
  case 1: return "\(Int64(bitPattern: random.next()))"
  case 2: return ["nan", "inf", "-0", "1e400", "0x10", "null", "true", "3 ", "٣", "{}"][random.next(in: 0..<10)]
  case 3: return "\(random.next(in: -10...110))"
  case 4: return "\(random.next(in: -1e9...1e9))"
  default:
    let bytes = (0..<random.next(in: 1...40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
