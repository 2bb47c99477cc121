import UIKit

/// Three dampings: 0.1 oscillates for long, 0.5 is the default, 1 does not overshoot. Tap to send the boxes elsewhere.
final class SnapDemo: Demo {
  override class var name: String { "Snap" }
  let dampings = [0.1, 0.5, 1.0]
  lazy var boxes = dampings.indices.map { box(60 + 100 * CGFloat($0), 140) }
  lazy var snaps = boxes.map { UISnapBehavior(item: $0, snapTo: CGPoint(x: $0.center.x, y: 300)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (snap, damping) in zip(snaps, dampings) {
      snap.damping = damping
      add(snap)
    }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", SnapDemo.tap)))
  }

  func tap(_ tap: UITapGestureRecognizer) {
    for snap in snaps { snap.snapPoint.y = tap.location(in: view).y }
  }
}
