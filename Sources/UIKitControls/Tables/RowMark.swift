import CaromGeometry
import UIKitCore

/// An invisible element that does something for a row of a table or an item of a collection: the one behind a row tells screen readers
/// that the row has actions, and opens them; the one in a cell lets keyboards and screen readers select it.
///
/// A cell without controls is an element itself and needs no second one. A cell with controls is not, because the controls must be
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
    superview?.handleKey(key, isRepeat: isRepeat) ?? false
  }

  /// Hides labels from screen readers until `giveBack()`, because this element says their texts.
  func speak(for labels: [UILabel]) {
    for label in labels where label.isAccessibilityElement {
      label.isAccessibilityElement = false
      silenced.append(label)
    }
  }

  /// Shows the labels to screen readers again.
  func giveBack() { for label in silenced { label.isAccessibilityElement = true } }
}

extension RowMark {
  /// Puts the element that selects a cell behind the cell's content if it is needed, and the cell has a name; otherwise takes
  /// it away. Returns it.
  ///
  /// It says the label and the value of the cell, or else the texts of the labels outside controls.
  static func choice(_ old: RowMark?, of cell: UIView, behind content: UIView, isNeeded: Bool) -> RowMark? {
    let labels = isNeeded ? content.labelsOutsideControls : []
    let texts = labels.compactMap { $0.text }.filter { !$0.isEmpty }
    guard isNeeded, let name = cell.accessibilityLabel ?? texts.first else {
      old?.goAway(from: cell)
      return nil
    }
    let mark = old ?? RowMark(isFocusable: true) { [cell = Weak(cell)] in _ = cell.value?.accessibilityActivate() }
    if old == nil { cell.insertSubview(mark, belowSubview: content) }
    mark.frame = content.frame
    mark.accessibilityLabel = name
    let others = texts.dropFirst().joined(separator: ", ")
    mark.accessibilityValue = cell.accessibilityValue ?? (others.isEmpty ? nil : others)
    mark.accessibilityTraits = cell.accessibilityTraits.union(.button)
    mark.speak(for: labels)
    return mark
  }

  private func goAway(from cell: UIView) {
    giveBack()
    let hadFocus = UIApplication.shared.focusedView === self
    removeFromSuperview()
    if hadFocus { UIApplication.shared.focus(cell.canBecomeFocused ? cell : cell.focusableDescendants.first) }
  }
}

extension UIView {
  /// Whether a control is among the views inside, which must be reachable by itself.
  final var holdsControl: Bool { subviews.contains { $0 as? UIControl != nil || $0.holdsControl } }

  /// The labels inside, in their order, except those of controls.
  fileprivate var labelsOutsideControls: [UILabel] {
    var found: [UILabel] = []
    for view in subviews where view as? UIControl == nil {
      if let label = view as? UILabel { found.append(label) } else { found += view.labelsOutsideControls }
    }
    return found
  }
}

extension UITableViewCell {
  /// Adds the element that selects the row if the row is not an element itself; otherwise removes it.
  final func placeChoice() {
    choice = .choice(choice, of: self, behind: contentView, isNeeded: isChoosable && !isAccessibilityElement)
  }
}

extension UICollectionViewCell {
  /// Adds the element that selects the item if the cell is not an element itself; otherwise removes it.
  final func placeChoice() {
    choice = .choice(choice, of: self, behind: contentView, isNeeded: isChoosable && !isAccessibilityElement)
    if choice != nil { collectionView?.becomeList() }
  }
}
