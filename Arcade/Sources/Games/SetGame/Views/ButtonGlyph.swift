import UIKit

/// Template images for buttons and bars, drawn here.
enum ButtonGlyph {
  /// Two crossing arrows.
  static var shuffle: UIImage {
    stencil(24) { pen in
      pen.move(to: CGPoint(x: 3, y: 7))
      pen.addCurve(
        to: CGPoint(x: 20, y: 17), controlPoint1: CGPoint(x: 11, y: 7), controlPoint2: CGPoint(x: 11, y: 17))
      pen.move(to: CGPoint(x: 3, y: 17))
      pen.addCurve(to: CGPoint(x: 20, y: 7), controlPoint1: CGPoint(x: 11, y: 17), controlPoint2: CGPoint(x: 11, y: 7))
      for y in [7.0, 17] {
        pen.move(to: CGPoint(x: 17, y: y - 3))
        pen.addLine(to: CGPoint(x: 20.5, y: y))
        pen.addLine(to: CGPoint(x: 17, y: y + 3))
      }
    }
  }

  /// A curved arrow pointing back.
  static var undo: UIImage {
    stencil(24) { pen in
      pen.move(to: CGPoint(x: 8, y: 4.5))
      pen.addLine(to: CGPoint(x: 4, y: 8.5))
      pen.addLine(to: CGPoint(x: 8, y: 12.5))
      pen.move(to: CGPoint(x: 4, y: 8.5))
      pen.addLine(to: CGPoint(x: 14, y: 8.5))
      pen.addCurve(
        to: CGPoint(x: 14, y: 19), controlPoint1: CGPoint(x: 21, y: 8.5), controlPoint2: CGPoint(x: 21, y: 19))
      pen.addLine(to: CGPoint(x: 8, y: 19))
    }
  }

  /// A light bulb.
  static var hint: UIImage {
    stencil(24) { pen in
      pen.addArc(
        withCenter: CGPoint(x: 12, y: 9.5), radius: 6, startAngle: CGFloat.pi * 0.78, endAngle: CGFloat.pi * 0.22,
        clockwise: true)
      pen.addLine(to: CGPoint(x: 15, y: 17))
      pen.addLine(to: CGPoint(x: 9, y: 17))
      pen.close()
      pen.move(to: CGPoint(x: 9.8, y: 20.5))
      pen.addLine(to: CGPoint(x: 14.2, y: 20.5))
    }
  }

  /// A mortarboard.
  static var learn: UIImage {
    stencil(26) { pen in
      pen.move(to: CGPoint(x: 2.5, y: 10))
      pen.addLine(to: CGPoint(x: 13, y: 5))
      pen.addLine(to: CGPoint(x: 23.5, y: 10))
      pen.addLine(to: CGPoint(x: 13, y: 15))
      pen.close()
      pen.move(to: CGPoint(x: 7, y: 12.5))
      pen.addLine(to: CGPoint(x: 7, y: 18))
      pen.addCurve(
        to: CGPoint(x: 19, y: 18), controlPoint1: CGPoint(x: 10, y: 21.5), controlPoint2: CGPoint(x: 16, y: 21.5))
      pen.addLine(to: CGPoint(x: 19, y: 12.5))
      pen.move(to: CGPoint(x: 23.5, y: 10))
      pen.addLine(to: CGPoint(x: 23.5, y: 17))
    }
  }

  private static func stencil(_ side: CGFloat, _ draw: @escaping (UIBezierPath) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let pen = UIBezierPath()
      draw(pen)
      pen.lineWidth = 2
      pen.lineCapStyle = .round
      pen.lineJoinStyle = .round
      UIColor.black.setStroke()
      pen.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
