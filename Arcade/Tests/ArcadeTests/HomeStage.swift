import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import Arcade

/// The arcade at home, and short ways to what the tests look at.
final class HomeStage {
  let host: HeadlessHost
  let delegate = ArcadeDelegate()

  init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, address: String = "",
    preferences: PreferencesInput = PreferencesInput()
  ) {
    host = HeadlessHost(
      delegate: delegate, size: size, safeArea: safeArea, preferences: preferences, address: address)
    host.settle()
  }

  var home: HomeViewController { delegate.home! }
  var breakout: AppStage { home.stages[0]! }
  var tabs: UITabBarController { delegate.rootViewController(ofApp: "breakout") as! UITabBarController }
  var address: String { host.application.address }

  var title: String? {
    for case .title(let title) in host.outputs.reversed() { return title }
    return nil
  }

  /// Opens Breakout from its icon and waits until it fills the window.
  func openBreakout() {
    host.tap("Breakout")
    host.settle()
  }

  /// Where the stage is seen at this tick.
  var seenFrame: CGRect { breakout.layer.presentation()!.frame }

  /// Everything of the tab that decides what happens next or is seen: the game's clock and all layers.
  var appHash: UInt64 { host.application.stateHash(of: tabs.selectedViewController!.view) }
}
