import UIKit

/// A closure computes the force: here it keeps the box at one level, like a boat on water.
final class CustomFieldDemo: Demo {
  override class var name: String { "A field of your own" }
  lazy var boat = box(160, 140, 100, 50)

  override func viewDidLoad() {
    super.viewDidLoad()
    let water = UIFieldBehavior.field { _, position, velocity, mass, _, _ in
      let depth = max(0, position.y - 300)
      return CGVector(dx: 0, dy: -mass * (depth / 5 + velocity.dy / 40))
    }
    water.addItem(boat)
    let gravity = UIGravityBehavior(items: [boat])
    gravity.magnitude = 0.5
    add(water, gravity)
  }
}
