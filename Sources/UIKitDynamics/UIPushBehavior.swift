import CaromGeometry
import CaromPhysics
import UIKitCore

/// Pushes its items with a force, all the time or once.
///
/// A magnitude of 1 gives a 100 × 100 pt item of density 1 an acceleration of 100 pt/s² (continuous), or a change of
/// velocity of 100 pt/s (instantaneous); heavier items move less in proportion.
open class UIPushBehavior: UIDynamicItemsBehavior {
  public enum Mode: Int { case continuous, instantaneous }

  public final let mode: Mode

  /// Whether it pushes; an instantaneous push turns itself off when done, and pushes again when set to true.
  public final var active = true { didSet { if active { changed() } } }

  /// Whether an instantaneous push leaves its animator or parent by itself once it is done; false at first.
  public final var removesItselfWhenDone = false

  private final var push = PolarVector(CGVector(dx: 0, dy: 0))
  private final var offsets: [(item: ObjectIdentifier, offset: UIOffset)] = []

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(heldItems: items)
  }

  open override class var kind: String { "UIPushBehavior" }

  /// Direction and magnitude as one vector; (0, 0) at first.
  public final var pushDirection: CGVector {
    get { push.vector }
    set { accept(push.set(newValue)) }
  }

  /// The direction in radians, 0, as at first, to the right and π/2 down; keeps the magnitude.
  public final var angle: CGFloat {
    get { push.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength, 0 at first; a negative one pushes the other way. Keeps the angle.
  public final var magnitude: CGFloat {
    get { push.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both: radians, and multiples of the unit above.
  public final func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    accept(push.set(angle: angle, magnitude: magnitude))
  }

  private func accept(_ isSound: Bool) {
    if isSound { return changed() }
    UIApplication.shared.diagnose("UIPushBehavior: a direction that is not finite was not set.")
  }

  /// Where the push meets the item, from its centre, points; (0, 0) at first.
  public final func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item == item.identity }?.offset ?? .zero
  }

  /// Moves the point where the push meets the item; off its centre it turns the item too.
  public final func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item == item.identity }
    guard offset.isFinite else {
      return UIApplication.shared.diagnose("UIPushBehavior: a target offset is not finite; the centre is used.")
    }
    offsets.append((item.identity, offset))
    changed()
  }

  package override func didRemove(_ item: any UIDynamicItem) {
    offsets.removeAll { $0.item == item.identity }
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
    return motion.position + motion.rotation.rotate(arm)
  }
}
