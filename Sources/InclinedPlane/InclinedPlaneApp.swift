import ArcadeKit
import UIKit

/// The inclined plane: the tutorial to the letter, and the physics it pretends to show.
public enum InclinedPlaneApp {
  /// The name shown on the home screen.
  public static let name = InclineStrings.title

  /// The tab bar controller with the tutorial and the true plane.
  public static func makeRootViewController() -> UIViewController {
    let tutorial = TutorialViewController()
    tutorial.tabBarItem = UITabBarItem(title: InclineStrings.tutorial, image: TabGlyph.tutorial, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [tutorial]
    tabs.tabBar.tintColor = Draft.blue
    return tabs
  }
}
