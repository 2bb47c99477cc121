import Breakout
import CaromGeometry
import UIKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Checks what must hold after each tick: every ball is in the court or counted as lost, and each standing brick has
/// its boundary. Returns a description of the first violation, or nil.
func violation(_ play: BreakoutViewController, comparingPaths: Bool = false) -> String? {
  let court = play.court
  let balls = play.behavior.balls
  for ball in balls {
    let center = ball.center
    let radius = ball.bounds.width / 2
    guard center.x.isFinite, center.y.isFinite else { return "a ball is nowhere" }
    if center.x < -radius || center.x > court.size.width + radius || center.y < -radius
      || center.y > court.size.height + radius
    {
      return "a ball at \(center) is neither in the court nor lost"
    }
  }
  let waiting = play.owedBalls + play.heldBallCount
  if play.game.phase == .playing, balls.count + waiting != play.game.ballsInPlay {
    return "\(balls.count) balls fly, \(waiting) wait, and \(play.game.ballsInPlay) are counted"
  }
  let boundaries = play.behavior.brickIDs.count
  let solid = play.game.wall.bricks.count { $0.isSolid }
  if boundaries != solid { return "\(boundaries) boundaries for \(solid) bricks" }
  guard comparingPaths else { return nil }
  for brick in play.game.wall.bricks where brick.isSolid {
    guard let path = play.behavior.brickBoundary(brick.id) else { return "brick \(brick.id) has no boundary" }
    if path.bounds != play.brickFrame(brick.id) { return "the boundary of brick \(brick.id) is not its frame" }
  }
  return nil
}

let breakoutRuns = [
  Run("breakout: games by a skilful bot, 1,000 with --full", playGames),
  Run("breakout: a careful bot at each drawn wall, 100 seeds with --full", playWalls),
  Run(
    "breakout: BR-X14, a bot that aims outscores one that only returns (p < 0.01), 100 games with --full", compareAims),
  Run(
    "breakout: boundaries equal brick frames in every tick of 20 games, turned every five seconds", compareBoundaries),
  Run("breakout: BR-X3, a skilful bot outscores a random one over 100 seeds (p < 0.01)", compareSkills),
  Run(
    "breakout: BR-R6c, BR-H22, a minute at each corner of the settings, with --full, else at every fifth", playCorners),
  Run("breakout: BR-R6c, ten seconds with each setting at either end", playEnds),
  Run("breakout: BR-H6, hits do not move the paddle, 10,000 with --full", hitPaddle),
  Run("breakout: sessions leave nothing behind, 200 with --full", tearDown),
]

private func playGames(_ report: inout Report) {
  let session = Session()
  var bot = BreakoutBot(.skilful, seed: 1)
  var cleared = 0
  var ticks = 0
  let games = count(200, full: 1_000)
  var faults: [String] = []
  let start = clock()
  for game in 1...games {
    let result = bot.play(session, seed: UInt64(game)) { play in
      if let fault = violation(play) { faults.append("game \(game): \(fault)") }
    }
    if result.isCleared { cleared += 1 }
    report.expect(result.isOver, "game \(game) did not end in twenty minutes")
    ticks += result.ticks
  }
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  let speed = Int(Double(ticks) / 120 / seconds)
  report.note("\(cleared) of \(games) cleared, \(ticks / 120 / games) s a game, \(speed) times real time")
  for fault in faults { report.expect(false, fault) }
  report.expect(cleared > 0, "no game was won, so winning was not tried")
  report.expect(cleared < games, "no game was lost, so losing was not tried")
  report.expect(session.diagnostics.isEmpty, session.diagnostics.first ?? "")
}

private func compareBoundaries(_ report: inout Report) {
  let session = Session()
  var bot = BreakoutBot(.skilful, seed: 2)
  var faults: [String] = []
  for game in 1...20 {
    var ticks = 0
    _ = bot.play(session, seed: UInt64(game)) { play in
      if let fault = violation(play, comparingPaths: true) { faults.append("game \(game): \(fault)") }
      ticks += 1
      guard ticks % 600 == 0 else { return }
      let isUpright = ticks % 1_200 == 0
      session.host.resize(to: isUpright ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390))
    }
  }
  for fault in faults { report.expect(false, fault) }
}

