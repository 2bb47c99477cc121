import CaromGeometry
import CaromPhysics
import UIKitCore

/// An item while an animator holds it: its body in the world, and what was last read from or written to it.
final class DynamicBody {
  let item: any UIDynamicItem
  /// The item, where it is a view; `item` keeps it alive.
  private let view: Unmanaged<UIView>?
  let id: BodyID
  private let mass: Double
  private var center: CGPoint
  private var position: Vector2
  private var rotation: Rotation
  private var restCenter: CGPoint
  private var restRotation: Rotation
  private var restSpeed: Float = 0

  /// The animator's tick in which it was last seen to move, and whether that is long enough ago for rest.
  var lastMoved: Tick = 0
  var isResting = true
  /// Whether it left the animator's active rectangle, and so stands still.
  var isBeyond = false

  /// What the behaviours say of the item, the last in pre-order winning.
  private(set) var isWanted = true
  private var merged = Material()
  private var applied: Material?
  private var mergedSets: [CollisionSetID] = []
  private var appliedSets: [CollisionSetID] = []

  /// The body's properties that item behaviours set; a body that none touches bounces and rubs a little.
  struct Material: Equatable {
    var elasticity = 0.2
    var friction = 0.2
    var staticFriction: Double?
    var density = 1.0
    var momentOfInertia: Double?
    var resistance = 0.0
    var angularResistance = 0.0
    var charge = 0.0
    var isAnchored = false
    var allowsRotation = true
  }

  /// Makes the item's body; nil, with a diagnostic unless `quietly`, where the world refuses it.
  init?(_ item: any UIDynamicItem, in animator: UIDynamicAnimator, quietly: Bool) {
    self.item = item
    view = (item as? UIView).map { Unmanaged.passUnretained($0) }
    center = item.center
    restCenter = center
    let transform = item.transform
    mass = DynamicBody.area(of: item) / (UIDynamicAnimator.pointsPerMeter * UIDynamicAnimator.pointsPerMeter)
    if item.collisionBoundsType == .path, !quietly { DynamicBody.checkOrigin(of: item) }
    var definition = BodyDefinition(.dynamic, at: Vector2(points: center), shapes: DynamicBody.shapes(of: item))
    definition.angle = Float(atan2(transform.b, transform.a))
    definition.collisionSets = []
    definition.settings.mass = Float(mass)
    do throws(PhysicsError) {
      id = try animator.world.createBody(definition)
      let motion = try animator.world.motion(of: id)
      position = motion.position
      rotation = motion.rotation
      restRotation = rotation
    } catch {
      if !quietly {
        UIApplication.shared.diagnose(
          "\(UIApplication.describe(item)): its size or shape cannot be simulated (\(DynamicBody.reason(error))). Sizes from 0.1 to 1,000,000 points can, and paths that do not cross themselves."
        )
      }
      return nil
    }
    if item is UIDynamicValue { try? DynamicBody.keepOnLine(id, in: &animator.world) }
  }

  /// A value of one dimension slides along x and nowhere else.
  private static func keepOnLine(_ id: BodyID, in world: inout World) throws(PhysicsError) {
    var line = JointDefinition(.slider, nil, id)
    line.collides = true
    _ = try world.createJoint(line)
  }

  /// What fields act on, besides mass.
  var charge: Double { merged.charge }

  /// The smallest upright rectangle around the item as it is in the simulation.
  var frame: CGRect {
    let size = item.bounds.size
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return box.applying(rotation.transform).offsetBy(dx: center.x, dy: center.y)
  }

  static func reason(_ error: PhysicsError) -> String {
    switch error {
    case .notFinite: "a number is not finite"
    case .outOfRange: "a number is out of range"
    case .degenerateShape: "the shape has no area"
    case .notConvex: "the path crosses itself"
    default: "the simulation refused it"
    }
  }

  // MARK: Merging what behaviours say

  func beginMerging() {
    isWanted = false
    merged = Material()
    mergedSets.removeAll(keepingCapacity: true)
  }

  func merge(_ behavior: UIDynamicBehavior) {
    isWanted = true
    if let itemBehavior = behavior as? UIDynamicItemBehavior { itemBehavior.write(to: &merged) }
    if let collision = behavior as? UICollisionBehavior, let set = collision.set { mergedSets.append(set) }
  }

  /// Whether the behaviours' collision set `set` holds it, as of the last match.
  func isIn(_ set: CollisionSetID?) -> Bool { appliedSets.contains { $0 == set } }

  /// Whether it keeps its place whatever acts on it.
  var isHeld: Bool { merged.isAnchored || isBeyond }

  func applyMerged(to world: inout World) {
    var material = merged
    material.isAnchored = isHeld
    if material != applied {
      let mass = self.mass
      try? world.configure(id) { settings in
        settings.kind = material.isAnchored ? .kinematic : .dynamic
        settings.mass = Float(min(1e12, max(1e-6, mass * material.density)))
        settings.inertia = material.momentOfInertia.map { Float($0) }
        settings.friction = Float(material.friction)
        settings.staticFriction = material.staticFriction.map { Float($0) }
        settings.restitution = Float(material.elasticity)
        settings.linearDamping = DynamicBody.damping(for: material.resistance)
        settings.angularDamping = DynamicBody.damping(for: material.angularResistance)
        settings.fixedRotation = !material.allowsRotation
      }
      if material.isAnchored {
        try? world.setLinearVelocity(.zero, of: id)
        try? world.setAngularVelocity(0, of: id)
      }
      applied = material
    }
    let sets = isBeyond ? [] : mergedSets
    if sets != appliedSets {
      for set in appliedSets where !sets.contains(set) { try? world.remove(id, from: set) }
      for set in sets where !appliedSets.contains(set) { try? world.add(id, to: set) }
      appliedSets = sets
    }
  }

