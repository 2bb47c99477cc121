import UIKit

/// Gives its items a velocity, whatever else acts on them.
final class VelocityDemo: Demo {
  override class var name: String { "Velocity" }
  lazy var carried = box(40, 200)
  lazy var laws = UIDynamicItemBehavior(items: [carried])

  override func viewDidLoad() {
    super.viewDidLoad()
    let belt = UIFieldBehavior.velocityField(direction: CGVector(dx: 0.5, dy: 0))
    belt.addItem(carried)
    add(belt, laws, UIGravityBehavior(items: [carried]))
  }
}
