extension UIApplication {
  /// The names of what can launch an app. A page is opened by its address alone, so a delegate that takes a dictionary of
  /// these gets nil; one that takes `LaunchOptions` gets the address.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL that was to be opened.
    public static var url: LaunchOptionsKey { LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey") }
    /// The app that asked for it.
    public static var sourceApplication: LaunchOptionsKey {
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    }
    /// A notification from a server.
    public static var remoteNotification: LaunchOptionsKey {
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }
    /// An entry of the icon's menu.
    public static var shortcutItem: LaunchOptionsKey {
      LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }
  }
}

extension UIApplicationDelegate {
  /// Hands over to the method that takes a dictionary, which Xcode's template has.
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    let none: [UIApplication.LaunchOptionsKey: AnyValue]? = nil
    return self.application(application, didFinishLaunchingWithOptions: none)
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyValue]?
  ) -> Bool { true }

  /// Never called: a page that is closed tells nobody. What shall last is kept when it changes, or in
  /// `applicationDidEnterBackground(_:)`.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Never called: a browser does not tell a page that memory is short.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Never called: a page has one scene, which ends with it.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
