import ArcadeKit
import UIKit

/// The corner of the bottom bar that leads out of the app, which screen readers see as a navigation landmark.
final class HomeCorner: UIView {
  let button = HomeButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = ArcadeStrings.arcade
    addSubview(button)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "HomeCorner" }
  override var semanticRole: Semantics.Role? { .navigation }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}

/// The button that leads home: a small house in a ring, at the leading end of the app's bottom bar.
final class HomeButton: UIControl {
  /// The width that it occupies in the bar, in points.
  static let room: CGFloat = 56

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    accessibilityTraits = .button
    accessibilityLabel = ArcadeStrings.home
    accessibilityHint = ArcadeStrings.homeHint
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "HomeButton" }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.5 : 1
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let diameter = min(bounds.width, bounds.height, 42) - 4
    let ring = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
    tintColor.withAlphaComponent(0.12).setFill()
    UIBezierPath(ovalIn: ring).fill()
    drawHouse(in: ring.insetBy(dx: diameter * 0.27, dy: diameter * 0.27))
  }

  private func drawHouse(in field: CGRect) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: field.minX + x * field.width, y: field.minY + y * field.height)
    }
    tintColor.setStroke()
    let roof = UIBezierPath()
    roof.move(to: point(0, 0.5))
    roof.addLine(to: point(0.5, 0.04))
    roof.addLine(to: point(1, 0.5))
    let walls = UIBezierPath()
    walls.move(to: point(0.15, 0.4))
    walls.addLine(to: point(0.15, 0.96))
    walls.addLine(to: point(0.85, 0.96))
    walls.addLine(to: point(0.85, 0.4))
    for path in [roof, walls] {
      path.lineWidth = 1.75
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.stroke()
    }
  }
}
