import CaromGeometry

extension UIView {
  /// Asks for `layoutSubviews()` in this tick's layout.
  public final func setNeedsLayout() {
    needsLayout = true
    var each: UIView? = self
    while let view = each, !view.subtreeNeedsLayout || view === self {
      view.subtreeNeedsLayout = true
      each = view.superview
    }
    UIApplication.shared.setNeedsLayoutPass()
  }

  /// Lays out now what was asked for in this view and below; superviews first where they asked too.
  public final func layoutIfNeeded() {
    var root = self
    while let parent = root.superview, parent.needsLayout { root = parent }
    // Whoever places this view by constraints does it first.
    if let island = existingLayoutItem?.island, island !== root, island.existingLayoutItem?.engine?.asks == true {
      root = island
    }
    root.layoutTree()
  }

  /// Lays out this view if it asked, then its subviews.
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

  /// How often a view may be laid out in the midst of its own layout.
  private static let maximumLayoutDepth: UInt8 = 8

  private func tellOfLayoutCircle() {
    guard !toldOfLayoutCircle else { return }
    toldOfLayoutCircle = true
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): its layoutSubviews asks for its own layout again and again, and was cut off after \(UIView.maximumLayoutDepth) rounds. Set frames of subviews there, and do not call setNeedsLayout or layoutIfNeeded on the view itself."
    )
  }

  /// The first view, from this one inwards, that asks for its layout.
  final var viewToLayOut: UIView? {
    if needsLayout { return self }
    guard subtreeNeedsLayout else { return nil }
    return subviews.lazy.compactMap { $0.viewToLayOut }.first
  }

  /// What bars, notch and edges cover of this view, points.
  public final var safeAreaInsets: UIEdgeInsets {
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

  /// What covers this view changed: tells it and all inside.
  package final func tellOfSafeAreaChange() {
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for each in subviews { each.tellOfSafeAreaChange() }
  }

  /// Whether text, and what follows it, runs right to left here.
  package final var isRightToLeft: Bool { traitCollection.layoutDirection == .rightToLeft }

  /// The direction in which text, and what follows it, runs here.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
}

public enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }

private func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
    right: left.right + right.right)
}
