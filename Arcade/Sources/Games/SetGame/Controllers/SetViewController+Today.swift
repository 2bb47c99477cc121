import ArcadeKit
import GameSettings
import UIKit

/// The day's deck: for everybody the same cards in the same order.
extension SetViewController {
  /// The name under which seeds and results of the day are made.
  static let name = "set"
  /// The address component of the day's deck.
  package static let todayName = "today"

  /// Plays the day's deck, or continues with it.
  package func playToday() {
    guard day != .today else { return }
    day = .today
    if isViewLoaded { startAnew() }
  }

  /// Plays as the settings say from now on; a game of another kind begins anew.
  package func leaveToday() {
    guard day != nil else { return }
    day = nil
    if isViewLoaded { startAnew() }
  }

  /// Starts a new game, which is not the day's.
  package func startFreely() {
    let wasDay = day != nil
    day = nil
    // A run belongs to the address at which it begins.
    if wasDay { addressQueryChanged() }
    startAnew()
  }

  /// Starts a game of the kind that is played.
  package func startAnew() {
    showTitle()
    guard let day else { return startNewGame() }
    startGame(seed: day.seed(for: Self.name))
  }

  func showTitle() { title = day.map { DayText.short($0) } ?? SetStrings.title }
}
