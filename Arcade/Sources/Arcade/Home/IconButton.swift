import ArcadeKit
import UIKit

/// An app on the shelf: its icon, and its name below the ledge.
final class IconButton: UIControl {
  let icon: AppIcon
  private let tile = UIView()
  private let label = UILabel()
  /// Called with an arrow key; returns true if another icon has received the focus.
  var onArrow: (ArrowKey) -> Bool = { _ in false }
  /// The side of the icon, in points.
  var side: CGFloat = 0 { didSet { if side != oldValue { setNeedsLayout() } } }

  init(_ entry: ArcadeEntry) {
    icon = entry.makeIcon()
    super.init(frame: .zero)
    accessibilityTraits = .button
    accessibilityLabel = entry.name
    accessibilityHint = ArcadeStrings.iconHint
    label.text = entry.name
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    tile.isUserInteractionEnabled = false
    tile.layer.shadowColor = UIColor.black.cgColor
    tile.layer.shadowOpacity = 0.32
    tile.addSubview(icon)
    addSubview(tile)
    addSubview(label)
    addAction(UIAction { [icon = Weak(icon)] _ in icon.value?.play() }, for: .touchDown)
    let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    hover.addAction { [icon = Weak(icon)] hover in if hover.state == .began { icon.value?.play() } }
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "IconButton" }
  override var cursor: String? { "pointer" }

  /// The height of the name at `width`, in points.
  func nameHeight(_ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The frame of the icon in `view`, whether or not the icon is pressed.
  func iconFrame(in view: UIView) -> CGRect { convert(restingFrame, to: view) }

  private var restingFrame: CGRect { CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = restingFrame
    tile.bounds = CGRect(origin: .zero, size: frame.size)
    tile.center = CGPoint(x: frame.midX, y: frame.midY)
    tile.layer.cornerRadius = AppIcon.corner(of: side)
    tile.layer.shadowRadius = side * 0.06
    tile.layer.shadowOffset = CGSize(width: 0, height: side * 0.035)
    icon.frame = tile.bounds
    let top = side + LedgeView.height - LedgeView.surface / 2 + LedgeView.gap
    label.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
  }

  override func stateDidChange() {
    super.stateDidChange()
    let scale: CGFloat = isHighlighted && !Motion.isReduced ? 0.94 : 1
    let alpha: CGFloat = isHighlighted ? 0.85 : 1
    UIView.animate(
      withDuration: Motion.flash, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.tile.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        self.tile.alpha = alpha
      })
  }

  override func focusChanged(isFocused: Bool) {
    super.focusChanged(isFocused: isFocused)
    if isFocused { icon.play() }
  }

  override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    if key.modifierFlags.isEmpty, let arrow = ArrowKey(key.code) { return onArrow(arrow) }
    return super.handleKey(key, isRepeat: isRepeat)
  }
}
