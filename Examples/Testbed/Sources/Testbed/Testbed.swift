import CaromWebHost
import UIKit

@main
final class Testbed: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    window = UIWindow(windowScene: application.windowScene)
    window?.overrideUserInterfaceStyle = .dark
    window?.rootViewController = TestbedController()
    window?.makeKeyAndVisible()
    return true
  }
}
