import CaromGeometry

/// The kind of timing that a provider has.
///
/// - `builtin`: one of the standard curves.
/// - `cubic`: a cubic curve with control points.
/// - `spring`: a spring.
/// - `composed`: a cubic curve and a spring; the spring is used.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// Provides the timing of a property animator: a cubic curve or a spring.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObject {
  /// Which kind of timing to use.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The horizontal and the vertical curve, and the seconds that they take if `duration` is requested.
  func curves(over duration: Double) -> (across: TimingCurve, down: TimingCurve, seconds: Double) {
    if timingCurveType != .cubic, timingCurveType != .builtin, let spring = springTimingParameters {
      let across = spring.timing(over: duration, velocity: spring.initialVelocity.dx)
      let down = spring.timing(over: duration, velocity: spring.initialVelocity.dy)
      let settling = max(across.settlingDuration, down.settlingDuration)
      return (.spring(across), .spring(down), spring.ignoresDuration ? settling : duration)
    }
    let cubic = TimingCurve.cubic(cubicTimingParameters?.timing ?? .systemDefault)
    return (cubic, cubic, duration)
  }
}

/// A cubic Bézier curve of time and progress, as the timing of a property animator.
public final class UICubicTimingParameters: UIObject, UITimingCurveProvider {
  /// `.builtin` for the standard curves, `.cubic` for one with control points.
  public let timingCurveType: UITimingCurveType
  /// The standard curve from which it was created; `easeInOut` for one with control points.
  public let animationCurve: UIView.AnimationCurve
  let timing: CubicTiming

  /// Creates the system's default curve, with the control points (0.25, 0.1) and (0.25, 1).
  public init() {
    timing = .systemDefault
    timingCurveType = .builtin
    animationCurve = .easeInOut
  }

  /// Creates one of the four standard curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    timing = curve.cubic
    timingCurveType = .builtin
    animationCurve = curve
  }

  /// Creates a curve with two control points: time horizontally, progress vertically. Times are clamped to 0…1; the
  /// curve is linear if a number is NaN or infinite.
  public init(controlPoint1 first: CGPoint, controlPoint2 second: CGPoint) {
    timing = CubicTiming(controlPoints: first.x, first.y, second.x, second.y)
    timingCurveType = .cubic
    animationCurve = .easeInOut
  }

  /// The first control point: time horizontally, progress vertically.
  public var controlPoint1: CGPoint { CGPoint(x: timing.x1, y: timing.y1) }
  /// The second control point: time horizontally, progress vertically.
  public var controlPoint2: CGPoint { CGPoint(x: timing.x2, y: timing.y2) }
  /// These parameters.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil, because a cubic curve is not a spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
  public override class var kind: String { "UICubicTimingParameters" }
}

/// A damped spring, as the timing of a property animator.
public final class UISpringTimingParameters: UIObject, UITimingCurveProvider {
  private enum Law {
    /// It settles to 0.1 % within the animator's duration.
    case ratio(Double)
    /// It has a frequency and a damping ratio, and ignores the animator's duration.
    case spring(frequency: Double, ratio: Double)
  }

  private let law: Law
  /// The speed at the start, in whole distances per second on each axis; `dx` is used for properties that are a single
  /// number.
  public let initialVelocity: CGVector

  /// Creates the system's spring: mass 3, stiffness 1000, damping 500.
  public convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// Creates a spring that settles to 0.1 % within the animator's duration. A ratio of 1 does not overshoot; it is
  /// clamped to 0.01…1.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates a spring that settles to 0.1 % within the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio; 1 or more does not overshoot. It is clamped to 0.01…1, and NaN counts as 1.
  ///   - velocity: The speed at the start, in whole distances per second on each axis; clamped to ±1000, and NaN counts
  ///     as 0.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    law = .ratio(ratio)
    initialVelocity = UISpringTimingParameters.sane(velocity)
  }

  /// Creates a spring that ignores the animator's duration.
  ///
  /// - Parameters:
  ///   - mass: The mass on the spring; 3 if it is not positive and finite.
  ///   - stiffness: How hard the spring pulls; 1000 if it is not positive and finite.
  ///   - damping: How fast the motion loses energy; 500 if it is negative or not finite.
  ///   - velocity: The speed at the start, in whole distances per second on each axis; clamped to ±1000.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let mass = mass > 0 && mass.isFinite ? mass : 3
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1000
    let damping = damping >= 0 && damping.isFinite ? damping : 500
    law = .spring(
      frequency: (stiffness / mass).squareRoot(), ratio: damping / (2 * (stiffness * mass).squareRoot()))
    initialVelocity = UISpringTimingParameters.sane(velocity)
  }

  /// Creates a spring that ignores the animator's duration, from its own perceived duration in seconds (0.5 if not
  /// finite) and its bounce, −1…1, which is clamped to ±0.99.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    let spring = SpringTiming(duration: duration.isFinite ? duration : 0.5, bounce: bounce, velocity: 0)
    law = .spring(frequency: spring.frequency, ratio: spring.dampingRatio)
    initialVelocity = UISpringTimingParameters.sane(velocity)
  }

  private static func sane(_ velocity: CGVector) -> CGVector {
    func clamp(_ number: Double) -> Double { number.isFinite ? max(-1000, min(1000, number)) : 0 }
    return CGVector(dx: clamp(velocity.dx), dy: clamp(velocity.dy))
  }

  var ignoresDuration: Bool {
    if case .spring = law { return true }
    return false
  }

  func timing(over duration: Double, velocity: Double) -> SpringTiming {
    switch law {
    case .ratio(let ratio): SpringTiming(duration: duration, dampingRatio: ratio, velocity: velocity)
    case .spring(let frequency, let ratio):
      SpringTiming(frequency: frequency, dampingRatio: ratio, velocity: velocity)
    }
  }

  /// `.spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil: a spring is no cubic curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  public var springTimingParameters: UISpringTimingParameters? { self }
  public override class var kind: String { "UISpringTimingParameters" }
}
