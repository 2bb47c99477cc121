import CaromGeometry
import UIKitCore

/// An invisible element that does something for a row of a table: the one behind the row tells screen readers that the row has
/// actions, and opens them; the one in the row lets keyboards and screen readers select it.
///
/// A row without controls is an element itself and needs no second one. A row with controls is not, because the controls must be
/// reachable, and a button must not contain other controls (WAI-ARIA 1.2, "Presentational Children").
final class RowMark: UIView {
  private let act: () -> Void
  /// Whether it can have the keyboard focus. The one for actions cannot: the arrow keys open them.
  private let isFocusable: Bool
  /// The row's labels that are hidden from screen readers, because this element says their texts.
  private var silenced: [UILabel] = []

  init(isFocusable: Bool, act: @escaping () -> Void) {
    (self.isFocusable, self.act) = (isFocusable, act)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "RowMark" }
  override var canBecomeFocused: Bool { isFocusable }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func accessibilityActivate() -> Bool {
    act()
    return true
  }

  override func handleKey(_ key: UIKey, isRepeat: Bool) -> Bool {
    (superview as? UITableViewCell)?.handleKey(key, isRepeat: isRepeat) ?? false
  }

  /// Hides labels from screen readers until `giveBack()`, because this element says their texts.
  func speak(for labels: [UILabel?]) {
    for label in labels {
      guard let label, label.isAccessibilityElement else { continue }
      label.isAccessibilityElement = false
      silenced.append(label)
    }
  }

  /// Shows the labels to screen readers again.
  func giveBack() { for label in silenced { label.isAccessibilityElement = true } }
}

extension UITableViewCell {
  /// Adds the element that selects the row if the row is not an element itself; otherwise removes it.
  final func placeChoice() {
    guard isChoosable, !isAccessibilityElement, let name = accessibilityLabel ?? texts.first else {
      return removeChoice()
    }
    let mark =
      choice ?? RowMark(isFocusable: true) { [me = Weak(self)] in _ = me.value?.accessibilityActivate() }
    if choice == nil { insertSubview(mark, belowSubview: contentView) }
    choice = mark
    mark.frame = contentView.frame
    mark.accessibilityLabel = name
    mark.accessibilityValue = accessibilityValue ?? texts.dropFirst().first
    mark.accessibilityTraits = accessibilityTraits
    mark.speak(for: [madeTextLabel, madeDetailLabel])
  }

  private func removeChoice() {
    guard let mark = choice else { return }
    choice = nil
    mark.giveBack()
    let hadFocus = UIApplication.shared.focusedView === mark
    mark.removeFromSuperview()
    if hadFocus { UIApplication.shared.focus(canBecomeFocused ? self : focusableDescendants.first) }
  }
}
