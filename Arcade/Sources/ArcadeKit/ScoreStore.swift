import UIKit

/// The best scores of one game, one for each set of settings, stored between launches.
public struct ScoreStore {
  private let game: String
  private let format: StoredFormat

  /// The scores of `game`, a short name without spaces.
  public init(game: String) { self.init(game: game, changes: []) }

  /// The same; `changes` convert each version of the stored values to the next.
  package init(game: String, changes: [[StoredFormat.Change]]) {
    self.game = game
    format = StoredFormat(game: game, changes: changes)
  }

  /// The best score under `signature`; 0 if none is stored, if the stored value is not a score, or if a later build has
  /// stored it.
  public func best(_ signature: String) -> Int {
    guard format.carryOver() else { return 0 }
    return UserDefaults.standard.checkedInteger(forKey: key(signature), standard: 0) { $0 >= 0 }
  }

  /// Stores `score` if it is the best one under `signature`, and returns whether it is.
  public func offer(_ score: Int, signature: String) -> Bool {
    guard score > best(signature), format.willStore() else { return false }
    UserDefaults.standard.setChecked(score, forKey: key(signature), merging: .highest)
    return true
  }

  private func key(_ signature: String) -> String { game + ".best." + signature }
}
