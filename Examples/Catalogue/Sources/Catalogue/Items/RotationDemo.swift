import UIKit

/// Two boxes take the same hit: one can rotate, the other cannot.
final class RotationDemo: Demo {
  override class var name: String { "Rotation" }
  lazy var turning = box(80, 140, 60, 60)
  lazy var upright = box(240, 140, 60, 60)

  override func viewDidLoad() {
    super.viewDidLoad()
    let laws = UIDynamicItemBehavior(items: [upright])
    laws.allowsRotation = false
    let edges = UICollisionBehavior(items: [turning, upright])
    edges.addBoundary(withIdentifier: "left", from: CGPoint(x: 60, y: 300), to: CGPoint(x: 60, y: 360))
    edges.addBoundary(withIdentifier: "right", from: CGPoint(x: 220, y: 300), to: CGPoint(x: 220, y: 360))
    add(laws, edges, UIGravityBehavior(items: [turning, upright]))
  }
}
