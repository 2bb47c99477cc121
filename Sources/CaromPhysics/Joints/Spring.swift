import CaromGeometry

/// How a joint answers to a closing speed and an error: the sum of its impulses in a sub-step becomes
/// `sum − (mass · speed + pull · error) · effective mass − impulse · sum`.
struct Spring: BitwiseCopyable {
  var mass: Float
  var pull: Float
  var impulse: Float

  /// Takes out all of the speed and none of the error.
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

/// A joint's spring before and after the places are integrated in a sub-step.
struct SpringPair: BitwiseCopyable {
  var solving = Spring.rigid
  var relaxing = Spring.rigid

  static func rigid(_ softness: Softness) -> SpringPair {
    SpringPair(solving: Spring(softness), relaxing: .rigid)
  }

  /// A spring that swings at its frequency with its damping ratio, whatever the sub-step's length `h` is.
  ///
  /// With the speed u without the spring's own impulse, solving gives v = a (u − hω²x), the place moves by hv, and
  /// relaxing gives u = b (u − hω²x) anew. Two steps of that have the exact oscillator's eigenvalues if
  /// 1 − a (hω)² = T − D and b = D / (T − D) with T and D the sum and the product of its two factors per sub-step; and a
  /// load rests where it must, with no speed. Both differ little from 1, and are far from it only for springs that a
  /// sub-step cannot resolve: those are integrated implicitly, which is stable but calms them down.
  static func soft(frequency: Float, dampingRatio: Float, h: Float) -> SpringPair {
    let omega = 2 * Double.pi * Double(frequency)
    let h = Double(h)
    let turn = omega * h
    // Several undamped springs on one body feed each other a little; turn³ / 4 takes at least as much away.
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
