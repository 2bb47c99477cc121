import UIKit

/// A rod on the left and a spring on the right; drag to move their anchors.
final class AnchorDemo: Demo {
  override class var name: String { "Item to anchor" }
  lazy var onRod = box(80, 220)
  lazy var onSpring = box(240, 220)
  lazy var rod = UIAttachmentBehavior(item: onRod, attachedToAnchor: CGPoint(x: 80, y: 140))
  lazy var spring = UIAttachmentBehavior(item: onSpring, attachedToAnchor: CGPoint(x: 240, y: 140))

  override func viewDidLoad() {
    super.viewDidLoad()
    spring.frequency = 1.5
    spring.damping = 0.2
    add(rod, spring, UIGravityBehavior(items: [onRod, onSpring]))
    view.addSubview(UIDynamicAnimatorDebugView(animator: animator))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan", AnchorDemo.pan)))
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    let place = pan.location(in: view)
    if place.x < view.bounds.midX { rod.anchorPoint = place } else { spring.anchorPoint = place }
  }
}
