import CaromGeometry
import CaromHeadlessHost
import Pong
import UIKit

/// A session of Pong alone.
private final class PongSession {
  let host: HeadlessHost
  let application: UIApplication
  let play: PongViewController
  private(set) var diagnostics: [String] = []

  init(_ settings: [String: Int], seed: Int32 = 1, size: CGSize = CGSize(width: 390, height: 844)) {
    var stored = ["pong.sound": "0", "pong.trace": "0"]
    for (name, value) in settings { stored["pong." + name] = "\(value)" }
    host = HeadlessHost(size: size, seed: seed, stored: stored, root: { PongApp.makeRootViewController() })
    application = host.application
    play = (host.rootViewController as! UITabBarController).viewControllers![0] as! PongViewController
  }

  func advance(_ ticks: Int = 1) { host.advance(ticks: ticks) }

  /// Commits the changes as a page does, and discards all outputs but the diagnostics.
  func commit() {
    host.commitUnread()
    diagnostics += host.diagnostics
    host.forgetOutputs()
  }

  /// Serves if the game waits for it.
  func serve() { if play.game.phase == .serving { play.act() } }

  /// Moves the near paddle towards the ball, as fast as a held key would.
  func hold() {
    guard let ball = play.behavior.ball else { return }
    let reach = play.court.keySpeed / UIApplication.ticksPerSecond
    let x = play.behavior.paddleX(.near)
    let way = play.court.inCourt(ball.center).x - x
    play.setGoal(.near, x + max(-reach, min(way, reach)))
  }

  /// Moves both paddles to the ball, with a random error of up to `error` points.
  func follow(_ error: CGFloat, _ chance: inout SeededGenerator) {
    guard let ball = play.behavior.ball else { return }
    let x = play.court.inCourt(ball.center).x
    for side in Side.allCases { play.setGoal(side, x + chance.next(in: -error...error)) }
  }
}

let pongRuns = [
  Run("pong: the keen computer beats the gentle one, 1,000 matches with --full") { playMatches(1, &$0) },
  Run("pong: the fierce computer beats the keen one, 1,000 matches with --full") { playMatches(2, &$0) },
  Run("pong: a follower beats the gentle computer and loses to the fierce one in 9 of 10, 200 matches with --full") {
    playFollower(&$0)
  },
  Run("pong: rallies with the spring drive, never above the cap, 10,000 with --full", playSpringRallies),
  Run("pong: hits keep the speed and turn nothing, no ball sticks to a wall, 10,000 with --full", keepSpeed),
  Run("pong: 100 sessions leave nothing behind", tearDownPong),
]

/// Plays matches between a strength and the one below it in the real court. They swap ends after each match.
private func playMatches(_ index: Int, _ report: inout Report) {
  let session = PongSession(["players": 0, "points": 0])
  let play = session.play
  let matches = count(60, full: 1_000)
  var wins = 0
  var ticks = 0
  var hits = 0
  for match in 0..<matches {
    let stronger: Side = match % 2 == 0 ? .near : .far
    play.startGame(seed: UInt64(match))
    for side in Side.allCases {
      let strength = Strength.all[side == stronger ? index : index - 1]
      play.computers[side.rawValue] = Computer(strength, seed: UInt64(match) &* 2 &+ UInt64(side.rawValue))
    }
    var own = 0
    while !play.game.isOver, own < 120 * 3_600 {
      session.advance()
      own += 1
      if own % 480 == 0 { session.commit() }
    }
    report.expect(play.game.isOver, "match \(match) did not end in an hour")
    if play.game.winner == stronger { wins += 1 }
    ticks += own
    hits = max(hits, play.game.longestRally)
    // The alert appears, and is dismissed.
    session.advance(90)
    session.host.tap("Play again")
    session.advance(90)
    session.commit()
  }
  report.note("\(wins) of \(matches) won, \(ticks / 120 / matches) s a match, longest rally \(hits)")
  report.expect(wins * 10 >= matches * 7, "only \(wins) of \(matches)")
  report.expect(wins < matches, "no match was lost, so the strengths are too far apart")
  report.expect(session.diagnostics.isEmpty, session.diagnostics.first ?? "")
}

/// Plays a follower, which only holds the paddle under the ball, as fast as the keys move it, against each strength, in
/// an upright court and in a sideways one.
private func playFollower(_ report: inout Report) {
  let matches = count(10, full: 200)
  for (index, name) in ["gentle", "keen", "fierce"].enumerated() {
    for isUpright in [true, false] {
      var wins = 0
      var points = [0, 0]
      var longest = 0
      let session = PongSession(
        ["players": 1, "strength": index],
        size: isUpright ? CGSize(width: 393, height: 852) : CGSize(width: 852, height: 393))
      let play = session.play
      for match in 0..<matches {
        play.startGame(seed: UInt64(match))
        var own = 0
        while !play.game.isOver, own < 120 * 3_600 {
          session.serve()
          session.hold()
          session.advance()
          own += 1
          if own % 480 == 0 { session.commit() }
        }
        report.expect(play.game.isOver, "match \(match) did not end in an hour")
        if play.game.winner == .near { wins += 1 }
        for side in Side.allCases { points[side.rawValue] += play.game.points(side) }
        longest = max(longest, play.game.longestRally)
        session.advance(90)
        session.host.tap("Play again")
        session.advance(90)
        session.commit()
      }
      let way = isUpright ? "upright" : "sideways"
      report.note(
        "\(name), \(way): the follower won \(wins) of \(matches), points \(points[0]):\(points[1]), longest rally \(longest)"
      )
      if index == 0 {
        report.expect(wins * 10 >= matches * 8, "only \(wins) of \(matches) against the gentle one, \(way)")
      }
      if index == 2 { report.expect(wins * 10 <= matches, "\(wins) of \(matches) against the fierce one, \(way)") }
      report.expect(session.diagnostics.isEmpty, session.diagnostics.first ?? "")
    }
  }
}

