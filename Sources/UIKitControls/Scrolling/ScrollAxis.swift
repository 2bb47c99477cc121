import CaromGeometry

/// The motion of a scroll view in one direction: a position, a velocity, and limits that pull it back.
///
/// Free motion slows down by a constant factor per millisecond. Beyond a limit, a critically damped spring pulls it
/// back. Both are computed in closed form, so that equal throws end at equal positions.
struct ScrollAxis {
  /// In points.
  var position: CGFloat
  /// In points per second.
  var velocity: CGFloat
  var limits: ClosedRange<CGFloat>
  let rate: CGFloat
  var bounces = true
  /// The exact position at which a throw that was aimed comes to rest.
  var goal: CGFloat?

  /// In 1/s; with this rate a bounce takes about half a second.
  static let springRate: CGFloat = 10

  private static let tick: CGFloat = 1 / 120

  /// The factor by which the velocity is multiplied in `seconds`, for a rate per millisecond as Apple defines it.
  static func decay(_ rate: CGFloat, seconds: CGFloat) -> CGFloat { pow(rate, 1000 * seconds) }

  /// The position at which a throw comes to rest if nothing stops it: x − v / (1000 · ln rate).
  static func rest(from position: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    position - velocity / (1000 * log(rate))
  }

  /// The velocity with which a throw comes to rest at `target`.
  static func velocity(from position: CGFloat, to target: CGFloat, rate: CGFloat) -> CGFloat {
    (position - target) * 1000 * log(rate)
  }

  /// Whether the motion is over: within the limits, and slower than 8 pt/s.
  var isAtRest: Bool { limits.contains(position) && velocity.magnitude < 8 }

  /// Advances by one tick.
  mutating func step() {
    advance()
    guard isAtRest else { return }
    velocity = 0
    if let goal, limits.contains(goal) { position = goal }
  }

  /// Moves the position, and continues within other limits.
  mutating func shift(by way: CGFloat, limits: ClosedRange<CGFloat>) {
    position += way
    goal = goal.map { $0 + way }
    self.limits = limits
  }

  private mutating func advance() {
    if isAtRest { return }
    let limit = min(max(position, limits.lowerBound), limits.upperBound)
    if position != limit { return stepSpring(to: limit) }
    let kept = ScrollAxis.decay(rate, seconds: ScrollAxis.tick)
    position += velocity * (kept - 1) / (1000 * log(rate))
    velocity *= kept
    if !bounces && !limits.contains(position) {
      position = min(max(position, limits.lowerBound), limits.upperBound)
      velocity = 0
    }
  }

  private mutating func stepSpring(to limit: CGFloat) {
    let rate = ScrollAxis.springRate
    let dt = ScrollAxis.tick
    let x = position - limit
    let kept = exp(-rate * dt)
    let push = velocity + rate * x
    let new = (x + push * dt) * kept
    velocity = (velocity - rate * push * dt) * kept
    // When the content returns across the limit, the spring ends and the content stops there.
    if new.magnitude < 0.25 && velocity.magnitude < 20 || new * x < 0 {
      position = limit
      velocity = 0
    } else {
      position = limit + new
    }
  }

  /// The distance that content moves beyond a limit when a finger drags by `distance`: Apple's rubber band, which
  /// begins with 0.55 of the distance, and never exceeds the view's length.
  static func rubber(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let stretched = (1 - 1 / (distance.magnitude * 0.55 / length + 1)) * length
    return distance < 0 ? -stretched : stretched
  }

  /// The inverse of `rubber`: the drag that stretches the rubber band by `stretch`.
  static func pull(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let share = min(stretch.magnitude / length, 0.999)
    let pull = (1 / (1 - share) - 1) * length / 0.55
    return stretch < 0 ? -pull : pull
  }
}
