import CaromGeometry
import UIKit

/// A body that UIKit Dynamics moves, in coordinates with `DynamicsStage.scale` points per meter.
final class BodyView: UIView {
  let shape: BodyShape
  private let color: UIColor
  /// Screen points per point in here, so that lines are as thin as in the rest of the drawing.
  var shrink = 1.0 { didSet { if shrink != oldValue { setNeedsDisplay() } } }

  init(_ shape: BodyShape, radius: Double, _ color: UIColor) {
    self.shape = shape
    self.color = color
    super.init(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "BodyView" }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { shape == .box ? .rectangle : .ellipse }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), shrink > 0 else { return }
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: 1 / shrink, y: 1 / shrink)
    BodyFigure.draw(shape, radius: bounds.width / 2 * shrink, color, in: context)
  }
}
