import GameSettings

/// A challenge that is the same for everybody on a day, as the home screen's Today card shows it.
public struct DailyChallenge {
  /// Its name: “The day's wall”.
  public var name: String { makeName() }
  /// The place that starts it, after `#/`: `breakout/today`. Opening it again on the same day is practice.
  public let address: String
  /// Where its results are stored.
  public let results: DailyResults
  /// A score in words: “1,240 points”, “2 minutes 10”.
  public let words: (Int) -> String
  private let makeName: () -> String

  /// A challenge for `ArcadeEntry.challenges`.
  ///
  /// - Parameters:
  ///   - name: Evaluated whenever it is shown, so that it follows the language.
  ///   - address: The app's address, then the names that lead to the challenge.
  ///   - results: The results to which the game adds finished attempts.
  ///   - words: Called with a stored score.
  public init(
    name: @autoclosure @escaping () -> String, address: String, results: DailyResults, words: @escaping (Int) -> String
  ) {
    makeName = name
    self.address = address
    self.results = results
    self.words = words
  }
}
