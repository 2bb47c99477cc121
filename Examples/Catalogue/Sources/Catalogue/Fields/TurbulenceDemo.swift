import UIKit

/// Noise in proportion to the speed: an item at rest stays at rest.
final class TurbulenceDemo: Demo {
  override class var name: String { "Turbulence" }
  lazy var fast = box(40, 200, 24, 24)
  lazy var still = box(160, 320, 24, 24)

  override func viewDidLoad() {
    super.viewDidLoad()
    let air = UIFieldBehavior.turbulenceField(smoothness: 0.2, animationSpeed: 1)
    air.strength = 0.5
    air.addItem(fast)
    air.addItem(still)
    let start = UIDynamicItemBehavior(items: [fast])
    start.addLinearVelocity(CGPoint(x: 80, y: 0), for: fast)
    add(air, start)
  }
}
