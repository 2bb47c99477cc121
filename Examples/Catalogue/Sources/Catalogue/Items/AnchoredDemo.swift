import UIKit

/// Nothing moves an anchored item, and everything bounces off it.
final class AnchoredDemo: Demo {
  override class var name: String { "Anchored" }
  lazy var rock = box(160, 340, 80, 40, .systemGray)
  lazy var falling = ball(160, 140)

  override func viewDidLoad() {
    super.viewDidLoad()
    let held = UIDynamicItemBehavior(items: [rock])
    held.isAnchored = true
    held.elasticity = 0.7
    add(held, UICollisionBehavior(items: [rock, falling]), UIGravityBehavior(items: [falling]))
  }
}
