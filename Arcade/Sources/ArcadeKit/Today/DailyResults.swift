import GameSettings
import UIKit

extension Day {
  /// Today, by the time that the host has set.
  public static var today: Day { Day(secondsSince1970: Date.now.timeIntervalSince1970) }
}

/// The stored results of a game's daily challenges.
///
/// ```swift
/// let results = DailyResults(game: "breakout")
/// results.add(game.score, on: day)        // when the game of the day has ended
/// results.result(on: .today)?.official    // the first attempt, the one that counts
/// ```
public struct DailyResults {
  private let game: String
  private let lowestWins: Bool

  /// The results of `game`, the name from which its daily seed is derived. If times or mistakes are counted,
  /// `lowestWins`.
  public init(game: String, lowestWins: Bool = false) {
    self.game = game
    self.lowestWins = lowestWins
  }

  /// The result of a day; nil if no attempt was finished.
  public func result(on day: Day) -> DailyResult? { load().result(on: day) }

  /// The number of successive days with a result up to `day`, or up to the day before if there is none yet.
  public func streak(on day: Day) -> Int { load().streak(on: day) }

  /// Stores a finished attempt and returns the day's result with it. The day is the one whose challenge was played, even if
  /// the attempt ended after midnight.
  @discardableResult
  public func add(_ score: Int, on day: Day) -> DailyResult? {
    var record = load()
    record.add(score, on: day)
    let lowestWins = lowestWins
    UserDefaults.standard.register(
      merging: .init { mine, theirs in
        guard let mine = DailyRecord(text: mine, lowestWins: lowestWins) else { return theirs }
        guard let theirs = DailyRecord(text: theirs, lowestWins: lowestWins) else { return mine.text }
        return mine.merged(with: theirs).text
      }, forKey: key)
    UserDefaults.standard.set(record.text, forKey: key)
    return record.result(on: day)
  }

  private var key: String { "today." + game }

  private func load() -> DailyRecord {
    guard let text = UserDefaults.standard.string(forKey: key) else { return DailyRecord(lowestWins: lowestWins) }
    if let record = DailyRecord(text: text, lowestWins: lowestWins) { return record }
    UserDefaults.standard.setAside(text, forKey: key, because: "it is no list of days; a new one begins")
    return DailyRecord(lowestWins: lowestWins)
  }
}
