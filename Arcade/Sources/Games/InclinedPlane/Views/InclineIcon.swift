import ArcadeKit
import UIKit

/// A drafting table: graph paper, a slope in ink, and a red ball that rolls down and is then put back.
final class InclineIcon: AppIcon {
  private let ball = UIView()
  private let mark = UIView()

  override class var kind: String { "InclineIcon" }

  /// The ball's radius, and the slope's ends, in hundredths.
  private static let radius = 9.0
  private static let start = CGPoint(x: 14, y: 36)
  private static let end = CGPoint(x: 88, y: 78)

  override func build() {
    ball.backgroundColor = UIColor.rgb(0xC4301C)
    ball.isUserInteractionEnabled = false
    mark.backgroundColor = UIColor.rgb(0xFFFFFF, 0.85)
    mark.isUserInteractionEnabled = false
    ball.addSubview(mark)
    addSubview(ball)
  }

  override func arrangeDetails() {
    let side = InclineIcon.radius * 2
    ball.bounds = scaled(0, 0, side, side)
    ball.layer.cornerRadius = ball.bounds.width / 2
    mark.frame = CGRect(
      x: ball.bounds.width * 0.44, y: ball.bounds.width * 0.08, width: ball.bounds.width * 0.12,
      height: ball.bounds.width * 0.42)
    let place = InclineIcon.place(0.16)
    put(ball, at: place.x, place.y)
  }

  /// The center of the ball where it touches the line, a fraction of the way down.
  private static func place(_ part: Double) -> CGPoint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return CGPoint(
      x: start.x + dx * part + dy / length * radius, y: start.y + dy * part - dx / length * radius)
  }

  /// The ball rolls down with growing speed, then returns to its place.
  override func moveDetail(done: @escaping () -> Void) {
    let low = InclineIcon.place(0.82)
    let high = InclineIcon.place(0.16)
    UIView.animate(
      withDuration: 0.8, delay: 0, options: .curveEaseIn,
      animations: {
        self.put(self.ball, at: low.x, low.y)
        self.ball.transform = CGAffineTransform(rotationAngle: 3)
      },
      completion: { _ in
        UIView.animate(
          withDuration: 0.5, delay: 0.15, options: .curveEaseInOut,
          animations: {
            self.put(self.ball, at: high.x, high.y)
            self.ball.transform = .identity
          }, completion: { _ in done() })
      })
  }

  override func drawFace(in context: CGContext) {
    let paper = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    AppIcon.fill(paper, in: context, [UIColor.rgb(0xFDFEFB), UIColor.rgb(0xEDF3F1), UIColor.rgb(0xDCE8EC)])
    for index in 1..<16 {
      let place = Double(index) * 6.25
      context.setStrokeColor(UIColor.rgb(0x5C93BF, index % 4 == 0 ? 0.5 : 0.22).cgColor)
      context.setLineWidth(0.7)
      context.strokeLineSegments(between: [
        CGPoint(x: place, y: 0), CGPoint(x: place, y: 100), CGPoint(x: 0, y: place), CGPoint(x: 100, y: place),
      ])
    }
    let slope = UIBezierPath()
    slope.move(to: InclineIcon.start)
    slope.addLine(to: InclineIcon.end)
    slope.addLine(to: CGPoint(x: InclineIcon.start.x, y: InclineIcon.end.y))
    slope.close()
    UIColor.rgb(0x175A9E, 0.14).setFill()
    slope.fill()
    slope.lineWidth = 2.6
    slope.lineJoinStyle = .round
    UIColor.rgb(0x16324F).setStroke()
    slope.stroke()
    let angle = UIBezierPath()
    angle.move(to: CGPoint(x: 68, y: 78))
    angle.addQuadCurve(to: CGPoint(x: 70.6, y: 68.2), controlPoint: CGPoint(x: 68.2, y: 72))
    angle.lineWidth = 1.6
    angle.stroke()
    let edge = UIBezierPath(
      roundedRect: CGRect(x: 0.5, y: 0.5, width: 99, height: 99), cornerRadius: AppIcon.corner(of: 100))
    edge.lineWidth = 1
    UIColor.rgb(0x16324F, 0.2).setStroke()
    edge.stroke()
  }
}
