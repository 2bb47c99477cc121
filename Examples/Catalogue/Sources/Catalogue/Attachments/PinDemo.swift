import UIKit

/// The arm rotates about a pin in the post, by up to one radian to each side, with some friction.
final class PinDemo: Demo {
  override class var name: String { "Pin" }
  lazy var post = box(160, 160, 30, 30, .systemGray)
  lazy var arm = box(220, 160, 140, 16)

  override func viewDidLoad() {
    super.viewDidLoad()
    let pin = UIAttachmentBehavior.pinAttachment(
      with: arm, attachedTo: post, attachmentAnchor: CGPoint(x: 160, y: 160))
    pin.attachmentRange = UIFloatRange(minimum: -1, maximum: 1)
    pin.frictionTorque = 0.1
    let held = UIDynamicItemBehavior(items: [post])
    held.isAnchored = true
    add(held, pin, UIGravityBehavior(items: [arm]))
  }
}
