import CaromGeometry

extension UIView {
  /// Where a view goes among the subviews, and its layer among the sublayers, some of which may have no view.
  package enum Place {
    case front, back
    /// At an index of the subviews, which does not count the view itself.
    case subview(Int)
    /// At an index of the sublayers, which does not count the view's own.
    case sublayer(Int)
    case above(UIView)
    case below(UIView)
  }

  /// Makes `view` a subview, or moves it to another place if it is one.
  package final func insert(_ view: UIView, _ place: Place) {
    guard mayHold(view) else { return }
    guard view.superview !== self else {
      if let old = subviews.place(of: view) { subviews.remove(at: old) }
      return put(view, place)
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
    let tint = view.tintColor
    put(view, place)
    // A view without a tint of its own inherits another one here.
    if view.tintColor !== tint { view.tellOfTintChange() }
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
    // A view without subviews has no descendants, however deep this one lies.
    guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
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

  /// Puts a view in its place; if it was a subview of this view, it must have been removed from `subviews` before.
  private func put(_ view: UIView, _ place: Place) {
    let (index, next) = find(place, for: view)
    subviews.insert(view, at: index)
    let isNew = view.superview !== self
    view.superview = self
    if isNew { view.joinConstraints() }
    layer.put(view.layer, below: next)
  }

  /// The index among the subviews, and the sublayer directly in front of the new one; nil for the very front.
  private func find(_ place: Place, for view: UIView) -> (index: Int, next: CALayer?) {
    switch place {
    case .front: return (subviews.count, nil)
    case .back: return (0, layer.allSublayers.first { $0 !== view.layer })
    case .subview(let index):
      let index = max(0, min(index, subviews.count))
      return (index, index < subviews.count ? subviews[index].layer : nil)
    case .sublayer(let index):
      let others = layer.allSublayers.filter { $0 !== view.layer }
      let index = max(0, min(index, others.count))
      let behind = others[..<index].reduce(0) { $0 + ($1.view?.superview === self ? 1 : 0) }
      return (behind, index < others.count ? others[index] : nil)
    case .below(let sibling):
      guard let index = subviews.place(of: sibling) else { return find(.back, for: view) }
      return (index, sibling.layer)
    case .above(let sibling):
      guard let index = subviews.place(of: sibling), let own = layer.allSublayers.place(of: sibling.layer) else {
        return find(.front, for: view)
      }
      return (index + 1, layer.allSublayers[(own + 1)...].first { $0 !== view.layer })
    }
  }

  /// Implements `removeFromSuperview()`.
  final func leaveSuperview() {
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
    if leavesWindow {
      UIApplication.shared.semantics.willLeaveWindow(self)
      tellWillMove(toWindow: nil)
    }
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

  /// Exchanges two subviews by their indices; does nothing if an index is out of range.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (back, front) = (subviews[low], subviews[high])
    insert(front, .subview(low))
    insert(back, .subview(high))
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
    if window != nil {
      UIApplication.shared.dress?(self, self)
      resolveColors()
    }
    didMoveToWindow()
    viewController?.viewMovedToWindow(window)
    for view in subviews where view.superview === self { view.tellDidMoveToWindow() }
  }

}
