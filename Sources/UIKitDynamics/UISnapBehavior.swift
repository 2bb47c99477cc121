import CaromGeometry
import CaromPhysics
import UIKitCore

/// Draws an item to a point and upright, as a spring, for as long as the behaviour stays.
open class UISnapBehavior: UIDynamicBehavior {
  private final let item: any UIDynamicItem
  private final var joint: JointID?

  /// Where the item is drawn to, reference coordinates; may change at any time.
  public final var snapPoint: CGPoint {
    didSet {
      guard snapPoint.isFinite else {
        snapPoint = oldValue
        return UIApplication.shared.diagnose("UISnapBehavior: snapPoint is not finite and was not set.")
      }
      if snapPoint != oldValue { configure() }
    }
  }

  /// 0 swings for long, 1 not at all; 0.5 at first. What lies outside is moved to the nearest end.
  public final var damping: CGFloat = 0.5 {
    didSet {
      if !(damping >= 0 && damping <= 1) { damping = damping > 1 ? 1 : 0 }
      configure()
    }
  }

  /// Oscillations of the spring in a second, Hz, 0.01 … 50; 3.5 at first, from a published trace of Apple's
  /// (3.5 ± 0.15), whose frequency is fixed. What lies outside is moved to the nearest end.
  public final var frequency: CGFloat = 3.5 {
    didSet {
      if !(frequency >= 0.01 && frequency <= 50) { frequency = frequency > 50 ? 50 : 0.01 }
      configure()
    }
  }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  open override class var kind: String { "UISnapBehavior" }
  package override var actedItems: [any UIDynamicItem] { [item] }

  /// The spring's damping ratio: Apple's trace at 0.5 shows 0.47 ± 0.04, and 1 must not swing over.
  private final var ratio: Float { Float(damping * (0.9 + 0.1 * damping)) }

  package override var tie: (from: CGPoint, to: CGPoint)? { (item.center, snapPoint) }

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
