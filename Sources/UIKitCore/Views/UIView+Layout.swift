import CaromGeometry

extension UIView {
  /// Implements `setNeedsLayout()`.
  final func requestLayout() {
    needsLayout = true
    var each: UIView? = self
    while let view = each, !view.subtreeNeedsLayout || view === self {
      view.subtreeNeedsLayout = true
      each = view.superview
    }
    UIApplication.shared.setNeedsLayoutPass()
  }

  /// Implements `layoutIfNeeded()`.
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
    if needsLayout { placeMayHaveChanged() }
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
      // When this view changes its size, the safe area may move within subviews that do not change.
      if toldSafeArea != .zero { for view in subviews { view.placeMayHaveChanged() } }
    }
    for view in subviews { view.layoutTree() }
  }

  /// Sets frames of the contents as part of the view's own layout, so that their new sizes do not request another one.
  package final func arrange(_ setFrames: () -> Void) {
    layoutDepth += 1
    setFrames()
    layoutDepth -= 1
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

  /// Whether text and layout run from right to left here.
  package final var isRightToLeft: Bool { isRightToLeft(under: traitCollection) }

  /// The same, for a caller that already has the view's traits; looking them up walks to the window.
  final func isRightToLeft(under traits: @autoclosure () -> UITraitCollection) -> Bool {
    switch semanticContentAttribute {
    case .unspecified: traits().layoutDirection == .rightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }

  /// The direction of a view with a semantic content attribute, in the app's own direction.
  public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(for: attribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
  }
  /// The direction of a view with a semantic content attribute, among views with a given direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction in which text and layout run here.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The direction in which content is read: from left to right, or from right to left.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, or from right to left.
  case leftToRight, rightToLeft
}
