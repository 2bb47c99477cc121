import ArcadeKit
import UIKit

/// What moves on the table: the piles, the cards, and the flights above them. It is the reference view of the animators
/// and carries the clock of the game.
///
/// It lies above the board and the message, so that a flying set passes in front of them, and lets touches pass through
/// to them.
final class FeltView: UIView {
  let deck = PileView(.deck)
  let discard = PileView(.discard)
  /// The cards, in the order in which they are read; those on their way to the table lie above.
  let cards = PassingView(frame: .zero)
  /// The layer of flying sets and of points, above everything else.
  let sky = PassingView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    cards.accessibilityLabel = SetStrings.table
    cards.shouldGroupAccessibilityChildren = true
    sky.isUserInteractionEnabled = false
    for view in [deck, discard, cards, sky] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "FeltView" }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [cards, sky] where view.frame != bounds { view.frame = bounds }
  }

  /// Removes everything that belongs to one game.
  func clear() {
    for view in cards.subviews + sky.subviews { view.removeFromSuperview() }
  }
}

/// A wooden tray, recessed where the piles lie.
final class TrayView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.shadowColor = UIColor.rgb(0x06150F).cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 5
    layer.shadowOpacity = 0.4
    layer.cornerRadius = TrayView.corner
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "TrayView" }

  private static let corner: CGFloat = 14

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let wood = UIBezierPath(roundedRect: bounds, cornerRadius: TrayView.corner)
    context.saveGState()
    wood.addClip()
    let colors = [FeltInk.woodLight, FeltInk.wood, FeltInk.woodDark].map { $0.cgColor }
    if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5, 1]) {
      let isUpright = bounds.height > bounds.width
      let end = isUpright ? CGPoint(x: bounds.maxX, y: 0) : CGPoint(x: 0, y: bounds.maxY)
      context.drawLinearGradient(gradient, start: .zero, end: end, options: [])
    }
    drawGrain()
    context.restoreGState()
    let rim = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.75, dy: 0.75), cornerRadius: TrayView.corner - 0.75)
    rim.lineWidth = 1.5
    UIColor(white: 1, alpha: 0.16).setStroke()
    rim.stroke()
  }

  /// Draws the wood's grain: long wavy lines, the same every time.
  private func drawGrain() {
    let isUpright = bounds.height > bounds.width
    let length = max(bounds.width, bounds.height)
    let breadth = min(bounds.width, bounds.height)
    FeltInk.woodDark.withAlphaComponent(0.28).setStroke()
    for index in 0..<9 {
      let across = breadth * (CGFloat(index) + 0.5) / 9
      let swing = breadth * 0.06 * CGFloat((index * 5) % 7 - 3) / 3
      func place(_ along: CGFloat, _ side: CGFloat) -> CGPoint {
        isUpright ? CGPoint(x: side, y: along) : CGPoint(x: along, y: side)
      }
      let line = UIBezierPath()
      line.move(to: place(0, across))
      line.addCurve(
        to: place(length, across - swing), controlPoint1: place(length * 0.35, across + swing),
        controlPoint2: place(length * 0.65, across - swing * 2))
      line.lineWidth = index % 3 == 0 ? 1.2 : 0.6
      line.stroke()
    }
  }
}
