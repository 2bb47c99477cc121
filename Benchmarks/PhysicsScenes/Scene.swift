import CaromGeometry
import CaromPhysics

/// A scene as plain numbers, so that every engine gets exactly the same one. In meters, kilograms, seconds and radians.
public struct Scene {
  /// The shape of an item.
  public enum Form: Int32, Sendable {
    /// A circle of radius `a`.
    case circle = 0
    /// A box of half width `a` and half height `b`.
    case box = 1
  }

  /// A body of the scene.
  public struct Item {
    /// Whether the body is dynamic; otherwise it is static.
    public var isDynamic: Bool
    /// The shape of the body.
    public var form: Form
    /// The radius of a circle, or the half width of a box.
    public var a: Float
    /// The half height of a box.
    public var b: Float = 0
    /// The position of the center.
    public var position: Vector2
    /// The angle.
    public var angle: Float = 0
    /// The velocity.
    public var velocity = Vector2.zero
    /// The angular velocity.
    public var spin: Float = 0
    /// The mass per area.
    public var density: Float = 1
    /// The coefficient of friction.
    public var friction: Float = 0.6
    /// The coefficient of restitution.
    public var restitution: Float = 0
    /// Whether the body collides with nothing.
    public var isGhost = false
  }

  /// A pin joint of two items at a point in world coordinates.
  public struct Pin {
    /// The index of the first item.
    public var first: Int
    /// The index of the second item.
    public var second: Int
    /// The point of the joint.
    public var place: Vector2
  }

  /// The name; its first letter identifies the scene.
  public var name: String
  /// The acceleration of gravity.
  public var gravity = Vector2(0, -10)
  /// Whether slow impacts bounce too.
  public var isElastic = false
  /// The bodies of the scene.
  public var items: [Item] = []
  /// The joints of the scene.
  public var pins: [Pin] = []

  /// An empty scene.
  public init(_ name: String) { self.name = name }

  /// The scene in our engine. The identifiers of the bodies are in the order of the items.
  public func world(allowsSleep: Bool = false) -> (world: World, ids: [BodyID]) {
    var world = World(gravity: gravity)
    try? world.configure { $0.allowsSleep = allowsSleep }
    var ids: [BodyID] = []
    for item in items {
      let shape: Shape = item.form == .circle ? .circle(radius: item.a) : .box(width: 2 * item.a, height: 2 * item.b)
      var body = BodyDefinition(item.isDynamic ? .dynamic : .static, at: item.position, shapes: [shape])
      body.angle = item.angle
      body.linearVelocity = item.velocity
      body.angularVelocity = item.spin
      body.settings.density = item.density
      body.settings.friction = item.friction
      body.settings.restitution = item.restitution
      if item.isGhost { body.collisionSets = [] }
      if let id = try? world.createBody(body) { ids.append(id) }
    }
    for pin in pins where pin.first < ids.count && pin.second < ids.count {
      var joint = JointDefinition(.pin, ids[pin.first], ids[pin.second])
      joint.settings.anchorA = local(pin.place, items[pin.first])
      joint.settings.anchorB = local(pin.place, items[pin.second])
      _ = try? world.createJoint(joint)
    }
    return (world, ids)
  }

  private func local(_ place: Vector2, _ item: Item) -> Vector2 {
    Rotation(angle: item.angle).unrotate(place - item.position)
  }
}
