import ArcadeKit
import UIKit

/// Glass at night: three rows of bricks lit from within, a paddle, and a ball that is hitting one of them.
final class BreakoutIcon: AppIcon {
  private let ball = UIView()
  /// The flash of the brick that the ball hits.
  private let flare = UIView()

  override class var kind: String { "BreakoutIcon" }

  private static let brick = CGSize(width: 21, height: 9)
  private static let rest = CGPoint(x: 64, y: 64)

  override func build() {
    flare.backgroundColor = UIColor(white: 1, alpha: 0.9)
    flare.alpha = 0
    ball.backgroundColor = UIColor.rgb(0xFFFDF2)
    ball.layer.shadowColor = UIColor.rgb(0xBFE3FF).cgColor
    ball.layer.shadowOffset = .zero
    ball.layer.shadowOpacity = 0.95
    for view in [flare, ball] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  override func arrangeDetails() {
    ball.bounds = scaled(0, 0, 9.5, 9.5)
    ball.layer.cornerRadius = ball.bounds.width / 2
    ball.layer.shadowRadius = ball.bounds.width * 0.7
    put(ball, at: BreakoutIcon.rest.x, BreakoutIcon.rest.y)
    let place = BreakoutIcon.place(row: 2, column: 0)
    flare.frame = scaled(place.minX, place.minY, place.width, place.height)
    flare.layer.cornerRadius = flare.bounds.height * 0.3
  }

  /// Moves the ball down to the paddle, up to the brick, and back.
  override func moveDetail(done: @escaping () -> Void) {
    move(ball, to: 53, 74.5, seconds: 0.16, .curveLinear) {
      self.move(self.ball, to: 27, 55.5, seconds: 0.3, .curveLinear) {
        self.flare.alpha = 0.85
        UIView.animate(
          withDuration: 0.45, animations: { self.flare.alpha = 0 },
          completion: { _ in done() })
        self.move(
          self.ball, to: BreakoutIcon.rest.x, BreakoutIcon.rest.y, seconds: 0.42, .curveEaseOut, then: {})
      }
    }
  }

  private static func place(row: Int, column: Int) -> CGRect {
    let pitch = brick.width + 4
    let start = 50 - (3 * pitch - 4) / 2
    return CGRect(
      x: start + CGFloat(column) * pitch, y: 15 + CGFloat(row) * (brick.height + 4.5), width: brick.width,
      height: brick.height)
  }

  override func drawFace(in context: CGContext) {
    let night = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    AppIcon.fill(night, in: context, [UIColor.rgb(0x15153F), UIColor.rgb(0x2B2068), UIColor.rgb(0x0A0822)])
    AppIcon.light(UIColor.rgb(0x6C7CFF, 0.42), x: 50, y: 24, radius: 58, in: context)
    AppIcon.light(UIColor.rgb(0xFF5AA0, 0.34), x: 50, y: 106, radius: 52, in: context)
    let hues: [CGFloat] = [0.55, 0.88, 0.13]
    for row in 0..<3 {
      // One brick is already gone.
      for column in 0..<3 where !(row == 2 && column == 2) {
        drawBrick(BreakoutIcon.place(row: row, column: column), hue: hues[row], in: context)
      }
    }
    drawPaddle(in: context)
    drawRim(in: context)
  }

  private func drawBrick(_ frame: CGRect, hue: CGFloat, in context: CGContext) {
    func glass(_ saturation: CGFloat, _ alpha: CGFloat) -> UIColor {
      UIColor(hue: hue, saturation: saturation, brightness: 1, alpha: alpha)
    }
    let path = UIBezierPath(roundedRect: frame, cornerRadius: 2.6)
    context.saveGState()
    context.setShadow(offset: .zero, blur: bounds.width * 0.06, color: glass(0.72, 0.8).cgColor)
    glass(0.72, 0.55).setFill()
    path.fill()
    context.restoreGState()
    AppIcon.fill(path, in: context, [glass(0.5, 0.95), glass(0.72, 0.9), glass(0.85, 0.7)])
    let gloss = UIBezierPath(
      roundedRect: CGRect(x: frame.minX + 1, y: frame.minY + 0.8, width: frame.width - 2, height: frame.height * 0.36),
      cornerRadius: 1.6)
    UIColor(white: 1, alpha: 0.38).setFill()
    gloss.fill()
    glass(0.3, 0.9).setStroke()
    path.lineWidth = 0.6
    path.stroke()
  }

  private func drawPaddle(in context: CGContext) {
    let path = UIBezierPath(roundedRect: CGRect(x: 35, y: 80, width: 36, height: 6.5), cornerRadius: 3.25)
    context.saveGState()
    context.setShadow(offset: .zero, blur: bounds.width * 0.05, color: UIColor.rgb(0x9FC7F5, 0.7).cgColor)
    UIColor.rgb(0x9FC7F5).setFill()
    path.fill()
    context.restoreGState()
    AppIcon.fill(path, in: context, [UIColor.rgb(0xF4FBFF), UIColor.rgb(0x9FC7F5), UIColor.rgb(0x4E6FC4)])
  }

  private func drawRim(in context: CGContext) {
    let rim = UIBezierPath(
      roundedRect: CGRect(x: 0.5, y: 0.5, width: 99, height: 99), cornerRadius: AppIcon.corner(of: 100))
    rim.lineWidth = 1
    UIColor(white: 1, alpha: 0.16).setStroke()
    rim.stroke()
  }
}
