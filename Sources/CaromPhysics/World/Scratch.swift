/// Columns that hold data for one step only. They keep their capacity, so that a step in a settled scene does not
/// allocate.
struct Scratch {
  /// The bodies that this step moves.
  var awake = Column<Int32>()
  /// Those among them that the solver moves.
  var constrained = Column<Int32>()
  var motions = Column<MotionBlock>()
  /// Per motion block: the offsets of its bodies. Unused lanes point to the placeholder body, whose velocity does not
  /// change.
  var motionRows = Column<LaneOffsets>()
  /// The contacts that the solver handles in this step.
  var active = Column<ActiveContact>()
  /// The active contacts that may have begun or ended touching.
  var changed = Column<Int32>()
  /// Contacts that touched before and have no manifold points in this step.
  var parted = Column<Int32>()
  /// Per body: the graph colors that its contacts use so far, as a bit set.
  var used = Column<UInt64>()
  var perColor = Column<Int32>()
  var blocks = Column<ContactBlock>()
  /// Per contact block: the offsets of its contacts. Unused lanes point to a blank contact.
  var contactRows = Column<LaneOffsets>()
  var points = Column<PointLanes>()
  var pointHits = Column<HitLanes>()
  /// The active contacts whose restitution is above zero.
  var bouncy = Column<Int32>()
  /// The joints that the solver handles in this step.
  var joints = Column<Int32>()
  /// Per body: the first contact of the linked list that the sweep of this body checks.
  var sweeps = Column<Int32>()
  /// Per contact: the next contact of that list.
  var nextSweeps = Column<Int32>()
  /// Pieces that left their bounding boxes and look for new neighbors.
  var movers = Column<Int32>()
  var isMover = Column<Bool>()
  var known = KnownPairs()
  /// Per piece: whether its body is immovable or a bullet, so that others find it from afar.
  var seesFar = Column<Bool>()
  var grid = Grid()
  /// The pieces of dynamic bodies, if there are few.
  var dynamicPieces = Column<Int32>()
  /// The parents of the union-find structure that builds islands.
  var parents = Column<Int32>()
  var islandRest = Column<Float>()
  /// Impacts that continuous collision detection found.
  var hits = Column<Hit>()

  init() {}
}

/// Values that stay constant during a step.
struct StepContext {
  let dt: Float
  /// The length of a sub-step in seconds, and its reciprocal.
  let h: Float
  let perH: Float
  let subSteps: Int
  let gravity: Vector2
  /// The change of speed by gravity in one step, m/s.
  let fall: Float
  let contactSoftness: Softness
  let staticSoftness: Softness
  let jointSoftness: Softness

  init(_ dt: Float, _ settings: WorldSettings) {
    self.dt = dt
    subSteps = Int(settings.subSteps)
    h = dt / Float(settings.subSteps)
    perH = 1 / h
    gravity = settings.gravity
    fall = settings.gravity.length * dt
    let frequency = min(settings.contactFrequency, 0.25 * perH)
    contactSoftness = Softness(frequency: frequency, dampingRatio: 5, h: h)
    staticSoftness = Softness(frequency: 2 * frequency, dampingRatio: 5, h: h)
    jointSoftness = Softness(frequency: 0.25 * perH, dampingRatio: 5, h: h)
  }

  /// The factor by which damping scales a speed over the whole step: the product over all sub-steps, so that freely
  /// moving bodies are damped exactly like those in the solver.
  @inline(__always) func kept(_ damping: Float) -> Float {
    if damping == 0 { return 1 }
    let each = 1 / (1 + h * damping)
    var kept: Float = 1
    for _ in 0..<subSteps { kept *= each }
    return kept
  }
}

/// A constraint as an implicitly integrated damped spring, stable for any frequency and damping ratio (Erin Catto,
/// "Soft Constraints", GDC 2011).
///
/// `bias` is the rate at which an error is corrected, in 1/s; `mass` scales the effective mass, `impulse` the
/// accumulated impulse.
struct Softness: BitwiseCopyable {
  var bias: Float
  var mass: Float
  var impulse: Float

  static let rigid = Softness(bias: 0, mass: 1, impulse: 0)

  init(bias: Float, mass: Float, impulse: Float) {
    self.bias = bias
    self.mass = mass
    self.impulse = impulse
  }

  init(frequency: Float, dampingRatio: Float, h: Float) {
    guard frequency > 0 else {
      self = .rigid
      return
    }
    let omega = 2 * Float.pi * frequency
    let a = 2 * dampingRatio + h * omega
    let b = h * omega * a
    let c = 1 / (1 + b)
    bias = omega / a
    mass = b * c
    impulse = c
  }
}
