import UIKit

/// The printed side of a playing card: rounded and shadowed, and drawn again when its size or its traits change.
open class PrintedCard: UIView {
  /// The corner radius as a fraction of the card's shorter side.
  open class var roundness: CGFloat { 0.1 }

  /// Creates a card with a shadow one point below it, of a blur radius in points and an opacity of 0 … 1.
  public init(shadow color: UIColor, radius: CGFloat, opacity: CGFloat) {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.shadowColor = color.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = radius
    layer.shadowOpacity = Float(opacity)
  }

  public required init?(coder: NSCoder) { return nil }

  open override class var kind: String { "PrintedCard" }

  /// Whether a finger is on the card, which is paler then.
  public final var isPressed = false { didSet { if isPressed != oldValue { alpha = isPressed ? 0.75 : 1 } } }

  /// The corner radius of a card of a given size, in points.
  public static func corner(of size: CGSize) -> CGFloat { min(size.width, size.height) * roundness }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = type(of: self).corner(of: bounds.size)
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }
}
