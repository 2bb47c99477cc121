/// The constants of the game. Lengths are fractions of the court's measure, which is the square root of its area in
/// points, so that all courts play alike. Speeds are measures per second, and times are seconds.
package enum Rules {
  /// Must be raised whenever the same inputs may lead to a different score.
  package static let version = 2

  // MARK: The match

  /// The points that win a match, indexed by the value of their setting.
  package static let goals = [5, 7, 11, 21]
  /// The number of points after which the serve changes; it is 1 once both players are one point short of the goal.
  package static let servesInARow = 2
  /// The lead that wins when the settings require two points.
  package static let clearLead = 2
  /// The time between a point and the computer's serve.
  package static let computerPause = 1.0
  /// The number of beats before a serve, and the length of each.
  package static let beats = 3
  package static let beat = 0.3

  // MARK: The adaptive computer

  /// The level of the strongest rival, and that of one who has met nobody yet.
  package static let strongestRival = 2.0
  package static let firstRival = 0.6
  /// How much a point of the person's raises the level of an adaptive computer, and how much its own point lowers it.
  package static let rivalGain = 0.14
  package static let rivalYield = 0.16

  // MARK: The court

  /// The greatest ratio of a court's length to its width.
  package static let longestCourt = 2.1
  /// The least ratio of a court's length to its width.
  package static let shortestCourt = 1.1

  // MARK: Ball and paddles

  package static let ballDiameter = 0.036
  package static let paddleThickness = 0.026
  /// The distance from a paddle's middle to the end of the court.
  package static let paddleInset = 0.075
  /// The points kept free between a paddle and the side walls.
  package static let paddleClearance = 1.0
  /// The distance between the paddle and a waiting ball, in ball diameters.
  package static let serveClearance = 0.2
  /// The speed of a paddle while a key is held. It is less than that of a fast ball across the court, so that someone who
  /// only follows the ball comes too late.
  package static let keySpeed = 0.66
  /// The time over which a paddle's velocity is averaged to compute spin.
  package static let paddleMemory = 0.05
  /// How much denser a paddle is than the ball. A hit moves the paddle by at most a thousandth of the ball's speed. The
  /// factor cannot be much larger, because single precision must hold both masses in one sum.
  package static let paddleDensity = 1_000.0
  /// The frequency in hertz of a paddle on a spring, and its damping: quick, with no visible overshoot.
  package static let springFrequency = 5.0
  package static let springDamping = 0.9
  /// The damping of a snapping paddle. UIKit determines its frequency.
  package static let snapDamping = 0.9

  // MARK: Flight

  /// The speed of a serve at 100 %.
  package static let cruise = 1.15
  /// The greatest speed in a rally, as a multiple of the speed of a serve.
  package static let fastest = 2.2
  /// The greatest angle between a serve and straight ahead, in radians.
  package static let serveSpread = 0.5
  /// The sideways part of a ball's velocity as it leaves a paddle, as fractions of the speed: how much of the slant it
  /// keeps, and how much a hit at the very end of the paddle adds. The place decides, so that a player can aim.
  package static let slantKept = 0.25
  package static let slantOfPlace = 0.85
  /// The fraction of a paddle's velocity that the ball picks up at full spin, and the most it picks up, as a fraction
  /// of the ball's speed.
  package static let rub = 0.6
  package static let mostRub = 0.45
  /// The greatest sideways part of the velocity of a ball that leaves a paddle, as a fraction of the speed: that of 60°.
  package static let steepest = 0.866

  // MARK: UIKit's own units

  /// The velocity in points per second that an instantaneous push of magnitude 1 gives an item of `massOfPush` square
  /// points at density 1.
  package static let unitOfPush = 100.0
  package static let massOfPush = 10_000.0
}