/// The careful bot clears each drawn wall with some of the seeds, and loses at least half a life per wall in the first ten: no wall is too
/// hard, and not all are too easy.
private func playWalls(_ report: inout Report) {
  let session = Session(stored: ["breakout.walls": "0"])
  let seeds = count(6, full: 100)
  var lost = 0
  var tenth = 0.0
  for wall in Level.journey.indices {
    var bot = BreakoutBot(.careful, seed: UInt64(wall))
    var cleared = 0
    var stars = 0
    var faults: [String] = []
    for seed in 1...seeds {
      session.play.play(.journey(wall))
      let result = bot.play(session, seed: UInt64(seed), seconds: 600) { play in
        if faults.isEmpty, let fault = violation(play) { faults.append("wall \(wall + 1), seed \(seed): \(fault)") }
      }
      if result.isCleared { cleared += 1 }
      lost += result.livesLost
      stars += result.stars
      report.expect(result.isOver, "wall \(wall + 1), seed \(seed): not over after ten minutes")
    }
    for fault in faults { report.expect(false, fault) }
    report.expect(cleared > 0, "wall \(wall + 1) was never cleared")
    report.note("wall \(wall + 1): \(cleared) of \(seeds) cleared, \(stars) stars, \(lost) lives lost up to here")
    if wall == 9 { tenth = Double(lost) / Double(10 * seeds) }
  }
  report.note("lives lost a wall up to the tenth: \(Int(tenth * 100)) hundredths")
  report.expect(tenth >= 0.5, "only \(tenth) lives are lost a wall")
  report.expect(session.diagnostics.isEmpty, session.diagnostics.first ?? "")
}

/// A bot that aims scores more than one that only returns the ball, with the same errors.
private func compareAims(_ report: inout Report) {
  let session = Session(stored: ["breakout.walls": "0"])
  var aiming = BreakoutBot(.careful, seed: 7)
  var returning = BreakoutBot(.returning, seed: 7)
  var wins = 0
  var totals = [0, 0]
  let games = count(40, full: 100)
  for game in 1...games {
    let wall = Course.journey(game * 7 % 30)
    session.play.play(wall)
    let better = aiming.play(session, seed: UInt64(game), seconds: 300).score
    session.play.play(wall)
    let other = returning.play(session, seed: UInt64(game), seconds: 300).score
    if better > other { wins += 1 }
    totals[0] += better
    totals[1] += other
  }
  report.note("\(wins) of \(games), \(totals[0] / games) points to \(totals[1] / games)")
  // By the sign test, chance alone gives so many wins in fewer than 1 of 100 experiments.
  report.expect(wins >= (isFull ? 63 : 28), "only \(wins) of \(games)")
}

private func compareSkills(_ report: inout Report) {
  let session = Session()
  var skilful = BreakoutBot(.skilful, seed: 3)
  var random = BreakoutBot(.random, seed: 4)
  var wins = 0
  for game in 1...100 {
    let better = skilful.play(session, seed: UInt64(game)).score
    if better > random.play(session, seed: UInt64(game)).score { wins += 1 }
  }
  report.note("\(wins) of 100")
  // By the sign test, chance alone gives 63 or more wins out of 100 in fewer than 1 of 100 experiments.
  report.expect(wins >= 63, "only \(wins) of 100")
}

