/// A property of a running simulation that the X-ray can change.
enum XRayNumber: Int, CaseIterable {
  /// Downwards on the screen, in units of 1000 points per second squared.
  case gravity
  /// The fraction of the speed that remains after a hit.
  case elasticity
  case friction
  /// The rate at which the speed decreases, in 1/s.
  case resistance
  /// The pace of time, as a fraction of its usual pace.
  case speed

  var range: ClosedRange<Double> {
    switch self {
    case .gravity: 0...1.5
    case .elasticity: 0...1.2
    case .friction: 0...1
    case .resistance: 0...2
    case .speed: 0.1...1
    }
  }

  /// The step between two values of the slider.
  var step: Double { 0.05 }

  /// The nearest value on the scale; NaN counts as the least.
  func nearest(_ value: Double) -> Double {
    guard value > range.lowerBound else { return range.lowerBound }
    let steps = ((min(value, range.upperBound) - range.lowerBound) / step).rounded()
    return min(range.lowerBound + steps * step, range.upperBound)
  }
}
