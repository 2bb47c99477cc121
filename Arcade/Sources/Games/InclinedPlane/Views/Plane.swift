import CaromGeometry
import UIKit

/// The tutorial's plane: a black triangle in a transparent view.
final class Plane: UIView {
  /// Whether it descends to the left; the tutorial's descends to the right.
  var leansLeft = false { didSet { if leansLeft != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "Plane" }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(red: 0, green: 0, blue: 0, alpha: 1)
    context.move(to: CGPoint(x: leansLeft ? bounds.width : bounds.minX, y: bounds.minY))
    context.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    context.addLine(to: CGPoint(x: bounds.minX, y: bounds.height))
    context.closePath()
    context.fillPath()
  }
}
