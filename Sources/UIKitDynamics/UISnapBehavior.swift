import CaromGeometry
import CaromPhysics
import UIKitCore

/// Pulls an item to a point and to its upright rotation, like a spring, as long as the behavior is in an animator.
open class UISnapBehavior: UIDynamicBehavior {
  private final let item: any UIDynamicItem
  private final var joint: JointID?

  /// The point that the item is pulled to, in reference coordinates. It can be changed at any time.
  ///
  /// A value that is not finite or beyond ±10⁸ points is refused with a diagnostic.
  public final var snapPoint: CGPoint {
    didSet {
      guard snapPoint.isInWorld else {
        snapPoint = oldValue
        return refuse()
      }
      if snapPoint != oldValue { configure() }
    }
  }

  /// The damping of the oscillation, 0 (least) … 1 (none). Default: 0.5. Values outside are clamped; NaN counts as 0.
  public final var damping: CGFloat = 0.5 {
    didSet {
      if !(damping >= 0 && damping <= 1) { damping = damping > 1 ? 1 : 0 }
      configure()
    }
  }

  /// The frequency of the spring in Hz, 0.01 … 50. Default: 3.5, from a published trace of Apple's behavior (Erica
  /// Sadun; 3.5 ± 0.15), whose frequency is fixed. Values outside are clamped; NaN counts as 0.01.
  public final var frequency: CGFloat = 3.5 {
    didSet {
      if !(frequency >= 0.01 && frequency <= 50) { frequency = frequency > 50 ? 50 : 0.01 }
      configure()
    }
  }

  /// A behavior that pulls `item` to `point`, in reference coordinates; if the point is refused, the item's center is
  /// used.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    let place = item.center
    snapPoint = point.isInWorld ? point : place.isInWorld ? place : .zero
    super.init()
    if !point.isInWorld { refuse() }
  }

  private func refuse() {
    UIApplication.shared.diagnose(
      "UISnapBehavior: snapPoint of \(UIApplication.describe(item)) is not finite or beyond 100,000,000 points, and was not set. Give it a point that the item can reach."
    )
  }

  /// The name of the class in diagnostics.
  open override class var kind: String { "UISnapBehavior" }
  package override var actedItems: [any UIDynamicItem] { [item] }

  /// The damping ratio of the spring. Apple's trace shows 0.47 ± 0.04 for a damping of 0.5; at 1 there is no overshoot.
  private final var ratio: Float { Float(damping * (0.9 + 0.1 * damping)) }

  package override var tie: (from: CGPoint, to: CGPoint)? { (item.center, snapPoint) }
  package override var tiedItem: (any UIDynamicItem)? { item }

  package override func connect(in animator: UIDynamicAnimator) {
    guard let body = animator.body(of: item), joint.map({ animator.world.contains($0) }) != true else { return }
    var definition = JointDefinition(.weld, nil, body.id)
    definition.settings.anchorA = Vector2(points: snapPoint)
    definition.settings.angle = 0
    definition.settings.frequency = Float(frequency)
    definition.settings.dampingRatio = ratio
    joint = try? animator.world.createJoint(definition)
  }

  package override func willLeave(_ animator: UIDynamicAnimator) {
    if let joint { try? animator.world.destroyJoint(joint) }
    joint = nil
  }

  private func configure() {
    guard let animator = dynamicAnimator, let joint else { return }
    let place = Vector2(points: snapPoint)
    let ratio = self.ratio
    let frequency = Float(self.frequency)
    try? animator.world.configure(joint) {
      $0.anchorA = place
      $0.frequency = frequency
      $0.dampingRatio = ratio
    }
    changed()
  }
}
