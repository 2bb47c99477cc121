/// The game's constants that are not settings.
package enum Rules {
  /// Raised whenever equal inputs may lead to a different score.
  package static let version = 2
  /// The rate of a run's clock.
  package static let ticksPerSecond = 120
  package static let pairs = 2...12

  // MARK: Points

  /// Points for a pair.
  package static let match = 2
  /// Penalty for each card of a wrong pair that had been seen before.
  package static let seenBefore = 1

  /// The lowest score that a game can end with.
  package static let leastScore = -100_000

  // MARK: The computer

  /// Seconds from the start of the computer's turn to its first card, and from that one to its second.
  package static let rivalThinks = 0.9
  package static let rivalTurns = 0.8
}
