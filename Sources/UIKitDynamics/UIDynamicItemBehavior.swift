import CaromGeometry
import CaromPhysics
import UIKitCore

/// Sets physical properties of items: elasticity, friction, density, resistance, charge and rotation.
///
/// Only properties that were set have an effect. If several item behaviors set the same property of an item, the last
/// one in pre-order of the behavior tree wins. The values until a property is set are those that Apple documents; a
/// body that no item behavior touches has elasticity 0.2 and friction 0.2, as Apple's bodies log.
///
/// A value outside its range is refused with a diagnostic.
open class UIDynamicItemBehavior: UIDynamicItemsBehavior {
  private final var chosen = Chosen()
  private final var pendingVelocities: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  private struct Chosen {
    var elasticity, friction, staticFriction, density, momentOfInertia: Double?
    var resistance, angularResistance, charge: Double?
    var isAnchored, allowsRotation: Bool?
  }

  /// A behavior for the given items, which sets no property yet. Duplicates count once.
  public init(items: [any UIDynamicItem]) { super.init(heldItems: items) }
  /// A behavior without items, which sets no property yet.
  public init() { super.init(heldItems: []) }

  /// The name of the class in diagnostics.
  open override class var kind: String { "UIDynamicItemBehavior" }

  /// The coefficient of restitution, 0 … 10: the ratio of the separation speed to the approach speed. 1 is perfectly
  /// elastic; more adds energy. Reads as 0 until it is set. A contact uses the greater value of the two items.
  public final var elasticity: CGFloat {
    get { chosen.elasticity ?? 0 }
    set { choose(newValue, in: 0...10, "elasticity") { $0.elasticity = $1 } }
  }

  /// The coefficient of friction, 0 … 10⁶. Reads as 0 until it is set. A contact uses the geometric mean of the two
  /// items.
  public final var friction: CGFloat {
    get { chosen.friction ?? 0 }
    set { choose(newValue, in: 0...1e6, "friction") { $0.friction = $1 } }
  }

  /// The coefficient of static friction, 0 … 10⁶, used if it is greater than `friction`. Default: nil, the same as
  /// `friction`. Apple's API has no such property.
  public final var staticFriction: CGFloat? {
    get { chosen.staticFriction }
    set { choose(newValue, in: 0...1e6, "staticFriction") { $0.staticFriction = $1 } }
  }

  /// The mass per area, 10⁻⁶ … 10⁹. Default: 1, which is 1 kg per 100 × 100 points.
  public final var density: CGFloat {
    get { chosen.density ?? 1 }
    set { choose(newValue, in: 1e-6...1e9, "density") { $0.density = $1 } }
  }

  /// The moment of inertia about the center in kg·m², 10⁻⁹ … 10¹⁵, where 100 points are a meter. A ring has a greater
  /// one than a disc, for example. Default: nil, that of the evenly filled shape. Apple's API has no such property.
  public final var momentOfInertia: CGFloat? {
    get { chosen.momentOfInertia }
    set { choose(newValue, in: 1e-9...1e15, "momentOfInertia") { $0.momentOfInertia = $1 } }
  }

  /// The decay rate of the velocity in 1/s, 0 … 10⁶: the velocity falls as e^(−resistance · t). Reads as 0 until it is
  /// set.
  public final var resistance: CGFloat {
    get { chosen.resistance ?? 0 }
    set { choose(newValue, in: 0...1e6, "resistance") { $0.resistance = $1 } }
  }

  /// The decay rate of the angular velocity in 1/s, 0 … 10⁶. Reads as 0 until it is set.
  public final var angularResistance: CGFloat {
    get { chosen.angularResistance ?? 0 }
    set { choose(newValue, in: 0...1e6, "angularResistance") { $0.angularResistance = $1 } }
  }

  /// The electric charge, −10⁹ … 10⁹, on which electric and magnetic fields act. Reads as 0 until it is set.
  public final var charge: CGFloat {
    get { chosen.charge ?? 0 }
    set { choose(newValue, in: -1e9...1e9, "charge") { $0.charge = $1 } }
  }

  /// Whether the items stay in place whatever hits them. Default: false.
  public final var isAnchored: Bool {
    get { chosen.isAnchored ?? false }
    set {
      chosen.isAnchored = newValue
      dynamicAnimator?.treeChanged()
    }
  }

  /// Whether the items may rotate. Default: true.
  public final var allowsRotation: Bool {
    get { chosen.allowsRotation ?? true }
    set {
      chosen.allowsRotation = newValue
      dynamicAnimator?.treeChanged()
    }
  }

  private func choose(
    _ value: Double?, in range: ClosedRange<Double>, _ name: String, _ set: (inout Chosen, Double?) -> Void
  ) {
    if let value, !range.contains(value) {
      return UIApplication.shared.diagnose(
        "UIDynamicItemBehavior: \(name) must be from \(range.lowerBound) to \(range.upperBound); \(value) was not set.")
    }
    set(&chosen, value)
    dynamicAnimator?.treeChanged()
  }

  final func write(to material: inout DynamicBody.Material) {
    if let elasticity = chosen.elasticity { material.elasticity = elasticity }
    if let friction = chosen.friction { material.friction = friction }
    if let staticFriction = chosen.staticFriction { material.staticFriction = staticFriction }
    if let density = chosen.density { material.density = density }
    if let moment = chosen.momentOfInertia { material.momentOfInertia = moment }
    if let resistance = chosen.resistance { material.resistance = resistance }
    if let angularResistance = chosen.angularResistance { material.angularResistance = angularResistance }
    if let isAnchored = chosen.isAnchored { material.isAnchored = isAnchored }
    if let charge = chosen.charge { material.charge = charge }
    if let allowsRotation = chosen.allowsRotation { material.allowsRotation = allowsRotation }
  }

