import CaromGeometry

extension UIView {
  /// Adds `view` in front of the others, taking it from its old superview.
  public final func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts `view` at `index` from the back; an index outside the range means the nearest end.
  public final func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): a view cannot be inside itself or its own subview; nothing was added.")
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.willMove(toSuperview: self)
      view.detach()
    }
    let place = max(0, min(index, subviews.count))
    let isNew = view.superview !== self
    let newWindow = window ?? (self as? UIWindow)
    let changesWindow = view.window !== newWindow
    if isNew && changesWindow { view.tellWillMove(toWindow: newWindow) }
    // Sublayers added by hand stay where they are: a view's layer goes right before the one of the view after it.
    let otherLayers = layer.sublayers.filter { $0 !== view.layer }
    let layerPlace = place == subviews.count ? nil : otherLayers.firstIndex { $0 === subviews[place].layer }
    subviews.insert(view, at: place)
    view.superview = self
    if isNew { view.joinConstraints() }
    layer.insertSublayer(view.layer, at: layerPlace ?? otherLayers.count)
    guard isNew else { return }
    if changesWindow { view.setWindow(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    view.setNeedsLayout()
    setNeedsLayout()
    if changesWindow { view.tellDidMoveToWindow() }
    if view.accessibilityViewIsModal { view.modalityChanged() }
  }

  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === sibling } ?? 0)
  }

  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: (others.firstIndex { $0 === sibling } ?? others.count - 1) + 1)
  }

  /// Leaves the superview; its animations end.
  public final func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    detach()
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
      parent.subviews.removeAll { $0 === self }
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
    for view in subviews { view.tellWillMove(toWindow: window) }
  }

  private func tellDidMoveToWindow() {
    if window != nil { resolveColors() }
    didMoveToWindow()
    viewController?.viewMovedToWindow(window)
    for view in subviews { view.tellDidMoveToWindow() }
  }
}
