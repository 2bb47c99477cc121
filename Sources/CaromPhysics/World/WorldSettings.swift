/// How the material values of two bodies combine into the value of their contact.
public enum Mixing: UInt8, BitwiseCopyable, Sendable {
  /// √(a · b), the greater value, the smaller value, (a + b) / 2, or a · b.
  case geometricMean, maximum, minimum, average, product

  func mix(_ a: Float, _ b: Float) -> Float {
    switch self {
    case .geometricMean: return (a * b).squareRoot()
    case .maximum: return max(a, b)
    case .minimum: return min(a, b)
    case .average: return 0.5 * (a + b)
    case .product: return a * b
    }
  }
}

/// The settings of a whole world.
///
/// Each property states its valid range. `World.configure(_:)` throws `PhysicsError.notFinite` or
/// `PhysicsError.outOfRange` for any other value and leaves the world unchanged.
public struct WorldSettings: Equatable, BitwiseCopyable, Sendable {
  /// Gravity in m/s²; each coordinate in −10⁶ … 10⁶.
  public var gravity = Vector2(0, -10)
  /// How the friction of two bodies combines. Default: the geometric mean, as in Box2D.
  public var frictionMixing = Mixing.geometricMean
  /// How the restitution of two bodies combines. Default: the maximum, as in Box2D.
  public var restitutionMixing = Mixing.maximum
  /// Impacts at a lower approach speed than this do not bounce, in m/s, 0 … 10⁶.
  public var restitutionThreshold: Float = 0
  /// Whether bodies at rest fall asleep.
  public var allowsSleep = true
  /// A body is at rest while it moves at most this fast, in m/s, 0 … 10³, …
  public var sleepSpeed: Float = 0.01
  /// … and rotates at most this fast, in rad/s, 0 … 10³.
  public var sleepSpin: Float = 0.035
  /// How long an island must be at rest before it falls asleep, in seconds, 0 … 10³.
  public var timeToSleep: Float = 0.5
  /// Whether fast bodies are kept from tunneling through static and kinematic ones.
  public var isContinuous = true
  /// The number of solver sub-steps per step, 1 … 32. Box2D v3 recommends 4.
  public var subSteps: Int32 = 4
  /// The stiffness of contacts in Hz, 1 … 1000. The solver uses at most a quarter of the sub-step rate.
  public var contactFrequency: Float = 60

  /// Gravity of 10 m/s² downwards, four sub-steps, sleeping and continuous collision detection enabled.
  public init() {}

  func validate() throws(PhysicsError) {
    try gravity.check()
    try restitutionThreshold.check(in: 0...1e6)
    try sleepSpeed.check(in: 0...1e3)
    try sleepSpin.check(in: 0...1e3)
    try timeToSleep.check(in: 0...1e3)
    try contactFrequency.check(in: 1...1000)
    guard (1...32).contains(subSteps) else { throw .outOfRange }
  }
}
