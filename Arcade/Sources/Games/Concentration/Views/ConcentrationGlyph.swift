import UIKit

// EC: the tabs have glyphs of their own (SE-X5).

/// Custom template images for tabs and bars.
package enum ConcentrationGlyph {
  /// Two cards side by side, the left one face down; filled while the tab is selected.
  package static func tab(_ isChosen: Bool) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
      UIColor.black.setStroke()
      UIColor.black.setFill()
      let left = UIBezierPath(roundedRect: CGRect(x: 2.5, y: 5, width: 9.5, height: 16), cornerRadius: 2.2)
      let right = UIBezierPath(roundedRect: CGRect(x: 14, y: 5, width: 9.5, height: 16), cornerRadius: 2.2)
      if isChosen {
        right.append(star(CGPoint(x: 18.75, y: 13), 3.4))
        right.usesEvenOddFillRule = true
        for card in [left, right] { card.fill() }
      } else {
        star(CGPoint(x: 18.75, y: 13), 3).fill()
        let lines = UIBezierPath()
        for y in [9.5, 13, 16.5] {
          lines.move(to: CGPoint(x: 5.2, y: y))
          lines.addLine(to: CGPoint(x: 9.3, y: y))
        }
        lines.lineWidth = 1.4
        lines.stroke()
      }
      for card in [left, UIBezierPath(roundedRect: CGRect(x: 14, y: 5, width: 9.5, height: 16), cornerRadius: 2.2)] {
        card.lineWidth = 1.8
        card.stroke()
      }
    }.withRenderingMode(.alwaysTemplate)
  }

  /// A four-pointed star with concave sides.
  private static func star(_ middle: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x, y: middle.y - radius))
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      path.addQuadCurve(to: CGPoint(x: middle.x + x * radius, y: middle.y + y * radius), controlPoint: middle)
    }
    path.close()
    return path
  }
}
