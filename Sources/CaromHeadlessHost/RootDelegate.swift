import UIKit

/// An application's delegate that shows one controller in one window.
public final class RootDelegate: NSObject, UIApplicationDelegate {
  private let root: () -> UIViewController
  private var window: UIWindow?

  /// Shows what `root` makes once the session begins.
  public init(_ root: @escaping () -> UIViewController) { self.root = root }
  public override convenience init() { self.init { UIViewController() } }

  /// The controller; nil until the session has begun.
  public var rootViewController: UIViewController? { window?.rootViewController }

  public func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    let window = UIWindow(windowScene: application.windowScene)
    self.window = window
    window.rootViewController = root()
    window.makeKeyAndVisible()
    return true
  }

  public override class var kind: String { "RootDelegate" }
}
