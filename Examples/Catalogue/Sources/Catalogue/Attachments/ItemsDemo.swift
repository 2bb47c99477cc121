import UIKit

/// A chain: each box hangs from the previous one.
final class ItemsDemo: Demo {
  override class var name: String { "Item to item" }
  lazy var boxes = (0..<4).map { box(60 + 60 * CGFloat($0), 160, 30, 30) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(UIAttachmentBehavior(item: boxes[0], attachedToAnchor: CGPoint(x: 60, y: 120)))
    for (box, next) in zip(boxes, boxes.dropFirst()) { add(UIAttachmentBehavior(item: next, attachedTo: box)) }
    let laws = UIDynamicItemBehavior(items: boxes.map { $0 })
    laws.resistance = 0.3
    add(UIGravityBehavior(items: boxes.map { $0 }), laws)
    view.addSubview(UIDynamicAnimatorDebugView(animator: animator))
  }
}
