import CaromGeometry

/// How a joint responds to a closing speed and a position error. In each sub-step its accumulated impulse `sum` becomes
/// `sum − (mass · speed + pull · error) · effective mass − impulse · sum`.
struct Spring: BitwiseCopyable {
  var mass: Float
  var pull: Float
  var impulse: Float

  /// Removes the whole speed and none of the error.
  static let rigid = Spring(mass: 1, pull: 0, impulse: 0)

  init(mass: Float, pull: Float, impulse: Float) {
    self.mass = mass
    self.pull = pull
    self.impulse = impulse
  }

  init(_ softness: Softness) {
    self.init(mass: softness.mass, pull: softness.mass * softness.bias, impulse: softness.impulse)
  }
}

/// A joint's springs for the pass before the integration of positions and for the one after it.
struct SpringPair: BitwiseCopyable {
  var solving = Spring.rigid
  var relaxing = Spring.rigid

  static func rigid(_ softness: Softness) -> SpringPair {
    SpringPair(solving: Spring(softness), relaxing: .rigid)
  }

  /// A spring that oscillates at its frequency with its damping ratio, whatever the length `h` of the sub-step is.
  ///
  /// Let u be the speed without the spring's own impulse and x the error. Solving gives v = a (u − hω²x), the position
  /// moves by hv, and relaxing gives u = b (u − hω²x) again. Two passes of this have the eigenvalues of the exact
  /// oscillator if 1 − a (hω)² = T − D and b = D / (T − D), where T and D are the sum and the product of its two decay
  /// factors per sub-step. A loaded spring then comes to rest at the right place. Both a and b are close to 1 unless a
  /// sub-step cannot resolve the spring. Such a spring is integrated implicitly, which is stable but adds damping.
  static func soft(frequency: Float, dampingRatio: Float, h: Float) -> SpringPair {
    let omega = 2 * Double.pi * Double(frequency)
    let h = Double(h)
    let turn = omega * h
    // Several undamped springs on one body feed each other slightly; turn³ / 4 removes at least that much energy.
    let ratio = Double(dampingRatio) + turn * turn * turn / 4
    let sum: Double
    let product: Double
    if ratio < 1 {
      sum = 2 * exp(-ratio * turn) * cos(turn * (1 - ratio * ratio).squareRoot())
      product = exp(-2 * ratio * turn)
    } else {
      let root = (ratio * ratio - 1).squareRoot()
      let slow = exp(-turn / (ratio + root))
      let fast = exp(-turn * (ratio + root))
      sum = slow + fast
      product = slow * fast
    }
    let kept = sum - product
    guard kept > 0.5 else {
      let spring = Spring(Softness(frequency: frequency, dampingRatio: dampingRatio, h: Float(h)))
      return SpringPair(solving: spring, relaxing: spring)
    }
    let a = (1 - kept) / (turn * turn)
    let b = product / kept
    func spring(_ share: Double) -> Spring {
      Spring(mass: Float(1 - share), pull: Float(share * h * omega * omega), impulse: Float(share))
    }
    return SpringPair(solving: spring(a), relaxing: spring(b))
  }
}
