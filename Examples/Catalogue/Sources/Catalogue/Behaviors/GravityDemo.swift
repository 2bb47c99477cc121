import UIKit

/// Gravity accelerates heavy and light items alike; its direction is a vector.
final class GravityDemo: Demo {
  override class var name: String { "Gravity" }
  lazy var small = box(80, 140, 30, 30)
  lazy var large = box(200, 140, 90, 90)
  lazy var gravity = UIGravityBehavior(items: [small, large])

  override func viewDidLoad() {
    super.viewDidLoad()
    gravity.magnitude = 0.2
    gravity.angle = .pi / 2
    let floor = UICollisionBehavior(items: [small, large])
    floor.translatesReferenceBoundsIntoBoundary = true
    add(gravity, floor)
  }
}
