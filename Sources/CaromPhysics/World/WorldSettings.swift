/// How the values of two surfaces become the value of their contact.
public enum Mixing: UInt8, BitwiseCopyable, Sendable {
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

/// What holds for a whole world; it can be changed at any time.
public struct WorldSettings: Equatable, BitwiseCopyable, Sendable {
  /// In m/s², each coordinate at most 10⁶.
  public var gravity = Vector2(0, -10)
  public var frictionMixing = Mixing.geometricMean
  public var restitutionMixing = Mixing.maximum
  /// Hits that approach more slowly than this do not bounce, m/s, 0 … 10⁶.
  public var restitutionThreshold: Float = 0
  /// Bodies that rest fall asleep.
  public var allowsSleep = true
  /// A body rests while it is slower than this, m/s, 0 … 10³ …
  public var sleepSpeed: Float = 0.01
  /// … and turns more slowly than this, rad/s, 0 … 10³ …
  public var sleepSpin: Float = 0.035
  /// … for this long, together with all that it touches, s, 0 … 10³.
  public var timeToSleep: Float = 0.5
  /// Fast bodies are kept from passing through static and kinematic ones.
  public var isContinuous = true
  /// Solver passes per step, 1 … 32.
  public var subSteps: Int32 = 4
  /// How stiffly contacts push bodies apart, Hz, 1 … 1000; at most a quarter of the sub-step rate counts.
  public var contactFrequency: Float = 60

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
