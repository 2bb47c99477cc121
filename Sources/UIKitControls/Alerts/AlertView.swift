import CaromGeometry
import UIKitCore

/// The view of an alert controller: a dimmed background, and a card with texts and buttons.
final class AlertView: UIView {
  private let dimming = UIView.part(.black)
  private let card = UIView(frame: .zero)
  /// The separate card of an action sheet's cancel button.
  private let cancelCard = UIView(frame: .zero)
  private let scroller = UIScrollView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private(set) var buttons: [AlertButton] = []
  private let isSheet: Bool
  /// The text fields, if there are any: a view with the height that `sizeThatFits` returns.
  private let fields: UIView?
  private let onChoice: (UIAlertAction) -> Void
  private let onOutside: () -> Void

  init(
    title: String?, message: String?, actions: [UIAlertAction], preferred: UIAlertAction?, isSheet: Bool,
    fields: UIView?,
    onChoice: @escaping (UIAlertAction) -> Void, onOutside: @escaping () -> Void
  ) {
    self.isSheet = isSheet
    self.fields = fields
    self.onChoice = onChoice
    self.onOutside = onOutside
    super.init(frame: UIApplication.shared.windowScene.bounds)
    accessibilityViewIsModal = true
    accessibilityLabel = title ?? message
    accessibilityHint = title == nil ? nil : message
    addSubview(dimming)
    for view in [card, cancelCard] {
      view.clipsToBounds = true
      addSubview(view)
    }
    card.addSubview(scroller)
    for (label, text) in [(titleLabel, title), (messageLabel, message)] {
      label.text = text
      label.numberOfLines = 0
      label.textAlignment = .center
      if text != nil { scroller.addSubview(label) }
    }
    if let fields { scroller.addSubview(fields) }
    for action in actions {
      let button = AlertButton(action, isPreferred: action === preferred, isSheet: isSheet)
      button.addAction(UIAction { [onChoice] _ in onChoice(action) }, for: .primaryActionTriggered)
      buttons.append(button)
      (isSheet && action.style == .cancel ? cancelCard : scroller).addSubview(button)
    }
    show(traitCollection)
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UIAlertView" }

  override var semanticRole: Semantics.Role? { .alertdialog }

  /// The color of the cards, instead of a background behind all of the window; nil for the system's.
  override var backgroundColor: UIColor? {
    get { cardColor }
    set {
      cardColor = newValue
      show(traitCollection)
    }
  }
  private var cardColor: UIColor?

  override func resolveColors() {
    super.resolveColors()
    layer.backgroundColor = nil
  }

  /// Updates fonts and colors.
  private func show(_ traits: UITraitCollection) {
    let scale = min(2.4, traits.textScale)
    // Apple's alerts have 17 points semibold above 13; action sheets 13 semibold above 13, both gray.
    titleLabel.font = UIFont.systemFont(ofSize: ((isSheet ? 13 : 17) * scale).rounded(), weight: .semibold)
    messageLabel.font = UIFont.systemFont(ofSize: (13 * scale).rounded())
    for label in [titleLabel, messageLabel] {
      label.standardTextColor = isSheet ? UIColor.secondaryLabel.legible : .label
    }
    let isDark = traits.userInterfaceStyle == .dark
    let color = UIColor(white: isDark ? 0.145 : 0.965, alpha: 1)
    card.backgroundColor = cardColor ?? color
    cancelCard.backgroundColor = cardColor ?? (isDark ? UIColor(white: 0.17, alpha: 1) : .white)
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show(traitCollection)
  }

  /// The controller's light or dark style is known only now.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { show(traitCollection) }
  }

  // MARK: Layout

  /// Action sheets rise from the lower edge in narrow windows; in wide ones they are cards like alerts.
  private var risesFromBelow: Bool { isSheet && traitCollection.horizontalSizeClass != .regular }

  private var cardWidth: CGFloat {
    let safe = bounds.inset(by: safeAreaInsets)
    if risesFromBelow { return min(safe.width, 500) - 16 }
    // 270 points, or 360 if the text is large.
    return min(safe.width - 32, traitCollection.textScale > 1.4 ? 360 : 270)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    var safe = bounds.inset(by: safeAreaInsets)
    let width = cardWidth
    if fields != nil, let keyboard = window?.windowScene?.keyboardHeight {
      safe.size.height = max(100, min(safe.maxY, bounds.height - keyboard) - safe.minY)
    }
    let textHeight = layOutTexts(width: width)
    let contentHeight = textHeight + layOutButtons(below: textHeight, width: width)
    let cancel = buttons.first { isSheet && $0.action.style == .cancel }
    let cancelHeight = cancel?.height(for: width) ?? 0
    let gap: CGFloat = cancel == nil ? 0 : 8
    let height = min(contentHeight, safe.height - 24 - cancelHeight - gap)
    let x = safe.minX + (safe.width - width) / 2
    let total = height + gap + cancelHeight
    let bottomGap: CGFloat = safeAreaInsets.bottom > 0 ? 0 : 8
    let y = risesFromBelow ? safe.maxY - bottomGap - total : safe.minY + (safe.height - total) / 2
    // Sets bounds and center, because the entrance animation may scale the card.
    place(card, CGRect(x: x, y: y.rounded(), width: width, height: height))
    place(cancelCard, CGRect(x: x, y: (y + height + gap).rounded(), width: width, height: cancelHeight))
    cancelCard.isHidden = cancel == nil
    cancel?.frame = CGRect(x: 0, y: 0, width: width, height: cancelHeight)
    cancel?.line.isHidden = true
    card.layer.cornerRadius = 14
    cancelCard.layer.cornerRadius = 14
    scroller.frame = CGRect(x: 0, y: 0, width: width, height: height)
    scroller.contentSize = CGSize(width: width, height: contentHeight)
  }

