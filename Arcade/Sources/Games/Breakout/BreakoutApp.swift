import ArcadeKit
import UIKit

/// Breakout as an app with two tabs.
public enum BreakoutApp {
  /// The app on the home screen.
  public static var entry: ArcadeEntry {
    ArcadeEntry(
      name: name, address: "breakout", skin: .breakout, makeIcon: { BreakoutIcon() },
      makeRootViewController: makeRootViewController)
  }

  /// The name shown on the home screen.
  public static var name: String { BreakoutStrings.title }

  /// The tab bar controller with Play and Settings.
  public static func makeRootViewController() -> UIViewController {
    let play = BreakoutViewController()
    play.tabBarItem = UITabBarItem(title: BreakoutStrings.play, image: TabGlyph.play.image, tag: 0)
    let settings = SettingsViewController()
    settings.tabBarItem = UITabBarItem(title: BreakoutStrings.settings, image: TabGlyph.settings.image, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [play, settings]
    return tabs
  }
}
