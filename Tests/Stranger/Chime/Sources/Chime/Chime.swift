import CaromWebHost
import UIKit

@main
final class Chime: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    window = UIWindow(windowScene: application.windowScene)
    window?.rootViewController = ChimeController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class ChimeController: UIViewController {
  static let chime = SynthesizedSound(
    "the stranger's own chime",
    [
      .init(.sine, from: 660, to: 660, seconds: 0.4, gain: 0.3),
      .init(.sine, from: 990, to: 990, seconds: 0.6, gain: 0.2, delay: 0.1),
    ])

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("ring", ChimeController.ring)))
  }

  func ring(_ tap: UITapGestureRecognizer) { UIApplication.shared.play(Self.chime) }
}
