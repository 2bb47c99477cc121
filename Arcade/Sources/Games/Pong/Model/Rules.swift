/// The numbers of the game that nobody adjusts. Lengths are shares of the court's measure, which is the square root of
/// its area in points, so that every court plays alike; speeds are measures per second; times are seconds.
package enum Rules {
  /// Raised whenever equal inputs may lead to another score.
  package static let version = 1

  // MARK: The match

  /// Points to win by the index of their setting.
  package static let goals = [5, 7, 11, 21]
  /// Points after which the other player serves; from one point before the goal on both sides, it is one.
  package static let servesInARow = 2
  /// The lead that wins where two points are asked for.
  package static let clearLead = 2
  /// From a point to the computer's serve.
  package static let computerPause = 1.0
  /// The beats that are counted before a serve, and how long each lasts.
  package static let beats = 3
  package static let beat = 0.3

  // MARK: The court

  /// Greatest length of a court for its width.
  package static let longestCourt = 2.1
  /// Least length of a court for its width.
  package static let shortestCourt = 1.1

  // MARK: Ball and paddles

  package static let ballDiameter = 0.036
  package static let paddleThickness = 0.026
  /// From a paddle's middle to the end of the court.
  package static let paddleInset = 0.075
  /// Points kept free between a paddle and the side walls.
  package static let paddleClearance = 1.0
  /// The clearance at which a waiting ball stands before the paddle, in ball diameters.
  package static let serveClearance = 0.2
  /// Speed of a paddle under a held key.
  package static let keySpeed = 1.3
  /// Time over which a paddle's speed is averaged for the spin it gives.
  package static let paddleMemory = 0.05
  /// How much heavier than the ball's stuff a paddle's is: a ball that meets it then moves it by a thousandth of its own
  /// speed or less. Not much more, since single precision has to hold both masses in one sum.
  package static let paddleDensity = 1_000.0
  /// Swings per second of a paddle on a spring, and its damping: quick, and without swinging over that one could see.
  package static let springFrequency = 5.0
  package static let springDamping = 0.9
  /// Damping of a snapping paddle; the frequency is the kit's.
  package static let snapDamping = 0.9

  // MARK: Flight

  /// Speed of a serve at 100 %.
  package static let cruise = 0.72
  /// Fastest flight of a rally, as a multiple of the serve's speed.
  package static let fastest = 2.2
  /// A served ball leaves at most this far from straight ahead, radians.
  package static let serveSpread = 0.5
  /// What remains of a ball's slant when it leaves a paddle, and what the place of the hit adds at the paddle's end:
  /// shares of the speed across the court.
  package static let slantKept = 0.45
  package static let slantOfPlace = 0.5
  /// Share of a paddle's velocity that the ball takes along at full spin, and the most it takes, as a share of its speed.
  package static let rub = 0.6
  package static let mostRub = 0.45
  /// The most that goes across the court when a ball leaves a paddle.
  package static let steepest = 0.8

  // MARK: UIKit's own units

  /// Points per second that an instantaneous push of 1 gives an item of `massOfPush` square points at density 1.
  package static let unitOfPush = 100.0
  package static let massOfPush = 10_000.0
}
