import CaromGeometry

/// A menu of an element's custom actions, shown next to it, for the keyboard and screen readers. The chosen action runs
/// after the menu has disappeared and the element has the keyboard focus again.
final class ActionMenu: UIViewController, UIPopoverPresentationControllerDelegate {
  private let actions: [UIAccessibilityCustomAction]
  private var hasChosen = false

  init(_ actions: [UIAccessibilityCustomAction], of element: UIView) {
    self.actions = actions
    super.init()
    title = element.accessibilityLabel
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = element
    popoverPresentationController?.delegate = self
    preferredContentSize = view.sizeThatFits(UIApplication.shared.windowScene.bounds.size)
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the actions of an element in a menu that has the keyboard focus.
  static func show(_ actions: [UIAccessibilityCustomAction], of element: UIView) {
    UIApplication.shared.frontmostController?.present(ActionMenu(actions, of: element), animated: true)
  }

  override class var kind: String { "ActionMenu" }

  /// A short menu needs no sheet in compact widths.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

  override func loadView() {
    let lines = ActionMenuView(
      actions.map { action in
        ActionMenuRow(action.name) { [me = Weak(self)] in me.value?.choose(action) }
      })
    lines.accessibilityLabel = title
    view = lines
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.shared.focus(view.focusableDescendants.first)
  }

  private func choose(_ action: UIAccessibilityCustomAction) {
    guard !hasChosen else { return }
    hasChosen = true
    dismiss(animated: true) { action.perform() }
  }
}

/// The rows of the menu.
private final class ActionMenuView: UIView {
  private let rows: [ActionMenuRow]

  init(_ rows: [ActionMenuRow]) {
    self.rows = rows
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ActionMenuView" }
  override var semanticRole: Semantics.Role? { .menu }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var whole = CGSize.zero
    for row in rows {
      let size = row.sizeThatFits(size)
      whole = CGSize(width: max(whole.width, size.width), height: whole.height + size.height)
    }
    return whole
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: row.sizeThatFits(bounds.size).height)
      y = row.frame.maxY
    }
  }
}

/// An action in the menu.
private final class ActionMenuRow: UIView {
  private let label = UILabel(frame: .zero)
  private let choose: () -> Void
  private static let margin: CGFloat = 16

  init(_ name: String, choose: @escaping () -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = name
    label.text = name
    label.font = .preferredFont(forTextStyle: .body)
    addSubview(label)
    addGestureRecognizer(UITapGestureRecognizer { [me = Weak(self)] _ in me.value?.choose() })
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ActionMenuRow" }
  override var semanticRole: Semantics.Role? { .menuitem }

  override func accessibilityActivate() -> Bool {
    choose()
    return true
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero)
    return CGSize(width: text.width + 2 * ActionMenuRow.margin, height: max(44, text.height + ActionMenuRow.margin))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: ActionMenuRow.margin, dy: 0)
  }
}
