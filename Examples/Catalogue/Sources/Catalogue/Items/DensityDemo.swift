import UIKit

/// A light ball hits a heavy one and bounces off.
final class DensityDemo: Demo {
  override class var name: String { "Density" }
  lazy var light = ball(60, 240, 50)
  lazy var heavy = ball(220, 240, 50, .systemGray)
  lazy var lightLaws = UIDynamicItemBehavior(items: [light])
  lazy var heavyLaws = UIDynamicItemBehavior(items: [heavy])

  override func viewDidLoad() {
    super.viewDidLoad()
    lightLaws.elasticity = 1
    lightLaws.addLinearVelocity(CGPoint(x: 200, y: 0), for: light)
    heavyLaws.density = 3
    add(lightLaws, heavyLaws, UICollisionBehavior(items: [light, heavy]))
  }
}
