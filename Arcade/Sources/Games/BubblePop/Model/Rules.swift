import CaromGeometry

/// The numbers of the game that nobody adjusts. Times are ticks of 1/120 s, or seconds where it is said.
package enum Rules {
  /// Raised whenever equal inputs may lead to another score.
  package static let version = 1
  package static let ticksPerSecond = 120

  // MARK: Time

  /// The beats counted before a game, and before it goes on.
  package static let beats = 3
  /// A beat is seen once in so many ticks: no more than three flashes a second, and this is one.
  package static let ticksPerBeat = 120
  /// From the refresh of a second, in which bubbles go, to the coming of those that replace them: those that go have
  /// shrunk by then.
  package static let arrivalDelay = 30
  /// Ticks in which a bubble grows to its full size.
  package static let growth = 30
  /// A bubble that is as old as this goes with the next refresh, a second later at most.
  package static let oldAge = 7 * ticksPerSecond
  /// No bubble is ever older than this.
  package static let greatestAge = 8 * ticksPerSecond

  // MARK: Scoring

  /// A bubble of the colour of the one before it is worth one and a half times its points, rounded to the nearest; halves
  /// go up.
  package static func bonus(_ points: Int) -> Int { (3 * points + 1) / 2 }

  // MARK: Room

  /// Share of the field's area that bubbles may take: random places are still found quickly.
  package static let fullness = 0.34
  /// Diameter of a bubble at 100 %, as a share of the square root of the field's area.
  package static let diameter = 0.155
  /// The least and the greatest diameter, points; fingers need the least.
  package static let leastDiameter = 44.0
  package static let greatestDiameter = 132.0
  /// How far a bubble sways about its place, as a share of its diameter, and how often in a second.
  package static let sway = 0.045
  package static let swaysPerSecond = 0.45
  /// Random places tried before every place of a fine net is.
  package static let tries = 48
  /// The net's distance between places, as a share of the diameter.
  package static let net = 0.17

  // MARK: Drift

  /// Speed of the air at the beginning and at the end of a game, in diameters per second.
  package static let calm = 0.22
  package static let storm = 1.05
  /// The air goes up, and at most this far aside, radians.
  package static let slant = 0.55

  // MARK: Refresh

  /// At most one of so many bubbles goes at a refresh, where there need not be more.
  package static let keepers = 3

  // MARK: Names

  /// The most characters of a name.
  package static let longestName = 30

  // MARK: Files

  /// The most players of a file that is taken in.
  package static let mostFilePlayers = 2000
}
