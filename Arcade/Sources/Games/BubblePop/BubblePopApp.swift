import ArcadeKit
import UIKit

/// BubblePop: the game, its high-score board and its settings.
public enum BubblePopApp {
  /// The app on the home screen.
  public static var entry: ArcadeEntry {
    ArcadeEntry(
      name: name, address: "bubblepop", skin: .bubblePop, makeIcon: { BubblePopIcon() },
      makeRootViewController: makeRootViewController)
  }

  /// The name shown on the home screen.
  public static var name: String { BubbleStrings.title }

  /// The tab bar controller with Play, Scores and Settings.
  public static func makeRootViewController() -> UIViewController {
    let play = BubbleViewController()
    play.tabBarItem = UITabBarItem(title: BubbleStrings.play, image: TabGlyph.play, tag: 0)
    let scores = ScoresViewController()
    scores.tabBarItem = UITabBarItem(title: BubbleStrings.scores, image: TabGlyph.scores, tag: 1)
    let settings = SettingsViewController()
    settings.tabBarItem = UITabBarItem(
      title: BubbleStrings.settings, image: UIImage(systemName: "slider.horizontal.3"), tag: 2)
    let tabs = UITabBarController()
    tabs.viewControllers = [play, scores, settings]
    tabs.tabBar.tintColor = Soap.accent
    return tabs
  }
}
