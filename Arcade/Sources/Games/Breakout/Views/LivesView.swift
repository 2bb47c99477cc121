import ArcadeKit
import UIKit

/// The lives left, as small balls in rows of three.
final class LivesView: UIView {
  private var lives = 0
  private var isPractice = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LivesView" }

  func show(_ lives: Int, isPractice: Bool) {
    guard lives != self.lives || isPractice != self.isPractice || accessibilityLabel == nil else { return }
    self.lives = lives
    self.isPractice = isPractice
    accessibilityLabel = isPractice ? BreakoutStrings.freeBalls : BreakoutStrings.livesLeft(lives)
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor.label.setFill()
    UIColor.label.setStroke()
    let dot: CGFloat = 8
    let pitch = dot + Spacing.hair
    guard !isPractice else { return drawEndless(dot) }
    let rows = max((lives + 2) / 3, 1)
    let top = bounds.midY - (CGFloat(rows) * pitch - Spacing.hair) / 2
    let left = bounds.midX - (3 * pitch - Spacing.hair) / 2
    for index in 0..<lives {
      let x = left + CGFloat(index % 3) * pitch
      UIBezierPath(ovalIn: CGRect(x: x, y: top + CGFloat(index / 3) * pitch, width: dot, height: dot)).fill()
    }
  }

  /// Two rings side by side like ∞: unlimited balls.
  private func drawEndless(_ dot: CGFloat) {
    for side in [-1.0, 1.0] {
      let ring = UIBezierPath(
        ovalIn: CGRect(
          x: bounds.midX + side * dot * 0.62 - dot * 0.62, y: bounds.midY - dot * 0.62, width: dot * 1.24,
          height: dot * 1.24))
      ring.lineWidth = 1.5
      ring.stroke()
    }
  }
}
