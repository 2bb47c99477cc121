import CaromGeometry
import CaromPhysics
import UIKitCore

/// A field that acts on its items from a distance, inside a region: gravity, spring, vortex, drag, noise, electric,
/// magnetic or custom.
///
/// Forces are in newtons of the engine: 1 N accelerates an item of 100 × 100 points and density 1 by 100 pt/s². In the
/// formulas of the fields, distances are in meters of 100 points and speeds in meters per second. A force beyond 10¹⁵ N,
/// a velocity beyond 10⁷ pt/s, and what is not finite is diagnosed once and ignored.
public final class UIFieldBehavior: UIDynamicItemsBehavior {
  /// A custom field. The arguments are the field, the position in reference coordinates, the velocity in pt/s, the mass
  /// in kg, the charge, and the duration of the step in seconds; the result is the force in newtons.
  public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

  private enum Kind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case custom(Evaluation)
  }

  private let fieldKind: Kind
  private var motions: [Motion] = []
  private var hasToldOfBadForce = false

  /// The center of the region in reference coordinates. Default: (0, 0).
  public var position = CGPoint.zero { didSet { changed() } }
  /// The region in which the field acts, relative to `position`. Default: everywhere.
  public var region = UIRegion.infinite { didSet { changed() } }
  /// The strength of the field. Default: 1.
  public var strength: CGFloat = 1 { didSet { changed() } }
  /// The exponent of the decay: the force is divided by the distance in meters to this power. Default: 0, no decay.
  public var falloff: CGFloat = 0 { didSet { changed() } }
  /// The shortest distance in points that the formulas use, at least 0.001; shorter ones count as this. Default: 1.
  public var minimumRadius: CGFloat = 1 { didSet { changed() } }
  /// The direction of linear gravity and velocity fields. Zero for all other kinds.
  public var direction = CGVector(dx: 0, dy: 0) { didSet { changed() } }
  /// The smoothness of noise and turbulence, 0 (rough) … 1 (smooth); values outside are clamped. Default: 0.
  public var smoothness: CGFloat = 0 { didSet { changed() } }
  /// How many times per second noise and turbulence change; 0 and less freeze them. Default: 1.
  public var animationSpeed: CGFloat = 1 { didSet { changed() } }

  private init(_ kind: Kind) {
    fieldKind = kind
    super.init(heldItems: [])
  }

  /// The name of the class in diagnostics.
  public override class var kind: String { "UIFieldBehavior" }

  /// A field that slows items: the force is −strength · velocity.
  public class func dragField() -> Self { Self(.drag) }
  /// A field that moves items around `position`, counterclockwise on the screen for a positive strength. The
  /// acceleration grows with the distance: strength · distance.
  public class func vortexField() -> Self { Self(.vortex) }
  /// A field that accelerates items towards `position`, independently of their mass, by strength · 1000 pt/s².
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = Self(.radialGravity)
    field.position = position
    return field
  }
  /// A field that accelerates items in a direction, independently of their mass, by direction · strength · 1000 pt/s².
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = Self(.linearGravity)
    field.direction = direction
    return field
  }
  /// A field that sets the velocity of items to direction · strength · 100 pt/s, whatever else acts on them.
  public class func velocityField(direction: CGVector) -> Self {
    let field = Self(.velocity)
    field.direction = direction
    return field
  }
  /// A field of random forces that vary smoothly in space and time, up to `strength` newtons per coordinate.
  ///
  /// - Parameter smoothness: 0 (changes over 20 points) … 1 (over 200 points).
  /// - Parameter speed: How many times per second the forces change.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// A noise field whose forces are also proportional to the speed of the item; see
  /// `noiseField(smoothness:animationSpeed:)`.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }
  /// A field that pulls items towards `position`: the force is strength · distance (Hooke's law).
  public class func springField() -> Self { Self(.spring) }
  /// A field that repels items with a positive charge from `position` and attracts those with a negative one: the force
  /// is charge · strength.
  public class func electricField() -> Self { Self(.electric) }
  /// A field perpendicular to the velocity of charged items: the force is charge · strength · speed. Items with a
  /// positive charge move counterclockwise on the screen for a positive strength.
  public class func magneticField() -> Self { Self(.magnetic) }
  /// A field with a custom force.
  ///
  /// - Parameter block: Computes the force. It is called in every tick for every item in the region.
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
        do throws(PhysicsError) {
          try animator.world.setLinearVelocity(velocity, of: body.id)
        } catch {
          tellOfBadForce(on: body.item)
        }
        continue
      }
      guard let mass = try? animator.world.mass(of: body.id) else { continue }
      let force = force(
        at: place, velocity: CGPoint(points: motion.linearVelocity), mass: Double(mass), charge: body.charge,
        time: animator.elapsedTime)
      do throws(PhysicsError) {
        try animator.world.applyForce(Vector2(Float(force.dx), Float(force.dy)), to: body.id)
      } catch {
        tellOfBadForce(on: body.item)
      }
    }
  }

  /// Diagnosed once per field, because the mistake would repeat in every tick.
  @inline(never) private func tellOfBadForce(on item: any UIDynamicItem) {
    if hasToldOfBadForce { return }
    hasToldOfBadForce = true
    UIApplication.shared.diagnose(
      "UIFieldBehavior: the force or velocity for \(UIApplication.describe(item)) is not finite, or beyond 10¹⁵ N or 10⁷ pt/s, and was ignored. Check the evaluation block and the field's properties."
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

  /// A random vector, −1 … 1 in each coordinate, that varies smoothly in space: over 20 points if rough, 200 points if
  /// smooth.
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

/// Value noise: random numbers on a lattice, interpolated smoothly.
private enum LatticeNoise {
  /// A number in −1 … 1 that depends only on the position, the time and the seed.
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
