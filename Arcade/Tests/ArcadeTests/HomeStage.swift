import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import Arcade

/// The arcade on its home screen, with shortcuts to what the tests inspect.
final class HomeStage {
  let host: HeadlessHost
  let delegate = ArcadeDelegate()

  init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, address: String = "",
    preferences: PreferencesInput = PreferencesInput(), stored: [String: String] = [:], language: String = "en"
  ) {
    host = HeadlessHost(
      delegate: delegate, size: size, safeArea: safeArea, preferences: preferences, stored: stored, address: address,
      language: language)
    host.settle()
  }

  /// Tells the app news of boards, as the page does, and waits until it shows them.
  func tell(_ texts: [String]) {
    var input = VerifiedInput()
    input.list = texts
    host.send(.verified(input))
    host.settle()
  }

  /// Midday of November 25, 2026, in UTC.
  static let noon = 1_795_608_000.0

  /// Tells the app the runs that the page keeps, at noon, and waits until it shows them.
  func keep(_ runs: [[String]]) {
    var calendar = CalendarInput()
    calendar.seconds = Self.noon
    host.send(.calendar(calendar))
    var input = RunsInput()
    input.list = runs.flatMap { $0 }
    host.send(.runs(input))
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

  /// Opens Breakout with its icon and waits until it fills the window.
  func openBreakout() {
    host.tap("Breakout")
    host.settle()
  }

  /// The frame at which the stage is seen in this tick.
  var seenFrame: CGRect { breakout.layer.presentation()!.frame }

  /// A hash of the tab's state and appearance: the game's clock and all layers.
  var appHash: UInt64 { host.application.stateHash(of: tabs.selectedViewController!.view) }
}
