import UIKit

/// An impulse: each tap pushes the ball once, towards your finger.
final class InstantaneousPushDemo: Demo {
  override class var name: String { "Push, once" }
  lazy var pushed = ball(160, 300, 50)
  lazy var push = UIPushBehavior(items: [pushed], mode: .instantaneous)
  lazy var laws = UIDynamicItemBehavior(items: [pushed])

  override func viewDidLoad() {
    super.viewDidLoad()
    push.active = false
    laws.elasticity = 0.8
    laws.resistance = 0.5
    let walls = UICollisionBehavior(items: [pushed])
    walls.translatesReferenceBoundsIntoBoundary = true
    add(push, laws, walls)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap", InstantaneousPushDemo.tap)))
  }

  func tap(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: view)
    push.pushDirection = CGVector(dx: (place.x - pushed.center.x) / 100, dy: (place.y - pushed.center.y) / 100)
    push.active = true
  }
}
