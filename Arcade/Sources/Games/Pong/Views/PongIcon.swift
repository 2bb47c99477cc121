import ArcadeKit
import UIKit

/// Paper and ink: two paddles, a dashed net, and a red ball whose trace is drying.
final class PongIcon: AppIcon {
  private let ball = UIView()
  private let trace = PongTrace()

  override class var kind: String { "PongIcon" }

  private static let rest = CGPoint(x: 66, y: 38)

  override func build() {
    ball.backgroundColor = UIColor.rgb(0xC8321F)
    ball.isUserInteractionEnabled = false
    addSubview(trace)
    addSubview(ball)
  }

  override func arrangeDetails() {
    trace.frame = bounds
    ball.bounds = scaled(0, 0, 10.5, 10.5)
    ball.layer.cornerRadius = ball.bounds.width / 2
    put(ball, at: PongIcon.rest.x, PongIcon.rest.y)
  }

  /// The ball flies to the right paddle, across to the left one, and back. The trace is wiped, and then dries again.
  override func moveDetail(done: @escaping () -> Void) {
    UIView.animate(withDuration: 0.12, animations: { self.trace.alpha = 0 })
    move(ball, to: 78.5, 31, seconds: 0.14, .curveLinear) {
      self.move(self.ball, to: 21.5, 64, seconds: 0.36, .curveLinear) {
        UIView.animate(withDuration: 0.5, delay: 0.1, animations: { self.trace.alpha = 1 })
        self.move(self.ball, to: PongIcon.rest.x, PongIcon.rest.y, seconds: 0.5, .curveEaseOut, then: done)
      }
    }
  }

  override func drawFace(in context: CGContext) {
    let paper = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    AppIcon.fill(paper, in: context, [UIColor.rgb(0xFDFAF3), UIColor.rgb(0xF5EFE2), UIColor.rgb(0xE8DFCC)])
    AppIcon.light(UIColor.rgb(0xFFFFFF, 0.9), x: 34, y: 20, radius: 56, in: context)
    let ink = UIColor.rgb(0x211D1A)
    ink.withAlphaComponent(0.55).setStroke()
    let net = UIBezierPath()
    net.move(to: CGPoint(x: 50, y: 9))
    net.addLine(to: CGPoint(x: 50, y: 92))
    net.lineWidth = 1.8
    net.lineCapStyle = .round
    net.setLineDash([4.5, 5.5], count: 2, phase: 0)
    net.stroke()
    ink.setFill()
    UIBezierPath(roundedRect: CGRect(x: 9.5, y: 51, width: 6.5, height: 28), cornerRadius: 2.4).fill()
    UIBezierPath(roundedRect: CGRect(x: 84, y: 17, width: 6.5, height: 28), cornerRadius: 2.4).fill()
    drawEdge(in: context)
  }

  /// The sheet's edge, a little darker.
  private func drawEdge(in context: CGContext) {
    let edge = UIBezierPath(
      roundedRect: CGRect(x: 0.5, y: 0.5, width: 99, height: 99), cornerRadius: AppIcon.corner(of: 100))
    edge.lineWidth = 1
    UIColor.rgb(0x5A4A30, 0.22).setStroke()
    edge.stroke()
  }
}

/// The ball's path from the left paddle, wet where it passed last.
private final class PongTrace: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.scaleBy(x: bounds.width / 100, y: bounds.width / 100)
    let steps = 12
    for step in 0..<steps {
      let part = CGFloat(step) / CGFloat(steps)
      let x = 22 + part * 41
      let y = 64 - part * 24
      let side = 1.6 + part * 3.4
      UIColor.rgb(0xC8321F, 0.1 + 0.5 * part).setFill()
      UIBezierPath(ovalIn: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)).fill()
    }
  }
}
