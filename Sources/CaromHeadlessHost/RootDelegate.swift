import UIKit

/// An application delegate that shows one view controller in one window.
public final class RootDelegate: NSObject, UIApplicationDelegate {
  private let root: () -> UIViewController
  private var window: UIWindow?

  /// Shows the controller that `root` creates when the session begins.
  public init(_ root: @escaping () -> UIViewController) { self.root = root }
  /// Shows an empty view controller.
  public override convenience init() { self.init { UIViewController() } }

  /// The view controller; nil until the session begins.
  public var rootViewController: UIViewController? { window?.rootViewController }

  /// Creates the window with the controller. UIKit calls it when the session begins.
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    let window = UIWindow(windowScene: application.windowScene)
    self.window = window
    window.rootViewController = root()
    window.makeKeyAndVisible()
    return true
  }

  public override class var kind: String { "RootDelegate" }
}
