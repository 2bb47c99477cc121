import UIKit

/// The box stays on a line through a point, and within a range.
final class SlidingToAnchorDemo: Demo {
  override class var name: String { "Sliding along a line" }
  lazy var slider = box(160, 240)
  lazy var slide = UIAttachmentBehavior.slidingAttachment(
    with: slider, attachmentAnchor: CGPoint(x: 160, y: 240), axisOfTranslation: CGVector(dx: 0, dy: 1))

  override func viewDidLoad() {
    super.viewDidLoad()
    slide.attachmentRange = UIFloatRange(minimum: -60, maximum: 100)
    let gravity = UIGravityBehavior(items: [slider])
    gravity.gravityDirection = CGVector(dx: 0.5, dy: 0.5)
    add(slide, gravity)
  }
}
