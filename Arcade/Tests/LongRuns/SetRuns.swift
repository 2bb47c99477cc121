import CaromGeometry
import CaromHeadlessHost
import SetGame
import UIKit

let setRuns = [
  Run("set: whole games by touch at random sizes, 1,000 with --full", playSetGames),
  Run("set: random touches, keys, resizes, hides and shows, a million with --full", monkeyAtSet),
]

/// Plays a thousand games. Most sets are found, some are missed; cards are dealt, shuffled and turned while they fly.
private func playSetGames(_ report: inout Report) {
  var chance = SeededGenerator(seed: 81)
  let perSession = 20
  var moves = 0
  for number in 0..<count(10, full: 50) {
    // Without the time, so that nothing has to be drawn at rest. The computer plays in some of the sessions.
    let opponent = number % 5 == 4 ? 3 : 0
    let session = CardSession(
      seed: Int32(number), stored: ["set.clock": "0", "set.sound": "0", "set.opponent": "\(opponent)"],
      root: { SetApp.makeRootViewController() })
    guard let play = (session.host.rootViewController as? SetStack)?.play else { continue }
    for game in 0..<perSession {
      let name = "game \(number * perSession + game)"
      session.resize(using: &chance)
      play.startGame(seed: UInt64(number * perSession + game))
      session.host.advance(seconds: 2.5)
      var steps = 0
      while !play.game.isOver, steps < 400 {
        steps += 1
        move(play, session, &chance)
        let fault = play.game.deck.count + play.game.table.count + play.game.discards.count
        if fault != 81 { report.expect(false, "\(name): \(fault) cards are accounted for") }
        if chance.next(below: 12) == 0 { session.resize(using: &chance) }
        if chance.next(below: 10) == 0 {
          session.host.advance(seconds: 7)
          // Meanwhile the computer may have started another flight.
          if opponent == 0 { check(play, session, name, &report) }
        }
        if steps % 8 == 0 { session.commit() }
      }
      moves += steps
      report.expect(play.game.isOver, "\(name) did not end in 400 moves: " + session.state(play))
      report.expect(SetRule.firstSet(in: play.game.table) == nil, "\(name) ended with a set on the table")
      session.host.advance(seconds: 8)
      check(play, session, name + ", at its end", &report)
      session.playAgain(&report, name)
    }
    report.expect(session.diagnostics.isEmpty, "session \(number): \(session.diagnostics.first ?? "")")
  }
  report.note("\(moves / 1_000) moves a game")
}

/// The player's next move.
private func move(_ play: SetViewController, _ session: CardSession, _ chance: inout SeededGenerator) {
  let host = session.host
  switch chance.next(below: 20) {
  case 0: host.press("KeyS")
  case 1: host.press("KeyH")
  case 2: host.press("KeyD")
  case 3: if play.game.canUndo { host.press("KeyU") }
  case 4, 5: for card in play.game.table.prefix(3) { tap(card, play, host) }
  default:
    if let set = SetRule.firstSet(in: play.game.table) {
      for card in set { tap(card, play, host) }
    } else {
      host.press("KeyD")
    }
  }
  host.advance(seconds: chance.next(in: 0.05...0.8))
}

private func tap(_ card: Card, _ play: SetViewController, _ host: HeadlessHost) {
  if let middle = play.middle(of: card) { host.tap(at: play.view.convert(middle, to: nil)) }
}

private func check(_ play: SetViewController, _ session: CardSession, _ name: String, _ report: inout Report) {
  for fault in play.faultsAtRest().prefix(3) { report.expect(false, "\(name): \(fault)") }
  report.expect(!session.asksForFrames(), "\(name): frames are asked for at rest")
}

private func monkeyAtSet(_ report: inout Report) {
  var random = SeededGenerator(seed: 8_100)
  let inputs = count(20_000, full: 1_000_000)
  let sessionLength = 10_000
  for number in 0..<(inputs / sessionLength) {
    let session = CardSession(
      seed: Int32(number), stored: ["set.clock": "0", "set.opponent": "\(number % 4)"],
      root: { SetApp.makeRootViewController() })
    guard let play = (session.host.rootViewController as? SetStack)?.play else { continue }
    for input in 0..<sessionLength {
      session.host.sendAnything(using: &random)
      if random.next(below: 3) == 0 { session.host.advance(ticks: Int(random.next(below: 12))) }
      // Random inputs seldom hit three cards that form a set.
      if random.next(below: 40) == 0, let set = SetRule.firstSet(in: play.game.table) {
        for card in set { tap(card, play, session.host) }
      }
      if random.next(below: 60) == 0 { session.commit() }
      let count = play.game.deck.count + play.game.table.count + play.game.discards.count
      // The random inputs may have chosen Junior, whose deck is smaller.
      let whole = play.game.variant.deck.count
      if count != whole {
        report.expect(false, "session \(number), input \(input): \(count) cards of \(whole)")
      }
    }
    session.calm(play) { play.resume() }
    // With a computer, which the random inputs may have chosen, the game continues by itself; without one, the table
    // comes to rest.
    if play.game.rival == nil {
      for fault in play.faultsAtRest().prefix(3) { report.expect(false, "session \(number): \(fault)") }
      report.expect(!session.asksForFrames(), "session \(number): frames are asked for at rest")
    }
    play.startNewGame()
    session.host.advance(seconds: 2.5)
    let before = play.game.setsFound
    // The random inputs may have chosen another variant.
    let find = play.game.variant.firstFind(in: play.game.table)
    for card in find ?? [] { tap(card, play, session.host) }
    report.expect(
      play.game.setsFound == before + (find == nil ? 0 : 1), "session \(number): a set can no longer be taken")
    session.host.advance(ticks: 2)
    let touches = session.host.touchesUnderWay
    report.expect(touches == nil, "session \(number): \(touches ?? "")")
  }
}
