import UIKit

extension UIApplicationDelegate {
  /// Starts the app of a delegate that is marked `@main`: `@main final class AppDelegate: UIResponder,
  /// UIApplicationDelegate`.
  public static func main() { WebHost.run(Self()) }
}
