import UIKit

/// Boundaries are lines and paths with identifiers; the delegate learns which one was hit.
final class BoundariesDemo: Demo {
  override class var name: String { "Boundaries" }
  lazy var drop = ball(120, 130)
  lazy var collision = UICollisionBehavior(items: [drop])
  let hit = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(hit)
    collision.addBoundary(withIdentifier: "ramp", from: CGPoint(x: 60, y: 220), to: CGPoint(x: 240, y: 300))
    collision.addBoundary(withIdentifier: 2, for: UIBezierPath(ovalIn: CGRect(x: 220, y: 360, width: 60, height: 60)))
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    add(collision, UIGravityBehavior(items: [drop]))
    let overlay = UIDynamicAnimatorDebugView(animator: animator)
    overlay.parts = .boundaries
    view.addSubview(overlay)
  }
}

extension BoundariesDemo: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) {
    hit.text = identifier == "ramp" ? "The ramp" : identifier == 2 ? "The disc" : "The edge"
  }
}
