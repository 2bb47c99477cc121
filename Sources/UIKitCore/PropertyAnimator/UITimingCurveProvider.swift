import CaromGeometry

/// What kind of timing a provider has.
public enum UITimingCurveType: Int { case builtin, cubic, spring, composed }

/// Says how fast an animator's animations come along.
public protocol UITimingCurveProvider: NSObject {
  /// Which kind of timing to use.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curves across and down, and how many seconds they take when they are asked for `duration`.
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

/// A cubic Bézier curve of time and progress.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// `.builtin` for the standard curves, `.cubic` for one with control points.
  public let timingCurveType: UITimingCurveType
  /// The curve it was made of; ease-in-ease-out for one of control points.
  public let animationCurve: UIView.AnimationCurve
  let timing: CubicTiming

  /// The curve of the system: (0.25, 0.1), (0.25, 1).
  public override init() {
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

  /// Times outside 0 … 1, which no curve can have, are moved to the nearest end.
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
  /// Nil: a cubic curve is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }
  public override class var kind: String { "UICubicTimingParameters" }
}

/// A damped spring.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Law {
    /// Settled to 0.1 % when the animator's duration is over.
    case ratio(Double)
    /// Angular frequency and damping ratio: it takes as long as it takes.
    case spring(frequency: Double, ratio: Double)
  }

  private let law: Law
  /// Distances per second on each axis; `dx` is that of properties with one number.
  public let initialVelocity: CGVector

  /// The system's spring: mass 3, stiffness 1000, damping 500.
  public convenience override init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// One that has settled after the animator's duration; 1 does not overshoot.
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

  /// One that ignores the animator's duration. Masses, stiffnesses and dampings below 0, or that are no numbers, are
  /// those of the system's spring.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let mass = mass > 0 && mass.isFinite ? mass : 3
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1000
    let damping = damping >= 0 && damping.isFinite ? damping : 500
    law = .spring(
      frequency: (stiffness / mass).squareRoot(), ratio: damping / (2 * (stiffness * mass).squareRoot()))
    initialVelocity = UISpringTimingParameters.sane(velocity)
  }

  /// One told by its perceived duration and its bounce, −1 … 1; it ignores the animator's duration.
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
