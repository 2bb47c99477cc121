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

/// Counts how often the chime was rung.
@MainActor final class Bell {
  static let shared = Bell()
  private(set) var strokes = 0

  func strike() { strokes += 1 }
  nonisolated func name() -> String { "bell" }
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

  func ring(_ tap: UITapGestureRecognizer) {
    Bell.shared.strike()
    UIApplication.shared.play(Self.chime)
  }
}
