import CaromGeometry
import UIKitCore

/// An invisible element for a row: after the row one that tells screen readers that it has actions, and opens them; in the row one by
/// which keyboards and screen readers choose it.
///
/// A row without controls is itself the element that chooses it. One with controls is none, because they must be reachable, and an
/// element that does something must not contain others (WAI-ARIA 1.2, "Presentational Children").
final class RowMark: UIView {
  private let act: () -> Void
  /// Whether keyboards reach it. They open a row's actions with the arrow keys.
  private let isFocusable: Bool
  /// The row's labels that are no elements meanwhile, because this one has their texts.
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

  /// Speaks for labels, which are no elements of their own until `giveBack()`.
  func speak(for labels: [UILabel?]) {
    for label in labels {
      guard let label, label.isAccessibilityElement else { continue }
      label.isAccessibilityElement = false
      silenced.append(label)
    }
  }

  /// Makes the labels elements again.
  func giveBack() { for label in silenced { label.isAccessibilityElement = true } }
}

extension UITableViewCell {
  /// Adds the element that chooses the row where the row is none itself, or removes it.
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
