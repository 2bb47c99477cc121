/// A joint of the world, together with the data that the solver needs in a step.
struct Joint: BitwiseCopyable {
  var kind: JointKind = .distance
  var isAlive = false
  var collides = false
  var generation: Int32 = 0
  var nextFree: Int32 = -1
  var bodyA: Int32 = 0
  var bodyB: Int32 = 0
  var settings = JointSettings()
  /// The `length` and `angle` of the settings, or the values at creation where these are nil.
  var length: Float = 0
  var reference = Rotation.identity

  // The accumulated impulses, kept for warm starting.
  var linear = Vector2.zero
  var angular: Float = 0
  var lower: Float = 0
  var upper: Float = 0
  var rub: Float = 0

  // The data prepared for one step.
  var armA = Vector2.zero
  var armB = Vector2.zero
  /// The vector between the centers of mass at the start of the step.
  var apart = Vector2.zero
  /// The angle beyond the reference at the start of the step.
  var turned: Float = 0
  var axis = Vector2.zero
  var spring = SpringPair()
  var angularSpring = SpringPair()
  /// The length of the sub-step that the springs were computed for; 0 means that they must be recomputed.
  var springsFor: Float = 0
  var inverseMassA: Float = 0
  var inverseMassB: Float = 0
  var inverseInertiaA: Float = 0
  var inverseInertiaB: Float = 0

  var inverseInertia: Float { inverseInertiaA + inverseInertiaB }

  /// Resets the accumulated impulses.
  mutating func forget() {
    linear = .zero
    angular = 0
    lower = 0
    upper = 0
    rub = 0
  }
}

extension Rotation {
  /// The angle, accurate to 10⁻⁴ below one radian and with the right sign beyond.
  @inline(__always) var smallAngle: Float {
    let t = sine / (1 + max(cosine, 0))
    let u = t * t
    return 2 * t * (1 - u * (1 / 3) + u * u * (1 / 5))
  }
}
