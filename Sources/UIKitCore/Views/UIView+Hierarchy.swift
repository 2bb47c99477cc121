import CaromGeometry

extension UIView {
  /// Adds `view` in front of the others, taking it from its old superview.
  public final func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts `view` at `index` from the back; an index outside the range means the nearest end.
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
    // Code that ran there may have put this view into the other one.
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

  /// Whether `view` may become a subview, or stay one; if not, it is said why.
  private func mayHold(_ view: UIView) -> Bool {
    guard view !== self, !isDescendant(of: view) else {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a view cannot be inside itself or its own subview; nothing was added.")
      return false
    }
    guard !view.isMoving else {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(view)): it is on its way to another place already; move it in didMoveToSuperview, not in willMove."
      )
      return false
    }
    return view.superview === self || layer.hasRoom(for: view.layer, called: UIApplication.describe(self))
  }

  /// Makes a view that is no subview, or no longer one, the one at `index`.
  private func put(_ view: UIView, at index: Int) {
    let place = max(0, min(index, subviews.count))
    // Sublayers added by hand stay where they are: a view's layer goes right before the one of the view after it.
    let next = place < subviews.count ? subviews[place].layer : nil
    subviews.insert(view, at: place)
    let isNew = view.superview !== self
    view.superview = self
    if isNew { view.joinConstraints() }
    layer.put(view.layer, below: next)
  }

  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let place = subviews.place(of: sibling) else { return insertSubview(view, at: 0) }
    insertSubview(view, at: place - (precedes(view, place) ? 1 : 0))
  }

  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let place = subviews.place(of: sibling) else { return addSubview(view) }
    insertSubview(view, at: place + (precedes(view, place) ? 0 : 1))
  }

  /// Whether `view` is a subview behind that place: places are counted without the view that moves.
  private func precedes(_ view: UIView, _ place: Int) -> Bool {
    guard view.superview === self, let own = subviews.place(of: view) else { return false }
    return own < place
  }

  /// Leaves the superview; its animations end.
  public final func removeFromSuperview() {
    // One that is told of it, and asks for it again, leaves anyway.
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
    // The superview may have been the only owner.
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

  public final func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  public final func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (back, front) = (subviews[low], subviews[high])
    insertSubview(front, at: low)
    insertSubview(back, at: high)
  }

  /// Whether this is `view` or somewhere inside it.
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
    // Code that ran there may have taken some of them out.
    for view in subviews where view.superview === self { view.tellWillMove(toWindow: window) }
  }

  private func tellDidMoveToWindow() {
    if window != nil { resolveColors() }
    didMoveToWindow()
    viewController?.viewMovedToWindow(window)
    for view in subviews where view.superview === self { view.tellDidMoveToWindow() }
  }
}
