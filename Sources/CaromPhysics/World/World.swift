/// A world of rigid bodies in the plane: a value that can be copied, kept, stepped on twice with the same outcome
/// to the bit, and hashed. Metres, kilograms, seconds, radians.
///
/// Everything lies in flat columns that are addressed by integers; nothing in a step allocates or counts
/// references once the columns have grown to what the scene needs.
///
/// What a step does for each contact is `mutating` even where it only reads: the world is then handed on by its address,
/// while a reading function is given a copy of its hundred and more words.
///
///     var world = World()
///     var ball = BodyDefinition(.dynamic, at: Vector2(0, 5), shapes: [.circle(radius: 0.5)])
///     ball.settings.restitution = 1
///     let id = try world.createBody(ball)
///     world.step(1 / 120)
public struct World {
  /// What holds for all bodies; change it with `configure(_:)`.
  public internal(set) var settings = WorldSettings()
  /// Steps done since the world was made.
  public internal(set) var stepCount: UInt64 = 0

  /// A token that is alone only while no copy shares the columns.
  private var owner = WorldOwner()

  // Bodies, one row each; row 0 is a body that is never there, and stands in for nobody.
  var states = Column<BodyState>()
  var poses = Column<Pose>()
  var dynamics = Column<BodyDynamics>()
  var bodies = Column<Body>()
  /// Per body: the farthest that a shape reaches from the centre of mass.
  var reaches = Column<Float>()
  /// Per body: how far it may still move before its boxes must be made anew.
  var slack = Column<Float>()
  /// Per body: how far beyond its boxes it may get in a step.
  var ways = Column<Float>()
  var freeBody: Int32 = -1
  var bodyCount = 0

  // Pieces of shapes and their corners; edge i runs from corner i to the next and has normal i, outwards.
  var pieces = Column<Piece>()
  var pieceMasses = Column<PieceMass>()
  var boxes = Column<Box>()
  /// Bodies that need new boxes, whether they move or not.
  var stale = Column<Int32>()
  var freePiece: Int32 = -1
  var vertices = Column<Vector2>()
  var normals = Column<Vector2>()
  var freeVertices = Column<Int32>()

  // Collision sets and who is in them.
  var sets = Column<CollisionSet>()
  var memberships = Column<Membership>()
  var freeSet: Int32 = -1
  var freeMembership: Int32 = -1

  var joints = Column<Joint>()
  var freeJoint: Int32 = -1

  // Pairs of pieces that are near each other.
  var contacts = Column<Contact>()
  /// Per contact: what the solver and the continuous phase know of its surfaces.
  var surfaces = Column<ContactSurface>()
  /// What the narrow phase remembers of two outlines.
  var memories = Column<ContactMemory>()
  /// Contacts that ended outside a step, and the events of the last step.
  var pendingEvents = Column<ContactEvent>()
  var events = Column<ContactEvent>()

  // Scratch of one step, without meaning between steps.
  var scratch = Scratch()

  /// An empty world with the gravity given, in m/s²; one that is not finite or absurd counts as none.
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

  /// Changes settings of the world, and wakes everything when one did change.
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

  /// Must precede every write: gives this world columns of its own if a copy shares them.
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
