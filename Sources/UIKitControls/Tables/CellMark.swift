import CaromGeometry
import UIKitCore

/// The chevron or check mark at the trailing end of a row, drawn as two strokes.
final class CellMark: UIView {
  enum Shape { case chevron, check }

  private let shape: Shape
  var isCheck: Bool { shape == .check }
  private let strokes = [UIView.part(radius: 1), UIView.part(radius: 1)]

  init(_ shape: Shape) {
    self.shape = shape
    super.init(frame: CGRect(x: 0, y: 0, width: shape == .chevron ? 8 : 15, height: 14))
    isUserInteractionEnabled = false
    for stroke in strokes { addSubview(stroke) }
    resolveColors()
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UITableViewCellMark" }

  override func resolveColors() {
    super.resolveColors()
    for stroke in strokes { stroke.backgroundColor = shape == .chevron ? .tertiaryLabel : tintColor }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    resolveColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch shape {
    case .chevron:
      let (back, tip): (CGFloat, CGFloat) = isRightToLeft ? (7, 1) : (1, 7)
      draw(strokes[0], from: CGPoint(x: back, y: 1), to: CGPoint(x: tip, y: 7))
      draw(strokes[1], from: CGPoint(x: tip, y: 7), to: CGPoint(x: back, y: 13))
    case .check:
      draw(strokes[0], from: CGPoint(x: 1, y: 7.5), to: CGPoint(x: 5.5, y: 12))
      draw(strokes[1], from: CGPoint(x: 5.5, y: 12), to: CGPoint(x: 13.5, y: 1.5))
    }
  }

  /// Places a stroke, 2 points thick, from one point to the other.
  private func draw(_ stroke: UIView, from: CGPoint, to: CGPoint) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    stroke.bounds = CGRect(x: 0, y: 0, width: (dx * dx + dy * dy).squareRoot() + 2, height: 2)
    stroke.center = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    stroke.transform = CGAffineTransform(rotationAngle: atan2(dy, dx))
  }
}
