import CaromGeometry

extension UIView {
  /// Adds `view` in front of the other subviews, after removing it from its old superview.
  ///
  /// The view is not added, and this is diagnosed, if it contains this view, if it is being moved elsewhere at the
  /// moment, or if views would be nested more than 256 deep.
  public final func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts `view` at `index`, where 0 is the back; an index outside the range is clamped. See `addSubview(_:)` for
  /// what is refused.
  public final func insertSubview(_ view: UIView, at index: Int) {
    guard mayHold(view) else { return }
    guard view.superview !== self else {
      if let old = subviews.place(of: view) { subviews.remove(at: old) }
      return put(view, at: index)
    }
    view.isMoving = true
    view.willMove(toSuperview: self)
    view.detach()
    let newWindow = window ?? (self as? UIWindow)
    let changesWindow = view.window !== newWindow
    if changesWindow { view.tellWillMove(toWindow: newWindow) }
    view.isMoving = false
    // Overrides of willMove may have put this view into the other one.
    guard mayHold(view) else { return }
    put(view, at: index)
    if changesWindow { view.setWindow(window ?? (self as? UIWindow)) }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.setNeedsLayout()
    setNeedsLayout()
    if changesWindow { view.tellDidMoveToWindow() }
    if view.accessibilityViewIsModal { view.modalityChanged() }
  }

  /// Whether `view` may become a subview, or stay one; if not, a diagnostic says why.
  private func mayHold(_ view: UIView) -> Bool {
    guard view !== self, !isDescendant(of: view) else {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a view cannot be inside itself or its own descendant; nothing was added.")
      return false
    }
    guard !view.isMoving else {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(view)): the view is already being moved; move it in didMoveToSuperview, not in willMove."
      )
      return false
    }
    return view.superview === self || layer.hasRoom(for: view.layer, called: UIApplication.describe(self))
  }

  /// Inserts a view at `index`; if it was a subview of this view, it must have been removed from `subviews` before.
  private func put(_ view: UIView, at index: Int) {
    let place = max(0, min(index, subviews.count))
    // The view's layer goes directly below that of the next view, so that sublayers added by hand stay where they are.
    let next = place < subviews.count ? subviews[place].layer : nil
    subviews.insert(view, at: place)
    let isNew = view.superview !== self
    view.superview = self
    if isNew { view.joinConstraints() }
    layer.put(view.layer, below: next)
  }

  /// Inserts `view` directly behind `sibling`, or behind all subviews if `sibling` is not one of them.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let place = subviews.place(of: sibling) else { return insertSubview(view, at: 0) }
    insertSubview(view, at: place - (precedes(view, place) ? 1 : 0))
  }

  /// Inserts `view` directly in front of `sibling`, or in front of all subviews if `sibling` is not one of them.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let place = subviews.place(of: sibling) else { return addSubview(view) }
    insertSubview(view, at: place + (precedes(view, place) ? 0 : 1))
  }

  /// Whether `view` is a subview behind index `place`: indices do not count the view that moves.
  private func precedes(_ view: UIView, _ place: Int) -> Bool {
    guard view.superview === self, let own = subviews.place(of: view) else { return false }
    return own < place
  }

  /// Removes the view from its superview and its window, which ends its animations; does nothing if it has no
  /// superview.
  public final func removeFromSuperview() {
    // A call from within willMove is ignored: the view is already leaving.
    guard superview != nil, !isMoving else { return }
    isMoving = true
    willMove(toSuperview: nil)
    detach()
    isMoving = false
    didMoveToSuperview()
  }

  private func detach() {
    guard let parent = superview else { return }
    cutConstraints()
    parent.willRemoveSubview(self)
    let siblings = accessibilityViewIsModal ? parent.subviews : []
    let leavesWindow = window != nil
    if leavesWindow { tellWillMove(toWindow: nil) }
    // The superview may hold the only reference.
    withExtendedLifetime(self) {
      if let place = parent.subviews.place(of: self) { parent.subviews.remove(at: place) }
      layer.removeFromSuperlayer()
      superview = nil
      if leavesWindow {
        UIApplication.shared.touchDispatcher.viewLeftWindow(self)
        setWindow(nil)
        tellDidMoveToWindow()
      }
      parent.setNeedsLayout()
      for view in siblings { view.semanticsChanged() }
    }
  }

  /// Moves a subview in front of the others; views that are not subviews are ignored.
  public final func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  /// Moves a subview behind the others; views that are not subviews are ignored.
  public final func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Exchanges two subviews by their indices; does nothing if an index is out of range.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (back, front) = (subviews[low], subviews[high])
    insertSubview(front, at: low)
    insertSubview(back, at: high)
  }

  /// Whether this view is `view` or one of its descendants.
  public final func isDescendant(of view: UIView) -> Bool {
    var each: UIView? = self
    while let current = each {
      if current === view { return true }
      each = current.superview
    }
    return false
  }

  final func setWindow(_ window: UIWindow?) {
    self.window = window
    for view in subviews { view.setWindow(window) }
  }

  private func tellWillMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    if window == nil { viewController?.viewWillLeaveWindow() }
    // Overrides of willMove may have removed some of them.
    for view in subviews where view.superview === self { view.tellWillMove(toWindow: window) }
  }

  private func tellDidMoveToWindow() {
    if window != nil { resolveColors() }
    didMoveToWindow()
    viewController?.viewMovedToWindow(window)
    for view in subviews where view.superview === self { view.tellDidMoveToWindow() }
  }

}
