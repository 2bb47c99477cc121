import ArcadeKit
import UIKit

/// The lives left, as the balls that are still there. If they do not fit, they overlap.
final class LivesView: UIView {
  private var lives = 0
  private var isPractice = false
  private var look = CourtLook.look(0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    contentMode = .redraw
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

  /// Draws the balls as they are in the court.
  func paint(_ look: CourtLook) {
    self.look = look
    setNeedsDisplay()
  }

  private static let side: CGFloat = 13

  override func draw(_ rect: CGRect) {
    let pitch = min(LivesView.side + Spacing.hair, bounds.width / CGFloat(max(lives, 1)))
    if isPractice { return drawEndless() }
    let left = bounds.midX - (CGFloat(lives) * pitch - (pitch - LivesView.side)) / 2
    for index in 0..<lives {
      drawBall(at: CGPoint(x: left + CGFloat(index) * pitch + LivesView.side / 2, y: bounds.midY))
    }
  }

  /// A ball as it is in the court: a lamp with a light on its upper left.
  private func drawBall(at middle: CGPoint) {
    let side = LivesView.side
    let box = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    (look.isDark ? look.glow : look.ball).setFill()
    UIBezierPath(ovalIn: box).fill()
    UIColor(white: 1, alpha: 0.9).setFill()
    UIBezierPath(
      ovalIn: CGRect(x: box.minX + side * 0.2, y: box.minY + side * 0.16, width: side * 0.36, height: side * 0.3)
    ).fill()
  }

  /// A ball between two circular arrows: unlimited balls.
  private func drawEndless() {
    let side = LivesView.side
    look.ink.setStroke()
    for way in [-1.0, 1.0] {
      let ring = UIBezierPath(
        ovalIn: CGRect(
          x: bounds.midX + way * side * 0.45 - side / 2, y: bounds.midY - side / 2, width: side, height: side))
      ring.lineWidth = 2
      ring.stroke()
    }
  }
}
