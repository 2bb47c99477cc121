/// A joint in the world, and as the solver sees it in a step.
struct Joint: BitwiseCopyable {
  var kind: JointKind = .distance
  var isAlive = false
  var collides = false
  var generation: Int32 = 0
  var nextFree: Int32 = -1
  var bodyA: Int32 = 0
  var bodyB: Int32 = 0
  var settings = JointSettings()
  /// `length` and `angle` as they hold, given or taken at creation.
  var length: Float = 0
  var reference = Rotation.identity

  // The impulses so far, for the warm start.
  var linear = Vector2.zero
  var angular: Float = 0
  var lower: Float = 0
  var upper: Float = 0
  var rub: Float = 0

  // One step's preparation.
  var armA = Vector2.zero
  var armB = Vector2.zero
  /// From centre to centre at the step's start.
  var apart = Vector2.zero
  /// The angle beyond the reference at the step's start.
  var turned: Float = 0
  var axis = Vector2.zero
  var spring = SpringPair()
  var angularSpring = SpringPair()
  /// The sub-step's length that the springs are made for; 0 where they must be made anew.
  var springsFor: Float = 0
  var inverseMassA: Float = 0
  var inverseMassB: Float = 0
  var inverseInertiaA: Float = 0
  var inverseInertiaB: Float = 0

  var inverseInertia: Float { inverseInertiaA + inverseInertiaB }

  /// Begins without a guess at its impulses.
  mutating func forget() {
    linear = .zero
    angular = 0
    lower = 0
    upper = 0
    rub = 0
  }
}

extension Rotation {
  /// The angle, exact to 10⁻⁴ below one radian, and of the right sign beyond.
  @inline(__always) var smallAngle: Float {
    let t = sine / (1 + max(cosine, 0))
    let u = t * t
    return 2 * t * (1 - u * (1 / 3) + u * u * (1 / 5))
  }
}