  /// The engine's damping, which divides by 1 + h · damping in each sub-step, that gives e^(−resistance · t) exactly.
  private static func damping(for resistance: Double) -> Float {
    let rate = 4 * UIApplication.ticksPerSecond
    return Float(min(1e6, (exp(resistance / rate) - 1) * rate))
  }

  // MARK: Places

  /// Takes over the item's own centre and turn.
  func readPlace(in animator: UIDynamicAnimator) {
    let transform = item.transform
    let angle = atan2(transform.b, transform.a)
    let place = item.center
    guard place.isFinite, angle.isFinite else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(item)): its centre or transform is not finite; the animator keeps its own.")
    }
    center = place
    try? animator.world.setPosition(Vector2(points: center), angle: Float(angle), of: id)
    if let motion = try? animator.world.motion(of: id) {
      position = motion.position
      rotation = motion.rotation
    }
  }

  /// Writes centre and turn to the item where they changed; says whether it moved so that one can see it.
  func write(_ motion: Motion, _ rest: RestLimits) -> Bool {
    if motion.position != position {
      position = motion.position
      center = CGPoint(points: position)
    }
    let hasTurned = motion.rotation != rotation
    rotation = motion.rotation
    if let view {
      view._withUnsafeGuaranteedRef {
        $0.center = center
        if hasTurned { $0.transform = rotation.transform }
      }
    } else {
      if item.center != center { item.center = center }
      if hasTurned { item.transform = rotation.transform }
    }
    let dx = center.x - restCenter.x
    let dy = center.y - restCenter.y
    let turn = rotation.sine * restRotation.cosine - rotation.cosine * restRotation.sine
    guard dx * dx + dy * dy > rest.squaredDistance || turn > rest.sine || turn < -rest.sine else { return false }
    restCenter = center
    restRotation = rotation
    return true
  }

  /// Moves it by as little as brings it into `rect`, or to its middle where it does not fit; its velocity stays.
  func bring(into rect: CGRect, in animator: UIDynamicAnimator) {
    func moved(_ middle: Double, _ size: Double, _ low: Double, _ high: Double) -> Double {
      size > high - low ? (low + high) / 2 : max(low + size / 2, min(high - size / 2, middle))
    }
    let frame = self.frame
    let wanted = CGPoint(
      x: moved(center.x, frame.width, rect.minX, rect.maxX), y: moved(center.y, frame.height, rect.minY, rect.maxY))
    guard wanted != center else { return }
    item.center = wanted
    readPlace(in: animator)
  }

  /// Whether it flies freely and is faster than when this was last asked: it is about to move, though it has hardly yet.
  /// The world is only read; lent for that, it is not copied.
  func speedsUp(in world: inout World) -> Bool {
    guard let motion = try? world.motion(of: id) else { return false }
    let last = restSpeed
    restSpeed = motion.linearVelocity.length + abs(motion.angularVelocity)
    // What touches something is never quite still, and not speeding up for that.
    return restSpeed > last + 2e-4 && (try? world.isHeld(id)) == false
  }

  /// The outlines of what collides, in reference coordinates.
  var outlines: [UIBezierPath] {
    let parts = (item as? UIDynamicItemGroup)?.members ?? [(item, CGPoint.zero, 0)]
    return parts.map { part in
      let size = part.item.bounds.size
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let path: UIBezierPath =
        switch part.item.collisionBoundsType {
        case .rectangle: UIBezierPath(rect: box)
        case .ellipse: UIBezierPath(ovalIn: box)
        case .path: UIBezierPath(cgPath: part.item.collisionBoundingPath.cgPath)
        }
      path.apply(CGAffineTransform(rotationAngle: part.angle))
      path.apply(CGAffineTransform(translationX: part.offset.x, y: part.offset.y))
      path.apply(rotation.transform)
      path.apply(CGAffineTransform(translationX: center.x, y: center.y))
      return path
    }
  }
}

/// Whom a body of the world belongs to.
enum BodyOwner {
  case item(DynamicBody)
  case boundary(UICollisionBehavior, UIBoundaryIdentifier?)
}

extension Vector2 {
  /// A place given in points, in metres.
  init(points: CGPoint) {
    self.init(
      Float(points.x / UIDynamicAnimator.pointsPerMeter), Float(points.y / UIDynamicAnimator.pointsPerMeter))
  }
}

extension CGPoint {
  /// A place or velocity given in metres, in points.
  init(points: Vector2) {
    self.init(
      x: Double(points.x) * UIDynamicAnimator.pointsPerMeter, y: Double(points.y) * UIDynamicAnimator.pointsPerMeter)
  }
}

extension Rotation {
  /// The same turn as items have it.
  var transform: CGAffineTransform {
    let (cosine, sine) = (Double(cosine), Double(sine))
    return CGAffineTransform(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
  }
}
