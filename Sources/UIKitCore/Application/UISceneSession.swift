/// What a scene stands for in the application. A page has one.
public final class UISceneSession: NSObject {
  /// What a session's scene is for.
  public struct Role: Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role = Role.windowApplication
  /// The same in every session of a page, which has only one scene to tell apart.
  public let persistentIdentifier = "main"
  /// What the scene was made with: the delegate's answer, once it was asked.
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  @Weak public internal(set) var scene: UIScene?

  override init() { super.init() }

  public override class var kind: String { "UISceneSession" }
}

/// What a scene is made with.
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// Makes the scene's delegate: `SceneDelegate.init`, where Apple's UIKit has `SceneDelegate.self`.
  public var delegateClass: (() -> any UISceneDelegate)?
  /// The scene's class; `UIWindowScene` where it is nil.
  public var sceneClass: UIWindowScene.Type?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  public override class var kind: String { "UISceneConfiguration" }
}
