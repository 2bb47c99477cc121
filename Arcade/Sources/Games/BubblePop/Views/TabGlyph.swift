import UIKit

/// Template images for the tabs, drawn here.
enum TabGlyph {
  /// Three bubbles.
  static var play: UIImage {
    stencil { pen in
      for (x, y, radius) in [(9.5, 13.5, 6.5), (18.0, 7.0, 3.5), (18.5, 17.5, 2.2)] as [(CGFloat, CGFloat, CGFloat)] {
        pen.append(
          UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
      }
    }
  }

  /// Three columns, the middle one the tallest.
  static var scores: UIImage {
    stencil { pen in
      for (x, top) in [(3.5, 12.0), (9.5, 5.0), (15.5, 9.0)] as [(CGFloat, CGFloat)] {
        pen.append(UIBezierPath(roundedRect: CGRect(x: x, y: top, width: 5, height: 20 - top), cornerRadius: 1.5))
      }
    }
  }

  /// A bubble, and lines that describe it.
  static var kinds: UIImage {
    stencil { pen in
      pen.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 9, height: 9)))
      for (x, y) in [(15.5, 5.0), (15.5, 10.0), (3.5, 16.0), (3.5, 20.5)] as [(CGFloat, CGFloat)] {
        pen.move(to: CGPoint(x: x, y: y))
        pen.addLine(to: CGPoint(x: 21, y: y))
      }
    }
  }

  private static func stencil(_ draw: (UIBezierPath) -> Void) -> UIImage {
    let size = CGSize(width: 24, height: 24)
    return UIGraphicsImageRenderer(size: size).image { _ in
      let pen = UIBezierPath()
      draw(pen)
      pen.lineWidth = 1.8
      pen.lineJoinStyle = .round
      UIColor.black.setStroke()
      pen.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
