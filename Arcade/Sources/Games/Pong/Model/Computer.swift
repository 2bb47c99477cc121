import CaromGeometry

/// A computer that plays at one end. It learns where the ball is as late as a person would, misjudges where it comes,
/// and moves its paddle at a limited speed. It sees the ball and its own paddle, and nothing else.
///
/// All places are shares of the court, seen from its own end: x from 0 to 1 across, y from 0 at the opponent's end to 1
/// at its own; velocities are shares per second.
package struct Computer: Equatable {
  /// What is to be seen of the ball in one moment.
  package struct Sight: Equatable {
    package var place: CGPoint
    package var velocity: CGPoint

    package init(place: CGPoint, velocity: CGPoint) {
      self.place = place
      self.velocity = velocity
    }
  }

  /// What of the court matters to it, as shares: the ball's radius and half a paddle across, the line of its face along.
  package struct Measures: Equatable {
    package var radius: CGFloat
    package var halfPaddle: CGFloat
    package var face: CGFloat
    /// A serve's speed along the court, shares per second.
    package var cruise: CGFloat

    package init(radius: CGFloat, halfPaddle: CGFloat, face: CGFloat, cruise: CGFloat) {
      self.radius = radius
      self.halfPaddle = halfPaddle
      self.face = face
      self.cruise = cruise
    }
  }

  package let strength: Strength
  private var chance: SeededGenerator
  /// What was seen and is not known yet, the oldest first; nil where there was no ball.
  private var unknown: [Sight?] = []
  /// What it knows.
  private var known: Sight?
  /// By how much it misses the place it judges, and where on the paddle it wants the ball, in half paddles.
  private var error: CGFloat = 0
  private var aim: CGFloat = 0
  /// Whether the ball it knows comes towards it.
  private var isComing = false

  package init(_ strength: Strength, seed: UInt64) {
    self.strength = strength
    chance = SeededGenerator(seed: seed)
  }

  /// Takes in what is to be seen in this tick; it will be known when the reaction time is over.
  package mutating func see(_ sight: Sight?, ticksPerSecond: Double) {
    unknown.append(sight)
    // The oldest sight is as many ticks old as there are younger ones.
    guard Double(unknown.count - 1) >= strength.reaction * ticksPerSecond else { return }
    let news = unknown.removeFirst()
    let isComingNow = (news?.velocity.y ?? 0) > 0
    if isComingNow, !isComing { judge() }
    isComing = isComingNow
    known = news
  }

  /// Another flight comes: how well will it be met?
  private mutating func judge() {
    // The sum of two throws is small more often than large.
    error = (chance.next(in: -0.5...0.5) + chance.next(in: -0.5...0.5)) * strength.error
    // A throw for the aim in any case, so that strengths differ in nothing but their numbers.
    aim = chance.next(in: -1...1) * strength.aim
  }

  /// Where the paddle's middle should go, a share of the width.
  package func wanted(_ court: Measures) -> CGFloat {
    guard isComing, let known else { return 0.5 }
    // It knows where the ball was, and that the ball flew on since.
    let time = (court.face - known.place.y) / known.velocity.y
    let arrival = Computer.folded(known.place.x + known.velocity.x * max(time, 0), margin: court.radius)
    let haste = max(known.velocity.y / max(court.cruise, 1e-6), 1)
    return arrival + (error * 2 * haste - aim) * court.halfPaddle
  }

  /// The next place of its paddle's middle on its way from `place`.
  package func step(from place: CGFloat, in court: Measures, seconds: Double) -> CGFloat {
    let reach = strength.speed * seconds
    return place + max(-reach, min(wanted(court) - place, reach))
  }

  /// A place beyond the side walls, mirrored back between them as a ball is.
  private static func folded(_ x: CGFloat, margin: CGFloat) -> CGFloat {
    let span = 1 - 2 * margin
    guard span > 0, x.isFinite else { return 0.5 }
    let from = x - margin
    let round = from - (from / (2 * span)).rounded(.down) * 2 * span
    return margin + (round > span ? 2 * span - round : round)
  }
}
