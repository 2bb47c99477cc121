/// The moving part of a body, 32 bytes, so that the solver gathers it in two rows.
///
/// During a step the place is the pose at the step's start plus `delta` and `turn`: small numbers keep their digits.
struct BodyState: BitwiseCopyable {
  var velocity = Vector2.zero
  var spin: Float = 0
  var flags: BodyFlags = []
  var delta = Vector2.zero
  var turn = Rotation.identity
}

struct BodyFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt32

  /// The slot holds a body.
  static let alive = BodyFlags(rawValue: 1)
  static let dynamic = BodyFlags(rawValue: 2)
  static let kinematic = BodyFlags(rawValue: 4)
  /// A dynamic body that is simulated, or a kinematic one that moves.
  static let awake = BodyFlags(rawValue: 8)
  /// The solver has a contact or joint of this body in this step; other bodies fly freely.
  static let constrained = BodyFlags(rawValue: 16)
  /// One disc around the centre of mass: its turn does not matter to where it touches.
  static let ball = BodyFlags(rawValue: 32)
  static let jointed = BodyFlags(rawValue: 64)
  /// A contact of this fast body is left to the continuous phase in this step.
  static let swept = BodyFlags(rawValue: 128)
  /// Its way is looked along for everything, not only for what it cannot move.
  static let bullet = BodyFlags(rawValue: 256)
}

/// What the integration of a body needs, 32 bytes.
struct BodyDynamics: BitwiseCopyable {
  var inverseMass: Float = 0
  var inverseInertia: Float = 0
  var linearDamping: Float = 0
  var angularDamping: Float = 0
  var force = Vector2.zero
  var torque: Float = 0
  var gravityScale: Float = 1
}

/// All else about a body.
struct Body: BitwiseCopyable {
  var settings = BodySettings()
  var generation: Int32 = 0
  var firstPiece: Int32 = -1
  var pieceCount: Int32 = 0
  var shapeCount: Int32 = 0
  var firstMembership: Int32 = -1
  var jointCount: Int32 = 0
  /// The centre of mass in the body's own coordinates.
  var localCenter = Vector2.zero
  var mass: Float = 0
  var inertia: Float = 0
  /// The least radius of a disc within a shape.
  var thickness: Float = 0
  /// Seconds of rest so far.
  var restTime: Float = 0
  /// The next body that fell asleep together with this one, round in a ring.
  var nextAsleep: Int32 = -1
  /// The next free slot, while this one is free.
  var nextFree: Int32 = -1
}

/// A convex part of a shape, in coordinates around the body's centre of mass: 32 bytes, for the narrow phase reads two of them
/// for every contact.
struct Piece: BitwiseCopyable {
  enum Kind: UInt8 {
    case circle
    /// A convex outline; with two corners a line, which with a radius is a capsule.
    case polygon
    /// A line of a chain: four corners, the second and third are its ends, the outer ones those of its neighbours.
    case link
  }

  /// The centroid; a circle's centre.
  var center: Vector2
  var radius: Float
  var kind: Kind
  var hasPrevious = false
  var hasNext = false
  var vertexCount: UInt8 = 0
  var body: Int32
  /// The number of the shape within the body, as the caller sees it.
  var shape: Int32
  var next: Int32 = -1
  var firstVertex: Int32 = 0
}

/// What a piece adds to its body's mass, per density.
struct PieceMass: BitwiseCopyable {
  var area: Float = 0
  /// The moment of inertia around the centroid.
  var inertia: Float = 0
}
