import ArcadeKit
import UIKit

/// A pile of cards, face down, with its count on it: the deck, which deals when tapped, or the discard pile.
final class PileView: UIControl {
  enum Kind { case deck, discard }

  private let pileKind: Kind
  private let stack = StackView(frame: .zero)
  private let badge = UILabel()
  private let glow = UIView(frame: .zero)
  /// The number of cards in it.
  private(set) var count = -1

  init(_ kind: Kind) {
    pileKind = kind
    super.init(frame: .zero)
    badge.textAlignment = .center
    badge.adjustsFontSizeToFitWidth = true
    badge.isAccessibilityElement = false
    badge.textColor = UIColor.rgb(0x2A1B10)
    badge.backgroundColor = FeltInk.paper
    badge.clipsToBounds = true
    glow.isUserInteractionEnabled = false
    glow.isHidden = true
    glow.layer.borderWidth = 3
    addSubview(glow)
    addSubview(stack)
    addSubview(badge)
    isUserInteractionEnabled = kind == .deck
    accessibilityTraits = kind == .deck ? .button : .staticText
    accessibilityHint = kind == .deck ? SetStrings.deckHint : nil
    show(0)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "PileView" }

  override var canBecomeFocused: Bool { pileKind == .deck && super.canBecomeFocused }
  override var semanticRole: Semantics.Role? { pileKind == .deck ? .button : .img }

  /// Whether the next step is to deal: the deck has a ring, which pulses unless motion is reduced.
  var isOffered = false {
    didSet {
      guard isOffered != oldValue else { return }
      glow.isHidden = !isOffered
      accessibilityHint = isOffered ? SetStrings.deckOffer : pileKind == .deck ? SetStrings.deckHint : nil
      glow.layer.removeAllAnimations()
      glow.alpha = 1
      guard isOffered, !Motion.isReduced else { return }
      // It pulses a few times and then stays, because nothing moves on a table at rest.
      UIView.animateKeyframes(
        withDuration: 3.6, delay: 0, options: [.allowUserInteraction],
        animations: {
          for beat in 0..<6 {
            UIView.addKeyframe(withRelativeStartTime: Double(beat) / 6, relativeDuration: 1.0 / 6) {
              self.glow.alpha = beat % 2 == 0 ? 0.2 : 1
            }
          }
        })
    }
  }

  /// Sets the number of cards in it.
  func show(_ count: Int) {
    guard count != self.count else { return }
    self.count = count
    stack.count = count
    badge.text = "\(count)"
    badge.isHidden = count == 0
    if pileKind == .deck { isEnabled = count > 0 }
    accessibilityLabel = pileKind == .deck ? SetStrings.deck(count) : SetStrings.discards(count)
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    stack.alpha = isHighlighted ? 0.75 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if stack.frame != bounds { stack.frame = bounds }
    glow.frame = bounds.insetBy(dx: -5, dy: -5)
    glow.layer.cornerRadius = CardFace.corner(of: bounds.size) + 5
    glow.layer.borderColor = FeltInk.lamp.resolvedColor(with: traitCollection).cgColor
    let height = min(max(bounds.height * 0.26, 18), 30)
    let width = height * (count > 9 ? 1.5 : 1.1)
    badge.setRounded(height * 0.68, .bold)
    badge.layer.cornerRadius = height / 2
    let frame = CGRect(x: bounds.width - width + 5, y: bounds.height - height + 3, width: width, height: height)
    place(badge, leading: frame)
  }
}

/// The cards of a pile, seen from above.
private final class StackView: UIView {
  var count = 0 { didSet { if count != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard count > 0 else { return drawEmpty() }
    // Each layer below the top card stands for fifteen cards; there are at most five.
    let layers = min((count + 14) / 15, 5)
    var top = bounds
    top.size.height -= CGFloat(layers) * 1.4
    let corner = CardFace.corner(of: top.size)
    for layer in stride(from: layers, through: 1, by: -1) {
      (layer % 2 == 0 ? FeltInk.paper : FeltInk.paperEdge).setFill()
      UIBezierPath(roundedRect: top.offsetBy(dx: 0, dy: CGFloat(layer) * 1.4), cornerRadius: corner).fill()
    }
    FeltInk.back.setFill()
    UIBezierPath(roundedRect: top, cornerRadius: corner).fill()
    CardBack.draw(in: top, context)
  }

  private func drawEmpty() {
    let well = UIBezierPath(
      roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: CardFace.corner(of: bounds.size))
    FeltInk.well.withAlphaComponent(0.8).setFill()
    well.fill()
    well.setLineDash([4, 4], count: 2, phase: 0)
    UIColor(white: 1, alpha: 0.35).setStroke()
    well.stroke()
  }
}
