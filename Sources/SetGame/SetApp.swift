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
    let tabs = UITabBarController()
    tabs.viewControllers = [play]
    return tabs
  }
}
