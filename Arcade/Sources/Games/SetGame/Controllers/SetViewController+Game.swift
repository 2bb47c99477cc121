import ArcadeKit
import CaromGeometry
import GameSettings
import UIKit

/// The game's clock, its moves and its events.
extension SetViewController {
  // MARK: Time

  /// Sets a timer for the next event that comes without a move, if there can be one.
  func updateClock() {
    let hasTime = game.settings.showsClock || game.rival != nil
    clock.wake(after: hasTime ? game.ticksToNextEvent : nil, in: run) { [me = Weak(self)] in
      guard let me = me.value else { return }
      me.letTimePass()
      me.updateViewFromModel()
    }
  }

  /// Advances the game to the present, and shows what happened since.
  func letTimePass() { show(game.advance(ticks: clock.ticksPassed(in: run))) }

  // MARK: Moves

  /// Makes a move at the present time of the game.
  func perform(_ move: (inout Game) -> [Game.Event]) {
    guard !isPaused else { return }
    letTimePass()
    let events = move(&game)
    show(events)
    updateViewFromModel()
  }

  /// Chooses the card that was tapped.
  package func choose(_ card: Card) {
    let count = game.selection.count
    perform { $0.choose(card) }
    if game.selection.count != count { play(.tap) }
  }

  package func dealThree() { perform { $0.dealThree() } }
  package func hint() { perform { $0.hint() } }
  func clearSelection() {
    perform { game in
      game.clearSelection()
      return []
    }
  }

  /// Puts the cards in a new random order.
  package func shuffleCards() {
    perform { game in
      game.shuffle(using: &run.generator)
      return []
    }
  }

  package func undo() {
    perform { game in
      if game.undo() { words = SetStrings.undone }
      return []
    }
  }

  // MARK: Events

  /// Announces events and plays their sounds.
  private func show(_ events: [Game.Event]) { for event in events { show(event) } }

  private func show(_ event: Game.Event) {
    switch event {
    case .matched(_, by: .person, let points):
      say(SetStrings.found(points))
      play(.special)
      shake(.success)
    case .matched(_, by: .rival, _):
      say(SetStrings.rivalFound)
      play(.lost)
    case .mismatched(let cards):
      say(SetStrings.mismatch(cards))
      play(.error)
      shake(.error)
      shake(cards)
    case .dealt: break
    case .dealtNeedlessly: say(SetStrings.needless)
    case .hinted(let count): say(SetStrings.hinted(count))
    case .noSet: say(SetStrings.noSet)
    case .called:
      say(SetStrings.rivalCalls)
      play(.count)
    case .over:
      play(.won)
      finish()
    }
  }

  private func say(_ text: String) {
    words = text
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  /// Shakes three cards that are not a set.
  private func shake(_ cards: [Card]) {
    guard !Motion.isReduced else { return }
    run.perform {
      for view in cardViews where cards.contains(view.card) { view.wobble() }
    }
  }

  /// Ends the game: keeps the score and shows it in an alert.
  private func finish() {
    let signature = game.settings.signature
    let isBest = game.countsForBest && scores.offer(game.score, signature: signature)
    let alert = UIAlertController(
      title: SetStrings.overTitle(game),
      message: SetStrings.result(game, isBest: isBest, best: scores.best(signature)), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: SetStrings.again, style: .default) { [me = Weak(self)] _ in me.value?.startNewGame() })
    present(alert, animated: true)
  }

  func play(_ sound: ArcadeSound) { play(sound, volume: sound == .tap || sound == .flip ? 0.5 : 0.8) }
}
