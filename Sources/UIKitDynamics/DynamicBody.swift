import CaromGeometry
import CaromPhysics
import UIKitCore

/// An item in an animator: its body in the world, and the position and rotation that were last read from or written to
/// the item.
final class DynamicBody {
  let item: any UIDynamicItem
  /// The item if it is a view. It is unretained, because `item` keeps it alive.
  private let view: Unmanaged<UIView>?
  let id: BodyID
  private let mass: Double
  private var center: CGPoint
  private var position: Vector2
  private var rotation: Rotation
  private var restCenter: CGPoint
  private var restRotation: Rotation
  private var restSpeed: Float = 0

  /// The animator's tick in which the item last moved, and whether it has been at rest for `restDelay` since.
  var lastMoved: Tick = 0
  var isResting = true
  /// Whether it has left the animator's `activeRect` and therefore stands still.
  var isBeyond = false

  /// What the behaviors demand of the item; the last one in pre-order wins.
  private(set) var isWanted = true
  private var merged = Material()
  private var applied: Material?
  private var mergedSets: [CollisionSetID] = []
  private var appliedSets: [CollisionSetID] = []

  /// The properties that item behaviors set. The defaults of elasticity and friction, 0.2, are those that Apple's
  /// bodies log (objc.io, issue 5).
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

  /// Creates the item's body. Returns nil if the world refuses it, with a diagnostic unless `quietly` is true.
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
          "\(UIApplication.describe(item)): its size or shape cannot be simulated (\(DynamicBody.reason(error))). Use sizes from 0.1 to 1,000,000 points and paths that do not cross themselves."
        )
      }
      return nil
    }
    if item is UIDynamicValue { try? DynamicBody.keepOnLine(id, in: &animator.world) }
  }

  /// A one-dimensional value only slides along x.
  private static func keepOnLine(_ id: BodyID, in world: inout World) throws(PhysicsError) {
    var line = JointDefinition(.slider, nil, id)
    line.collides = true
    _ = try world.createJoint(line)
  }

  /// The electric charge, on which fields act.
  var charge: Double { merged.charge }

  /// The bounding box of the item in the simulation.
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

  // MARK: Merging the behaviors' properties

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

  /// Whether the item was in the collision set as of the last match.
  func isIn(_ set: CollisionSetID?) -> Bool { appliedSets.contains { $0 == set } }

  /// Whether the item stays in place whatever acts on it.
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

  /// The engine's damping, which divides the velocity by 1 + h · damping in each sub-step, for a decay of exactly
  /// e^(−resistance · t).
  private static func damping(for resistance: Double) -> Float {
    let rate = 4 * UIApplication.ticksPerSecond
    return Float(min(1e6, (exp(resistance / rate) - 1) * rate))
  }

  // MARK: Position and rotation

  /// Reads the center and rotation of the item again.
  func readPlace(in animator: UIDynamicAnimator) {
    let transform = item.transform
    let angle = atan2(transform.b, transform.a)
    let place = item.center
    guard place.isInWorld, angle.isFinite else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(item)): its center or transform is not finite or beyond 100,000,000 points; the animator keeps its own."
      )
    }
    center = place
    try? animator.world.setPosition(Vector2(points: center), angle: Float(angle), of: id)
    if let motion = try? animator.world.motion(of: id) {
      position = motion.position
      rotation = motion.rotation
    }
  }

  /// Writes center and rotation to the item if they changed. Returns whether it moved by more than the rest limits.
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

  /// Moves the item by the shortest distance into `rect`, or to its middle if it does not fit. Its velocity stays.
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

  /// Whether the item moves freely and is faster than at the last call: it is about to move, although it has hardly
  /// moved yet. `world` is only read; passing it `inout` avoids a copy.
  func speedsUp(in world: inout World) -> Bool {
    guard let motion = try? world.motion(of: id) else { return false }
    let last = restSpeed
    restSpeed = motion.linearVelocity.length + abs(motion.angularVelocity)
    // An item in contact is never quite still, so its speed means nothing.
    return restSpeed > last + 2e-4 && (try? world.isHeld(id)) == false
  }

  /// The position at which the current frame shows the item, and whether a later frame will show it elsewhere. Frames
  /// between two ticks interpolate between the positions.
  var placeInFrame: (center: CGPoint, turn: CGAffineTransform, isOnItsWay: Bool) {
    guard let view = item as? UIView else { return (center, rotation.transform, false) }
    let place = view.layer.placeInFrame
    guard place.isOnItsWay else { return (center, rotation.transform, false) }
    let turn = place.transform
    return (place.position, CGAffineTransform(a: turn.m11, b: turn.m12, c: turn.m21, d: turn.m22, tx: 0, ty: 0), true)
  }

  /// The properties as the behaviors leave them.
  var properties: UIDynamicAnimator.Properties {
    UIDynamicAnimator.Properties(
      elasticity: merged.elasticity, friction: merged.friction, resistance: merged.resistance, density: merged.density,
      allowsRotation: merged.allowsRotation)
  }

  /// The outlines of the collision shapes at the positions in the current frame, in reference coordinates.
  var outlines: [UIBezierPath] {
    let place = placeInFrame
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
      path.apply(place.turn)
      path.apply(CGAffineTransform(translationX: place.center.x, y: place.center.y))
      return path
    }
  }
}

/// The owner of a body of the world.
enum BodyOwner {
  case item(DynamicBody)
  case boundary(UICollisionBehavior, UIBoundaryIdentifier?)
}

extension Vector2 {
  /// A position given in points, converted to meters.
  init(points: CGPoint) {
    self.init(
      Float(points.x / UIDynamicAnimator.pointsPerMeter), Float(points.y / UIDynamicAnimator.pointsPerMeter))
  }
}

extension CGPoint {
  /// Whether the engine's world contains the point; false if a coordinate is not finite.
  var isInWorld: Bool { x.magnitude <= UIDynamicAnimator.farthest && y.magnitude <= UIDynamicAnimator.farthest }

  /// A position or velocity given in meters, converted to points.
  init(points: Vector2) {
    self.init(
      x: Double(points.x) * UIDynamicAnimator.pointsPerMeter, y: Double(points.y) * UIDynamicAnimator.pointsPerMeter)
  }
}

extension Rotation {
  /// The same rotation as an affine transform.
  var transform: CGAffineTransform {
    let (cosine, sine) = (Double(cosine), Double(sine))
    return CGAffineTransform(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
  }
}
