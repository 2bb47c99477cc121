/// The style of the system's status bar, which a page does not have; the raw values are Apple's.
///
/// - `default`: dark or light by the traits.
/// - `lightContent`: light text, for dark backgrounds.
/// - `darkContent`: dark text, for light backgrounds.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// How the system's status bar, which a page does not have, appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation, a fade, or a slide.
  case none, fade, slide
}

extension UIViewController {
  /// Has no effect: a page has no status bar.
  public final func setNeedsStatusBarAppearanceUpdate() {}
  /// Has no effect: a page cannot hide the home indicator.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Has no effect: a page cannot defer the system's gestures.
  public final func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Has no effect: a page cannot keep a device from turning the interface.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
