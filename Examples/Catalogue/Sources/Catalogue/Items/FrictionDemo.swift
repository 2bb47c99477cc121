import UIKit

/// Three boxes with the same push: one glides, one is slowed by friction on the line, one by air resistance.
final class FrictionDemo: Demo {
  override class var name: String { "Friction and resistance" }
  lazy var gliding = box(40, 175)
  lazy var rubbing = box(40, 275)
  lazy var slowed = box(40, 375)

  override func viewDidLoad() {
    super.viewDidLoad()
    let lines = UICollisionBehavior(items: [gliding, rubbing, slowed])
    for (index, item) in [gliding, rubbing, slowed].enumerated() {
      let y = item.frame.maxY
      lines.addBoundary(withIdentifier: .init(index), from: CGPoint(x: 0, y: y), to: CGPoint(x: 2_000, y: y))
      let laws = UIDynamicItemBehavior(items: [item])
      laws.friction = item === rubbing ? 1 : 0
      laws.resistance = item === slowed ? 2 : 0
      laws.addLinearVelocity(CGPoint(x: 200, y: 0), for: item)
      add(laws)
    }
    add(lines, UIGravityBehavior(items: [gliding, rubbing, slowed]))
  }
}
