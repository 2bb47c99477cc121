/// The medal for a score, by its share of the best score that the game's bubbles allowed.
package enum Medal: Int, CaseIterable, Equatable {
  case bronze, silver, gold

  /// The lowest share that earns it, in percent.
  package var share: Int {
    switch self {
    case .bronze: 25
    case .silver: 38
    case .gold: 50
    }
  }

  /// The medal for `score` where `possible` was the most; nil below bronze, and where nothing was possible.
  package init?(_ score: Int, of possible: Int) {
    guard possible > 0, let best = Medal.allCases.last(where: { score * 100 >= $0.share * possible }) else {
      return nil
    }
    self = best
  }
}
