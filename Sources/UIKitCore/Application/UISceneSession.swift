/// The session of a scene. A page has one.
public final class UISceneSession: UIObject {
  /// The purpose of a scene.
  public struct Role: Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role with that name. The page has one scene, whose role is `windowApplication`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role = Role.windowApplication
  /// The identifier, which is the same in every session because a page has only one scene.
  public let persistentIdentifier = "main"
  /// The configuration that the application delegate returned.
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// The scene, once it is connected.
  @Weak public internal(set) var scene: UIScene?

  init() { super.init() }

  public override class var kind: String { "UISceneSession" }
}

/// The classes of a scene and of its delegate.
public final class UISceneConfiguration: UIObject {
  /// The name of the configuration; nil without one.
  public let name: String?
  /// The role of the scenes that it configures.
  public let role: UISceneSession.Role
  /// Creates the scene's delegate: `SceneDelegate.init`, where Apple's UIKit has `SceneDelegate.self`.
  public var delegateClass: (() -> any UISceneDelegate)?
  /// The scene's class; `UIWindowScene` if nil.
  public var sceneClass: UIWindowScene.Type?

  /// Creates a configuration. No Info.plist is read: set `delegateClass` and, if needed, `sceneClass`.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  public override class var kind: String { "UISceneConfiguration" }
}
