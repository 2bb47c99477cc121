import CaromGeometry
import CaromPhysics
import UIKitCore

/// Pulls its items in one direction, whatever they weigh. Several gravities add up.
open class UIGravityBehavior: UIDynamicItemsBehavior {
  private final var pull = PolarVector(CGVector(dx: 0, dy: 1))

  public init(items: [any UIDynamicItem]) { super.init(heldItems: items) }
  public init() { super.init(heldItems: []) }

  open override class var kind: String { "UIGravityBehavior" }

  /// Direction and strength as one vector; a length of 1 is 1000 pt/s². (0, 1) at first: down.
  public final var gravityDirection: CGVector {
    get { pull.vector }
    set { accept(pull.set(newValue)) }
  }

  /// The direction in radians, 0 to the right and π/2 down, as at first; keeps the magnitude.
  public final var angle: CGFloat {
    get { pull.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength; 1, as at first, is 1000 pt/s². A negative one pulls the other way. Keeps the angle.
  public final var magnitude: CGFloat {
    get { pull.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both: radians, and multiples of 1000 pt/s².
  public final func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    accept(pull.set(angle: angle, magnitude: magnitude))
  }

  private func accept(_ isSound: Bool) {
    if isSound { return changed() }
    UIApplication.shared.diagnose("UIGravityBehavior: a direction that is not finite was not set.")
  }

  package override func applyForces(in animator: UIDynamicAnimator) {
    // 1000 pt/s² are 10 m/s².
    let x = Float(pull.vector.dx * 1000 / UIDynamicAnimator.pointsPerMeter)
    let y = Float(pull.vector.dy * 1000 / UIDynamicAnimator.pointsPerMeter)
    try? animator.world.accelerate(bodyIDs, by: Vector2(x, y))
  }
}
