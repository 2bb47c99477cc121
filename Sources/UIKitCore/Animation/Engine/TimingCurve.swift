import CaromGeometry

/// The progress of an animation (0 at its start, 1 at its end) as a function of time.
package enum TimingCurve: Equatable {
  case cubic(CubicTiming)
  case spring(SpringTiming)

  /// The progress after `time` of `duration` seconds.
  package func progress(at time: Double, of duration: Double) -> Double {
    switch self {
    case .cubic(let cubic):
      if time <= 0 { return 0 }
      return time >= duration ? 1 : cubic.value(at: time / duration)
    case .spring(let spring):
      return time <= 0 ? 0 : spring.value(at: time)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1): time horizontally, progress vertically.
package struct CubicTiming: Equatable {
  package var x1, y1, x2, y2: Double

  package static let linear = CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The default curve of layers.
  package static let systemDefault = CubicTiming(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Creates a curve from an app's numbers: times are clamped to 0…1, and the curve is linear if a number is NaN or
  /// infinite.
  init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else {
      self = .linear
      return
    }
    self.init(x1: max(0, min(1, x1)), y1: y1, x2: max(0, min(1, x2)), y2: y2)
  }

  /// The progress at a share of the time, 0…1, with a tolerance of 1e-7 in time.
  package func value(at x: Double) -> Double {
    if self == CubicTiming.linear { return x }
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<40 {
      let error = CubicTiming.bezier(x1, x2, s) - x
      if error > -1e-7 && error < 1e-7 { break }
      if error > 0 { high = s } else { low = s }
      let slope = CubicTiming.slope(x1, x2, s)
      let newton = s - error / slope
      // Newton's step where it stays inside the bracket, halving where the curve is too flat for it.
      s = slope > 1e-6 && newton > low && newton < high ? newton : (low + high) / 2
    }
    return CubicTiming.bezier(y1, y2, s)
  }

  private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }
}

/// A mass on a damped spring, released at distance 1 from its rest with a velocity; progress is 1 − distance.
package struct SpringTiming: Equatable {
  /// The undamped angular frequency, in rad/s.
  package var frequency: Double
  /// 1 is critical damping; below it the value overshoots.
  package var dampingRatio: Double
  /// In whole distances per second, towards the end.
  package var velocity: Double

  package init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    self.velocity = velocity
  }

  /// The spring whose envelope falls to 0.001 within `duration` seconds, as for `usingSpringWithDamping`.
  ///
  /// `dampingRatio` is clamped to 0.01…1 and `velocity` to ±1000. The frequency is found by bisection, which gives the
  /// same result on every machine.
  package init(duration: Double, dampingRatio ratio: Double, velocity: Double) {
    let ratio = ratio.isFinite ? min(1, max(0.01, ratio)) : 1
    let velocity = velocity.isFinite ? max(-1000, min(1000, velocity)) : 0
    let duration = max(duration, 0.001)
    func envelope(_ frequency: Double) -> Double {
      if ratio >= 1 { return ((frequency - velocity) * duration + 1) * exp(-frequency * duration) }
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let amplitude = (ratio * frequency - velocity) / damped
      return (amplitude < 0 ? -amplitude : amplitude) * exp(-ratio * frequency * duration)
    }
    // From the right-hand side, where the envelope falls steadily.
    var low = 0.01
    var high = 1.0
    while envelope(high) > 0.001 && high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > 0.001 { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, velocity: velocity)
  }

  /// The spring of `animate(springDuration:bounce:)`: k = (2π/duration)², ζ = 1 − bounce, or 1/(1 + bounce) below 0.
  /// The bounce is clamped to ±0.99.
  package init(duration: Double, bounce: Double, velocity: Double) {
    let bounce = bounce.isFinite ? max(-0.99, min(0.99, bounce)) : 0
    self.init(
      frequency: 2 * Double.pi / max(duration, 0.001), dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      velocity: velocity)
  }

  /// The progress after `time` seconds.
  package func value(at time: Double) -> Double {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - exp(-decay * time) * (cos(damped * time) + (decay - velocity) / damped * sin(damped * time))
    }
    if dampingRatio == 1 { return 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time) }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let fast = decay + root
    let slow = decay - root
    let weight = (fast - velocity) / (fast - slow)
    return 1 - weight * exp(-slow * time) - (1 - weight) * exp(-fast * time)
  }

  /// The seconds until the distance to the end stays below 0.001; at most 60.
  package var settlingDuration: Double {
    let rate = dampingRatio <= 1 ? dampingRatio * frequency : frequency / (2 * dampingRatio)
    var time = 0.0
    let step = 1 / UIApplication.ticksPerSecond
    let longest = min(60, 14 / max(rate, 0.01))
    var settledAt = longest
    while time < longest {
      let left = 1 - value(at: time)
      if left < 0.001 && left > -0.001 { settledAt = min(settledAt, time) } else { settledAt = longest }
      time += step
    }
    return settledAt
  }
}