  /// The properties that were set, with their values as text.
  final var chosenValues: [(name: String, value: String)] {
    let numbers: [(String, Double?)] = [
      ("elasticity", chosen.elasticity), ("friction", chosen.friction), ("staticFriction", chosen.staticFriction),
      ("density", chosen.density), ("momentOfInertia", chosen.momentOfInertia), ("resistance", chosen.resistance),
      ("angularResistance", chosen.angularResistance), ("charge", chosen.charge),
    ]
    let truths = [("isAnchored", chosen.isAnchored), ("allowsRotation", chosen.allowsRotation)]
    return numbers.compactMap { name, value in value.map { (name, "\($0)") } }
      + truths.compactMap { name, value in value.map { (name, "\($0)") } }
  }

  // MARK: Velocities

  /// Adds to the velocity of an item, in pt/s. Until the item is in an animator, the values are kept and added up.
  ///
  /// A velocity that is not finite is refused with a diagnostic. A sum beyond ±10⁷ pt/s in a direction becomes that limit,
  /// with a diagnostic. Ignored for an item that is not in this behavior or is anchored.
  public final func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard velocity.isFinite else { return refuseVelocity(of: item) }
    addVelocity(linear: velocity, angular: 0, to: item)
  }

  /// The velocity of an item in pt/s; zero for an unknown item.
  public final func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let waiting = pendingVelocities.first { $0.item === item }?.linear ?? .zero
    guard let animator = dynamicAnimator, let body = animator.body(of: item),
      let velocity = animator.ask({ try? $0.linearVelocity(of: body.id) })
    else { return waiting }
    let now = CGPoint(points: velocity)
    return CGPoint(x: now.x + waiting.x, y: now.y + waiting.y)
  }

  /// Adds to the angular velocity of an item, in rad/s, clockwise on the screen, up to ±10⁴; see
  /// `addLinearVelocity(_:for:)`.
  public final func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard velocity.isFinite else { return refuseVelocity(of: item) }
    addVelocity(linear: .zero, angular: velocity, to: item)
  }

  /// The angular velocity of an item in rad/s, clockwise on the screen; zero for an unknown item.
  public final func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let waiting = pendingVelocities.first { $0.item === item }?.angular ?? 0
    guard let animator = dynamicAnimator, let body = animator.body(of: item),
      let spin = animator.ask({ try? $0.angularVelocity(of: body.id) })
    else { return waiting }
    return Double(spin) + waiting
  }

  private func refuseVelocity(of item: any UIDynamicItem) {
    UIApplication.shared.diagnose("\(UIApplication.describe(item)): the velocity to add is not finite and was ignored.")
  }

  private func addVelocity(linear: CGPoint, angular: CGFloat, to item: any UIDynamicItem) {
    guard items.contains(where: { $0 === item }) else { return }
    if let animator = dynamicAnimator, let body = animator.body(of: item) {
      apply(linear, angular, to: body, in: animator)
      return animator.resume()
    }
    if let place = pendingVelocities.firstIndex(where: { $0.item === item }) {
      pendingVelocities[place].linear.x += linear.x
      pendingVelocities[place].linear.y += linear.y
      pendingVelocities[place].angular += angular
    } else {
      pendingVelocities.append((item, linear, angular))
    }
  }

  package override func connect(in animator: UIDynamicAnimator) {
    super.connect(in: animator)
    guard !pendingVelocities.isEmpty else { return }
    pendingVelocities.removeAll { waiting in
      guard let body = animator.body(of: waiting.item) else { return false }
      apply(waiting.linear, waiting.angular, to: body, in: animator)
      return true
    }
  }

  private func apply(_ linear: CGPoint, _ angular: CGFloat, to body: DynamicBody, in animator: UIDynamicAnimator) {
    // An anchored body is kinematic: with a velocity it would move through everything.
    guard !body.isHeld, let motion = animator.ask({ try? $0.motion(of: body.id) }) else { return }
    if linear != .zero {
      let edge = Float(UIDynamicAnimator.fastest / UIDynamicAnimator.pointsPerMeter)
      let sum = motion.linearVelocity + Vector2(points: linear)
      let speed = Vector2(max(-edge, min(edge, sum.x)), max(-edge, min(edge, sum.y)))
      if speed != sum { tellOfLimit(body.item) }
      try? animator.world.setLinearVelocity(speed, of: body.id)
    }
    if angular != 0 {
      let edge = Float(UIDynamicAnimator.fastestSpin)
      let sum = motion.angularVelocity + Float(angular)
      let spin = max(-edge, min(edge, sum))
      if spin != sum { tellOfLimit(body.item) }
      try? animator.world.setAngularVelocity(spin, of: body.id)
    }
  }

  private func tellOfLimit(_ item: any UIDynamicItem) {
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(item)): the velocity added to it makes it faster than 10,000,000 pt/s or 10,000 rad/s, and was limited to that. Add less."
    )
  }

  package override func didRemove(_ item: any UIDynamicItem) { pendingVelocities.removeAll { $0.item === item } }
}
