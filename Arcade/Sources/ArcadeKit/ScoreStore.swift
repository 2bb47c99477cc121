import UIKit

/// The best score of each set of settings of one game, kept between launches.
public struct ScoreStore {
  private let game: String

  /// The scores of `game`, a short name without spaces.
  public init(game: String) { self.game = game }

  /// The best score under `signature`; 0 where none is kept, or where what is kept is no score.
  public func best(_ signature: String) -> Int {
    UserDefaults.standard.checkedInteger(forKey: key(signature), standard: 0) { $0 >= 0 }
  }

  /// Keeps `score` if it is the best one under `signature`, and tells whether it is.
  public func offer(_ score: Int, signature: String) -> Bool {
    guard score > best(signature) else { return false }
    UserDefaults.standard.setChecked(score, forKey: key(signature))
    return true
  }

  private func key(_ signature: String) -> String { game + ".best." + signature }
}
