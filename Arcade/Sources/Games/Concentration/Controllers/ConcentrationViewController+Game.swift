import ArcadeKit
import CaromGeometry
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
      say(ConcentrationStrings.turnedUp(game.face(place), by: player, game))
      play(.flip)
    case .matched:
      say(ConcentrationStrings.pair)
      play(.special)
      shake(.success)
    case .mismatched:
      say(ConcentrationStrings.noPair)
      shake(.error)
    case .turnedBack: play(.flip)
    case .turn(let player): say(ConcentrationStrings.turn(player, game))
    case .over: endSoon()
    }
  }

  private func say(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }

  // MARK: The end

  /// Shows the result after the player has had time to see the last pair.
  private func endSoon() {
    let timer = Timer(timeInterval: Pace.result, repeats: false) { [me = Weak(self)] _ in me.value?.finish() }
    run.add(timer)
    ending = timer
  }

  /// Ends the game: keeps the results and shows them in an alert.
  private func finish() {
    ending = nil
    play(game.winner == 1 && game.rival != nil ? .lost : .won)
    let alert = UIAlertController(
      title: ConcentrationStrings.overTitle(game),
      message: ConcentrationStrings.result(game, records: RecordStore.offer(game)), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: ConcentrationStrings.again, style: .default) { [me = Weak(self)] _ in
        me.value?.startNewGame()
      })
    present(alert, animated: true)
    updateViewFromModel()
  }

  private func play(_ sound: ArcadeSound) { play(sound, volume: sound == .flip ? 0.5 : 0.8) }
}
