import ArcadeKit
import CaromGeometry
import GameSettings
import UIKit

/// The game's clock, its moves and its events.
extension ConcentrationViewController {
  // MARK: Time

  /// Sets a timer for the next event that comes without a move, if there can be one.
  func updateClock() {
    clock.wake(after: game.ticksToNextEvent, in: run) { [me = Weak(self)] in
      guard let me = me.value else { return }
      me.letTimePass()
      me.updateViewFromModel()
    }
  }

  /// Advances the game to the present, and shows what happened since.
  func letTimePass() { show(game.advance(ticks: clock.ticksPassed(in: run))) }

  // MARK: Moves

  /// Turns up the card that was tapped.
  package func choose(_ place: Int) {
    guard !isPaused else { return }
    letTimePass()
    show(game.choose(place))
    updateViewFromModel()
  }

  // MARK: Events

  /// Announces events and plays their sounds.
  private func show(_ events: [Game.Event]) { for event in events { show(event) } }

  private func show(_ event: Game.Event) {
    switch event {
    case .turnedUp(let place, let player):
      say(ConcentrationStrings.turnedUp(faceName(place), by: player, game))
      play(.flip)
    case .matched:
      say(ConcentrationStrings.pair)
      play(.special)
      shake(.success)
    case .mismatched(_, let seen, _):
      say(ConcentrationStrings.noPair(seen: seen))
      shake(.error)
    case .turnedBack: play(.flip)
    case .turn(let player): say(ConcentrationStrings.turn(player, game))
    case .over: endSoon()
    }
  }

  private func say(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }

  // MARK: The end

  /// Lets the pairs tumble after the player has had time to see the last one.
  private func endSoon() {
    let timer = Timer(timeInterval: Pace.result, repeats: false) { [me = Weak(self)] _ in me.value?.tumble() }
    run.add(timer)
    ending = timer
  }

  private func tumble() {
    ending = nil
    isTumbling = true
    let faces = game.cards.indices.map { game.face($0) }
    run.perform {
      tray.fill(faces, game.theme, in: run) { [me = Weak(self)] in me.value?.finish() }
    }
    updateViewFromModel()
  }

  /// Ends the game: keeps the results and shows them.
  private func finish() {
    isTumbling = false
    play(game.winner == 1 && game.rival != nil ? .lost : .won)
    regrets.game = game
    let result = day.flatMap { DailyResults(game: Self.game, lowestWins: true).add(game.flips, on: $0) }
    let best = day == nil ? RecordStore.bestScore(game.settings.recordName) : nil
    let card = EndCard(ending(result, best), skin: .concentration) { [me = Weak(self)] in me.value?.startAnew() }
    card.rest = { [me = Weak(self)] in me.value?.startAnew() }
    let name = day == nil ? ConcentrationStrings.title : ConcentrationStrings.todayName
    card.offerSharing(
      name, of: self, scene: tray, on: day,
      results: DailyResults(game: Self.game, lowestWins: true))
    if !game.regrets.isEmpty {
      card.addChoice(ConcentrationStrings.regrets) { [me = Weak(self)] in
        if let me = me.value { me.show(me.regrets, sender: me) }
      }
    }
    presentEnd(card, of: Self.game, name: name, standing)
    updateViewFromModel()
  }

  /// The end card's contents after a game, given the best score before it.
  private func ending(_ result: DailyResult?, _ best: Int?) -> Ending {
    var ending = Ending(title: ConcentrationStrings.overTitle(game))
    ending.facts = [.init(ConcentrationStrings.bestTime, ConcentrationStrings.time(game.seconds))]
    if let result {
      ending.result = ConcentrationStrings.flips(game.flips)
      ending.remark = ConcentrationStrings.today(result)
    } else if game.players.count == 2 {
      ending.result = ConcentrationStrings.standing(game)
      ending.spokenResult = ConcentrationStrings.spokenStanding(game)
      _ = RecordStore.offer(game)
    } else {
      ending.score = game.players[0].score
      let news = RecordStore.offer(game)
      ending.compare(with: best ?? 0)
      // A negative score can be the best one, too.
      if news.isBestScore, !ending.isRecord { ending.remark = ConcentrationStrings.bestYet }
      let others = [
        news.isFewestFlips ? ConcentrationStrings.fewestYet : nil,
        news.isFastest ? ConcentrationStrings.fastestYet : nil,
      ].compactMap { $0 }
      ending.isRecord = news.isBestScore || !others.isEmpty
      if !others.isEmpty {
        ending.remark = ((news.isBestScore ? [ending.remark ?? ""] : []) + others).joined(separator: " ")
      }
      ending.facts.append(.init(ConcentrationStrings.fewestFlips, NumberText.grouped(game.flips)))
    }
    if game.players.count == 1 || game.rival != nil {
      ending.facts.append(.init(ConcentrationStrings.forgotten, NumberText.grouped(game.lapses)))
    }
    return ending
  }

  private func play(_ sound: ArcadeSound) { play(sound, volume: sound == .flip ? 0.5 : 0.8) }
}
