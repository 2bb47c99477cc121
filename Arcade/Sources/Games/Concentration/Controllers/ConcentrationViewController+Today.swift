import ArcadeKit
import GameSettings
import UIKit

/// The day's pairs: for everybody the same cards in the same places.
extension ConcentrationViewController {
  /// The name under which seeds and results of the day are made.
  package static let game = "concentration"

  /// Plays the day's pairs, or continues with them.
  package func playToday() {
    guard day != .today else { return }
    day = .today
    if isViewLoaded { startAnew() }
  }

  /// Plays as the settings say from now on; a game of another kind begins anew.
  package func leaveToday() {
    guard day != nil else { return }
    day = nil
    if isViewLoaded { startNewGame() }
  }

  /// Starts a new game, which is not the day's.
  package func startFreely() {
    let wasDay = day != nil
    day = nil
    // A run belongs to the address at which it begins.
    if wasDay { addressQueryChanged() }
    startNewGame()
  }

  /// Starts a game of the kind that is played.
  package func startAnew() {
    guard let day else { return startNewGame() }
    startGame(seed: day.seed(for: Self.game))
  }
}
