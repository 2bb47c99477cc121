import ArcadeKit
import CaromGeometry
import UIKit

/// Time, moves, and what happens in a game.
extension SetViewController {
  // MARK: Time

  /// Keeps a timer for the next thing that happens by itself, while anything can.
  func updateClock() {
    let hasTime = game.settings.showsClock || game.rival != nil
    clock.wake(after: hasTime ? game.ticksToNextEvent : nil, in: run) { [me = Weak(self)] in
      guard let me = me.value else { return }
      me.letTimePass()
      me.updateViewFromModel()
    }
  }

  /// Tells the game how late it is, and shows what happened in the meantime.
  func letTimePass() { show(game.advance(ticks: clock.ticksPassed(in: run))) }

  // MARK: Moves

  /// Does something in the game, at the time that it is.
  func perform(_ move: (inout Game) -> [Game.Event]) {
    guard !isPaused else { return }
    letTimePass()
    let events = move(&game)
    show(events)
    updateViewFromModel()
  }

  /// A card was tapped.
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

  /// Brings the cards into another order.
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

  /// Says and sounds what happened.
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

  /// Three cards that are no set shake their heads.
  private func shake(_ cards: [Card]) {
    guard !Motion.isReduced else { return }
    UIApplication.shared.run(in: run) {
      for view in cardViews where cards.contains(view.card) { view.wobble() }
    }
  }

  /// The game is over: the score is kept, and an alert tells of it.
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