private func playSpringRallies(_ report: inout Report) {
  let session = PongSession(["players": 2, "drive": 2, "speedUp": 10, "spin": 100, "ballSpeed": 160])
  let play = session.play
  var chance = SeededGenerator(seed: 2)
  var rallies = 0
  var fastest = 0.0
  var ticks = 0
  var wasFlying = false
  let wanted = count(500, full: 10_000)
  while rallies < wanted, ticks < 120 * 200_000 {
    // Leaves the match before its end, so that no alert gets in the way.
    if play.game.matchPoint != nil, play.game.phase == .serving { play.startGame(seed: UInt64(ticks)) }
    session.serve()
    if ticks % 6 == 0 { session.follow(play.court.paddleLength * 0.7, &chance) }
    session.advance()
    ticks += 1
    if ticks % 480 == 0 { session.commit() }
    let isFlying = play.behavior.ball != nil
    if isFlying {
      let velocity = play.behavior.velocity
      let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot() / play.behavior.flight.fastest
      fastest = max(fastest, speed)
      if !(speed <= 1.001) { report.expect(false, "rally \(rallies): \(speed) of the cap") }
      let place = play.court.inCourt(play.behavior.ball!.center)
      let room = play.court.ballDiameter * 2
      if !(place.x > -room && place.x < play.court.width + room) { report.expect(false, "the ball is at \(place)") }
    }
    if wasFlying, !isFlying { rallies += 1 }
    wasFlying = isFlying
  }
  report.note("\(rallies) rallies in \(ticks / 120) s, fastest \(fastest) of the cap")
  report.expect(rallies >= wanted, "only \(rallies) rallies")
  report.expect(session.diagnostics.isEmpty, session.diagnostics.first ?? "")
}

private func keepSpeed(_ report: inout Report) {
  let session = PongSession(["players": 2, "speedUp": 0, "paddleLength": 40])
  let play = session.play
  var chance = SeededGenerator(seed: 3)
  var hits = 0
  var ticks = 0
  var drift = 0.0
  var atWall = 0
  var longestAtWall = 0
  var flown = 0
  let wanted = count(500, full: 10_000)
  while hits < wanted, ticks < 120 * 40_000 {
    if play.game.matchPoint != nil, play.game.phase == .serving { play.startGame(seed: UInt64(ticks)) }
    session.serve()
    let before = play.game.hits
    session.follow(play.court.paddleLength * 0.3, &chance)
    session.advance()
    ticks += 1
    if ticks % 480 == 0 { session.commit() }
    if play.game.hits > before { hits += 1 }
    flown = play.behavior.ball == nil ? 0 : flown + 1
    // The push of a serve takes effect in the tick after the ball is put into play.
    guard let ball = play.behavior.ball, flown > 1, play.behavior.passed == nil else { continue }
    let velocity = play.behavior.velocity
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    drift = max(drift, abs(speed / play.court.cruise - 1))
    let x = play.court.inCourt(ball.center).x
    let room = play.court.ballDiameter / 2 + 0.2
    // A ball that flies along the wall stays near it for as long as that takes.
    atWall = (x < room || x > play.court.width - room) && abs(velocity.x) > 40 ? atWall + 1 : 0
    longestAtWall = max(longestAtWall, atWall)
    for view in play.behavior.paddles + [ball] where view.transform != .identity {
      report.expect(false, "something turned after \(hits) hits")
    }
  }
  report.note("\(hits) hits, speed within \(drift), at a wall for \(longestAtWall) ticks at most")
  report.expect(hits >= wanted, "only \(hits) hits")
  report.expect(drift < 0.001, "the speed strayed by \(drift)")
  report.expect(longestAtWall <= 3, "at a wall for \(longestAtWall) ticks")
  report.expect(session.diagnostics.isEmpty, session.diagnostics.first ?? "")
}

private func tearDownPong(_ report: inout Report) {
  for seed in 1...100 {
    var play = Weak<PongViewController>()
    var behavior = Weak<PongBehavior>()
    var animator = Weak<UIDynamicAnimator>()
    var run = Weak<TickClock>()
    var application = Weak<UIApplication>()
    do {
      let session = PongSession(["players": 0, "drive": seed % 3, "trace": 1], seed: Int32(seed))
      session.advance(400)
      if seed % 2 == 0 { session.host.rotate() }
      session.advance(100)
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
