/// One instance of the app's interface. A page has exactly one, a `UIWindowScene`, from the start of its session.
open class UIScene: UIResponder {
  /// The state of a scene: unattached before the session begins; then visible with the keyboard focus, visible without it, or
  /// hidden.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// In the foreground with the focus, in the foreground without it, or hidden.
    case foregroundActive, foregroundInactive, background
  }

  /// The role of the scene and its configuration.
  public final let session: UISceneSession

  /// The delegate, which `delegateClass` of the configuration creates; the scene keeps it alive.
  public final var delegate: (any UISceneDelegate)?

  /// Whether the scene is in the foreground and active, according to the page's visibility and focus.
  public internal(set) final var activationState = ActivationState.unattached

  /// The page's title; nil, the default, keeps the one that the page was loaded with.
  public final var title: String? {
    didSet { if title != oldValue { UIApplication.shared.send(.title(title ?? "")) } }
  }

  /// Creates a scene for a session. The application calls this; do not call it yourself.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
  open override class var kind: String { "UIScene" }
}

extension UIScene {
  /// The circumstances under which a scene connects.
  public struct ConnectionOptions: Sendable {
    /// The part of the address after `#`.
    public let address: String
  }

  /// Posted before the scene connects; the object is the scene.
  public static let willConnectNotification = Notification.Name("UISceneWillConnect")
  /// Posted after the scene has become active; the object is the scene.
  public static let didActivateNotification = Notification.Name("UISceneDidActivate")
  /// Posted before the scene stops being active; the object is the scene.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivate")
  /// Posted before the scene enters the foreground; the object is the scene.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForeground")
  /// Posted after the scene has entered the background; the object is the scene.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackground")
}

/// Receives the events of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObject {
  /// Called when the scene connects: create its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Never called, because the app does not learn that its page was closed. It exists so that code written for Apple's
  /// UIKit compiles.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops being active, as when the page loses the focus.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground, as when the page becomes visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene has entered the background, as when the page is hidden. Store what must not be lost.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
