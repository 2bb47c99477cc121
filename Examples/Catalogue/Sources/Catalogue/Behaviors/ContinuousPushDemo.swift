import UIKit

/// A continuous force: a magnitude of 1 accelerates 100 × 100 points by 100 pt/s², and half the area by twice as much.
final class ContinuousPushDemo: Demo {
  override class var name: String { "Push, continuous" }
  lazy var light = box(60, 180, 50, 50)
  lazy var heavy = box(60, 300, 100, 100)
  lazy var push = UIPushBehavior(items: [light, heavy], mode: .continuous)
  lazy var laws = UIDynamicItemBehavior(items: [light, heavy])

  override func viewDidLoad() {
    super.viewDidLoad()
    push.setAngle(0, magnitude: 0.25)
    let walls = UICollisionBehavior(items: [light, heavy])
    walls.translatesReferenceBoundsIntoBoundary = true
    add(push, laws, walls)
  }
}
