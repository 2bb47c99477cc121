/// The game's constants that are not settings.
package enum Rules {
  /// Raised whenever equal inputs may lead to a different score.
  package static let version = 2
  /// The rate of a run's clock.
  package static let ticksPerSecond = 120
  /// Seconds as whole ticks.
  static func ticks(_ seconds: Double) -> Int { Int(seconds * Double(ticksPerSecond)) }

  /// How many cards each deal adds that a player asks for.
  package static let dealtCards = 3

  // MARK: Points

  /// Points for a set.
  package static let set = 5
  /// Bonus for a set that is found within this many seconds after the table changed.
  package static let quick = [(seconds: 10, points: 3), (seconds: 20, points: 2), (seconds: 40, points: 1)]
  /// Penalty for three cards that are not a set.
  package static let mismatch = 3
  /// Penalty for asking for cards while there is a set on the table.
  package static let needlessDeal = 3
  /// Penalty for each card that a hint marks.
  package static let hint = 2

  // MARK: The computer

  /// Seconds for which the computer's set is shown before its cards leave.
  package static let rivalShows = 0.9
  /// Seconds after which the computer proposes to deal where there is no set.
  package static let rivalProposes = 4.0

  // MARK: Matched sets in flight

  /// The elasticity of a flying card, and its linear and angular resistance.
  package static let bounciness = 0.92
  package static let weariness = 0.25
  /// Seconds of bouncing, and the longest time that the snap to the pile may take.
  package static let flyingTime = 2.0
  package static let longestSnap = 3.0

  // MARK: UIKit's units

  /// Points per second that an instantaneous push of 1 gives an item of `massOfPush` square points at density 1.
  package static let unitOfPush = 100.0
  package static let massOfPush = 10_000.0
}
