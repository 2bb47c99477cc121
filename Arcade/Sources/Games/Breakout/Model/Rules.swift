/// The constants of the game. Lengths are fractions of the court's measure, which is the square root of its area in
/// points, so that all courts play alike. Speeds are measures per second, and times are seconds.
package enum Rules {
  /// Must be raised whenever the same inputs may lead to a different score.
  package static let version = 2

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
  /// The distance between the centers of balls that wait side by side, in ball diameters.
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
  /// The angle from straight up at which a ball leaves the ends of the paddle, in radians: 60°.
  package static let widestAim = 1.047_197_551_196_597_7
  /// The greatest angle from straight up at which a ball leaves the paddle, spin included, in radians.
  package static let flattestFromPaddle = 1.25
  /// The velocity of the paddle that gives the most spin is the cruising speed divided by this.
  package static let spin = 0.5
  /// The greatest angle by which the paddle's motion turns a ball, in radians.
  package static let mostSpin = 0.22
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

  // MARK: Tension

  /// The pace at which a life begins, as a fraction of the cruising speed, and the greatest.
  package static let calmPace = 0.88
  package static let mostPace = 1.7
  /// By how much each hit of a brick raises the pace, and by how much the first one of the top row does.
  package static let paceOfHit = 0.012
  package static let paceOfTop = 0.14

  // MARK: Things that fall

  package static let wideFactor = 1.5
  package static let narrowFactor = 0.6
  package static let slowFactor = 0.65
  package static let fastFactor = 1.35
  package static let wideTime = 16.0
  package static let slowTime = 10.0
  package static let fireTime = 7.0
  package static let glueTime = 18.0
  package static let netTime = 25.0
  package static let doubleTime = 15.0
  package static let laserTime = 8.0
  package static let mishapTime = 9.0
  /// The seconds between two shots.
  package static let shotPause = 0.6
  /// The factor by which all points count meanwhile.
  package static let doublePoints = 2
  /// The most things that fall at once.
  package static let mostFalling = 6
  /// The size of a falling thing, in measures, and its speed, in measures per second.
  package static let thingWidth = 0.088
  package static let thingHeight = 0.046
  package static let fallSpeed = 0.3
  /// The most balls in play at once, however many are caught.
  package static let mostBalls = 5
  /// The most lives at once, however many are caught.
  package static let mostLives = 9

  // MARK: Drawn walls

  /// The size of the court of all drawn walls, in points of its own.
  package static let drawnWidth = 400.0
  package static let drawnHeight = 520.0
  /// The space above a drawn wall, and the height of a row including the gap, in those points.
  package static let roomAboveDrawn = 38.0
  package static let drawnPitch = 21.0
  /// The seconds in which a moving row goes there and back, and the turn from one row to the next, in radians.
  package static let swayTime = 6.0
  package static let swayTurn = 0.9
  /// The ticks between two moves of a row.
  package static let swayTicks = 2
  /// The ticks between two updates of such a row for a screen reader.
  package static let listenTicks = 60
  /// The seconds between two steps of a wall that comes down, and the height of a step, in pitches of a row.
  package static let sinkTime = 9.0
  package static let sinkStep = 0.5
  /// The room that a wall which comes down leaves above the paddle, in pitches of a row.
  package static let sinkRoom = 4.0
  /// The seconds for which a ghost brick is there, and is away.
  package static let ghostTime = 3.0
  /// How far magnets reach, in measures, and the change of velocity at a magnet, in cruising speeds per second.
  package static let magnetReach = 0.2
  package static let magnetPull = 4.5

  /// How many ticks a bot plays of a wall in one tick of the game.
  package static let judgedTicks = 240

  // MARK: Stars

  /// The number of bricks in one flight that earns a star.
  package static let starFlight = 6
  /// How many walls beyond the last cleared one can be chosen.
  package static let wallsAhead = 2

  // MARK: Score

  /// The points for a brick in the lowest row, and the extra points for each row above it.
  package static let brickPoints = 10
  package static let rowPoints = 5
  /// The greatest combo. Each brick of one flight raises the combo by one.
  package static let mostCombo = 8
  /// The points for every life left when the wall is cleared.
  package static let lifePoints = 500

  // MARK: Feeling

  /// The seconds for which everything stops when the last brick breaks.
  package static let lastBrickStop = 0.04
  /// The counts before a paused game goes on, and the seconds that each takes.
  package static let counts = 3
  package static let countTime = 0.6
  /// The turn of the aim for each point that a finger moves up or down, and for each tick that a key is held, in radians.
  package static let aimPerPoint = 0.012
  package static let aimPerTick = 0.014
  /// The distance between the dots of the aimed path, in measures, and the most dots.
  package static let dotPitch = 0.035
  package static let mostDots = 60

  // MARK: UIKit's own units

  /// The acceleration of a gravity of magnitude 1, in points per second squared.
  package static let unitOfGravity = 1_000.0
  /// The velocity in points per second that an instantaneous push of magnitude 1 gives an item of `massOfPush` square
  /// points at density 1.
  package static let unitOfPush = 100.0
  package static let massOfPush = 10_000.0
}
