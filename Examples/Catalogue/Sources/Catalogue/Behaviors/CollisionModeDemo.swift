import UIKit

/// Items can collide with each other, with the boundaries, or with both; choose above.
final class CollisionModeDemo: Demo {
  override class var name: String { "Collision modes" }
  lazy var left = ball(60, 240)
  lazy var right = ball(260, 240)
  lazy var collision = UICollisionBehavior(items: [left, right])
  let modes: [UICollisionBehavior.Mode] = [.everything, .items, .boundaries]

  override func viewDidLoad() {
    super.viewDidLoad()
    let choice = UISegmentedControl(items: ["Everything", "Items", "Boundaries"])
    choice.frame = CGRect(x: 16, y: 110, width: 288, height: 32)
    choice.selectedSegmentIndex = 0
    choice.addTarget(self, action: Selector("choose", CollisionModeDemo.choose), for: .valueChanged)
    view.addSubview(choice)
    collision.translatesReferenceBoundsIntoBoundary = true
    let laws = UIDynamicItemBehavior(items: [left, right])
    laws.elasticity = 1
    laws.friction = 0
    laws.addLinearVelocity(CGPoint(x: 150, y: 0), for: left)
    laws.addLinearVelocity(CGPoint(x: -150, y: 0), for: right)
    add(collision, laws)
  }

  func choose(_ choice: UISegmentedControl) { collision.collisionMode = modes[choice.selectedSegmentIndex] }
}
