import UIKit

// EC: the tabs have glyphs of their own (SE-X5).

/// The template image on the game's tab.
package enum SetGlyph {
  /// A card with a diamond and another card behind it, filled while the tab is selected.
  package static func tab(_ isChosen: Bool) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
      UIColor.black.setStroke()
      UIColor.black.setFill()
      let card = UIBezierPath(roundedRect: CGRect(x: 9.5, y: 6.5, width: 12.5, height: 16.5), cornerRadius: 2.4)
      let diamond = UIBezierPath()
      diamond.move(to: CGPoint(x: 15.75, y: 10.8))
      for (x, y) in [(18.2, 14.75), (15.75, 18.7), (13.3, 14.75)] { diamond.addLine(to: CGPoint(x: x, y: y)) }
      diamond.close()
      let behind = UIBezierPath()
      behind.move(to: CGPoint(x: 6, y: 19))
      behind.addLine(to: CGPoint(x: 4, y: 6.2))
      behind.addQuadCurve(to: CGPoint(x: 5.8, y: 3.8), controlPoint: CGPoint(x: 3.7, y: 4.2))
      behind.addLine(to: CGPoint(x: 15, y: 2.6))
      if isChosen {
        let filled = UIBezierPath(cgPath: card.cgPath)
        filled.append(diamond)
        filled.usesEvenOddFillRule = true
        filled.fill()
      } else {
        diamond.lineWidth = 2
        diamond.lineJoinStyle = .round
        diamond.stroke()
      }
      for line in [card, behind] {
        line.lineWidth = 2
        line.lineCapStyle = .round
        line.stroke()
      }
    }.withRenderingMode(.alwaysTemplate)
  }
}
