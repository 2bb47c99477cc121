import CaromGeometry
import CaromPhysics

/// A scene as plain numbers, so that every engine gets exactly the same one.
public struct Scene {
  public enum Form: Int32, Sendable {
    case circle = 0
    case box = 1
  }

  public struct Item {
    public var isDynamic: Bool
    public var form: Form
    /// A circle's radius, or a box's half width and half height.
    public var a: Float
    public var b: Float = 0
    public var position: Vector2
    public var angle: Float = 0
    public var velocity = Vector2.zero
    public var spin: Float = 0
    public var density: Float = 1
    public var friction: Float = 0.6
    public var restitution: Float = 0
    /// Collides with nothing.
    public var isGhost = false
  }

  /// Two items pinned together at a place of the world.
  public struct Pin {
    public var first: Int
    public var second: Int
    public var place: Vector2
  }

  public var name: String
  public var gravity = Vector2(0, -10)
  /// Slow hits bounce too.
  public var isElastic = false
  public var items: [Item] = []
  public var pins: [Pin] = []

  public init(_ name: String) { self.name = name }

  /// The scene in our engine; the bodies' ids are in the order of the items.
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
