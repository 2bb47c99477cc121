import ArcadeKit
import UIKit

/// A felt table with three cards in a fan: two of Set, and between them one of Concentration, which lifts and turns
/// over.
final class CardsIcon: AppIcon {
  private let card = IconCard(.back)

  override class var kind: String { "CardsIcon" }

  override func build() { addSubview(card) }

  override func arrangeDetails() {
    card.transform = .identity
    card.bounds = scaled(0, 0, 36, 54)
    put(card, at: 50, 48)
  }

  /// The card rises, shows its other side, and lies down again.
  override func moveDetail(done: @escaping () -> Void) {
    lift(to: 40) {
      self.turn(to: .star) {
        self.turn(to: .back) { self.lift(to: 48, then: done) }
      }
    }
  }

  private func lift(to y: CGFloat, then next: @escaping () -> Void) {
    move(card, to: 50, y, seconds: 0.16, .curveEaseOut, then: next)
  }

  private func turn(to side: IconCard.Side, then next: @escaping () -> Void) {
    UIView.transition(
      with: card, duration: 0.34, options: .transitionFlipFromLeft, animations: { self.card.side = side },
      completion: { _ in next() })
  }

  override func drawFace(in context: CGContext) {
    let felt = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    AppIcon.fill(felt, in: context, [UIColor.rgb(0x3C9270), UIColor.rgb(0x2C7A5A), UIColor.rgb(0x1B523D)])
    AppIcon.light(UIColor.rgb(0xFFFFFF, 0.22), x: 46, y: 34, radius: 58, in: context)
    for (side, angle, x) in [(IconCard.Side.oval, -0.36, 29.0), (.squiggle, 0.36, 71.0)] {
      context.saveGState()
      context.translateBy(x: x, y: 54)
      context.rotate(by: angle)
      IconCard.draw(side, in: CGRect(x: -18, y: -27, width: 36, height: 54), shadow: bounds.width / 100, context)
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
private final class IconCard: UIView {
  /// The side of the card that is visible: a red solid oval, a violet open squiggle, a back, or a star.
  enum Side { case oval, squiggle, back, star }

  var side: Side { didSet { setNeedsDisplay() } }

  init(_ side: Side) {
    self.side = side
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.shadowColor = UIColor.rgb(0x06150F).cgColor
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
    // The layer casts the shadow; a drawn one would be clipped at the card's edge.
    IconCard.draw(side, in: CGRect(x: 0, y: 0, width: 36, height: 54), shadow: 0, context)
  }

  static func draw(_ side: Side, in frame: CGRect, shadow unit: CGFloat, _ context: CGContext) {
    let paper = UIBezierPath(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 5)
    context.saveGState()
    if unit > 0 {
      context.setShadow(
        offset: CGSize(width: 0, height: unit), blur: unit * 3, color: UIColor.rgb(0x06150F, 0.5).cgColor)
    }
    UIColor.rgb(0xFBF5E6).setFill()
    paper.fill()
    context.restoreGState()
    UIColor.rgb(0xCDBF9F).setStroke()
    paper.lineWidth = 0.6
    paper.stroke()
    switch side {
    case .oval:
      UIColor.rgb(0xD0331F).setFill()
      UIBezierPath(roundedRect: CGRect(x: frame.midX - 11.5, y: frame.midY - 6, width: 23, height: 12), cornerRadius: 6)
        .fill()
    case .squiggle:
      let path = squiggle(CGRect(x: frame.midX - 11.5, y: frame.midY - 6, width: 23, height: 12))
      UIColor.rgb(0x3B1F8A).setStroke()
      path.lineWidth = 1.8
      path.stroke()
    case .back: drawBack(frame.insetBy(dx: 3, dy: 3), context)
    case .star:
      UIColor.rgb(0xE0A01A).setFill()
      star(CGPoint(x: frame.midX, y: frame.midY), 12).fill()
    }
  }

  private static func drawBack(_ field: CGRect, _ context: CGContext) {
    let shape = UIBezierPath(roundedRect: field, cornerRadius: 3)
    UIColor.rgb(0xB4532A).setFill()
    shape.fill()
    context.saveGState()
    shape.addClip()
    UIColor.rgb(0xF0B48A).setFill()
    for row in 0..<9 {
      for column in 0..<6 {
        let radius: CGFloat = (row + column) % 2 == 0 ? 1.5 : 0.8
        let x = field.minX + CGFloat(column) * 6
        let y = field.minY + CGFloat(row) * 6
        UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)).fill()
      }
    }
    context.restoreGState()
  }

  /// A five-pointed star.
  private static func star(_ middle: CGPoint, _ radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<10 {
      let angle = CGFloat(index) * CGFloat.pi / 5 - CGFloat.pi / 2
      let reach = index % 2 == 0 ? radius : radius * 0.45
      let point = CGPoint(x: middle.x + cos(angle) * reach, y: middle.y + sin(angle) * reach)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private static func squiggle(_ box: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
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
