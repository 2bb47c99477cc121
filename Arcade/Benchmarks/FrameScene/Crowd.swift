import CaromGeometry
import UIKit

/// Discs that bounce off one another and the edges forever.
enum Crowd {
  /// A crowd of `count` items that are not views, all drawn by one view.
  static func canvas(of count: Int, in court: UIView) -> UIDynamicAnimator {
    let items = (0..<count).map { Disc(center: place($0, of: count, in: court.bounds.size), radius: 4) }
    let canvas = CrowdCanvas(frame: court.bounds)
    canvas.items = items
    canvas.isOpaque = false
    court.addSubview(canvas)
    let animator = moved(items.map { $0 }, in: UIDynamicAnimator(referenceView: court))
    animator.behaviors[0].action = { [canvas = Weak(canvas)] in canvas.value?.setNeedsDisplay() }
    return animator
  }

  /// A crowd of `count` views.
  static func views(_ count: Int, in court: UIView) -> UIDynamicAnimator {
    let views = (0..<count).map { index in
      let view = DiscView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
      view.center = place(index, of: count, in: court.bounds.size)
      view.backgroundColor = UIColor(hue: Double(index) / Double(count), saturation: 0.7, brightness: 0.9, alpha: 1)
      view.layer.cornerRadius = 7
      court.addSubview(view)
      return view
    }
    return moved(views.map { $0 }, in: UIDynamicAnimator(referenceView: court))
  }

  private static func place(_ index: Int, of count: Int, in size: CGSize) -> CGPoint {
    let columns = Int((Double(count) * size.width / size.height).squareRoot().rounded(.up))
    let pitch = size.width / Double(columns)
    return CGPoint(x: (Double(index % columns) + 0.5) * pitch, y: (Double(index / columns) + 0.5) * pitch)
  }

  private static func moved(_ items: [any UIDynamicItem], in animator: UIDynamicAnimator) -> UIDynamicAnimator {
    let traits = UIDynamicItemBehavior(items: [])
    traits.elasticity = 1
    traits.friction = 0
    let collisions = UICollisionBehavior(items: [])
    collisions.translatesReferenceBoundsIntoBoundary = true
    var generator = SeededGenerator(seed: 7)
    for item in items {
      collisions.addItem(item)
      traits.addItem(item)
      let velocity = CGPoint(
        x: Double.random(in: -150...150, using: &generator), y: Double.random(in: -150...150, using: &generator))
      traits.addLinearVelocity(velocity, for: item)
    }
    animator.addBehavior(collisions)
    animator.addBehavior(traits)
    return animator
  }
}

/// An item that is not a view.
final class Disc: NSObject, UIDynamicItem {
  var center: CGPoint
  var transform = CGAffineTransform.identity
  let bounds: CGRect
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  init(center: CGPoint, radius: CGFloat) {
    self.center = center
    bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    super.init()
  }
}

final class DiscView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// Draws all discs in one view.
final class CrowdCanvas: UIView {
  var items: [Disc] = []

  override func draw(_ rect: CGRect) {
    UIColor.systemTeal.setFill()
    let path = UIBezierPath()
    for item in items {
      let radius = item.bounds.width / 2
      path.move(to: CGPoint(x: item.center.x + radius, y: item.center.y))
      path.addArc(withCenter: item.center, radius: radius, startAngle: 0, endAngle: 2 * Double.pi, clockwise: true)
    }
    path.fill()
  }
}
