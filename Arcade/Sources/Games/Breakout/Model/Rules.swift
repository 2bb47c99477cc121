/// The constants of the game. Lengths are fractions of the court's measure, which is the square root of its area in
/// points, so that all courts play alike. Speeds are measures per second, and times are seconds.
package enum Rules {
  /// Must be raised whenever the same inputs may lead to a different score.
  package static let version = 1

  // MARK: The wall

  /// The space above the wall, as a fraction of the court's height.
  package static let roomAboveWall = 0.10
  /// The height of a row including the gap, as a fraction of the court's height.
  package static let rowPitch = 0.05
  /// The gap between bricks, as a fraction of the measure.
  package static let brickGap = 0.009
  /// The number of hits that a tough brick takes.
  package static let toughHits = 2

  // MARK: The court

  /// The greatest ratio of width to height, and of height to width.
  package static let flattestCourt = 2.4
  package static let tallestCourt = 1.9

  // MARK: Ball and paddle

  package static let ballDiameter = 0.034
  package static let paddleThickness = 0.034
  /// The distance from the paddle's middle to the bottom of the court.
  package static let paddleHeight = 0.085
  /// The greatest width of a paddle, as a fraction of the court's width.
  package static let widestPaddle = 0.6
  /// The distance between the paddle and a waiting ball, in ball diameters.
  package static let serveClearance = 0.15
  /// The distance between the centres of balls that wait side by side, in ball diameters.
  package static let serveSpacing = 1.3
  /// The points kept free between a moved paddle and a ball.
  package static let paddleSkin = 0.5
  /// The speed of the paddle while a key is held.
  package static let paddleSpeed = 1.6
  /// The time over which the paddle's velocity is averaged to compute spin.
  package static let paddleMemory = 0.06

  // MARK: Flight

  /// The cruising speed at 100 %.
  package static let cruise = 0.95
  /// The slowest and the fastest flight, as fractions of the cruising speed.
  package static let slowest = 0.55
  package static let fastest = 1.6
  /// How fast a slow ball speeds up, in cruising speeds per second.
  package static let recovery = 0.8
  /// The least vertical component of the velocity, as a fraction of the speed. A ball that flies flatter is steered
  /// back to it, so that it eventually comes down.
  package static let leastRise = 0.14
  /// How fast a flat ball is steered back, in cruising speeds per second.
  package static let steering = 0.12
  /// The least vertical component with which a ball leaves the paddle, as a fraction of the speed.
  package static let leastRiseFromPaddle = 0.34
  /// The fraction of the paddle's velocity that the ball picks up, and the most it picks up, as a fraction of the
  /// cruising speed.
  package static let spin = 0.25
  package static let mostSpin = 0.6
  /// The greatest angle between a serve and straight up, in radians.
  package static let serveSpread = 0.35
  /// The angle between balls that are served together, in radians.
  package static let serveFan = 0.3
  /// The strength of one step of gravity: the fraction of its energy that a ball at cruising speed loses when it climbs
  /// the full height of the court.
  package static let gravityStep = 0.22
  /// The step after the strongest: equally strong, but in the direction in which the device is tilted.
  package static let gravityByTilt = 4

  // MARK: Push

  /// The change of velocity by a push, as a fraction of the cruising speed.
  package static let push = 0.3
  package static let pushCooldown = 1.5
  /// A push is offered at once after no ball has hit a brick or the paddle for this long.
  package static let patience = 6.0

  // MARK: Special bricks

  package static let wideFactor = 1.5
  package static let wideTime = 12.0
  package static let slowFactor = 0.6
  package static let slowTime = 8.0
  /// The most balls in play at once, however many twins break.
  package static let mostBalls = 6
  /// The most lives at once, however many hearts break.
  package static let mostLives = 9

  // MARK: Score

  /// The points for a brick in the lowest row, and the extra points for each row above it.
  package static let brickPoints = 10
  package static let rowPoints = 5
  /// The greatest combo. Each brick of one flight raises the combo by one.
  package static let mostCombo = 8
  /// The points for every life left when the wall is cleared.
  package static let lifePoints = 500

  // MARK: UIKit's own units

  /// The acceleration of a gravity of magnitude 1, in points per second squared.
  package static let unitOfGravity = 1_000.0
  /// The velocity in points per second that an instantaneous push of magnitude 1 gives an item of `massOfPush` square
  /// points at density 1.
  package static let unitOfPush = 100.0
  package static let massOfPush = 10_000.0
}
