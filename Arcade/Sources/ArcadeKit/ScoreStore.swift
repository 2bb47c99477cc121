import UIKit

/// The best scores of one game, one for each set of settings, stored between launches.
public struct ScoreStore {
  private let game: String

  /// The scores of `game`, a short name without spaces.
  public init(game: String) { self.game = game }

  /// The best score under `signature`; 0 if none is stored, or if the stored value is not a score.
  public func best(_ signature: String) -> Int {
    UserDefaults.standard.checkedInteger(forKey: key(signature), standard: 0) { $0 >= 0 }
  }

  /// Stores `score` if it is the best one under `signature`, and returns whether it is.
  public func offer(_ score: Int, signature: String) -> Bool {
    guard score > best(signature) else { return false }
    UserDefaults.standard.setChecked(score, forKey: key(signature), merging: .highest)
    return true
  }

  private func key(_ signature: String) -> String { game + ".best." + signature }
}
