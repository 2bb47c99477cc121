import UIKit

extension GameViewController {
  /// Presents the card at the end of a game, and lets the page keep the recording of the run. Where it can, the card has
  /// a button that shows the run again.
  ///
  /// - Parameters:
  ///   - card: The card, complete but for that button.
  ///   - game: The name of the game in letters and digits: `breakout`.
  ///   - name: What was played, in the player's language: “Breakout”, or the name of a challenge.
  ///   - standing: The standing of the run at its end.
  public final func presentEnd(_ card: EndCard, of game: String, name: String, _ standing: RunStanding) {
    runView.endRun(
      RunResult(
        game: game + "-" + standing.rules, name: name, result: card.ending.sharedLine, score: Double(standing.score),
        lowestWins: standing.lowestWins))
    if let challenge, standing.score > challenge.lastScore { self.challenge = nil }
    hasEnded = true
    let application = UIApplication.shared
    card.offersWatching = application.keptRuns != nil
    card.showsPlace = standing.counts && !verifiedName.isEmpty && application.verifiedRuns?.access == .joined
    present(card, animated: true)
  }
}
