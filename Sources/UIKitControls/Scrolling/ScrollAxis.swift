import CaromGeometry

/// One direction of a scroll view's motion: a place, a speed, and limits it is drawn back to.
///
/// Free motion slows by a constant share per millisecond; beyond a limit a critically damped spring draws it back. Both
/// are stepped in closed form, so equal throws end in equal places.
struct ScrollAxis {
  /// Points.
  var position: CGFloat
  /// Points per second.
  var velocity: CGFloat
  var limits: ClosedRange<CGFloat>
  let rate: CGFloat
  var bounces = true
  /// Where a throw that was aimed comes to rest, to the point.
  var goal: CGFloat?

  /// 1/s; with it a bounce is over in about half a second.
  static let springRate: CGFloat = 10

  private static let tick: CGFloat = 1 / 120

  /// How much speed is left after `seconds`, for Apple's rates of speed kept per millisecond.
  static func decay(_ rate: CGFloat, seconds: CGFloat) -> CGFloat { pow(rate, 1000 * seconds) }

  /// Where a throw comes to rest if nothing stops it: x − v / (1000 · ln rate).
  static func rest(from position: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    position - velocity / (1000 * log(rate))
  }

  /// The speed with which a throw comes to rest at `target`.
  static func velocity(from position: CGFloat, to target: CGFloat, rate: CGFloat) -> CGFloat {
    (position - target) * 1000 * log(rate)
  }

  /// Whether nothing more happens.
  var isAtRest: Bool { limits.contains(position) && velocity.magnitude < 8 }

  /// Moves one tick on.
  mutating func step() {
    advance()
    guard isAtRest else { return }
    velocity = 0
    if let goal, limits.contains(goal) { position = goal }
  }

  /// Goes on from a place elsewhere, between other limits.
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
    // Coming back across the limit ends the spring: the content stops there.
    if new.magnitude < 0.25 && velocity.magnitude < 20 || new * x < 0 {
      position = limit
      velocity = 0
    } else {
      position = limit + new
    }
  }

  /// How far a finger pulls beyond a limit: Apple's rubber, 0.55 of the way at first, never more than the view's length.
  static func rubber(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let stretched = (1 - 1 / (distance.magnitude * 0.55 / length + 1)) * length
    return distance < 0 ? -stretched : stretched
  }

  /// The pull that stretches the rubber by `stretch`.
  static func pull(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let share = min(stretch.magnitude / length, 0.999)
    let pull = (1 / (1 - share) - 1) * length / 0.55
    return stretch < 0 ? -pull : pull
  }
}
