import CaromGeometry
import CaromHeadlessHost
import Concentration
import UIKit

let concentrationRuns = [
  Run("concentration: whole games by touch at random sizes, 1,000 with --full", playConcentrationGames),
  Run("concentration: random touches, keys, resizes, hides and shows, a million with --full", monkeyAtConcentration),
]

private func open(_ number: Int, pairs: Int, players: Int) -> (CardSession, ConcentrationViewController) {
  let session = CardSession(
    seed: Int32(number),
    stored: [
      "concentration.clock": "0", "concentration.sound": "0", "concentration.pairs": "\(pairs)",
      "concentration.players": "\(players)",
    ], root: { ConcentrationViewController() })
  return (session, session.host.rootViewController as! ConcentrationViewController)
}

/// Plays a thousand games of two to twelve pairs: alone, between two players, and against the computer.
private func playConcentrationGames(_ report: inout Report) {
  var chance = SeededGenerator(seed: 12)
  let perSession = 20
  var flips = 0
  for number in 0..<count(10, full: 50) {
    let (session, play) = open(number, pairs: 2 + number % 11, players: number % 3)
    for game in 0..<perSession {
      let name = "game \(number * perSession + game)"
      session.resize(using: &chance)
      play.startGame(seed: UInt64(number * perSession + game))
      session.host.advance(seconds: 2.5)
      var steps = 0
      while !play.game.isOver, steps < 600 {
        steps += 1
        move(play, session, &chance)
        if let fault = miscount(play.game) { report.expect(false, "\(name): \(fault)") }
        if chance.next(below: 12) == 0 { session.resize(using: &chance) }
        if chance.next(below: 10) == 0, play.game.rival == nil {
          session.host.advance(seconds: 5)
          check(play, session, name, &report)
        }
        if steps % 8 == 0 { session.commit() }
      }
      flips += play.game.flips
      report.expect(
        play.game.isOver && play.game.pairsLeft == 0, "\(name) did not end in 600 moves: " + session.state(play))
      session.host.advance(seconds: 10)
      check(play, session, name + ", at its end", &report)
      session.playAgain(&report, name)
    }
    report.expect(session.diagnostics.isEmpty, "session \(number): \(session.diagnostics.first ?? "")")
  }
  report.note("\(flips / 1_000) flips a game")
}

/// The player's next move. Most cards are turned up together with their twins, some with others, and some while they
/// move.
private func move(_ play: ConcentrationViewController, _ session: CardSession, _ chance: inout SeededGenerator) {
  let lying = play.game.lying
  if let first = chance.pick(from: lying), !play.game.isRivalsTurn {
    tap(first, play, session.host)
    let twin = lying.first { $0 != first && play.game.cards[$0].pair == play.game.cards[first].pair }
    let second = chance.next(below: 4) == 0 ? chance.pick(from: lying) : twin
    if chance.next(below: 3) == 0 { session.host.advance(ticks: Int(chance.next(below: 30))) }
    if let second { tap(second, play, session.host) }
  }
  session.host.advance(seconds: chance.next(in: 0.05...1.5))
}

private func tap(_ place: Int, _ play: ConcentrationViewController, _ host: HeadlessHost) {
  host.tap(at: play.view.convert(play.middle(of: place), to: nil))
}

/// A description of what is inconsistent in a game; nil if nothing is.
private func miscount(_ game: Game) -> String? {
  let found = game.players.reduce(0) { $0 + $1.pairs }
  let gone = game.cards.filter { $0.isMatched }.count
  if gone != 2 * found { return "\(gone) cards are gone, and \(found) pairs were found" }
  if game.up.count > 2 { return "\(game.up.count) cards are up" }
  let seen = game.cards.indices.filter { game.cards[$0].isFaceUp && !game.cards[$0].isMatched }
  if seen.count != game.up.count { return "\(seen.count) cards lie face up, and \(game.up.count) count as such" }
  return nil
}

private func check(
  _ play: ConcentrationViewController, _ session: CardSession, _ name: String, _ report: inout Report
) {
  for fault in play.faultsAtRest().prefix(3) { report.expect(false, "\(name): \(fault)") }
  report.expect(!session.asksForFrames(), "\(name): frames are asked for at rest")
}

private func monkeyAtConcentration(_ report: inout Report) {
  var random = SeededGenerator(seed: 1_200)
  let inputs = count(20_000, full: 1_000_000)
  let sessionLength = 10_000
  for number in 0..<(inputs / sessionLength) {
    let (session, play) = open(number, pairs: 4 + number % 9, players: number % 3)
    for input in 0..<sessionLength {
      session.host.sendAnything(using: &random)
      if random.next(below: 3) == 0 { session.host.advance(ticks: Int(random.next(below: 12))) }
      if random.next(below: 40) == 0, let place = random.pick(from: play.game.lying) { tap(place, play, session.host) }
      if random.next(below: 60) == 0 { session.commit() }
      if let fault = miscount(play.game) { report.expect(false, "session \(number), input \(input): \(fault)") }
    }
    session.calm(play) { play.resume() }
    if play.game.rival == nil {
      for fault in play.faultsAtRest().prefix(3) { report.expect(false, "session \(number): \(fault)") }
      report.expect(!session.asksForFrames(), "session \(number): frames are asked for at rest")
    }
    play.startNewGame()
    session.host.advance(seconds: 2.5)
    tap(0, play, session.host)
    report.expect(play.game.cards[0].isFaceUp, "session \(number): no card can be turned up")
    session.host.advance(ticks: 2)
    let touches = session.host.touchesUnderWay
    report.expect(touches == nil, "session \(number): \(touches ?? "")")
  }
}
