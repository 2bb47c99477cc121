/// One instance of the app's interface. A page has one, of the class `UIWindowScene`, from the start of its session on.
open class UIScene: UIResponder {
  /// What a scene is to the person: unattached before the session begins, then seen with the keyboard, seen without, or hidden.
  public enum ActivationState: Int {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What the scene stands for in the application, and what it was configured by.
  public final let session: UISceneSession

  /// Hears of the scene's life; made by the configuration's `delegateClass`, and kept.
  public final var delegate: (any UISceneDelegate)?

  public internal(set) final var activationState = ActivationState.unattached

  /// The page's title; nil, at first, leaves the one that the page came with.
  public final var title: String? {
    didSet { if title != oldValue { UIApplication.shared.send(.title(title ?? "")) } }
  }

  /// A scene of that session; the application makes it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
  open override class var kind: String { "UIScene" }
}

extension UIScene {
  /// What a session begins with.
  public struct ConnectionOptions {
    /// The part of the address behind `#`.
    public let address: String
  }

  public static let willConnectNotification = Notification.Name("UISceneWillConnect")
  public static let didActivateNotification = Notification.Name("UISceneDidActivate")
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
}

/// Hears of a scene's life.
public protocol UISceneDelegate: NSObject {
  /// The scene joins the application; make its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Never called: a page that is closed tells nobody. It is here so that code written for Apple's UIKit compiles.
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
