import UIKit

/// Two boxes welded into one: they fall and rotate together.
final class FixedDemo: Demo {
  override class var name: String { "Fixed" }
  lazy var beam = box(130, 160, 120, 24)
  lazy var head = box(200, 160, 40, 60, .systemRed)

  override func viewDidLoad() {
    super.viewDidLoad()
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: head, attachedTo: beam, attachmentAnchor: CGPoint(x: 185, y: 160))
    let floor = UICollisionBehavior(items: [beam, head])
    floor.translatesReferenceBoundsIntoBoundary = true
    add(weld, floor, UIGravityBehavior(items: [beam, head]))
  }
}