  private func place(_ view: UIView, _ rect: CGRect) {
    view.bounds.size = rect.size
    view.center = CGPoint(x: rect.midX, y: rect.midY)
  }

  private func layOutTexts(width: CGFloat) -> CGFloat {
    let margin: CGFloat = 16
    let room = CGSize(width: width - 2 * margin, height: .greatestFiniteMagnitude)
    var y: CGFloat = isSheet ? 14 : 19
    var isEmpty = true
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      if !isEmpty { y += isSheet ? 6 : 3 }
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: margin, y: y, width: room.width, height: height)
      y += height
      isEmpty = false
    }
    if let fields {
      if !isEmpty { y += 12 }
      let height = fields.sizeThatFits(room).height
      fields.frame = CGRect(x: margin, y: y, width: room.width, height: height)
      y += height
      isEmpty = false
    }
    return isEmpty ? 0 : (y + (isSheet ? 14 : 19)).rounded(.up)
  }

  /// Two buttons are side by side if both fit; otherwise the buttons are stacked, with the cancel button last.
  private func layOutButtons(below top: CGFloat, width: CGFloat) -> CGFloat {
    let hairline = 1 / max(1, traitCollection.displayScale)
    let shown = buttons.filter { !(isSheet && $0.action.style == .cancel) }
    if shown.count == 2, !isSheet, shown.allSatisfy({ $0.oneLineWidth <= width / 2 }) {
      let height = shown.map { $0.height(for: width / 2) }.max() ?? 44
      let ordered = shown[1].action.style == .cancel ? [shown[1], shown[0]] : shown
      for (place, button) in ordered.enumerated() {
        let atLeft = (place == 0) != isRightToLeft
        button.frame = CGRect(x: atLeft ? 0 : width / 2, y: top, width: width / 2, height: height)
        button.line.frame = CGRect(x: 0, y: 0, width: button.bounds.width, height: hairline)
      }
      divide(shown, at: width / 2, top: top, height: height, hairline: hairline)
      return height
    }
    divider.isHidden = true
    var y = top
    for button in shown.filter({ $0.action.style != .cancel }) + shown.filter({ $0.action.style == .cancel }) {
      let height = button.height(for: width)
      button.frame = CGRect(x: 0, y: y, width: width, height: height)
      button.line.frame = CGRect(x: 0, y: 0, width: width, height: hairline)
      button.line.isHidden = y == 0
      y += height
    }
    return y - top
  }

  /// The line between two buttons that are side by side.
  private let divider = UIView.part(.separator)

  private func divide(_ shown: [AlertButton], at x: CGFloat, top: CGFloat, height: CGFloat, hairline: CGFloat) {
    if divider.superview == nil { scroller.addSubview(divider) }
    divider.isHidden = false
    divider.frame = CGRect(x: x - hairline / 2, y: top, width: hairline, height: height)
  }

  // MARK: Appearing and disappearing

  /// An alert springs from 1.2 times its size, and an action sheet rises; with reduced motion both fade.
  func animate(isPresenting: Bool, animated: Bool, completion: @escaping () -> Void) {
    layoutIfNeeded()
    let depth: CGFloat = traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2
    let fades = traitCollection.reducesMotion
    let rises = risesFromBelow && !fades
    let away = CGAffineTransform(translationX: 0, y: bounds.height - card.frame.minY)
    let large = fades || rises ? CGAffineTransform.identity : CGAffineTransform(scaleX: 1.2, y: 1.2)
    let cards = [card, cancelCard]
    if isPresenting {
      UIView.performWithoutAnimation {
        dimming.alpha = 0
        for card in cards {
          card.alpha = rises ? 1 : 0
          card.transform = rises ? away : large
        }
      }
    }
    let change = { [dimming] in
      dimming.alpha = isPresenting ? depth : 0
      for card in cards {
        if rises { card.transform = isPresenting ? .identity : away } else { card.alpha = isPresenting ? 1 : 0 }
        if isPresenting { card.transform = .identity }
      }
    }
    guard animated, window != nil else {
      UIView.performWithoutAnimation(change)
      return completion()
    }
    if isPresenting {
      spring(0.4, damping: rises ? 1 : 0.85, change) { _ in completion() }
    } else {
      fade(0.2, change) { _ in completion() }
    }
  }

  // MARK: Touches

  /// Nothing behind gets touches; a touch beside an action sheet cancels it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSheet, let touch = touches.first else { return }
    let place = touch.location(in: self)
    if !card.frame.contains(place), !cancelCard.frame.contains(place) { onOutside() }
  }
}
