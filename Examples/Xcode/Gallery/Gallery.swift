import CaromWebHost
import Doodle
import Marbles
import Pairs
import Planets
import Register
import UIKit

/// The projects of Examples/Xcode in one program. The page's address tells which one is shown: `#/pairs`.
@main
final class Gallery: UIResponder, UIApplicationDelegate {
  /// The delegate of the project that is shown. The application does not retain it.
  private var chosen: (any UIApplicationDelegate)?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    let chosen = Gallery.delegate(named: UIApplication.addressNames(in: options?.address ?? "").first ?? "")
    self.chosen = chosen
    // From here on the project is the app.
    application.delegate = chosen
    return chosen.application(application, didFinishLaunchingWithOptions: options)
  }

  /// The delegate of a project; that of Pairs where there is no such project.
  private static func delegate(named name: String) -> any UIApplicationDelegate {
    switch name {
    case "planets": Planets.makeDelegate()
    case "marbles": Marbles.makeDelegate()
    case "doodle": Doodle.makeDelegate()
    case "register": Register.makeDelegate()
    default: Pairs.makeDelegate()
    }
  }
}
