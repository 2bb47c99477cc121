import CaromGeometry

extension UIView {
  /// What `setNeedsLayout()` does.
  final func requestLayout() {
    needsLayout = true
    var each: UIView? = self
    while let view = each, !view.subtreeNeedsLayout || view === self {
      view.subtreeNeedsLayout = true
      each = view.superview
    }
    UIApplication.shared.setNeedsLayoutPass()
  }

  /// What `layoutIfNeeded()` does.
  final func layOutIfNeeded() {
    var root = self
    while let parent = root.superview, parent.needsLayout { root = parent }
    // If another view's layout engine sets this view's frame, that view is laid out first.
    if let island = existingLayoutItem?.island, island !== root, island.existingLayoutItem?.engine?.asks == true {
      root = island
    }
    root.layoutTree()
  }

  /// Lays out this view if that was requested, then its subviews.
  final func layoutTree() {
    guard subtreeNeedsLayout || needsLayout else { return }
    subtreeNeedsLayout = false
    if needsLayout {
      needsLayout = false
      guard layoutDepth < UIView.maximumLayoutDepth else { return tellOfLayoutCircle() }
      layoutDepth += 1
      viewController?.viewWillLayoutSubviews()
      placeByConstraints()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
      layoutDepth -= 1
    }
    for view in subviews { view.layoutTree() }
  }

  /// How many layouts of a view may be nested within its own layout.
  private static let maximumLayoutDepth: UInt8 = 8

  private func tellOfLayoutCircle() {
    guard !toldOfLayoutCircle else { return }
    toldOfLayoutCircle = true
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): its layoutSubviews keeps requesting its own layout and was stopped after \(UIView.maximumLayoutDepth) rounds. Set the frames of subviews there, and do not call setNeedsLayout or layoutIfNeeded on the view itself."
    )
  }

  /// The first view that needs layout, searching from this one through its descendants.
  final var viewToLayOut: UIView? {
    if needsLayout { return self }
    guard subtreeNeedsLayout else { return nil }
    return subviews.lazy.compactMap { $0.viewToLayOut }.first
  }

  /// What `safeAreaInsets` is unless a subclass overrides it.
  final var ownSafeAreaInsets: UIEdgeInsets {
    let own = viewController.map { $0.additionalSafeAreaInsets + $0.barInsets } ?? .zero
    guard let parent = superview else {
      let scene = (self as? UIWindow) != nil ? UIApplication.shared.windowScene.safeAreaInsets : .zero
      return scene + own
    }
    if let viewController, viewController.fillsWindow, let window { return window.safeAreaInsets + own }
    let outer = parent.safeAreaInsets
    let frame = self.frame
    let size = parent.bounds.size
    return UIEdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, outer.bottom - (size.height - frame.maxY)), right: max(0, outer.right - (size.width - frame.maxX)))
      + own
  }

  /// Tells this view and its descendants that their safe areas changed.
  package final func tellOfSafeAreaChange() {
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for each in subviews { each.tellOfSafeAreaChange() }
  }

  /// The part of the bounds inside the safe area.
  package final var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// The direction in which text, and what follows it, runs here.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The direction in which content is read: from left to right, or from right to left.
public enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }

private func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
    right: left.right + right.right)
}
