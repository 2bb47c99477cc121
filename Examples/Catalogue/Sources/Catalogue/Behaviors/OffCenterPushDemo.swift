import UIKit

/// A push away from the center also rotates the item.
final class OffCenterPushDemo: Demo {
  override class var name: String { "Push, off center" }
  lazy var centered = box(100, 180, 80, 40)
  lazy var turned = box(100, 320, 80, 40)
  lazy var laws = UIDynamicItemBehavior(items: [centered, turned])

  override func viewDidLoad() {
    super.viewDidLoad()
    let push = UIPushBehavior(items: [centered, turned], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 15), for: turned)
    add(push, laws)
  }
}
