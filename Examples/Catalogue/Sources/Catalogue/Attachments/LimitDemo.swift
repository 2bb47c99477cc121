import UIKit

/// A rope: it holds the ball back but never pushes it.
final class LimitDemo: Demo {
  override class var name: String { "Limit" }
  lazy var post = box(160, 130, 20, 20, .systemGray)
  lazy var bob = ball(220, 130)
  lazy var rope = UIAttachmentBehavior.limitAttachment(
    with: bob, offsetFromCenter: .zero, attachedTo: post, offsetFromCenter: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    rope.length = 150
    let held = UIDynamicItemBehavior(items: [post])
    held.isAnchored = true
    add(held, rope, UIGravityBehavior(items: [bob]))
    view.addSubview(UIDynamicAnimatorDebugView(animator: animator))
  }
}
