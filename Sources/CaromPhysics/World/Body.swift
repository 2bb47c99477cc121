/// The part of a body's state that the solver reads and writes: 32 bytes, so that the SIMD code gathers it as two rows
/// of four floats.
///
/// During a step a body's pose is the pose at the start of the step plus `delta` and `turn`. Both stay small, so they
/// lose no digits to rounding.
struct BodyState: BitwiseCopyable {
  var velocity = Vector2.zero
  var spin: Float = 0
  var flags: BodyFlags = []
  var delta = Vector2.zero
  var turn = Rotation.identity
}

/// What the solver and the broad phase need to know about a body at a glance.
struct BodyFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt32

  /// The slot holds a body.
  static let alive = BodyFlags(rawValue: 1)
  /// Moves by forces and contacts (`BodyKind.dynamic`).
  static let dynamic = BodyFlags(rawValue: 2)
  /// Moves with the velocity that was set (`BodyKind.kinematic`).
  static let kinematic = BodyFlags(rawValue: 4)
  /// A dynamic body that is not asleep, or a kinematic body that moves.
  static let awake = BodyFlags(rawValue: 8)
  /// A contact or joint of this body takes part in the solver in this step. Bodies without the flag are integrated on
  /// their own.
  static let constrained = BodyFlags(rawValue: 16)
  /// A single disc centered on the center of mass: its rotation does not affect where it touches.
  static let ball = BodyFlags(rawValue: 32)
  /// At least one joint is attached to the body.
  static let jointed = BodyFlags(rawValue: 64)
  /// In this step continuous collision detection handles a contact of this fast body.
  static let swept = BodyFlags(rawValue: 128)
  /// `BodySettings.isBullet`: swept against every body, not only against those that it cannot move.
  static let bullet = BodyFlags(rawValue: 256)
}

/// What the integration of a body needs: 32 bytes.
struct BodyDynamics: BitwiseCopyable {
  var inverseMass: Float = 0
  var inverseInertia: Float = 0
  var linearDamping: Float = 0
  var angularDamping: Float = 0
  var force = Vector2.zero
  var torque: Float = 0
  var gravityScale: Float = 1
}

/// Everything else about a body.
struct Body: BitwiseCopyable {
  var settings = BodySettings()
  var generation: Int32 = 0
  var firstPiece: Int32 = -1
  var pieceCount: Int32 = 0
  var shapeCount: Int32 = 0
  var firstMembership: Int32 = -1
  var jointCount: Int32 = 0
  /// The center of mass in the body's own coordinates.
  var localCenter = Vector2.zero
  var mass: Float = 0
  var inertia: Float = 0
  /// The inradius of the thinnest shape, m.
  var thickness: Float = 0
  /// How long the body has been at rest, in seconds.
  var restTime: Float = 0
  /// The next body of a circular list of bodies that fell asleep together; −1 if there is none.
  var nextAsleep: Int32 = -1
  /// The next slot of the free list while this slot is free.
  var nextFree: Int32 = -1
}

/// A convex part of a shape, in coordinates relative to the body's center of mass. 32 bytes, because the narrow phase
/// reads two of them for every contact.
struct Piece: BitwiseCopyable {
  enum Kind: UInt8 {
    case circle
    /// A convex outline. With two corners it is a line, and with a radius as well a capsule.
    case polygon
    /// A segment of a chain. It has four corners: the second and third are its ends, the first and fourth the far ends
    /// of the neighboring links.
    case link
  }

  /// The centroid; for a circle, its center.
  var center: Vector2
  var radius: Float
  var kind: Kind
  var hasPrevious = false
  var hasNext = false
  var vertexCount: UInt8 = 0
  var body: Int32
  /// The index of the shape within the body, as the caller numbers it.
  var shape: Int32
  var next: Int32 = -1
  var firstVertex: Int32 = 0
}

/// What a piece contributes to its body's mass per unit of density.
struct PieceMass: BitwiseCopyable {
  var area: Float = 0
  /// The moment of inertia around the centroid.
  var inertia: Float = 0
}
