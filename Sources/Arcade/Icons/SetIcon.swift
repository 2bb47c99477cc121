import ArcadeKit
import UIKit

/// A felt table with three cream cards in a fan, one symbol and one ink on each; the middle one lifts and turns.
final class SetIcon: AppIcon {
  private let card = SetIconCard(1)

  override class var kind: String { "SetIcon" }

  override func build() { addSubview(card) }

  override func arrangeDetails() {
    card.transform = .identity
    card.bounds = scaled(0, 0, 36, 54)
    put(card, at: 50, 48)
  }

  /// It rises, turns once round by thirds, and lies down again.
  override func moveDetail(done: @escaping () -> Void) {
    let third = 2 * CGFloat.pi / 3
    turn(to: third, at: 50, 40) {
      self.turn(to: 2 * third, at: 50, 40) { self.turn(to: 0, at: 50, 48, then: done) }
    }
  }

  private func turn(to angle: CGFloat, at x: CGFloat, _ y: CGFloat, then next: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0.24, delay: 0, options: .curveLinear,
      animations: {
        self.card.transform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
        self.put(self.card, at: x, y)
      }, completion: { _ in next() })
  }

  override func drawFace(in context: CGContext) {
    let felt = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    AppIcon.fill(felt, in: context, [AppIcon.rgb(0x3C9270), AppIcon.rgb(0x2C7A5A), AppIcon.rgb(0x1B523D)])
    AppIcon.light(AppIcon.rgb(0xFFFFFF, 0.22), x: 46, y: 34, radius: 58, in: context)
    for (index, angle, x) in [(0, -0.36, 29.0), (2, 0.36, 71.0)] {
      context.saveGState()
      context.translateBy(x: x, y: 54)
      context.rotate(by: angle)
      SetIconCard.draw(index, in: CGRect(x: -18, y: -27, width: 36, height: 54), unit: bounds.width / 100, context)
      context.restoreGState()
    }
    let rim = UIBezierPath(
      roundedRect: CGRect(x: 0.5, y: 0.5, width: 99, height: 99), cornerRadius: AppIcon.corner(of: 100))
    rim.lineWidth = 1
    UIColor(white: 1, alpha: 0.18).setStroke()
    rim.stroke()
  }
}

/// A card of the icon.
private final class SetIconCard: UIView {
  private let index: Int

  init(_ index: Int) {
    self.index = index
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.shadowColor = AppIcon.rgb(0x06150F).cgColor
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 4
    layer.shadowOpacity = 0.45
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width * 5 / 36
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0 else { return }
    let unit = bounds.width / 36
    context.scaleBy(x: unit, y: unit)
    SetIconCard.draw(index, in: CGRect(x: 0, y: 0, width: 36, height: 54), unit: unit, context)
  }

  /// A card with one symbol: a red solid oval, a green striped diamond, a violet open squiggle.
  static func draw(_ index: Int, in frame: CGRect, unit: CGFloat, _ context: CGContext) {
    let paper = UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5)
    context.saveGState()
    // The middle card's shadow is its layer's: it would end at the card.
    if index != 1 {
      context.setShadow(
        offset: CGSize(width: 0, height: unit), blur: unit * 3, color: AppIcon.rgb(0x06150F, 0.5).cgColor)
    }
    AppIcon.rgb(0xFBF5E6).setFill()
    paper.fill()
    context.restoreGState()
    AppIcon.rgb(0xCDBF9F).setStroke()
    paper.lineWidth = 0.6
    paper.stroke()
    let box = CGRect(x: frame.midX - 11.5, y: frame.midY - 6, width: 23, height: 12)
    let color = [AppIcon.rgb(0xD0331F), AppIcon.rgb(0x2E9E5B), AppIcon.rgb(0x3B1F8A)][index]
    let path = symbol(index, in: box)
    color.setFill()
    color.setStroke()
    if index == 0 { path.fill() }
    if index == 1 {
      context.saveGState()
      path.addClip()
      let stripes = UIBezierPath()
      for x in stride(from: box.minX, through: box.maxX, by: 2.6) {
        stripes.move(to: CGPoint(x: x, y: box.minY))
        stripes.addLine(to: CGPoint(x: x, y: box.maxY))
      }
      stripes.lineWidth = 1
      stripes.stroke()
      context.restoreGState()
    }
    path.lineWidth = 1.6
    path.lineJoinStyle = .round
    path.stroke()
  }

  private static func symbol(_ index: Int, in box: CGRect) -> UIBezierPath {
    if index == 0 { return UIBezierPath(roundedRect: box, cornerRadius: box.height / 2) }
    let path = UIBezierPath()
    if index == 1 {
      path.move(to: CGPoint(x: box.minX, y: box.midY))
      path.addLine(to: CGPoint(x: box.midX, y: box.minY))
      path.addLine(to: CGPoint(x: box.maxX, y: box.midY))
      path.addLine(to: CGPoint(x: box.midX, y: box.maxY))
      path.close()
      return path
    }
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
    path.move(to: place(0, 0.62))
    path.addCurve(to: place(0.3, 0.06), controlPoint1: place(0, 0.2), controlPoint2: place(0.14, 0))
    path.addCurve(to: place(0.7, 0.2), controlPoint1: place(0.46, 0.12), controlPoint2: place(0.54, 0.34))
    path.addCurve(to: place(1, 0.38), controlPoint1: place(0.86, 0), controlPoint2: place(1, 0))
    path.addCurve(to: place(0.7, 0.94), controlPoint1: place(1, 0.8), controlPoint2: place(0.86, 1))
    path.addCurve(to: place(0.3, 0.8), controlPoint1: place(0.54, 0.88), controlPoint2: place(0.46, 0.66))
    path.addCurve(to: place(0, 0.62), controlPoint1: place(0.14, 1), controlPoint2: place(0, 1))
    path.close()
    return path
  }
}
