import ArcadeKit
import UIKit

/// Set: the game, a way to learn its rule, and its settings.
public enum SetApp {
  /// The name shown on the home screen.
  public static let name = SetStrings.title

  /// The tab bar controller with Play, Learn and Settings.
  public static func makeRootViewController() -> UIViewController {
    let play = SetViewController()
    play.tabBarItem = UITabBarItem(title: SetStrings.play, image: ButtonGlyph.play, tag: 0)
    let learn = LearnViewController()
    learn.tabBarItem = UITabBarItem(title: SetStrings.learn, image: ButtonGlyph.learn, tag: 1)
    let settings = SettingsViewController()
    settings.tabBarItem = UITabBarItem(
      title: SetStrings.settings, image: UIImage(systemName: "slider.horizontal.3"), tag: 2)
    let tabs = UITabBarController()
    tabs.viewControllers = [play, learn, settings]
    return tabs
  }
}