/// Plays at every combination of least and greatest values of the settings that affect the flight and the wall.
private func playCorners(_ report: inout Report) {
  let corners: [Setting] = [
    .brickRows, .bricksPerRow, .toughShare, .specialShare, .balls, .ballSpeed, .bounciness, .gravity, .paddleWidth,
  ]
  var bot = BreakoutBot(.skilful, seed: 5)
  var fastest = 0.0
  var longestIdle = 0
  for corner in stride(from: 0, to: 1 << corners.count, by: isFull ? 1 : 5) {
    var stored: [String: String] = [:]
    for (bit, setting) in corners.enumerated() {
      let value = corner >> bit & 1 == 0 ? setting.scale.least : setting.scale.greatest
      stored[Setting.store.key(setting)] = "\(value)"
    }
    let session = Session(seed: Int32(corner), stored: stored)
    var fault: String?
    var stuck = StuckBalls()
    _ = bot.play(session, seed: UInt64(corner), seconds: 60) { play in
      fault = fault ?? violation(play) ?? stuck.fault(after: play)
      for ball in play.behavior.balls {
        let velocity = play.behavior.velocity(of: ball)
        let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot() / play.behavior.flight.fastest
        fastest = max(fastest, speed)
        if !(speed <= 1.001) { fault = fault ?? "a ball flies at \(speed) of the cap" }
      }
    }
    if let fault { report.expect(false, "corner \(stored): \(fault)") }
    report.expect(session.diagnostics.isEmpty, "corner \(stored): \(session.diagnostics.first ?? "")")
    longestIdle = max(longestIdle, stuck.longestIdle)
  }
  report.note(
    "fastest \(fastest) of the cap, at most \(longestIdle / 120) s without a hit")
}

/// Plays with the least and with the greatest value of each setting, the others at their standard values.
private func playEnds(_ report: inout Report) {
  var bot = BreakoutBot(.skilful, seed: 6)
  for setting in Setting.allCases {
    for value in [setting.scale.least, setting.scale.greatest] {
      let session = Session(stored: [Setting.store.key(setting): "\(value)"])
      var fault: String?
      var stuck = StuckBalls()
      let result = bot.play(session, seed: 1, seconds: 10) { play in
        fault = fault ?? violation(play) ?? stuck.fault(after: play)
      }
      if let fault { report.expect(false, "\(setting) at \(value): \(fault)") }
      report.expect(result.score > 0, "\(setting) at \(value): nothing was hit")
      report.expect(session.diagnostics.isEmpty, "\(setting) at \(value): \(session.diagnostics.first ?? "")")
    }
  }
}

private func hitPaddle(_ report: inout Report) {
  let session = Session(stored: [Setting.store.key(.practice): "1"])
  let play = session.play
  play.startGame(seed: 1)
  play.act()
  let place = play.paddle
  guard let ball = play.behavior.balls.first else { return report.expect(false, "no ball flies") }
  let hits = count(2_000, full: 10_000)
  for index in 0..<hits {
    let x = place.center.x + CGFloat(index % 201 - 100) / 100 * place.size.width * 0.45
    ball.center = CGPoint(x: x, y: play.court.serveY - 4)
    play.animator.updateItem(usingCurrentState: ball)
    play.behavior.setVelocity(CGPoint(x: CGFloat(index % 7 - 3) * 60, y: 600), of: ball)
    session.advance(ticks: 4)
    if play.paddle != place { return report.expect(false, "hit \(index) moved the paddle to \(play.paddle.center)") }
    if index % 100 == 0 { session.commit() }
  }
  report.expect(play.catches >= hits, "only \(play.catches) hits")
}

private func tearDown(_ report: inout Report) {
  for seed in 1...count(40, full: 200) {
    var play = Weak<BreakoutViewController>()
    var behavior = Weak<BreakoutBehavior>()
    var animator = Weak<UIDynamicAnimator>()
    var run = Weak<TickClock>()
    var application = Weak<UIApplication>()
    do {
      let session = Session(seed: Int32(seed))
      var bot = BreakoutBot(.skilful, seed: UInt64(seed))
      _ = bot.play(session, seed: UInt64(seed), seconds: 3)
      play = Weak(session.play)
      behavior = Weak(session.play.behavior)
      animator = Weak(session.play.animator)
      run = Weak(session.play.run)
      application = Weak(session.application)
    }
    report.expect(play.value == nil, "session \(seed) left its controller")
    report.expect(behavior.value == nil, "session \(seed) left its behavior")
    report.expect(animator.value == nil, "session \(seed) left its animator")
    report.expect(run.value == nil, "session \(seed) left its run's clock")
    report.expect(application.value == nil, "session \(seed) left its application")
  }
}
