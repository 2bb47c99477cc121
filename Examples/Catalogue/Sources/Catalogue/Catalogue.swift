import CaromWebHost
import UIKit

@main
final class Catalogue: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    window = UIWindow(windowScene: application.windowScene)
    window?.rootViewController = CatalogueController(style: .insetGrouped)
    window?.makeKeyAndVisible()
    return true
  }
}
