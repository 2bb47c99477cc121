import CaromGeometry

/// The game's constants that are not settings. Times are in ticks of 1/120 s unless a comment says seconds.
package enum Rules {
  /// Raised whenever equal inputs may lead to a different score.
  package static let version = 2
  package static let ticksPerSecond = 120

  // MARK: Time

  /// How many beats a countdown has.
  package static let beats = 3
  /// The length of a beat. Each beat is one flash: one per second, where WCAG 2.3.1 allows three.
  package static let ticksPerBeat = 120
  /// From a second's refresh, which removes bubbles, to the arrival of their replacements; by then the removed ones
  /// have shrunk away.
  package static let arrivalDelay = 30
  /// How long a bubble grows to its full size.
  package static let growth = 30
  /// The age from which the next refresh, at most a second later, removes a bubble.
  package static let oldAge = 7 * ticksPerSecond
  /// The age that no bubble exceeds.
  package static let greatestAge = 8 * ticksPerSecond

  // MARK: Scoring

  /// The points for a bubble that continues a combo: one and a half times its own, rounded half up.
  package static func bonus(_ points: Int) -> Int { (3 * points + 1) / 2 }

  // MARK: Room

  /// The fraction of the field's area that bubbles may cover; up to here random placement still works quickly.
  package static let fullness = 0.34
  /// The diameter of a bubble at 100 %, as a fraction of the square root of the field's area.
  package static let diameter = 0.155
  /// The least and the greatest diameter, in points; fingers need the least.
  package static let leastDiameter = 44.0
  package static let greatestDiameter = 132.0
  /// How far a bubble sways to either side, as a fraction of its diameter, and how many times per second.
  package static let sway = 0.045
  package static let swaysPerSecond = 0.45
  /// How many random points are tried before a grid search.
  package static let tries = 48
  /// The spacing of that grid, as a fraction of the diameter.
  package static let net = 0.17

  // MARK: Drift

  /// The air's speed at the beginning and at the end of a game, in diameters per second.
  package static let calm = 0.22
  package static let storm = 1.05
  /// The greatest angle between the air's direction and straight up, in radians.
  package static let slant = 0.55

  // MARK: Bumping

  /// The slowest and the fastest bubble, as parts of the air's speed.
  package static let slowest = 0.45
  package static let fastest = 1.35
  /// How much of their speed bubbles keep when they bump, 0 … 1.
  package static let bounce = 0.9
  /// The greatest angle between two bubbles' directions, in radians.
  package static let gusts = 1.1
  /// How far two bubbles may press into each other before they part, in points.
  package static let slack = 2.0

  // MARK: Refresh

  /// A refresh removes at most one in this many bubbles at random, unless the new number requires more.
  package static let keepers = 3

  // MARK: Names

  /// The most characters that a name may have.
  package static let longestName = 30

  // MARK: Files

  /// The most lines that an imported file may have.
  package static let mostFilePlayers = 2000
}
