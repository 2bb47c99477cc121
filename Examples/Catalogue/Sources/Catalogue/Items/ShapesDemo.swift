import UIKit

/// A disc rolls down the slope; a triangle slides.
final class ShapesDemo: Demo {
  override class var name: String { "Ellipse and path" }
  lazy var disc = ball(60, 140, 50)
  lazy var triangle = box(140, 140, 50, 50, .clear)

  override func viewDidLoad() {
    super.viewDidLoad()
    // A collision path is relative to the item's center.
    triangle.path.move(to: CGPoint(x: -25, y: 25))
    triangle.path.addLine(to: CGPoint(x: 25, y: 25))
    triangle.path.addLine(to: CGPoint(x: 0, y: -25))
    triangle.path.close()
    triangle.shape = .path
    let slope = UICollisionBehavior(items: [disc, triangle])
    slope.addBoundary(withIdentifier: "slope", from: CGPoint(x: 0, y: 220), to: CGPoint(x: 600, y: 340))
    add(slope, UIGravityBehavior(items: [disc, triangle]))
    view.addSubview(UIDynamicAnimatorDebugView(animator: animator))
  }
}
