extension UIView {
  /// The recognizers of this view, in the order in which they were added; nil if there are none.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for old in recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Adds a recognizer to this view, after removing it from its old view.
  public final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
    fingersChanged()
  }

  /// Removes a recognizer from this view and cancels its gesture; recognizers of other views are ignored.
  public final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.giveUp()
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    fingersChanged()
  }
}
