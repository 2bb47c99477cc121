/// Columns that a step fills and forgets; they keep their room, so that a warm step does not allocate.
struct Scratch {
  /// Bodies that this step moves.
  var awake = Column<Int32>()
  /// Those of them that the solver moves.
  var constrained = Column<Int32>()
  var motions = Column<MotionBlock>()
  /// Per block of them: the bodies; lanes without one hold nobody, who gains nothing.
  var motionRows = Column<LaneOffsets>()
  /// Contacts for the solver.
  var active = Column<ActiveContact>()
  /// Of these, the ones that may have begun or ceased to touch.
  var changed = Column<Int32>()
  /// Contacts that touched and have no points in this step.
  var parted = Column<Int32>()
  /// Per body: the colours of its contacts so far.
  var used = Column<UInt64>()
  var perColour = Column<Int32>()
  var blocks = Column<ContactBlock>()
  /// Per block: its contacts; lanes without one have a blank one.
  var contactRows = Column<LaneOffsets>()
  var points = Column<PointLanes>()
  var pointHits = Column<HitLanes>()
  /// Of the active contacts, those that give back some of the speed.
  var bouncy = Column<Int32>()
  /// Joints for the solver.
  var joints = Column<Int32>()
  /// Per body: the first of its contacts to sweep along.
  var sweeps = Column<Int32>()
  /// Per contact: the next one along which the same body may hit something.
  var nextSweeps = Column<Int32>()
  /// Pieces that left their boxes.
  var movers = Column<Int32>()
  var isMover = Column<Bool>()
  var known = KnownPairs()
  /// Pieces of bodies that cannot be moved, and of bullets.
  var seesFar = Column<Bool>()
  var grid = Grid()
  /// Union-find parents, for islands.
  var parents = Column<Int32>()
  var islandRest = Column<Float>()
  /// Hits of the continuous phase.
  var hits = Column<Hit>()

  init() {}
}

/// What one step knows about itself.
struct StepContext {
  let dt: Float
  /// The length of a sub-step, and its inverse.
  let h: Float
  let perH: Float
  let subSteps: Int
  let gravity: Vector2
  /// The speed that gravity gives in a step.
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

  /// The share of a speed that damping leaves after all sub-steps: as much for bodies that fly freely in one go.
  @inline(__always) func kept(_ damping: Float) -> Float {
    if damping == 0 { return 1 }
    let each = 1 / (1 + h * damping)
    var kept: Float = 1
    for _ in 0..<subSteps { kept *= each }
    return kept
  }
}

/// A constraint as a damped spring, integrated implicitly (Erin Catto, "Soft Constraints", GDC 2011): any frequency and
/// damping ratio is stable. `bias` is the share of an error that one second would correct, `mass` and `impulse` scale
/// the effective mass and the impulse accumulated so far.
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
