import ArcadeKit
import CaromGeometry
import UIKit

/// The true ball beside the tutorial's, and a measure of how far one is ahead of the other.
final class TrueBallView: UIView {
  /// Both frames, and the slope's direction, in the view's coordinates.
  private var balls: (true: CGRect, tutorial: CGRect, turn: Double)?
  private var words = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = InclineStrings.trueBallName
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "TrueBallView" }

  func show(_ ball: TrueBall, beside slope: TutorialSlope) {
    let frame = ball.frame(on: slope)
    balls = (frame, slope.ballFrame, (ball.x - TutorialSlope.firstX) / (TutorialSlope.ballSize / 2))
    words = InclineStrings.ahead(ball.x - slope.x)
    if accessibilityValue != words { accessibilityValue = words }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let balls, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: balls.true.midX, y: balls.true.midY)
    context.rotate(by: balls.turn)
    BodyFigure.draw(.ball, radius: balls.true.width / 2, Draft.blue, in: context)
    context.restoreGState()
    // A measuring line above both, from one middle to the other.
    let y = min(balls.true.minY, balls.tutorial.minY) - 16
    func inside(_ x: CGFloat) -> CGFloat { max(0, min(x, bounds.width)) }
    let (from, to) = (inside(balls.tutorial.midX), inside(balls.true.midX))
    Draft.ink.setStroke()
    context.setLineWidth(1)
    context.strokeLineSegments(between: [
      CGPoint(x: from, y: y), CGPoint(x: to, y: y), CGPoint(x: from, y: y - 5), CGPoint(x: from, y: y + 5),
      CGPoint(x: to, y: y - 5), CGPoint(x: to, y: y + 5),
    ])
    let style: [NSAttributedString.Key: NSObject] = [.font: Draft.capitalFont, .foregroundColor: Draft.ink]
    let size = words.size(withAttributes: style)
    let x = max(4, min((from + to) / 2 - size.width / 2, bounds.width - size.width - 4))
    words.draw(at: CGPoint(x: x, y: y - size.height - 5), withAttributes: style)
  }
}
