import ArcadeKit
import CaromGeometry
import UIKit

/// Time, moves, and what happens in a game.
extension ConcentrationViewController {
  // MARK: Time

  /// Keeps a timer for the next thing that happens by itself, while anything can.
  func updateClock() {
    clock.wake(after: game.ticksToNextEvent, in: run) { [me = Weak(self)] in
      guard let me = me.value else { return }
      me.letTimePass()
      me.updateViewFromModel()
    }
  }

  /// Tells the game how late it is, and shows what happened in the meantime.
  func letTimePass() { show(game.advance(ticks: clock.ticksPassed(in: run))) }

  // MARK: Moves

  /// A card was touched.
  package func choose(_ place: Int) {
    guard !isPaused else { return }
    letTimePass()
    show(game.choose(place))
    updateViewFromModel()
  }

  // MARK: Events

  /// Says and sounds what happened.
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

  /// The result comes when the last pair was seen.
  private func endSoon() {
    let timer = Timer(timeInterval: Pace.result, repeats: false) { [me = Weak(self)] _ in me.value?.finish() }
    run.add(timer)
    ending = timer
  }

  /// The game is over: the results are kept, and an alert tells of them.
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
