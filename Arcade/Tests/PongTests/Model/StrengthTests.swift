import CaromGeometry
import Testing

@testable import Pong

/// The strengths of the computer. LongRuns plays a thousand matches of each pair in the real court.
@Suite struct StrengthTests {
  @Test("no strength sees more than a person: it reacts after 150 ms or later, moves at a limited speed, and errs")
  func human() {
    for strength in Strength.all {
      #expect(strength.reaction >= 0.15)
      #expect(strength.speed <= 1.5)
      #expect(strength.error > 0.2)
    }
  }

  @Test("it knows nothing earlier than its reaction time allows", arguments: 0..<3)
  func reaction(index: Int) {
    let strength = Strength.all[index]
    var computer = Computer(strength, seed: 1)
    let measures = Computer.Measures(radius: 0.03, halfPaddle: 0.13, face: 0.9, cruise: 0.5)
    let ball = Computer.Sight(place: CGPoint(x: 0.1, y: 0.2), velocity: CGPoint(x: 0, y: 0.5))
    var ticks = 0
    while computer.wanted(measures) == 0.5, ticks < 200 {
      computer.see(ball, ticksPerSecond: 120)
      ticks += 1
    }
    // The ball appeared in the first tick, so the computer knows it once the reaction time has passed.
    #expect(Double(ticks - 1) / 120 >= strength.reaction - 1e-9 && Double(ticks - 1) / 120 >= 0.15)
    #expect(Double(ticks) / 120 <= strength.reaction + 0.03)
  }

  @Test("its paddle never moves faster than its speed", arguments: 0..<3)
  func speed(index: Int) {
    let strength = Strength.all[index]
    var computer = Computer(strength, seed: 3)
    let measures = Computer.Measures(radius: 0.03, halfPaddle: 0.13, face: 0.9, cruise: 0.5)
    var place = 0.5
    for tick in 0..<600 {
      let x: Double = tick / 60 % 2 == 0 ? 0.05 : 0.95
      let down: Double = tick / 40 % 3 == 0 ? -0.5 : 0.5
      computer.see(
        Computer.Sight(place: CGPoint(x: x, y: 0.3), velocity: CGPoint(x: 0.2, y: down)), ticksPerSecond: 120)
      let next = computer.step(from: place, in: measures, seconds: 1.0 / 120)
      #expect(abs(next - place) <= strength.speed / 120 + 1e-12)
      place = next
    }
  }

  @Test("it errs: its estimate of the same flight varies")
  func error() {
    let measures = Computer.Measures(radius: 0.03, halfPaddle: 0.13, face: 0.9, cruise: 0.5)
    for strength in Strength.all {
      var computer = Computer(strength, seed: 5)
      var wanted: [CGFloat] = []
      for _ in 0..<40 {
        for tick in 0..<60 {
          let flight = Computer.Sight(place: CGPoint(x: 0.5, y: 0.3), velocity: CGPoint(x: 0, y: 0.5))
          computer.see(tick < 50 ? flight : nil, ticksPerSecond: 120)
        }
        wanted.append(computer.wanted(measures))
        for _ in 0..<60 { computer.see(nil, ticksPerSecond: 120) }
      }
      let spread = (wanted.max() ?? 0) - (wanted.min() ?? 0)
      #expect(spread > 0.05, "\(spread)")
    }
  }

  @Test("each strength wins at least 70 % against the next lower", arguments: 1..<3)
  func order(index: Int) {
    var settings = Settings()
    settings[.points] = 0
    var wins = 0
    var longest = 0
    let matches = 30
    for match in 0..<matches {
      // The players swap ends, so that the first serve favors neither.
      let stronger: Side = match % 2 == 0 ? .near : .far
      var duel = Duel(
        near: Strength.all[stronger == .near ? index : index - 1],
        far: Strength.all[stronger == .far ? index : index - 1], settings: settings, seed: UInt64(match))
      if duel.play() == stronger { wins += 1 }
      longest = max(longest, duel.game.longestRally)
    }
    #expect(wins * 10 >= matches * 7, "\(wins) of \(matches)")
    #expect(longest > 5)
  }

  @Test("somebody who only follows the ball beats the gentle computer and loses to the fierce one")
  func follower() {
    for (index, least, most) in [(0, 17, 20), (1, 4, 16), (2, 0, 2)] {
      var wins = 0
      for match in 0..<20 {
        let side: Side = match % 2 == 0 ? .near : .far
        let strength = Strength.all[index]
        var duel = Duel(
          near: side == .near ? nil : strength, far: side == .far ? nil : strength, settings: Settings(),
          seed: UInt64(match))
        if duel.play() == side { wins += 1 }
      }
      #expect((least...most).contains(wins), "strength \(index): \(wins) of 20")
    }
  }

  @Test("an adaptive computer finds the person's level from above and from below, and then shares the points")
  func adaptive() {
    var settings = Settings()
    settings[.points] = 3
    for first in [0.0, 2] {
      var rival = Rival(level: first)
      var late: [Side] = []
      for match in 0..<8 {
        var duel = Duel(rival: rival, settings: settings, seed: UInt64(match))
        _ = duel.play()
        guard case .rival(let adapted, _) = duel.players[1] else { return }
        rival = adapted
        if match >= 2 { late += duel.points }
      }
      let share = Double(late.filter { $0 == .near }.count) / Double(late.count)
      #expect(share > 0.4 && share < 0.65, "from \(first): \(share) of \(late.count) points")
      #expect(rival.level > 0.2 && rival.level < 1.9, "\(rival.level)")
    }
  }

  @Test("between two levels every ability is interpolated; levels beyond the ends are clamped")
  func levels() {
    #expect(Strength.at(0) == Strength.all[0] && Strength.at(1) == Strength.all[1] && Strength.at(2) == Strength.all[2])
    let half = Strength.at(0.5)
    #expect(
      half.speed > Strength.all[0].speed && half.speed < Strength.all[1].speed && half.error > Strength.all[1].error)
    for level in [-5, Double.nan] { #expect(Strength.at(level) == Strength.all[0] && Rival(level: level).level == 0) }
    for level in [9, Double.infinity] {
      #expect(Strength.at(level) == Strength.all[2] && Rival(level: level).level == 2)
    }
    var rival = Rival(level: 2)
    rival.scored(person: true)
    #expect(rival.level == 2)
    for _ in 0..<40 { rival.scored(person: false) }
    #expect(rival.level == 0)
  }
}
