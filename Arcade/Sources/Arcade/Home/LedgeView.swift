import ArcadeKit
import UIKit

/// A ledge of the shelf. Icons stand on its top surface.
final class LedgeView: HomeDrawing {
  /// The height of the ledge, front included, in points; its shadow falls below.
  static let height: CGFloat = 24
  /// The visible depth of the top surface, in points.
  static let surface: CGFloat = 10
  static let shadow: CGFloat = 22
  /// The distance from the ledge to the names below it, in points.
  static let gap: CGFloat = 12

  /// The frames of the icons on the ledge; only their x and width matter, in points.
  var feet: [CGRect] = [] { didSet { if feet != oldValue { setNeedsDisplay() } } }

  override class var kind: String { "LedgeView" }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    func wood(_ light: Int, _ dark: Int) -> UIColor { UIColor.rgb(isDark ? dark : light) }
    let width = bounds.width
    let (surface, height) = (LedgeView.surface, LedgeView.height)

    drawShadow(UIColor(white: 0, alpha: isDark ? 0.09 : 0.03))

    let face = UIBezierPath()
    face.move(to: CGPoint(x: 12, y: 0))
    face.addLine(to: CGPoint(x: width - 12, y: 0))
    face.addLine(to: CGPoint(x: width, y: surface))
    face.addLine(to: CGPoint(x: 0, y: surface))
    face.close()
    AppIcon.fill(face, in: context, [wood(0xD9BB8B, 0x3B2C22), wood(0xEED9B6, 0x5B4636)])

    // The icons darken the wood on which they stand.
    context.saveGState()
    face.addClip()
    for foot in feet {
      // Icons with round corners touch the wood only in their middle.
      let soft = UIBezierPath(
        roundedRect: CGRect(x: foot.minX + foot.width * 0.14, y: 0, width: foot.width * 0.72, height: surface - 2.5),
        cornerRadius: 3)
      context.setShadow(offset: .zero, blur: 6, color: UIColor(white: 0, alpha: 0.6).cgColor)
      UIColor(white: 0, alpha: isDark ? 0.45 : 0.28).setFill()
      soft.fill()
    }
    context.restoreGState()

    let front = UIBezierPath(
      roundedRect: CGRect(x: 0, y: surface, width: width, height: height - surface),
      byRoundingCorners: [.bottomLeft, .bottomRight], cornerRadii: CGSize(width: 3, height: 3))
    AppIcon.fill(front, in: context, [wood(0xD2AC75, 0x443327), wood(0xB98D56, 0x30231A), wood(0xA87C48, 0x261B14)])
    UIColor(white: 1, alpha: isDark ? 0.16 : 0.55).setFill()
    UIBezierPath(rect: CGRect(x: 0, y: surface, width: width, height: 1)).fill()
  }

  /// The ledge's shadow on the wall, drawn as layers of decreasing size.
  private func drawShadow(_ sheet: UIColor) {
    sheet.setFill()
    let sheets: CGFloat = 8
    for number in 0..<Int(sheets) {
      let part = CGFloat(number) / sheets
      let depth = LedgeView.shadow * (1 - part)
      let inset = 5 + part * 9
      UIBezierPath(
        roundedRect: CGRect(
          x: inset, y: LedgeView.height - 8, width: max(bounds.width - 2 * inset, 0), height: depth + 6),
        cornerRadius: 7
      ).fill()
    }
  }
}
