import UIKit

/// A force towards a point, like a planet's gravity; the moon has the speed of a circular orbit.
final class RadialGravityDemo: Demo {
  override class var name: String { "Radial gravity" }
  lazy var planet = ball(160, 280, 60, .systemTeal)
  lazy var moon = ball(160, 160, 20, .systemGray)

  override func viewDidLoad() {
    super.viewDidLoad()
    let gravity = UIFieldBehavior.radialGravityField(position: planet.center)
    gravity.strength = 0.1
    gravity.addItem(moon)
    let laws = UIDynamicItemBehavior(items: [moon])
    // On a circle, v² = a · r: 100 pt/s² at 120 pt.
    laws.addLinearVelocity(CGPoint(x: (100.0 * 120).squareRoot(), y: 0), for: moon)
    add(gravity, laws)
  }
}
