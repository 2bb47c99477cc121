import GameSettings

/// A player's result in the challenge of one day.
public struct DailyResult: Equatable {
  /// The score of the first attempt, which is the one that counts.
  public let official: Int
  /// The best score of all attempts.
  public let best: Int
  /// The number of finished attempts; at least 1.
  public let attempts: Int

  /// A result as it is stored; `attempts` is at least 1.
  package init(official: Int, best: Int, attempts: Int) {
    self.official = official
    self.best = best
    self.attempts = attempts
  }
}

/// The stored results of a game's daily challenges: recent days one by one, older ones only as the length of the streak
/// that they end.
struct DailyRecord: Equatable {
  /// How many days are stored one by one.
  static let most = 60

  /// The stored days, oldest first.
  private(set) var days: [(day: Day, result: DailyResult)] = []
  /// The last day that is no longer stored by itself, and the length of the streak of played days that ends with it.
  private var before: (day: Day, run: Int)?
  /// Whether the lowest score is the best.
  let lowestWins: Bool

  init(lowestWins: Bool) { self.lowestWins = lowestWins }

  static func == (left: DailyRecord, right: DailyRecord) -> Bool { left.text == right.text }

  func result(on day: Day) -> DailyResult? { days.last { $0.day == day }?.result }

  /// Adds a finished attempt. An attempt on a day that is no longer stored by itself has no effect.
  mutating func add(_ score: Int, on day: Day) {
    guard before.map({ $0.day < day }) ?? true else { return }
    if let place = days.firstIndex(where: { $0.day == day }) {
      let old = days[place].result
      days[place].result = DailyResult(
        official: old.official, best: better(old.best, score), attempts: min(old.attempts + 1, 9_999))
    } else {
      insert(day, DailyResult(official: score, best: score, attempts: 1))
    }
    trim()
  }

  /// The number of successive days with a result up to `day`, or up to the day before if there is none yet.
  func streak(on day: Day) -> Int {
    var next = result(on: day) == nil ? day.adding(-1) : day
    var count = 0
    while result(on: next) != nil {
      count += 1
      next = next.adding(-1)
    }
    if let before, before.day == next { count += before.run }
    return count
  }

  /// Merges the results of both; the order does not matter.
  func merged(with other: DailyRecord) -> DailyRecord {
    var merged = DailyRecord(lowestWins: lowestWins)
    merged.before = [before, other.before].compactMap { $0 }.max { ($0.day.number, $0.run) < ($1.day.number, $1.run) }
    for (day, result) in days + other.days where merged.before.map({ $0.day < day }) ?? true {
      if let place = merged.days.firstIndex(where: { $0.day == day }) {
        let old = merged.days[place].result
        // Either of the two windows may have been first.
        merged.days[place].result = DailyResult(
          official: better(old.official, result.official), best: better(old.best, result.best),
          attempts: max(old.attempts, result.attempts))
      } else {
        merged.insert(day, result)
      }
    }
    merged.trim()
    return merged
  }

  private func better(_ one: Int, _ other: Int) -> Int { lowestWins ? min(one, other) : max(one, other) }

  private mutating func insert(_ day: Day, _ result: DailyResult) {
    let place = days.firstIndex { $0.day > day } ?? days.count
    days.insert((day, result), at: place)
  }

  private mutating func trim() {
    while days.count > DailyRecord.most {
      let day = days.removeFirst().day
      before = (day, before.map { $0.day == day.adding(-1) ? $0.run + 1 : 1 } ?? 1)
    }
  }
}

extension DailyRecord {
  /// The record as it is stored: `before 2026-09-01 12`, then a line for each day: `2026-11-24 1240 1380 3`.
  var text: String {
    let head = before.map { ["before \($0.day.text) \($0.run)"] } ?? []
    return (head + days.map { "\($0.day.text) \($0.result.official) \($0.result.best) \($0.result.attempts)" })
      .joined(separator: "\n")
  }

  /// Reads what `text` has written; nil for anything else.
  init?(text: String, lowestWins: Bool) {
    self.lowestWins = lowestWins
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
      if words.count == 3, words[0] == "before", days.isEmpty, before == nil, let day = Day(text: words[1]),
        let run = Int(words[2]), run > 0
      {
        before = (day, run)
      } else if words.count == 4, let day = Day(text: words[0]), let official = Int(words[1]), let best = Int(words[2]),
        let attempts = Int(words[3]), attempts > 0, better(official, best) == best,
        (days.last?.day ?? before?.day).map({ $0 < day }) ?? true, days.count < DailyRecord.most
      {
        days.append((day, DailyResult(official: official, best: best, attempts: attempts)))
      } else {
        return nil
      }
    }
  }
}
