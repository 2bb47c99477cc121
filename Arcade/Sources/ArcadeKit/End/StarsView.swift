import UIKit

/// Stars in a row: earned ones are filled, the others are outlines.
public final class StarsView: UIView {
  private let earned: Int
  private let all: Int
  private let sheet: Skin.Sheet

  /// A row of `all` stars, 1 … 10, of which `earned` are filled.
  public init(earned: Int, of all: Int, _ sheet: Skin.Sheet) {
    self.all = min(max(all, 1), 10)
    self.earned = min(max(earned, 0), self.all)
    self.sheet = sheet
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = KitStrings.stars(self.earned, of: self.all)
  }

  public required init?(coder: NSCoder) { return nil }

  public override class var kind: String { "StarsView" }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  public override func draw(_ rect: CGRect) {
    let step = min(bounds.height * 1.2, bounds.width / CGFloat(all))
    let radius = step * 0.42
    for index in 0..<all {
      let x = bounds.midX + (CGFloat(index) - CGFloat(all - 1) / 2) * step
      let star = StarsView.star(around: CGPoint(x: x, y: bounds.midY + radius * 0.06), radius: radius)
      if index < earned {
        sheet.secondAccent.setFill()
        star.fill()
      } else {
        sheet.mutedInk.setStroke()
        star.lineWidth = 1.5
        star.lineJoinStyle = .round
        star.stroke()
      }
    }
  }

  /// A star with five points, one of them up.
  private static func star(around middle: CGPoint, radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let reach = corner % 2 == 0 ? radius : radius * 0.46
      let angle = CGFloat(corner) * .pi / 5
      let point = CGPoint(x: middle.x + reach * sin(angle), y: middle.y - reach * cos(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
