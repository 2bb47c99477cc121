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
