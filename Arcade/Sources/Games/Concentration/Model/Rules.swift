/// The numbers of the game that nobody adjusts.
package enum Rules {
  /// Raised whenever equal inputs may lead to another score.
  package static let version = 1
  /// The clock of a run.
  package static let ticksPerSecond = 120
  package static let pairs = 2...12

  // MARK: Points

  /// For a pair.
  package static let match = 2
  /// Taken for each card of a wrong pair that was seen before.
  package static let seenBefore = 1

  /// Points below which no game ends.
  package static let leastScore = -100_000

  // MARK: The computer

  /// Seconds from its turn to its first card, and from that to its second.
  package static let rivalThinks = 0.9
  package static let rivalTurns = 0.8
}
