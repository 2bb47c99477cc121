import ArcadeKit
import UIKit

/// The best results for each number of pairs and mode of play, kept between launches.
package enum RecordStore {
  /// The records that a finished game broke.
  package struct News: Equatable {
    package var isBestScore = false
    package var isFewestFlips = false
    package var isFastest = false
  }

  private enum Result: String {
    case score, flips, seconds

    /// How the records of two windows are merged.
    var merging: UserDefaults.Merging { self == .score ? .highest : .lowest }
  }

  package static func key(_ result: String, _ name: String) -> String { "concentration." + result + "." + name }

  private static func value(_ result: Result, _ name: String, isAllowed: @escaping (Int) -> Bool) -> Int? {
    let none = Rules.leastScore - 1
    let value = UserDefaults.standard.checkedInteger(
      forKey: key(result.rawValue, name), standard: none, isAllowed: isAllowed)
    return value == none ? nil : value
  }

  /// Nil until a game has been played to its end.
  package static func bestScore(_ name: String) -> Int? { value(.score, name) { $0 >= Rules.leastScore } }
  package static func fewestFlips(_ name: String) -> Int? { value(.flips, name) { $0 > 0 } }
  package static func bestSeconds(_ name: String) -> Int? { value(.seconds, name) { $0 >= 0 } }

  /// Stores the results of a finished game that beat the records: for two players the score alone, for one player all
  /// three.
  package static func offer(_ game: Game) -> News {
    let name = game.settings.recordName
    // The computer's results do not count.
    let score = game.rival == nil ? game.players.map { $0.score }.max() ?? 0 : game.players[0].score
    var news = News()
    news.isBestScore = keep(score, .score, name, over: bestScore(name).map { score > $0 })
    guard game.players.count == 1 else { return news }
    news.isFewestFlips = keep(game.flips, .flips, name, over: fewestFlips(name).map { game.flips < $0 })
    news.isFastest = keep(game.seconds, .seconds, name, over: bestSeconds(name).map { game.seconds < $0 })
    return news
  }

  /// Stores a value that beats the record, or the first value; returns true only if it beat one.
  private static func keep(_ value: Int, _ result: Result, _ name: String, over isBetter: Bool?) -> Bool {
    if isBetter ?? true {
      UserDefaults.standard.setChecked(value, forKey: key(result.rawValue, name), merging: result.merging)
    }
    return isBetter ?? false
  }
}
