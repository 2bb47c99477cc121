import UIKit

/// The icons of the tabs, drawn as template images in the bar's tint.
enum TabGlyph {
  /// Two paddles and a ball.
  static var play: UIImage {
    let side: CGFloat = 26
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIColor.black.setFill()
      for frame in [CGRect(x: 3, y: 3, width: 4, height: 12), CGRect(x: 19, y: 11, width: 4, height: 12)] {
        UIBezierPath(roundedRect: frame, cornerRadius: 1.2).fill()
      }
      UIBezierPath(ovalIn: CGRect(x: 11, y: 9, width: 5, height: 5)).fill()
    }.withRenderingMode(.alwaysTemplate)
  }

  /// A flask, half full.
  static var laboratory: UIImage {
    let side: CGFloat = 26
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIColor.black.setStroke()
      UIColor.black.setFill()
      let glass = UIBezierPath()
      glass.move(to: CGPoint(x: 10, y: 3))
      glass.addLine(to: CGPoint(x: 10, y: 10))
      glass.addLine(to: CGPoint(x: 4, y: 21))
      glass.addQuadCurve(to: CGPoint(x: 5.5, y: 23.5), controlPoint: CGPoint(x: 3, y: 23.5))
      glass.addLine(to: CGPoint(x: 20.5, y: 23.5))
      glass.addQuadCurve(to: CGPoint(x: 22, y: 21), controlPoint: CGPoint(x: 23, y: 23.5))
      glass.addLine(to: CGPoint(x: 16, y: 10))
      glass.addLine(to: CGPoint(x: 16, y: 3))
      glass.move(to: CGPoint(x: 8, y: 3))
      glass.addLine(to: CGPoint(x: 18, y: 3))
      glass.lineWidth = 2
      glass.lineJoinStyle = .round
      glass.lineCapStyle = .round
      glass.stroke()
      let filling = UIBezierPath()
      filling.move(to: CGPoint(x: 8.5, y: 16))
      filling.addLine(to: CGPoint(x: 17.5, y: 16))
      filling.addLine(to: CGPoint(x: 20.5, y: 22))
      filling.addLine(to: CGPoint(x: 5.5, y: 22))
      filling.close()
      filling.fill()
    }.withRenderingMode(.alwaysTemplate)
  }
}
