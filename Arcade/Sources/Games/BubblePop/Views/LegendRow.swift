import ArcadeKit
import UIKit

/// A kind of bubble with its look, points and frequency, in a row or with the text below the bubble.
final class LegendRow: UIView {
  /// Whether the text is below the bubble.
  var isTall = false {
    didSet {
      guard isTall != oldValue else { return }
      points.textAlignment = isTall ? .center : .natural
      share.textAlignment = isTall ? .center : .natural
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  private let kind: BubbleKind
  private let points = UILabel()
  private let share = UILabel()

  init(_ kind: BubbleKind, share tenths: Int) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    points.text = BubbleStrings.points(kind.points)
    share.text = BubbleStrings.share(tenths)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = BubbleStrings.name(kind) + ", " + BubbleStrings.share(tenths)
    for label in [points, share] {
      label.textAlignment = .natural
      label.textColor = Soap.ink
      label.adjustsFontSizeToFitWidth = true
      addSubview(label)
    }
    share.textColor = Soap.faintInk
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LegendRow" }

  /// The height of the text below a bubble.
  static func captionHeight(_ scale: CGFloat) -> CGFloat { Spacing.tight + 2 * lineHeight(scale) }
  private static func lineHeight(_ scale: CGFloat) -> CGFloat { (24 * scale).rounded() }

  private var scale: CGFloat { min(max(traitCollection.textScale, 0.8), 2) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = isTall ? max(bounds.height - LegendRow.captionHeight(scale), 1) : bounds.height
    let x = isTall ? (bounds.width - side) / 2 : readsRightToLeft ? bounds.width - side : 0
    BubblePainter.draw(kind, in: CGRect(x: x, y: 0, width: side, height: side), context: context)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size: CGFloat = isTall ? 15 : 17
    points.setSoap(size * scale, .semibold)
    share.setSoap(size * scale, .medium)
    if isTall {
      let line = LegendRow.lineHeight(scale)
      // Captions side by side are at least a word space apart, however little room they have.
      let (x, width) = (Spacing.hair, max(bounds.width - 2 * Spacing.hair, 1))
      points.frame = CGRect(x: x, y: bounds.height - 2 * line, width: width, height: line)
      share.frame = CGRect(x: x, y: bounds.height - line, width: width, height: line)
      return
    }
    // The shares are a column of numbers.
    share.textAlignment = readsRightToLeft ? .left : .right
    let left = bounds.height + Spacing.close
    let width = max(bounds.width - left, 1)
    place(points, leading: CGRect(x: left, y: 0, width: width * 0.62, height: bounds.height))
    place(share, leading: CGRect(x: left + width * 0.66, y: 0, width: width * 0.34, height: bounds.height))
  }
}
