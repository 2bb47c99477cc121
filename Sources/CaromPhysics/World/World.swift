/// A world of rigid bodies in the plane, in meters, kilograms, seconds and radians.
///
/// A world is a value: a copy can be kept, stepped to a bit-identical result, hashed and encoded.
///
/// ```swift
/// var world = World()
/// var ball = BodyDefinition(.dynamic, at: Vector2(0, 5), shapes: [.circle(radius: 0.5)])
/// ball.settings.restitution = 1
/// let id = try world.createBody(ball)
/// world.step(1 / 120)
/// let height = try world.position(of: id).y
/// ```
///
/// All data lies in flat columns addressed by integers. A step neither allocates nor counts references once the columns
/// have grown to the size of the scene.
///
/// The code that a step runs for each contact is `mutating` even where it only reads. The compiler then passes the
/// world by address; to a nonmutating function it would pass a copy of more than a hundred words.
public struct World {
  /// The settings of the world; `configure(_:)` changes them.
  public internal(set) var settings = WorldSettings()
  /// The number of steps since the world was created.
  public internal(set) var stepCount: UInt64 = 0

  /// Uniquely referenced only while no copy of the world shares the columns.
  private var owner = WorldOwner()

  // One row per body. Row 0 is a placeholder; index 0 means "no body".
  var states = Column<BodyState>()
  var poses = Column<Pose>()
  var dynamics = Column<BodyDynamics>()
  var bodies = Column<Body>()
  /// Per body: the greatest distance of any shape's surface from the center of mass.
  var reaches = Column<Float>()
  /// Per body: how far it may still move before its bounding boxes must be rebuilt.
  var slack = Column<Float>()
  /// Per body: how far it may move beyond its bounding boxes in a step.
  var ways = Column<Float>()
  var freeBody: Int32 = -1
  var bodyCount = 0

  // Pieces of shapes and their corners. Edge i runs from corner i to the next one and has the outward normal i.
  var pieces = Column<Piece>()
  var pieceMasses = Column<PieceMass>()
  var boxes = Column<Box>()
  /// Bodies whose bounding boxes must be rebuilt, whether the bodies move or not.
  var stale = Column<Int32>()
  var freePiece: Int32 = -1
  var vertices = Column<Vector2>()
  var normals = Column<Vector2>()
  var freeVertices = Column<Int32>()

  // Collision sets and their members.
  var sets = Column<CollisionSet>()
  var memberships = Column<Membership>()
  var freeSet: Int32 = -1
  var freeMembership: Int32 = -1

  var joints = Column<Joint>()
  var freeJoint: Int32 = -1

  // Pairs of pieces that are near each other.
  var contacts = Column<Contact>()
  /// Per contact: the material values that the solver and continuous collision detection use.
  var surfaces = Column<ContactSurface>()
  /// Cached manifolds of pairs of outlines.
  var memories = Column<ContactMemory>()
  /// Contacts that ended outside a step, and then the events of the last step.
  var pendingEvents = Column<ContactEvent>()
  var events = Column<ContactEvent>()

  // Scratch data of one step, without meaning between steps.
  var scratch = Scratch()

  /// Creates an empty world.
  ///
  /// - Parameter gravity: In m/s². If a coordinate is not finite or beyond ±10⁶, the world has no gravity.
  public init(gravity: Vector2 = Vector2(0, -10)) {
    states.append(BodyState())
    poses.append(Pose(center: .zero, rotation: .identity))
    dynamics.append(BodyDynamics())
    bodies.append(Body())
    reaches.append(0)
    slack.append(0)
    ways.append(0)
    sets.append(CollisionSet())
    freeVertices.fill(to: 8, with: -1)
    settings.gravity = gravity
    do { try settings.validate() } catch { settings.gravity = .zero }
  }

  /// Changes the settings of the world; wakes everything if a value did change.
  ///
  /// Throws `.notFinite` or `.outOfRange` for an invalid value.
  public mutating func configure(_ change: (inout WorldSettings) -> Void) throws(PhysicsError) {
    var wanted = settings
    change(&wanted)
    try wanted.validate()
    guard wanted != settings else { return }
    own()
    settings = wanted
    remixContacts()
    wakeAll()
  }

  /// Must precede every write: gives this world its own columns if a copy shares them.
  @inline(__always) mutating func own() {
    if !isKnownUniquelyReferenced(&owner) { separate() }
  }

  private mutating func separate() {
    owner = WorldOwner()
    states.detach()
    poses.detach()
    dynamics.detach()
    bodies.detach()
    reaches.detach()
    slack.detach()
    ways.detach()
    pieces.detach()
    pieceMasses.detach()
    boxes.detach()
    stale.detach()
    vertices.detach()
    normals.detach()
    freeVertices.detach()
    sets.detach()
    memberships.detach()
    joints.detach()
    contacts.detach()
    surfaces.detach()
    memories.detach()
    pendingEvents.detach()
    events.detach()
    scratch = Scratch()
  }
}

private final class WorldOwner {}
