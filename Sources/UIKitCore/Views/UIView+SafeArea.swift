import CaromGeometry

extension UIView {
  /// The safe area insets that result from the superview or the scene, plus those that the controller adds.
  final var inheritedSafeAreaInsets: UIEdgeInsets {
    let own = viewController.map { $0.additionalSafeAreaInsets + $0.barInsets } ?? .zero
    guard let parent = superview else {
      let scene = (self as? UIWindow) != nil ? UIApplication.shared.windowScene.safeAreaInsets : .zero
      return scene + own
    }
    if let viewController, viewController.fillsWindow, let window { return window.safeAreaInsets + own }
    // Otherwise each view of a deep hierarchy would ask all those above it.
    let outer = parent.passesSafeArea ? parent.toldSafeArea : parent.safeAreaInsets
    return insets(inside: parent, with: outer) + own
  }

  /// How far the insets `outer` of `parent` extend into this view.
  private func insets(inside parent: UIView, with outer: UIEdgeInsets) -> UIEdgeInsets {
    guard outer != .zero else { return .zero }
    var outer = outer
    var start = parent.bounds.origin
    if let scroller = parent.contentScroller {
      // The content is already moved by these insets, and keeps its safe area while it scrolls.
      outer = outer.beyond(scroller.safeAreaAdjustment)
      start = .zero
      if outer == .zero { return .zero }
    }
    let (frame, size) = (frame, parent.bounds.size)
    // A view that extends beyond its superview has no larger inset there. Thus a page that waits outside the window to
    // be pushed is laid out as it will be shown.
    func inset(_ outer: CGFloat, at distance: CGFloat) -> CGFloat { max(0, outer - max(0, distance)) }
    return UIEdgeInsets(
      top: inset(outer.top, at: frame.minY - start.y), left: inset(outer.left, at: frame.minX - start.x),
      bottom: inset(outer.bottom, at: start.y + size.height - frame.maxY),
      right: inset(outer.right, at: start.x + size.width - frame.maxX))
  }

  // MARK: Changes

  /// The view was moved or resized: notifies it if its safe area or its margins have changed.
  ///
  /// Most views have nothing to avoid, or move inside the safe area. To find that out quickly, this uses the insets
  /// that the superview was last notified of, instead of computing those of all superviews.
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

  /// Notifies the view, its controller and its subviews, if their safe areas have changed.
  package final func updateSafeArea() {
    let new = safeAreaInsets
    guard new != toldSafeArea else { return }
    toldSafeArea = new
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellOfMarginChange() } else { guidesMoved() }
    setNeedsLayout()
    passesSafeArea = true
    for view in subviews { view.updateSafeArea() }
    passesSafeArea = false
  }

  /// The safe area of this view may have changed: notifies everything that depends on it, and lays it out again.
  package final func tellOfSafeAreaChange() {
    updateSafeArea()
    requestLayoutOfAll()
  }

  private func requestLayoutOfAll() {
    contentScroller?.surroundingsChanged()
    setNeedsLayout()
    for view in subviews { view.requestLayoutOfAll() }
  }

  /// Whether constraints refer to the edges of the view's own guides. In a scroll view, such items stay in place while
  /// the content moves.
  final var hasContentAtItsOwnEdges: Bool {
    existingGuides?.contains { guide in
      guide.standing != .free && guide.standing != .content
        && guide.item.naming.contains { $0.value.map { !$0.firstAttribute.isSize } ?? false }
    } ?? false
  }

  /// The insets of the view's own guides have changed.
  final func guidesMoved() { existingLayoutItem?.changed() }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }

  /// The insets minus `other`, on each side at least 0.
  fileprivate func beyond(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, top - other.top), left: max(0, left - other.left), bottom: max(0, bottom - other.bottom),
      right: max(0, right - other.right))
  }
}
