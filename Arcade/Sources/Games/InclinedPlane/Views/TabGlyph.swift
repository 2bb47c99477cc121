import UIKit

/// Template images for the tabs, drawn here.
enum TabGlyph {
  /// A slope with a ball on it, filled as in the tutorial.
  static var tutorial: UIImage {
    glyph {
      let slope = triangle()
      slope.fill()
      UIBezierPath(ovalIn: CGRect(x: 4, y: 2.5, width: 7, height: 7)).fill()
    }
  }

  /// A slope with an arrow along it.
  static var truePlane: UIImage {
    glyph {
      let slope = triangle()
      slope.lineWidth = 2
      slope.lineJoinStyle = .round
      slope.stroke()
      let arrow = UIBezierPath()
      arrow.move(to: CGPoint(x: 9, y: 4))
      arrow.addLine(to: CGPoint(x: 21, y: 11))
      arrow.addLine(to: CGPoint(x: 16, y: 11.5))
      arrow.move(to: CGPoint(x: 21, y: 11))
      arrow.addLine(to: CGPoint(x: 18.6, y: 6.6))
      arrow.lineWidth = 2
      arrow.lineCapStyle = .round
      arrow.stroke()
    }
  }

  private static func triangle() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 3, y: 9))
    path.addLine(to: CGPoint(x: 24, y: 22))
    path.addLine(to: CGPoint(x: 3, y: 22))
    path.close()
    return path
  }

  private static func glyph(_ draw: @escaping () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
      UIColor.black.setFill()
      UIColor.black.setStroke()
      draw()
    }.withRenderingMode(.alwaysTemplate)
  }
}
