/// What a score deserves, by its share of the best that its bubbles could have brought.
package enum Medal: Int, CaseIterable, Equatable {
  case bronze, silver, gold

  /// The share from which it is given, in percent.
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
