import UIKit

/// The small box slides along the large one, which rotates with it.
final class SlidingItemsDemo: Demo {
  override class var name: String { "Sliding along an item" }
  lazy var rail = box(160, 260, 200, 20, .systemGray)
  lazy var rider = box(160, 235, 30, 30)

  override func viewDidLoad() {
    super.viewDidLoad()
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: rider, attachedTo: rail, attachmentAnchor: CGPoint(x: 160, y: 250),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: -80, maximum: 80)
    let held = UIDynamicItemBehavior(items: [rail])
    held.isAnchored = true
    let push = UIPushBehavior(items: [rider], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.1, dy: 0.1)
    add(held, slide, push)
  }
}
