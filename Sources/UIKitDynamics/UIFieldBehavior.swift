import CaromGeometry
import CaromPhysics
import UIKitCore

/// Acts on its items from a distance, inside a region: gravity, springs, vortices, drag, noise, charges or a law of
/// your own.
///
/// Forces are in the engine's newtons: 1 gives a 100 × 100 pt item of density 1 an acceleration of 100 pt/s².
/// Distances in the laws are in metres of 100 pt.
public final class UIFieldBehavior: UIDynamicItemsBehavior {
  /// A law of your own: field, position (reference coordinates), velocity (pt/s), mass, charge, seconds → force.
  public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case custom(Evaluation)
  }

  private let fieldKind: Kind
  private var motions: [Motion] = []
  private var hasToldOfBadForce = false

  /// The middle of the region, reference coordinates; (0, 0) at first.
  public var position = CGPoint.zero { didSet { changed() } }
  /// Where the field acts, around `position`; everywhere at first.
  public var region = UIRegion.infinite { didSet { changed() } }
  /// How strong it is; 1 at first.
  public var strength: CGFloat = 1 { didSet { changed() } }
  /// How fast it fades: the force is divided by the distance to this power; 0 at first: it does not.
  public var falloff: CGFloat = 0 { didSet { changed() } }
  /// Distances below this count as this one, points; 1 at first.
  public var minimumRadius: CGFloat = 1 { didSet { changed() } }
  /// Where linear gravity and velocity fields point; zero for the other kinds.
  public var direction = CGVector(dx: 0, dy: 0) { didSet { changed() } }
  /// 0 (rough) … 1 (smooth), for noise and turbulence.
  public var smoothness: CGFloat = 0 { didSet { changed() } }
  /// How often noise changes in a second; 1 at first, 0 stands still.
  public var animationSpeed: CGFloat = 1 { didSet { changed() } }

  private init(_ kind: Kind) {
    fieldKind = kind
    super.init(heldItems: [])
  }

  public override class var kind: String { "UIFieldBehavior" }

  /// Slows items in proportion to their velocity.
  public class func dragField() -> Self { Self(.drag) }
  /// Turns items round `position`, counter-clockwise for positive strength, the stronger the farther away.
  public class func vortexField() -> Self { Self(.vortex) }
  /// Draws items to a point, whatever they weigh.
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = Self(.radialGravity)
    field.position = position
    return field
  }
  /// Draws items in one direction, whatever they weigh; 1 is 1000 pt/s².
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = Self(.linearGravity)
    field.direction = direction
    return field
  }
  /// Gives items a velocity, whatever else acts; a direction of 1 at strength 1 is 100 pt/s.
  public class func velocityField(direction: CGVector) -> Self {
    let field = Self(.velocity)
    field.direction = direction
    return field
  }
  /// Pushes items this way and that.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// The same, the stronger the faster an item is.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// Draws items to `position`, the stronger the farther away.
  public class func springField() -> Self { Self(.spring) }
  /// Drives items with positive charge away from `position`, and draws the others.
  public class func electricField() -> Self { Self(.electric) }
  /// Bends the way of charged items.
  public class func magneticField() -> Self { Self(.magnetic) }
  /// A law of your own.
  public class func field(evaluationBlock block: @escaping Evaluation) -> Self {
    Self(.custom(block))
  }

  package override func applyForces(in animator: UIDynamicAnimator) {
    animator.ask { $0.readMotions(of: bodyIDs, into: &motions) }
    for (body, motion) in zip(bodies, motions) where !body.isHeld {
      let place = CGPoint(points: motion.position)
      guard region.contains(CGPoint(x: place.x - position.x, y: place.y - position.y)) else { continue }
      if case .velocity = fieldKind {
        let velocity = Vector2(Float(direction.dx * strength), Float(direction.dy * strength))
        try? animator.world.setLinearVelocity(velocity, of: body.id)
        continue
      }
      guard let mass = try? animator.world.mass(of: body.id) else { continue }
      let force = force(
        at: place, velocity: CGPoint(points: motion.linearVelocity), mass: Double(mass), charge: body.charge,
        time: animator.elapsedTime)
      guard force.isFinite else {
        tellOfBadForce(on: body.item)
        continue
      }
      try? animator.world.applyForce(Vector2(Float(force.dx), Float(force.dy)), to: body.id)
    }
  }

  /// Once per field: a law that goes wrong does so in every tick.
  @inline(never) private func tellOfBadForce(on item: any UIDynamicItem) {
    if hasToldOfBadForce { return }
    hasToldOfBadForce = true
    UIApplication.shared.diagnose(
      "UIFieldBehavior: the force on \(UIApplication.describe(item)) is not finite and was left out. Check the law and the field's numbers."
    )
  }

  /// The force on a body of 1 kg and charge 1 at rest; nil outside the region.
  func forceOnUnit(at place: CGPoint, time: TimeInterval) -> CGVector? {
    guard region.contains(CGPoint(x: place.x - position.x, y: place.y - position.y)) else { return nil }
    if case .velocity = fieldKind { return direction * strength }
    return force(at: place, velocity: .zero, mass: 1, charge: 1, time: time)
  }

  private func force(at place: CGPoint, velocity: CGPoint, mass: Double, charge: Double, time: TimeInterval) -> CGVector
  {
    let scale = UIDynamicAnimator.pointsPerMeter
    let away = CGVector(dx: (place.x - position.x) / scale, dy: (place.y - position.y) / scale)
    let distance = max(hypot(away.dx, away.dy), max(minimumRadius, 1e-3) / scale)
    let fading = falloff == 0 ? 1 : pow(distance, -falloff)
    let speed = CGVector(dx: velocity.x / scale, dy: velocity.y / scale)
    switch fieldKind {
    case .drag: return speed * (-strength * fading)
    case .vortex: return CGVector(dx: away.dy, dy: -away.dx) * (mass * strength * fading)
    case .radialGravity: return away * (-mass * strength * 10 * fading / distance)
    case .linearGravity: return direction * (mass * strength * 1000 / scale * fading)
    case .velocity: return CGVector(dx: 0, dy: 0)
    case .noise: return noise(at: place, time: time) * (strength * fading)
    case .turbulence: return noise(at: place, time: time) * (strength * fading * hypot(speed.dx, speed.dy))
    case .spring: return away * (-strength * fading)
    case .electric: return away * (charge * strength * fading / distance)
    case .magnetic: return CGVector(dx: speed.dy, dy: -speed.dx) * (charge * strength * fading)
    case .custom(let block):
      return block(
        self, place, CGVector(dx: velocity.x, dy: velocity.y), mass, charge, 1 / UIApplication.ticksPerSecond)
    }
  }

  /// A vector of about unit length that changes from place to place, over 20 pt where rough and 200 pt where smooth.
  private func noise(at place: CGPoint, time: TimeInterval) -> CGVector {
    let cell = 20 + 180 * max(0, min(1, smoothness))
    let moment = time * max(0, animationSpeed)
    return CGVector(
      dx: LatticeNoise.value(place.x / cell, place.y / cell, moment, seed: 1),
      dy: LatticeNoise.value(place.x / cell, place.y / cell, moment, seed: 2))
  }
}

