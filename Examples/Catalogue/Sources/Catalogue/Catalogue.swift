import CaromWebHost
import UIKit

@main
final class Catalogue: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    window = UIWindow(windowScene: application.windowScene)
    let navigation = UINavigationController(rootViewController: CatalogueController(style: .insetGrouped))
    // A screen has a title and a way back of its own, below which all of its view is the reference view.
    navigation.isNavigationBarHidden = true
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    if let address = options?.address, !address.isEmpty {
      _ = self.application(application, openAddress: address)
    }
    return true
  }
}
