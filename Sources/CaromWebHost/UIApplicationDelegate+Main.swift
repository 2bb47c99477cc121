import UIKit

extension UIApplicationDelegate {
  /// Starts an app whose delegate says `@main`: `@main final class AppDelegate: UIResponder, UIApplicationDelegate`.
  public static func main() { WebHost.run(Self()) }
}
