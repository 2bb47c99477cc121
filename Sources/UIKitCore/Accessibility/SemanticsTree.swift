import CaromGeometry

/// What screen readers and the keyboard see and do.
package final class SemanticsTree {
  /// The element that has the keyboard.
  @Weak var focused: UIView?
  /// Whether a commit is under way, in which the siblings of one view are asked for the same thing one after the other.
  var isCommitting = false { didSet { forgetModal() } }
  private var known: (parent: ObjectIdentifier, modal: UIView?)?

  /// The frontmost subview of `parent` that takes all attention and is seen.
  func frontModal(in parent: UIView) -> UIView? {
    if isCommitting, let known, known.parent == ObjectIdentifier(parent) { return known.modal }
    let modal = parent.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    if isCommitting { known = (ObjectIdentifier(parent), modal) }
    return modal
  }

  /// Something that could take all attention came, went or changed.
  func forgetModal() { known = nil }

  /// What a person does without a pointer.
  func handle(_ act: AssistiveInput) {
    let application = UIApplication.shared
    guard let view = application.view(ofLayer: act.layer) else {
      if act.action == 4 { focus(nil) }
      return
    }
    view.clock.perform {
      switch act.action {
      case 0: view.activate()
      case 1: view.accessibilityIncrement()
      case 2: view.accessibilityDecrement()
      case 3: focus(view.canBecomeFocused ? view : nil)
      case 4: if focused === view { focus(nil) }
      case 5: _ = application.touchDispatcher.escape(from: view)
      case 6: view.fieldOwner?.replaceText(with: act.value)
      default: application.diagnose("SemanticsTree: the unknown act \(act.action) on \(UIApplication.describe(view)).")
      }
    }
  }

  /// Moves the keyboard's focus, without telling the page.
  func focus(_ view: UIView?) {
    let old = focused
    guard old !== view else { return }
    focused = view
    old?.focusChanged(isFocused: false)
    view?.focusChanged(isFocused: true)
    if let view { view.reveal(view.bounds) }
  }

  /// Takes the focus from what was hidden, covered or disabled since; a page does so without a word.
  func dropUnreachableFocus() { if let focused, !focused.isReachable { focus(nil) } }

  /// The views that Tab stops at, in reading order.
  package var tabStops: [UIView] {
    UIApplication.shared.windows.last.map { window in
      window.focusableDescendants.filter { $0.semantics.states.contains(.focusable) }
    } ?? []
  }
}
