import UIKit

/// Deflects charged items that move: the ball flies in circles.
final class MagneticDemo: Demo {
  override class var name: String { "Magnetic" }
  lazy var electron = ball(160, 200, 40)
  lazy var laws = UIDynamicItemBehavior(items: [electron])

  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UIFieldBehavior.magneticField()
    field.strength = 0.3
    field.addItem(electron)
    laws.charge = 1
    laws.addLinearVelocity(CGPoint(x: 150, y: 0), for: electron)
    add(field, laws)
  }
}
