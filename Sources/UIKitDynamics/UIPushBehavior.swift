import CaromGeometry
import CaromPhysics
import UIKitCore

/// Pushes items with a force, continuously or once.
///
/// A magnitude of 1 accelerates an item of 100 × 100 points and density 1 by 100 pt/s² (continuous), or changes its
/// velocity by 100 pt/s (instantaneous), as Apple documents. Heavier items respond less, in proportion to their mass.
open class UIPushBehavior: UIDynamicItemsBehavior {
  /// Whether a push acts in every tick or once.
  public enum Mode: Int, Sendable {
    /// A force that lasts, or an impulse in one tick.
    case continuous, instantaneous
  }

  /// Whether the push acts in every tick or once.
  public final let mode: Mode

  /// Whether the push acts. An instantaneous push sets it to false afterwards; set it to true to push again. Default:
  /// true.
  public final var active = true { didSet { if active { changed() } } }

  /// Whether an instantaneous push removes itself from its animator or parent afterwards. Default: false. Apple's API
  /// has no such property.
  public final var removesItselfWhenDone = false

  private final var push = PolarVector(CGVector(dx: 0, dy: 0), limit: 1e15)
  private final var offsets: [(item: Weak<any UIDynamicItem>, offset: UIOffset)] = []

  /// A push of magnitude 0 for the given items. Duplicates count once.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(heldItems: items)
  }

  /// The name of the class in diagnostics.
  open override class var kind: String { "UIPushBehavior" }

  /// The direction and magnitude as a vector. Default: (0, 0).
  ///
  /// A vector that is not finite, or with a coordinate beyond ±10¹⁵, is refused with a diagnostic.
  public final var pushDirection: CGVector {
    get { push.vector }
    set { accept(push.set(newValue)) }
  }

  /// The direction in radians; 0 (the default) is to the right, π/2 is downwards. Setting it keeps the magnitude.
  public final var angle: CGFloat {
    get { push.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of the push. Default: 0. A negative value reverses the direction. Setting it keeps the angle.
  public final var magnitude: CGFloat {
    get { push.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both properties; values that are not finite, or a magnitude beyond ±10¹⁵, are refused with a diagnostic.
  ///
  /// - Parameter angle: In radians.
  /// - Parameter magnitude: In the units that the class describes.
  public final func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    accept(push.set(angle: angle, magnitude: magnitude))
  }

  private func accept(_ isSound: Bool) {
    if isSound { return changed() }
    UIApplication.shared.diagnose(
      "UIPushBehavior: the direction or magnitude is not finite or beyond 10¹⁵, and was not set; a magnitude of 1 is already 100 pt/s² for an item of 100 × 100 points."
    )
  }

  /// The point of the item where the push acts, relative to its center and in its own rotation, in points. Default: (0,
  /// 0).
  public final func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item.value === item }?.offset ?? .zero
  }

  /// Sets the point of the item where the push acts. Off the center, the push also rotates the item.
  ///
  /// - Parameter offset: Relative to the center and in the item's own rotation, in points. A value that is not finite
  ///   is diagnosed, and the center is used.
  public final func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    forgetOffset(of: item)
    guard offset.isFinite else {
      return UIApplication.shared.diagnose("UIPushBehavior: a target offset is not finite; the center is used.")
    }
    offsets.append((Weak(item), offset))
    changed()
  }

  package override func didRemove(_ item: any UIDynamicItem) { forgetOffset(of: item) }

  private func forgetOffset(of item: any UIDynamicItem) {
    offsets.removeAll { $0.item.value == nil || $0.item.value === item }
  }

  package override func applyForces(in animator: UIDynamicAnimator) {
    guard active else { return }
    let force = Vector2(Float(push.vector.dx), Float(push.vector.dy))
    for body in bodies {
      let point = offsets.isEmpty ? nil : pushedPoint(of: body, in: animator)
      switch mode {
      case .continuous: try? animator.world.applyForce(force, to: body.id, at: point)
      case .instantaneous: try? animator.world.applyImpulse(force, to: body.id, at: point)
      }
    }
    guard mode == .instantaneous else { return }
    active = false
    if removesItselfWhenDone { removeFromOwner() }
  }

  private func pushedPoint(of body: DynamicBody, in animator: UIDynamicAnimator) -> Vector2? {
    let offset = targetOffsetFromCenter(for: body.item)
    guard offset != .zero, let motion = try? animator.world.motion(of: body.id) else { return nil }
    let arm = Vector2(points: CGPoint(x: offset.horizontal, y: offset.vertical))
    let point = motion.position + motion.rotation.rotate(arm)
    // The engine refuses a point outside its world, so the point is clamped to the edge; the push still rotates the
    // item.
    let edge = Float(UIDynamicAnimator.farthest / UIDynamicAnimator.pointsPerMeter)
    return Vector2(max(-edge, min(edge, point.x)), max(-edge, min(edge, point.y)))
  }
}
