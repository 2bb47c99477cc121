import UIKit

/// A force towards the field's position that grows with the distance.
final class SpringFieldDemo: Demo {
  override class var name: String { "Spring" }
  lazy var bob = box(60, 260, 100, 100)
  let spring = UIFieldBehavior.springField()

  override func viewDidLoad() {
    super.viewDidLoad()
    spring.position = CGPoint(x: 160, y: 260)
    spring.strength = 4
    spring.addItem(bob)
    add(spring)
  }
}
