import CaromGeometry
import CaromPhysics
import UIKitCore

/// Accelerates items in one direction, independently of their mass. Several gravity behaviors add up.
open class UIGravityBehavior: UIDynamicItemsBehavior {
  private final var pull = PolarVector(CGVector(dx: 0, dy: 1), limit: 100_000)

  /// Gravity of 1000 pt/s² downwards for the given items. Duplicates count once.
  public init(items: [any UIDynamicItem]) { super.init(heldItems: items) }
  /// Gravity of 1000 pt/s² downwards, without items.
  public init() { super.init(heldItems: []) }

  /// The name of the class in diagnostics.
  open override class var kind: String { "UIGravityBehavior" }

  /// The direction and strength as a vector, where length 1 is 1000 pt/s², as Apple documents. Default: (0, 1),
  /// downwards.
  ///
  /// A vector that is not finite, or with a coordinate beyond ±100,000, is refused with a diagnostic.
  public final var gravityDirection: CGVector {
    get { pull.vector }
    set { accept(pull.set(newValue)) }
  }

  /// The direction in radians; 0 is to the right, π/2 (the default) is downwards. Setting it keeps the magnitude.
  public final var angle: CGFloat {
    get { pull.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength in units of 1000 pt/s². Default: 1. A negative value reverses the direction. Setting it keeps the
  /// angle.
  public final var magnitude: CGFloat {
    get { pull.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both properties; values that are not finite, or a magnitude beyond ±100,000, are refused with a diagnostic.
  ///
  /// - Parameter angle: In radians.
  /// - Parameter magnitude: In units of 1000 pt/s².
  public final func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    accept(pull.set(angle: angle, magnitude: magnitude))
  }

  private func accept(_ isSound: Bool) {
    if isSound { return changed() }
    UIApplication.shared.diagnose(
      "UIGravityBehavior: the direction or magnitude is not finite or beyond 100,000, and was not set; the gravity of the Earth is about 1."
    )
  }

  package override func applyForces(in animator: UIDynamicAnimator) {
    // 1000 pt/s² are 10 m/s².
    let x = Float(pull.vector.dx * 1000 / UIDynamicAnimator.pointsPerMeter)
    let y = Float(pull.vector.dy * 1000 / UIDynamicAnimator.pointsPerMeter)
    try? animator.world.accelerate(bodyIDs, by: Vector2(x, y))
  }
}
