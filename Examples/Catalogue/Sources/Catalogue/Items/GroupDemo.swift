import UIKit

/// Three boxes that move as one hammer.
final class GroupDemo: Demo {
  override class var name: String { "Group" }
  lazy var parts = [box(120, 160, 30, 60, .systemRed), box(180, 160, 90, 16), box(235, 160, 20, 20, .systemGray)]
  lazy var hammer = UIDynamicItemGroup(items: parts.map { $0 })

  override func viewDidLoad() {
    super.viewDidLoad()
    let floor = UICollisionBehavior(items: [hammer])
    floor.translatesReferenceBoundsIntoBoundary = true
    floor.addBoundary(withIdentifier: "post", from: CGPoint(x: 240, y: 330), to: CGPoint(x: 240, y: 900))
    add(floor, UIGravityBehavior(items: [hammer]))
  }
}
