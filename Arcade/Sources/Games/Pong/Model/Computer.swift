import CaromGeometry

/// A computer that plays at one end. It learns where the ball is as late as a person would, misjudges where the ball
/// will arrive, and moves its paddle at a limited speed. It sees the ball and its own paddle, and nothing else.
///
/// All positions are fractions of the court, as seen from the computer's end: x runs from 0 to 1 across the court, y
/// from 0 at the opponent's end to 1 at its own. Velocities are fractions per second.
package struct Computer: Equatable {
  /// What the computer sees of the ball at one moment.
  package struct Sight: Equatable {
    package var place: CGPoint
    package var velocity: CGPoint

    package init(place: CGPoint, velocity: CGPoint) {
      self.place = place
      self.velocity = velocity
    }
  }

  /// The measures of the court that the computer needs, as fractions: the ball's radius and half a paddle across the
  /// court, and the line of the paddle's face along it.
  package struct Measures: Equatable {
    package var radius: CGFloat
    package var halfPaddle: CGFloat
    package var face: CGFloat
    /// The speed of a serve along the court, in fractions per second.
    package var cruise: CGFloat

    package init(radius: CGFloat, halfPaddle: CGFloat, face: CGFloat, cruise: CGFloat) {
      self.radius = radius
      self.halfPaddle = halfPaddle
      self.face = face
      self.cruise = cruise
    }
  }

  package var strength: Strength
  private var chance: SeededGenerator
  /// What the computer has seen but not yet taken in, oldest first; nil where there was no ball.
  private var unknown: [Sight?] = []
  /// What the computer knows.
  private var known: Sight?
  /// The error in its estimate of where the ball arrives, and the point on the paddle where it wants the ball; both in
  /// half paddles.
  private var error: CGFloat = 0
  private var aim: CGFloat = 0
  /// Whether the ball, as far as the computer knows, is coming towards it.
  private var isComing = false

  package init(_ strength: Strength, seed: UInt64) {
    self.strength = strength
    chance = SeededGenerator(seed: seed)
  }

  /// Records what the computer sees in this tick. The computer knows it after its reaction time.
  package mutating func see(_ sight: Sight?, ticksPerSecond: Double) {
    unknown.append(sight)
    // The oldest sighting is as many ticks old as there are newer ones.
    guard Double(unknown.count - 1) >= strength.reaction * ticksPerSecond else { return }
    let news = unknown.removeFirst()
    let isComingNow = (news?.velocity.y ?? 0) > 0
    if isComingNow, !isComing { judge() }
    isComing = isComingNow
    known = news
  }

  /// Decides how well the computer will play the ball that is now coming.
  private mutating func judge() {
    // The sum of two random numbers is more often small than large.
    error = (chance.next(in: -0.5...0.5) + chance.next(in: -0.5...0.5)) * strength.error
    // A number is drawn even for an aim of 0, so that all strengths draw equally often.
    aim = chance.next(in: -1...1) * strength.aim
  }

  /// The x that the paddle's middle should have, as a fraction of the width.
  package func wanted(_ court: Measures) -> CGFloat {
    guard isComing, let known else { return 0.5 }
    // Extrapolates from where the ball was when the computer saw it.
    let time = (court.face - known.place.y) / known.velocity.y
    let arrival = Computer.folded(known.place.x + known.velocity.x * max(time, 0), margin: court.radius)
    let haste = max(known.velocity.y / max(court.cruise, 1e-6), 1)
    return arrival + (error * 2 * haste - aim) * court.halfPaddle
  }

  /// The next x of the paddle's middle on its way from `place`.
  package func step(from place: CGFloat, in court: Measures, seconds: Double) -> CGFloat {
    let reach = strength.speed * seconds
    return place + max(-reach, min(wanted(court) - place, reach))
  }

  /// A position beyond the side walls, reflected back between them as a ball would be.
  private static func folded(_ x: CGFloat, margin: CGFloat) -> CGFloat {
    let span = 1 - 2 * margin
    guard span > 0, x.isFinite else { return 0.5 }
    let from = x - margin
    let round = from - (from / (2 * span)).rounded(.down) * 2 * span
    return margin + (round > span ? 2 * span - round : round)
  }
}
