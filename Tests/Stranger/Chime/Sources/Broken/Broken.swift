import CBroken
import CaromWebHost
import UIKit

/// Declared by its symbol, but not defined anywhere.
@_silgen_name("$e7nowhere") func nowhere(_ number: Int32) -> Int32

WebHost.run(BrokenDelegate())

final class BrokenDelegate: NSObject, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    nowhere_in_c(application.windows.count > 1 ? 1 : 2) + nowhere(3) > 4
  }
}