private func * (vector: CGVector, factor: Double) -> CGVector {
  CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
}

/// Random numbers on the points of a lattice, and smooth values in between.
private enum LatticeNoise {
  /// A number from −1 to 1 that is the same for the same place, moment and seed.
  static func value(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
    let (ix, iy, iz) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (fx, fy, fz) = (smooth(x - ix), smooth(y - iy), smooth(z - iz))
    func corner(_ dx: Double, _ dy: Double, _ dz: Double) -> Double { lattice(ix + dx, iy + dy, iz + dz, seed) }
    func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
    let near = mix(mix(corner(0, 0, 0), corner(1, 0, 0), fx), mix(corner(0, 1, 0), corner(1, 1, 0), fx), fy)
    let far = mix(mix(corner(0, 0, 1), corner(1, 0, 1), fx), mix(corner(0, 1, 1), corner(1, 1, 1), fx), fy)
    return mix(near, far, fz)
  }

  private static func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  private static func lattice(_ x: Double, _ y: Double, _ z: Double, _ seed: UInt64) -> Double {
    var hash = StateHash()
    hash.combine(seed)
    hash.combine(x)
    hash.combine(y)
    hash.combine(z)
    return Double(hash.value >> 11) / Double(UInt64(1) << 52) - 1
  }
}
