/// The numbers of the game that nobody adjusts.
package enum Rules {
  /// Raised whenever equal inputs may lead to another score.
  package static let version = 1
  /// The clock of a run.
  package static let ticksPerSecond = 120

  /// Cards that lie on the table at first, and that are dealt at once later.
  package static let firstCards = 12
  package static let dealtCards = 3

  // MARK: Points

  /// For a set.
  package static let set = 5
  /// More for a set that is found within so many seconds after the table changed.
  package static let quick = [(seconds: 10, points: 3), (seconds: 20, points: 2), (seconds: 40, points: 1)]
  /// Taken for three cards that are no set.
  package static let mismatch = 3
  /// Taken for more cards while there is a set on the table.
  package static let needlessDeal = 3
  /// Taken for each card that a hint shows.
  package static let hint = 2

  // MARK: The computer

  /// Seconds that its set is shown before the cards leave.
  package static let rivalShows = 0.9

  // MARK: Found sets in flight

  /// How much of its speed a card keeps at each bounce, and how quickly it tires.
  package static let bounciness = 0.92
  package static let weariness = 0.25
  /// Seconds of bouncing, and the most that the way to the pile may take.
  package static let flyingTime = 2.0
  package static let longestSnap = 3.0

  // MARK: UIKit's own units

  /// Points per second that an instantaneous push of 1 gives an item of `massOfPush` square points at density 1.
  package static let unitOfPush = 100.0
  package static let massOfPush = 10_000.0
}
