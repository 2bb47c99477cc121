import UIKit

/// A drag that opposes the motion in proportion to the speed; only the upper box is in the field.
final class DragDemo: Demo {
  override class var name: String { "Drag" }
  lazy var slowed = box(40, 180)
  lazy var free = box(40, 300)
  let field = UIFieldBehavior.dragField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.strength = 0.5
    field.addItem(slowed)
    let start = UIDynamicItemBehavior(items: [slowed, free])
    for item in [slowed, free] { start.addLinearVelocity(CGPoint(x: 150, y: 0), for: item) }
    add(field, start)
  }
}
