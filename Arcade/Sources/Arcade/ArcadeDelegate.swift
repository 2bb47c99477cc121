import ArcadeKit
import UIKit

/// Opens the arcade's window and the place that the address names: `#/`, `#/breakout`, `#/breakout/settings`.
///
/// An address that begins with `#/embed` opens one app alone; see `EmbeddedViewController`.
public final class ArcadeDelegate: NSObject, UIApplicationDelegate {
  public private(set) var window: UIWindow?
  /// Created together with the application, because it needs the application's clocks.
  private(set) var home: HomeViewController?
  /// The only app in an embedded frame; nil in the arcade.
  private(set) var embedded: EmbeddedViewController?
  /// Whether the player knows that a later build has stored values.
  private var hasSaidLater = false

  public override init() { super.init() }

  public override class var kind: String { "ArcadeDelegate" }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?
  ) -> Bool {
    let window = UIWindow(windowScene: application.windowScene)
    self.window = window
    window.tintColor = Skin.home.ground.accent
    window.backgroundColor = Skin.home.ground.color
    NotificationCenter.default.addObserver(
      self, selector: Selector("sayLater", ArcadeDelegate.sayLater), name: StoredFormat.isLaterNotification, object: nil
    )
    Language.adopt()
    ArcadeVolume.adopt()
    let address = options?.address ?? ""
    embedded = EmbeddedViewController(address: address, entries: ArcadeApp.entries)
    if let embedded {
      window.rootViewController = embedded
      window.makeKeyAndVisible()
      return true
    }
    let home = HomeViewController(ArcadeApp.entries)
    self.home = home
    window.rootViewController = home
    if !home.show(address: address, animated: false) { application.diagnose(ArcadeStrings.unknown(address)) }
    window.makeKeyAndVisible()
    return true
  }

  /// Says once that a later build has stored values, as soon as a screen is visible.
  func sayLater() {
    guard !hasSaidLater else { return }
    hasSaidLater = true
    UIApplication.shared.clock.perform {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [me = Weak(self)] _ in
        me.value?.window?.rootViewController?.showRemark(ArcadeStrings.storedByLater, seconds: 8)
      }
    }
  }

  public func application(_ application: UIApplication, openAddress path: String) -> Bool {
    embedded?.show(address: path) ?? home?.show(address: path, animated: true) ?? false
  }

  /// The root controller of the app at this address; nil if the app has not been opened yet.
  public func rootViewController(ofApp address: String) -> UIViewController? {
    home?.rootViewController(ofApp: address)
  }
}
