import BubbleMonkey
import BubblePop
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
  },
  Run("bubblepop: every part that is seen of a bubble can be touched, of 100,000 bubbles with --full") { report in
    let survey = TouchSurvey(spawns: count(20_000, full: 100_000))
    report.note("\(survey.touches) touches of \(survey.spawned) bubbles, \(survey.leaving) while they left")
    report.expect(survey.wrong == 0, "\(survey.wrong) touches missed")
  },
  Run("bubblepop: the best possible score is exact under all rules, in 2,000 games with --full") { report in
    var (most, least, chance) = (0, 100, SeededGenerator(seed: 3))
    for seed in 0..<count(60, full: 2000) {
      var settings = Settings()
      settings[.bubbles] = [15, 30, 1, 8][seed % 4]
      settings[.duration] = [60, 120, 10][seed % 3]
      settings[.specials] = seed % 2
      settings[.drift] = seed % 5 == 0 ? 0 : 1
      var game = Game(
        settings, player: PlayerName("Ada")!, size: TouchSurvey.sizes[seed % 5], using: &chance)
      while game.phase != .over {
        _ = game.step()
        if chance.next(below: 50) == 0, let bubble = chance.pick(from: game.bubbles) { _ = game.pop(id: bubble.id) }
      }
      report.expect(game.perfect.isExact, "game \(seed): ways had to be given up")
      report.expect(game.perfect.score >= game.score, "game \(seed): \(game.score) of \(game.perfect.score)")
      let share = game.score * 100 / max(game.perfect.score, 1)
      (most, least) = (max(most, share), min(least, share))
    }
    report.note("somebody careless gets \(least) to \(most) % of what is possible")
  },
]
