/// The numbers of the game that nobody adjusts. Lengths are shares of the court's measure, which is the square root of
/// its area in points, so that every court plays alike; speeds are measures per second; times are seconds.
package enum Rules {
  /// Raised whenever equal inputs may lead to another score.
  package static let version = 1

  // MARK: The wall

  /// Share of the court's height that lies free above the wall.
  package static let roomAboveWall = 0.10
  /// Share of the court's height that one row takes, gap included.
  package static let rowPitch = 0.05
  /// The gap between bricks, a share of the measure.
  package static let brickGap = 0.009
  /// Hits that a tough brick takes.
  package static let toughHits = 2

  // MARK: The court

  /// Greatest width of a court for its height, and greatest height for its width.
  package static let flattestCourt = 2.4
  package static let tallestCourt = 1.9

  // MARK: Ball and paddle

  package static let ballDiameter = 0.034
  package static let paddleThickness = 0.034
  /// From the paddle's middle to the bottom of the court.
  package static let paddleHeight = 0.085
  /// A paddle never takes more than this share of the court's width.
  package static let widestPaddle = 0.6
  /// The clearance at which a waiting ball stands above the paddle, in ball diameters.
  package static let serveClearance = 0.15
  /// The distance between balls that wait side by side, in ball diameters.
  package static let serveSpacing = 1.3
  /// Points kept free between a moved paddle and a ball.
  package static let paddleSkin = 0.5
  /// Speed of the paddle under a held key.
  package static let paddleSpeed = 1.6
  /// Time over which the paddle's speed is averaged for the spin it gives.
  package static let paddleMemory = 0.06

  // MARK: Flight

  /// Cruising speed at 100 %.
  package static let cruise = 0.95
  /// Slowest and fastest flight, as shares of the cruising speed.
  package static let slowest = 0.55
  package static let fastest = 1.6
  /// How quickly a slow ball regains speed, in cruising speeds per second.
  package static let recovery = 0.8
  /// The vertical share of its velocity that a ball returns to when it flies flatter, so that it comes back one day.
  package static let leastRise = 0.14
  /// How quickly it returns to it, in cruising speeds per second.
  package static let steering = 0.12
  /// The least vertical share of the velocity at which a ball leaves the paddle.
  package static let leastRiseFromPaddle = 0.34
  /// Share of the paddle's velocity that the ball takes along, and the most it takes, as a share of the cruising speed.
  package static let spin = 0.25
  package static let mostSpin = 0.6
  /// The served ball leaves at most this far from straight up, in radians.
  package static let serveSpread = 0.35
  /// Angle between balls that are served together, in radians.
  package static let serveFan = 0.3
  /// Pull of one step of gravity: the share of a cruising ball's energy that a climb over the whole court costs.
  package static let gravityStep = 0.22
  /// The step above the strongest: as strong, to where the device is tilted.
  package static let gravityByTilt = 4

  // MARK: Push

  /// The change of velocity that a push makes, as a share of the cruising speed.
  package static let push = 0.3
  package static let pushCooldown = 1.5
  /// A ball that has met neither brick nor paddle for this long is offered a push at once.
  package static let patience = 6.0

  // MARK: Special bricks

  package static let wideFactor = 1.5
  package static let wideTime = 12.0
  package static let slowFactor = 0.6
  package static let slowTime = 8.0
  /// Balls in play at once, however many twins break.
  package static let mostBalls = 6
  /// Lives at once, however many hearts break.
  package static let mostLives = 9

  // MARK: Score

  /// Points for a brick in the lowest row, and for each row above it.
  package static let brickPoints = 10
  package static let rowPoints = 5
  /// Each brick of one flight counts once more than the one before it, up to this factor.
  package static let mostCombo = 8
  /// Points for every life left when the wall is cleared.
  package static let lifePoints = 500

  // MARK: UIKit's own units

  /// Points per second squared that a gravity of 1 pulls with.
  package static let unitOfGravity = 1_000.0
  /// Points per second that an instantaneous push of 1 gives an item of `massOfPush` square points at density 1.
  package static let unitOfPush = 100.0
  package static let massOfPush = 10_000.0
}
