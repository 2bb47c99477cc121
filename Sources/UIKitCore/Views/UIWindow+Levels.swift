import CaromGeometry

extension UIWindow {
  /// The level of a window: those of a higher level are in front of all of a lower one.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat
    /// Creates a level from a number; NaN counts as 0.
    public init(rawValue: CGFloat) { self.rawValue = rawValue.isNaN ? 0 : rawValue }
    /// Creates a level from a number; NaN counts as 0.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The level of windows by default: 0.
    public static let normal = Level(0)
    /// The level of a status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of windows in front of everything: 2000.
    public static let alert = Level(2000)
  }

  /// The level of the window; `.normal` by default. Among windows of one level, the one that was shown last is in front.
  public final var windowLevel: Level {
    get { level }
    set {
      guard newValue != level else { return }
      level = newValue
      if isInScene { moveToFrontOfLevel() }
    }
  }

  /// The index in the scene's windows at which the window is in front of all others of its level.
  final var placeInFrontOfLevel: Int {
    guard let windows = windowScene?.windows else { return 0 }
    return windows.firstIndex { $0.level.rawValue > level.rawValue } ?? windows.count
  }

  /// Moves a window of the scene in front of the others of its level.
  final func moveToFrontOfLevel() {
    guard let scene = windowScene, let old = scene.windows.firstIndex(where: { $0 === self }) else { return }
    scene.windows.remove(at: old)
    let new = placeInFrontOfLevel
    scene.windows.insert(self, at: new)
    if new != old, isInPage { commitOrder(into: &UIApplication.shared.commands) }
  }

  /// Puts the window's element in front of the others in the page, and after it those of the windows in front of it.
  final func commitOrder(into commands: inout CommandBuffer) {
    commands.put(.root, layer.id)
    guard let windows = windowScene?.windows, let place = windows.firstIndex(where: { $0 === self }) else { return }
    for window in windows[(place + 1)...] where window.isInPage { commands.put(.root, window.layer.id) }
  }

  private var isInPage: Bool { layer.committed != nil && layer.page == layer.identities.page }

  // MARK: The key window

  /// Makes the window the key window, without showing it or moving it to the front. Does nothing without a scene, or if
  /// `canBecomeKey` is false.
  public final func makeKey() { windowScene?.makeKey(self) }

  /// Posted with the window when it became visible.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisible")
  /// Posted with the window when it became hidden.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHidden")
  /// Posted with the window when it became the key window.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKey")
  /// Posted with the window when it is no longer the key window.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKey")
}

extension UIWindowScene {
  /// Makes `window` the key window, if it can be.
  final func makeKey(_ window: UIWindow) {
    guard window.canBecomeKey else { return }
    windowMadeKey = window
    tellKeyWindow()
  }

  /// Tells the windows if another one is the key window now.
  final func tellKeyWindow() {
    let (old, new) = (toldKeyWindow, keyWindow)
    guard old !== new else { return }
    toldKeyWindow = new
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    // A window that lost the keys may have made another one the key window.
    guard let new, keyWindow === new else { return }
    new.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: new)
  }
}
