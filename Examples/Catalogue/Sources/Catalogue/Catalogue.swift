import CaromWebHost
import UIKit

@main
final class Catalogue: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    window = UIWindow(windowScene: application.windowScene)
    let navigation = UINavigationController(rootViewController: CatalogueController(style: .insetGrouped))
    // Each screen has its own title and Back button; the whole area below is the reference view.
    navigation.isNavigationBarHidden = true
    window?.rootViewController = navigation
    // The usual blue has a contrast of only 4 to 1 on white; these have more than 4.5 on light and dark tints, too.
    window?.tintColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.25, green: 0.61, blue: 1, alpha: 1) : UIColor(red: 0, green: 0.34, blue: 0.73, alpha: 1)
    }
    window?.makeKeyAndVisible()
    if let address = options?.address, !address.isEmpty {
      _ = self.application(application, openAddress: address)
    }
    return true
  }
}
