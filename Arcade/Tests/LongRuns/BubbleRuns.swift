import BubbleMonkey
import CaromGeometry

/// An hour of BubblePop at a hundred touches a second, in six sessions of different sizes and settings.
let bubbleRuns = [
  Run("bubblepop: a monkey plays at a hundred touches a second, for an hour with --full") { report in
    let phone = CGSize(width: 393, height: 852)
    let sessions: [(size: CGSize, stored: [String: String])] = [
      (phone, [:]),
      (phone, ["bubblepop.bubbles": "30", "bubblepop.specials": "1"]),
      (CGSize(width: 320, height: 480), ["bubblepop.bubbles": "30", "bubblepop.size": "140"]),
      (CGSize(width: 844, height: 390), ["bubblepop.bubbles": "30", "bubblepop.drift": "0"]),
      (CGSize(width: 1024, height: 768), ["bubblepop.bubbles": "30", "bubblepop.duration": "120"]),
      (phone, ["bubblepop.bubbles": "1", "bubblepop.duration": "10", "bubblepop.size": "60"]),
    ]
    let seconds = count(600, full: 3600)
    var (touches, pops, games, most) = (0, 0, 0, 0)
    for (number, session) in sessions.enumerated() {
      var monkey = BubbleMonkey(seed: UInt64(number + 1), size: session.size, stored: session.stored)
      monkey.play(seconds: seconds / sessions.count)
      for fault in monkey.faults { report.expect(false, "session \(number), \(fault)") }
      touches += monkey.touches
      pops += monkey.pops
      games += monkey.games
      most = max(most, monkey.mostBubbles)
    }
    report.note("\(touches) touches, \(pops) pops in \(games) games, up to \(most) bubbles")
    report.expect(touches == 100 * seconds, "only \(touches) touches")
    report.expect(pops > 3 * seconds && games > seconds / 120, "it did not play")
  }
]
