import UIKit

/// The chooser's pictures of the themes: a back and a face on the theme's table.
enum ThemeSwatch {
  private static let size = CGSize(width: 60, height: 40)

  static func image(of theme: Theme) -> UIImage {
    let ink = ThemeInk(theme)
    return UIGraphicsImageRenderer(size: size).image { renderer in
      ground(ink.table)
      let back = CGRect(x: 8, y: 5, width: 21, height: 30)
      let card = UIBezierPath(roundedRect: back, cornerRadius: 3)
      ink.back.setFill()
      card.fill()
      let context = renderer.cgContext
      context.saveGState()
      card.addClip()
      let (path, isFilled) = BackPattern(theme.pattern, in: back).path
      ink.backLine.setFill()
      ink.backLine.setStroke()
      path.lineWidth = 0.8
      if isFilled { path.fill() } else { path.stroke() }
      context.restoreGState()
      ink.paper.setStroke()
      card.lineWidth = 1
      card.stroke()
      let front = CGRect(x: 31, y: 5, width: 21, height: 30)
      ink.paper.setFill()
      UIBezierPath(roundedRect: front, cornerRadius: 3).fill()
      let text = theme.face(0, twin: 0)
      if let art = theme.art { return Picture.draw(art, 0, in: front.insetBy(dx: 1.5, dy: 1.5), context) }
      let font = CardFace.font(for: text, in: front.insetBy(dx: 2, dy: 3).size)
      let drawn = text.size(withAttributes: [.font: font])
      text.draw(
        at: CGPoint(x: front.midX - drawn.width / 2, y: front.midY - drawn.height / 2),
        withAttributes: [.font: font, .foregroundColor: ink.letters])
    }
  }

  /// Stripes in the colors of many tables, for a random theme.
  static var surprise: UIImage {
    UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      context.saveGState()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 8).addClip()
      let width = size.width / CGFloat(Theme.all.count)
      for (index, theme) in Theme.all.enumerated() {
        ThemeInk(theme).table.setFill()
        UIBezierPath(
          rect: CGRect(x: CGFloat(index) * width, y: 0, width: width + 0.5, height: size.height)
        ).fill()
      }
      context.restoreGState()
    }
  }

  private static func ground(_ color: UIColor) {
    color.setFill()
    UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 8).fill()
  }
}
