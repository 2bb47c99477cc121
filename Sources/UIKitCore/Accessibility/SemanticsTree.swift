import CaromGeometry

/// The state that screen readers and the keyboard share: the focus, and what modal views cover.
package final class SemanticsTree {
  /// The view that has the keyboard focus.
  @Weak var focused: UIView?
  /// Whether a commit is in progress. During it, all siblings ask for the same modal view, so the answer is cached.
  var isCommitting = false { didSet { forgetModal() } }
  private var known: (parent: ObjectIdentifier, modal: UIView?)?

  /// The frontmost visible subview of `parent` that is modal.
  func frontModal(in parent: UIView) -> UIView? {
    if isCommitting, let known, known.parent == ObjectIdentifier(parent) { return known.modal }
    let modal = parent.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    if isCommitting { known = (ObjectIdentifier(parent), modal) }
    return modal
  }

  /// Clears the cache: a view that may be modal appeared, disappeared or changed.
  func forgetModal() { known = nil }

  /// Handles an action of assistive technology.
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

  /// Moves the keyboard focus, without telling the page.
  func focus(_ view: UIView?) {
    let old = focused
    guard old !== view else { return }
    focused = view
    old?.focusChanged(isFocused: false)
    view?.focusChanged(isFocused: true)
    if let view { view.reveal(view.bounds) }
  }

  /// Removes the focus from a view that was hidden, covered or disabled; the page does so without an event.
  func dropUnreachableFocus() { if let focused, !focused.isReachable { focus(nil) } }

  /// The views that Tab stops at, in reading order.
  package var tabStops: [UIView] {
    UIApplication.shared.windows.last.map { window in
      window.focusableDescendants.filter { $0.semantics.states.contains(.focusable) }
    } ?? []
  }
}
