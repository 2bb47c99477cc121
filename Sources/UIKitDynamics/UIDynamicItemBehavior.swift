import CaromGeometry
import CaromPhysics
import UIKitCore

/// Sets properties of its items' bodies: how they bounce, rub, weigh, slow down and turn.
///
/// Only properties that were set count. Where several item behaviours set one for the same item, the last in
/// pre-order of the behaviour tree wins.
open class UIDynamicItemBehavior: UIDynamicItemsBehavior {
  private final var chosen = Chosen()
  private final var pendingVelocities: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  private struct Chosen {
    var elasticity, friction, staticFriction, density, momentOfInertia: Double?
    var resistance, angularResistance, charge: Double?
    var isAnchored, allowsRotation: Bool?
  }

  public init(items: [any UIDynamicItem]) { super.init(heldItems: items) }
  public init() { super.init(heldItems: []) }

  open override class var kind: String { "UIDynamicItemBehavior" }

  /// How much speed a hit gives back: 0 none, 1 all; more adds energy. Read as 0 until it is set.
  public final var elasticity: CGFloat {
    get { chosen.elasticity ?? 0 }
    set { choose(newValue, in: 0...10, "elasticity") { $0.elasticity = $1 } }
  }

  /// Resistance to sliding along others: 0 none, 1 strong. Read as 0 until it is set.
  public final var friction: CGFloat {
    get { chosen.friction ?? 0 }
    set { choose(newValue, in: 0...1e6, "friction") { $0.friction = $1 } }
  }

  /// Resistance before sliding begins, where that is more than `friction`; nil at first: the same. Apple's API has no
  /// such property.
  public final var staticFriction: CGFloat? {
    get { chosen.staticFriction }
    set { choose(newValue, in: 0...1e6, "staticFriction") { $0.staticFriction = $1 } }
  }

  /// Mass in relation to size; 1 at first: 1 kg for 100 × 100 points. From 0.000001 to 1,000,000,000.
  public final var density: CGFloat {
    get { chosen.density ?? 1 }
    set { choose(newValue, in: 1e-6...1e9, "density") { $0.density = $1 } }
  }

  /// The moment of inertia about the middle in kg·m², a metre being 100 points: what a ring has other than a disc. nil at
  /// first: that of the shape, filled evenly. Apple's API has no such property.
  public final var momentOfInertia: CGFloat? {
    get { chosen.momentOfInertia }
    set { choose(newValue, in: 1e-9...1e15, "momentOfInertia") { $0.momentOfInertia = $1 } }
  }

  /// Loss of speed: it falls as e^(−resistance · t). Read as 0 until it is set.
  public final var resistance: CGFloat {
    get { chosen.resistance ?? 0 }
    set { choose(newValue, in: 0...1e6, "resistance") { $0.resistance = $1 } }
  }

  /// The same for spin.
  public final var angularResistance: CGFloat {
    get { chosen.angularResistance ?? 0 }
    set { choose(newValue, in: 0...1e6, "angularResistance") { $0.angularResistance = $1 } }
  }

  /// Electric charge, for fields.
  public final var charge: CGFloat {
    get { chosen.charge ?? 0 }
    set { choose(newValue, in: -1e9...1e9, "charge") { $0.charge = $1 } }
  }

  /// Whether the items stand still whatever hits them; false at first.
  public final var isAnchored: Bool {
    get { chosen.isAnchored ?? false }
    set {
      chosen.isAnchored = newValue
      dynamicAnimator?.treeChanged()
    }
  }

  /// Whether hits may turn the items; true at first.
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

  // MARK: Velocities

  /// Adds to the item's velocity, pt/s. Before the item is in an animator the sum is kept until it is.
  public final func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard velocity.isFinite else { return refuseVelocity(of: item) }
    addVelocity(linear: velocity, angular: 0, to: item)
  }

  /// The item's velocity, pt/s; zero for an item that is not here.
  public final func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let waiting = pendingVelocities.first { $0.item === item }?.linear ?? .zero
    guard let animator = dynamicAnimator, let body = animator.body(of: item),
      let velocity = animator.ask({ try? $0.linearVelocity(of: body.id) })
    else { return waiting }
    let now = CGPoint(points: velocity)
    return CGPoint(x: now.x + waiting.x, y: now.y + waiting.y)
  }

  /// Adds to the item's spin, rad/s; see `addLinearVelocity`.
  public final func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard velocity.isFinite else { return refuseVelocity(of: item) }
    addVelocity(linear: .zero, angular: velocity, to: item)
  }

  /// The item's spin, rad/s, clockwise; zero for an item that is not here.
  public final func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let waiting = pendingVelocities.first { $0.item === item }?.angular ?? 0
    guard let animator = dynamicAnimator, let body = animator.body(of: item),
      let spin = animator.ask({ try? $0.angularVelocity(of: body.id) })
    else { return waiting }
    return Double(spin) + waiting
  }

  private func refuseVelocity(of item: any UIDynamicItem) {
    UIApplication.shared.diagnose("\(UIApplication.describe(item)): a velocity that is not finite was not added.")
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
    // What is anchored takes no velocity, or it would set off through everything.
    guard !body.isHeld, let motion = animator.ask({ try? $0.motion(of: body.id) }) else { return }
    if linear != .zero {
      try? animator.world.setLinearVelocity(motion.linearVelocity + Vector2(points: linear), of: body.id)
    }
    if angular != 0 {
      try? animator.world.setAngularVelocity(motion.angularVelocity + Float(angular), of: body.id)
    }
  }

  package override func didRemove(_ item: any UIDynamicItem) { pendingVelocities.removeAll { $0.item === item } }
}
