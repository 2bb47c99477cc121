import ArcadeKit
import UIKit

/// An app on the shelf: its icon, and below the ledge its name and the player's best.
///
/// The button is only the icon, so that the focus ring has its shape; the text below can be pressed too.
final class IconButton: UIControl {
  let icon: AppIcon
  private let entry: ArcadeEntry
  /// Casts the icon's shadow; a shadow of the button would include the text.
  private let tile = UIView()
  private let label = UILabel()
  private let best = UILabel()
  /// Called with an arrow key; returns true if another icon has received the focus.
  var onArrow: (ArrowKey) -> Bool = { _ in false }
  /// The frames of name and best, in the button's coordinates.
  var wordsFrame = CGRect.zero { didSet { if wordsFrame != oldValue { setNeedsLayout() } } }
  /// Whether the icon has left the shelf, because its app opens out of it.
  var isAway = false {
    didSet {
      icon.isHidden = isAway
      tile.isHidden = isAway
    }
  }

  init(_ entry: ArcadeEntry) {
    self.entry = entry
    icon = entry.makeIcon()
    super.init(frame: .zero)
    accessibilityTraits = .button
    for (label, style) in [(label, UIFont.TextStyle.headline), (best, .subheadline)] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
      label.isAccessibilityElement = false
      addSubview(label)
    }
    label.textColor = Skin.home.ground.ink
    best.textColor = Skin.home.ground.mutedInk
    tile.isUserInteractionEnabled = false
    tile.backgroundColor = entry.ground
    tile.layer.shadowColor = UIColor.black.cgColor
    tile.layer.shadowOpacity = 0.34
    insertSubview(icon, at: 0)
    insertSubview(tile, at: 0)
    addAction(UIAction { [icon = Weak(icon)] _ in icon.value?.play() }, for: .touchDown)
    let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    hover.addAction { [icon = Weak(icon)] hover in if hover.state == .began { icon.value?.play() } }
    addGestureRecognizer(hover)
    reload()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "IconButton" }
  override var cursor: String? { "pointer" }

  /// Updates name and best.
  func reload() {
    let text = entry.best()
    accessibilityLabel = entry.name
    accessibilityHint = ArcadeStrings.iconHint
    accessibilityValue = text
    label.text = entry.name
    best.text = text
    best.isHidden = text == nil
    setNeedsLayout()
  }

  /// The height of the name and of a line for the best at `width`, in points.
  func wordsHeight(_ width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    // A line is reserved even without a best score, so that the shelf does not change after the first game.
    let line = best.isHidden ? best.font.lineHeight : best.sizeThatFits(room).height
    return label.sizeThatFits(room).height + 2 + line.rounded(.up)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point) || wordsFrame.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    layer.cornerRadius = AppIcon.corner(of: side)
    // Slightly smaller than the icon, which hides its edges.
    let inner = max(side - 2, 0)
    tile.frame = CGRect(x: 1, y: 1, width: inner, height: inner)
    tile.layer.cornerRadius = AppIcon.corner(of: side)
    tile.layer.shadowRadius = side * 0.06
    tile.layer.shadowOffset = CGSize(width: 0, height: side * 0.035)
    icon.bounds = CGRect(origin: .zero, size: bounds.size)
    icon.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let room = CGSize(width: wordsFrame.width, height: .greatestFiniteMagnitude)
    let name = label.sizeThatFits(room).height
    label.frame = CGRect(x: wordsFrame.minX, y: wordsFrame.minY, width: wordsFrame.width, height: name)
    best.frame = CGRect(
      x: wordsFrame.minX, y: wordsFrame.minY + name + 2, width: wordsFrame.width, height: best.sizeThatFits(room).height
    )
  }

  override func stateDidChange() {
    super.stateDidChange()
    let scale: CGFloat = isHighlighted && !Motion.isReduced ? 0.94 : 1
    UIView.animate(
      withDuration: Motion.flash, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale) })
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
