import CaromGeometry
import UIKitCore

/// Shows a menu beside a view. The chosen action runs when the menu has disappeared.
final class MenuController: UIViewController, UIPopoverPresentationControllerDelegate {
  private let menu: UIMenu
  /// The menus that were opened in this one, the last of which is shown.
  private var opened: [UIMenu] = []
  @Weak private var source: UIView?
  private let sender: NSObject?
  private let onEnd: () -> Void
  private var hasChosen = false
  private static let width: CGFloat = 250

  /// Shows a menu beside `source`, or at a point of it. Does nothing if the view is in no window or the menu is empty.
  static func open(
    _ menu: UIMenu, from source: UIView, at point: CGPoint? = nil, sender: NSObject?, onEnd: @escaping () -> Void = {}
  ) -> Bool {
    var each: UIResponder? = source.next
    while let responder = each, responder as? UIViewController == nil { each = responder.next }
    guard let presenter = each as? UIViewController, source.window != nil else { return false }
    let controller = MenuController(menu, from: source, at: point, sender: sender, onEnd: onEnd)
    guard !controller.rows.isEmpty else { return false }
    presenter.present(controller, animated: true)
    return true
  }

  private init(_ menu: UIMenu, from source: UIView, at point: CGPoint?, sender: NSObject?, onEnd: @escaping () -> Void)
  {
    self.menu = menu
    self.source = source
    self.sender = sender
    self.onEnd = onEnd
    super.init()
    title = menu.title.isEmpty ? "Menu" : menu.title
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = source
    if let point { popoverPresentationController?.sourceRect = CGRect(origin: point, size: .zero) }
    popoverPresentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override class var kind: String { "UIMenuController" }

  /// A menu is no sheet in compact widths.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

  override func loadView() { view = MenuView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    showRows()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.shared.focus(view.focusableDescendants.first)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd()
  }

  /// Escape first closes an open submenu.
  override func accessibilityPerformEscape() -> Bool {
    guard !opened.isEmpty else { return super.accessibilityPerformEscape() }
    leaveMenu()
    return true
  }

  // MARK: Rows

  private func showRows() {
    guard let list = view as? MenuView else { return }
    list.accessibilityLabel = title
    list.show(rows)
    preferredContentSize = list.sizeThatFits(CGSize(width: MenuController.width, height: 0))
    if view.window != nil { UIApplication.shared.focus(list.focusableDescendants.first) }
  }

  private var rows: [MenuRow] {
    var rows: [MenuRow] = []
    if let inner = opened.last {
      rows.append(
        MenuRow(inner.title, image: arrow(isBack: true)) { [me = Weak(self)] in me.value?.leaveMenu() })
    }
    collect(opened.last ?? menu, into: &rows)
    return rows
  }

  private func collect(_ menu: UIMenu, into rows: inout [MenuRow]) {
    for element in menu.children {
      if let inner = element as? UIMenu {
        guard inner.options.contains(.displayInline) else {
          let row = MenuRow(
            inner.title, image: inner.image ?? arrow(isBack: false), isRed: inner.options.contains(.destructive)
          ) { [me = Weak(self)] in me.value?.enter(inner) }
          append(row, to: &rows)
          continue
        }
        let first = rows.count
        collect(inner, into: &rows)
        if first > 0, first < rows.count { rows[first].beginsGroup = true }
        continue
      }
      let (attributes, state) = MenuController.look(of: element)
      guard !attributes.contains(.hidden) else { continue }
      let row = MenuRow(
        element.title, image: element.image, mark: state == .on ? "checkmark" : state == .mixed ? "minus" : nil,
        isRed: attributes.contains(.destructive), isEnabled: !attributes.contains(.disabled)
      ) { [me = Weak(self)] in me.value?.choose(element, of: menu) }
      row.accessibilityValue = state == .on ? "selected" : nil
      append(row, to: &rows)
    }
    if menu.options.contains(.displayInline) { rows.last?.endsGroup = true }
  }

  /// A row that follows a group begins a new group.
  private func append(_ row: MenuRow, to rows: inout [MenuRow]) {
    if rows.last?.endsGroup == true { row.beginsGroup = true }
    rows.append(row)
  }

  /// A chevron in the reading direction, or against it for going back.
  private func arrow(isBack: Bool) -> UIImage? {
    UIImage(systemName: isBack != (source?.isRightToLeft == true) ? "chevron.left" : "chevron.right")
  }

  private static func look(of element: UIMenuElement) -> (UIMenuElement.Attributes, UIMenuElement.State) {
    if let action = element as? UIAction { return (action.attributes, action.state) }
    if let command = element as? UICommand { return (command.attributes, command.state) }
    return ([], .off)
  }

  private func enter(_ inner: UIMenu) {
    opened.append(inner)
    showRows()
  }

  private func leaveMenu() {
    opened.removeLast()
    showRows()
  }

  private func choose(_ element: UIMenuElement, of menu: UIMenu) {
    guard !hasChosen else { return }
    hasChosen = true
    if menu.options.contains(.singleSelection) {
      for case let action in menu.children.compactMap({ $0 as? UIAction }) {
        action.state = action === element ? .on : .off
      }
    }
    dismiss(animated: true) { [sender, source = Weak(source)] in
      if let action = element as? UIAction { action.run(from: sender) }
      if let command = element as? UICommand, let source = source.value {
        command.action.climb(from: source, sender: command)
      }
    }
  }
}
