import CaromGeometry

/// The state that screen readers and the keyboard share: the focus, and which views are covered by modal ones.
package final class SemanticsTree {
  /// The view that has the keyboard focus.
  @Weak var focused: UIView?
  /// Whether all views are being asked for their semantics, for a commit or a hash. Meanwhile each parent keeps the answer to what all
  /// of its subviews ask.
  var isReadOut = false { didSet { forgetModal() } }
  /// How often the kept answers have become void.
  private var modality = 0

  /// The frontmost visible subview of `parent` that is modal.
  func frontModal(in parent: UIView) -> UIView? {
    if isReadOut, parent.knownModality == modality { return parent.knownModal }
    let modal = parent.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
    if isReadOut { (parent.knownModality, parent.knownModal) = (modality, modal) }
    return modal
  }

  /// Makes the kept answers void: a view that may be modal appeared, disappeared or changed.
  func forgetModal() { modality += 1 }

  /// Handles an action of assistive technology.
  @inline(never)
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
      case 7: view.showCustomActions()
      default: application.diagnose("SemanticsTree: unknown action \(act.action) on \(UIApplication.describe(view)).")
      }
    }
  }

  /// Moves the keyboard focus, without notifying the page.
  func focus(_ view: UIView?) {
    let old = focused
    guard old !== view else { return }
    focused = view
    old?.focusChanged(isFocused: false)
    view?.focusChanged(isFocused: true)
    if let view { view.reveal(view.bounds) }
  }

  /// Removes the focus from a view that was hidden, covered or disabled; the page does so without an event.
  func dropUnreachableFocus() {
    guard let focused, !focused.isReachable else { return }
    if !focused.isUnderModal { noteLoss(of: focused) }
    focus(nil)
  }

  // MARK: A focused view that goes away

  /// Where the focus was when its view went away: the views around it, innermost first, and its middle in the window.
  private var loss: (around: [Weak<UIView>], middle: CGPoint)?

  /// Notes where the focus is, before `view` leaves its window with it.
  func willLeaveWindow(_ view: UIView) {
    if let focused, focused.isDescendant(of: view) { noteLoss(of: focused) }
  }

  private func noteLoss(of view: UIView) {
    var around: [Weak<UIView>] = []
    var each = view.superview
    while let view = each {
      around.append(Weak(view))
      each = view.superview
    }
    loss = (around, view.accessibilityActivationPoint)
  }

  /// If the focused view was removed, hidden or disabled in this tick, passes the focus to the nearest view that can
  /// have it, within the innermost remaining ancestor. A text field does not get it, because that would open a
  /// keyboard. A view that a modal view covers keeps the focus, and has it again when the modal view is gone.
  func keepFocus() {
    if let focused, !focused.isReachable {
      guard !focused.isUnderModal else { return }
      noteLoss(of: focused)
      focus(nil)
    }
    guard let loss else { return }
    self.loss = nil
    guard focused == nil else { return }
    var around = loss.around.compactMap { $0.value }.filter { $0.window != nil }
    if let window = UIApplication.shared.windows.last { around.append(window) }
    for view in around where view.isReadableThroughout {
      let near = view.focusableDescendants.filter { $0.fieldOwner == nil }.min {
        $0.distance(to: loss.middle) < $1.distance(to: loss.middle)
      }
      if let near { return UIApplication.shared.focus(near) }
    }
  }

  /// The views that Tab stops at, in reading order.
  package var tabStops: [UIView] {
    UIApplication.shared.windows.last.map { window in
      window.focusableDescendants.filter { $0.semantics.states.contains(.focusable) }
    } ?? []
  }
}

extension UIView {
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let middle = accessibilityActivationPoint
    return hypot(middle.x - point.x, middle.y - point.y)
  }
}
