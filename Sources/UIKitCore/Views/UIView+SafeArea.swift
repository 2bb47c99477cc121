import CaromGeometry

extension UIView {
  /// What the superview, or the scene, leaves of the safe area where this view is, and what its controller takes.
  final var inheritedSafeAreaInsets: UIEdgeInsets {
    let own = viewController.map { $0.additionalSafeAreaInsets + $0.barInsets } ?? .zero
    guard let parent = superview else {
      let scene = (self as? UIWindow) != nil ? UIApplication.shared.windowScene.safeAreaInsets : .zero
      return scene + own
    }
    if let viewController, viewController.fillsWindow, let window { return window.safeAreaInsets + own }
    return insets(inside: parent, with: parent.safeAreaInsets) + own
  }

  /// How far the safe area of `parent`, with insets `outer`, begins inside this view.
  private func insets(inside parent: UIView, with outer: UIEdgeInsets) -> UIEdgeInsets {
    guard outer != .zero else { return .zero }
    var outer = outer
    var start = parent.bounds.origin
    if let scroller = parent.contentScroller {
      // The content is already moved by these, and while it scrolls it keeps its safe area.
      outer = outer.beyond(scroller.safeAreaAdjustment)
      start = .zero
      if outer == .zero { return .zero }
    }
    let (frame, size) = (frame, parent.bounds.size)
    // Where this view reaches beyond its superview, it has no larger inset: a page that waits outside the window to be
    // pushed is laid out as it will be seen.
    func inset(_ outer: CGFloat, at distance: CGFloat) -> CGFloat { max(0, outer - max(0, distance)) }
    return UIEdgeInsets(
      top: inset(outer.top, at: frame.minY - start.y), left: inset(outer.left, at: frame.minX - start.x),
      bottom: inset(outer.bottom, at: start.y + size.height - frame.maxY),
      right: inset(outer.right, at: start.x + size.width - frame.maxX))
  }

  // MARK: Changes

  /// The view was moved or resized: tells it if its safe area or its margins are others there.
  ///
  /// Most views lie where there is nothing to avoid, or move inside the safe area. This is decided by what the superview
  /// was told, without asking all superviews.
  final func placeMayHaveChanged() {
    if let chosenMargins, chosenMargins.preservesSuperview, chosenMargins.told != layoutMargins { tellOfMarginChange() }
    guard let parent = superview, viewController == nil else {
      if window != nil || toldSafeArea != .zero { updateSafeArea() }
      return
    }
    let outer = parent.toldSafeArea
    if outer == .zero, toldSafeArea == .zero { return }
    if insets(inside: parent, with: outer) != toldSafeArea { updateSafeArea() }
  }

  /// Tells the view, its controller and its subviews of their safe areas, where these have changed.
  package final func updateSafeArea() {
    let new = safeAreaInsets
    guard new != toldSafeArea else { return }
    toldSafeArea = new
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellOfMarginChange() } else { guidesMoved() }
    setNeedsLayout()
    for view in subviews { view.updateSafeArea() }
  }

  /// The safe area of this view may be another one: tells those that it concerns, and lays out everything again.
  package final func tellOfSafeAreaChange() {
    updateSafeArea()
    requestLayoutOfAll()
  }

  private func requestLayoutOfAll() {
    contentScroller?.surroundingsChanged()
    setNeedsLayout()
    for view in subviews { view.requestLayoutOfAll() }
  }

  /// Whether constraints place something by the edges of the view's own guides. In a scroll view that stays where it is
  /// while the content moves.
  final var hasContentAtItsOwnEdges: Bool {
    existingGuides?.contains { guide in
      guide.standing != .free && guide.standing != .content
        && guide.item.naming.contains { $0.value.map { !$0.firstAttribute.isSize } ?? false }
    } ?? false
  }

  /// The view's own guides have other distances from its edges.
  final func guidesMoved() { existingLayoutItem?.changed() }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }

  /// What is left of the insets beyond `other`, on each side at least 0.
  fileprivate func beyond(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - other.top), left: max(0, left - other.left), bottom: max(0, bottom - other.bottom),
      right: max(0, right - other.right))
  }
}
