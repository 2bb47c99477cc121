import CaromGeometry
import UIKitCore

/// An alert or action sheet: a message with a choice of actions.
///
/// `view.backgroundColor` is the color of the card, and `view.tintColor` that of its buttons.
///
/// Escape chooses the cancel action, and Enter the preferred one. The handler of the chosen action runs when the
/// alert has disappeared. Set everything before presenting it: later changes of texts and actions are not shown.
///
///     let alert = UIAlertController(title: "New game?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Start", style: .default) { _ in start() })
///     present(alert, animated: true)
open class UIAlertController: UIViewController {
  /// The two appearances.
  public enum Style: Int, Sendable {
    /// Buttons that rise from the lower edge of a narrow window.
    case actionSheet
    /// A card in the middle of the window.
    case alert
  }

  /// The appearance, as given to the initializer.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The text below the title, or nil.
  open var message: String?
  /// The actions, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The action that Enter chooses, with a semibold title. Nil, the default, means the cancel action, or else the
  /// first one.
  public final var preferredAction: UIAlertAction?
  private final var hasChosen = false
  @Weak private final var focusBefore: UIView?

  /// Creates an alert or action sheet without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  open override class var kind: String { "UIAlertController" }

  /// Adds an action. A second cancel action is diagnosed and ignored.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): it already has a cancel action; \"\(action.title ?? "")\" was not added. Use the default style."
      )
    }
    actions.append(action)
  }

  private final var fields: [UITextField] = []
  /// Creates the part of the alert's view that holds the fields; nil until the first field is added.
  private final var makeFieldCard: (() -> AlertFields)?

  /// Adds a text field below the message. `configurationHandler` is called immediately with the field.
  ///
  /// An action sheet has no fields: that is diagnosed, and nothing is added. Return in the last field chooses the
  /// preferred action, and in the others goes to the next field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): an action sheet has no text fields; none was added. Use the style alert.")
    }
    let field = UITextField(frame: .zero)
    field.clearButtonMode = .whileEditing
    fields.append(field)
    makeFieldCard = { [me = Weak(self)] in AlertFields(me.value?.fields ?? []) { me.value?.returnPressed(in: $0) } }
    configurationHandler?(field)
  }

  /// The text fields, from top to bottom; nil if there are none.
  public final var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private func returnPressed(in field: UITextField) {
    guard let place = fields.firstIndex(where: { $0 === field }) else { return }
    if place + 1 < fields.count {
      fields[place + 1].becomeFirstResponder()
    } else if let action = preferredAction ?? actions.first(where: { $0.style != .cancel }) ?? cancelAction {
      choose(action)
    }
  }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  private var actionForEnter: UIAlertAction? { preferredAction ?? cancelAction ?? actions.first }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    let emphasized = preferredAction ?? (preferredStyle == .alert && actions.count > 1 ? cancelAction : nil)
    view = AlertView(
      title: title, message: message, actions: actions, preferred: emphasized,
      isSheet: preferredStyle == .actionSheet, fields: makeFieldCard?(),
      onChoice: { [me = Weak(self)] action in me.value?.choose(action) },
      onOutside: { [me = Weak(self)] in _ = me.value?.cancel() })
    presentationAnimation = { [me = Weak(self)] isPresenting, animated, completion in
      guard let me = me.value else { return completion() }
      me.animate(isPresenting: isPresenting, animated: animated, completion: completion)
    }
  }

  private func animate(isPresenting: Bool, animated: Bool, completion: @escaping () -> Void) {
    guard let alertView else { return completion() }
    if isPresenting {
      if actions.isEmpty {
        UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): an alert without actions can be dismissed only by Escape; add an action.")
      }
      hasChosen = false
      focusBefore = UIApplication.shared.focusedView
      if let first = fields.first {
        first.becomeFirstResponder()
      } else if let button = alertView.buttons.first(where: { $0.action === actionForEnter }) {
        UIApplication.shared.focus(button)
      }
    } else {
      hasChosen = true
      for field in fields { field.resignFirstResponder() }
    }
    alertView.animate(isPresenting: isPresenting, animated: animated) { [focusBefore] in
      // Before the action's handler runs, because that may remove the view; then the focus passes to a view nearby.
      if !isPresenting { UIApplication.shared.focus(focusBefore) }
      completion()
    }
  }

  /// Dismisses the alert, and then runs the action's handler.
  private func choose(_ action: UIAlertAction) {
    guard !hasChosen, action.isEnabled else { return }
    hasChosen = true
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Chooses the cancel action. Returns false if there is none.
  private func cancel() -> Bool {
    if let cancelAction {
      choose(cancelAction)
      return true
    }
    if actions.isEmpty, presentingViewController != nil { dismiss(animated: true) }
    return false
  }

  // MARK: Keys

  /// Escape is always handled by the alert, even if it has no cancel action.
  open override func accessibilityPerformEscape() -> Bool {
    _ = cancel()
    return true
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let key = presses.first?.key, let buttons = alertView?.buttons, !buttons.isEmpty else { return }
    switch key.code {
    case "Enter", "NumpadEnter": if let action = actionForEnter { choose(action) }
    case "ArrowRight", "ArrowDown": moveFocus(by: 1)
    case "ArrowLeft", "ArrowUp": moveFocus(by: -1)
    default: break
    }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  private func moveFocus(by step: Int) {
    let buttons = view.focusableDescendants
    guard !buttons.isEmpty else { return }
    let here = buttons.firstIndex { $0 === UIApplication.shared.focusedView }
    UIApplication.shared.focus(buttons[here.map { ($0 + step + buttons.count) % buttons.count } ?? 0])
  }
}
