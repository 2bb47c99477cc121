import ArcadeKit
import GameSettings
import UIKit

/// Pong: the game, its laboratory and its settings.
public enum PongApp {
  /// The app on the home screen.
  public static var entry: ArcadeEntry {
    ArcadeEntry(
      name: name, address: "pong", ground: .pongGround, skin: .pong, makeIcon: { PongIcon() },
      makeRootViewController: makeRootViewController,
      best: { RecordStore.longestRally > 0 ? PongStrings.bestWords(RecordStore.longestRally) : nil },
      boards: { [BoardOffer(game: "pong", rules: Setting.store.load().signature, name: name)] })
  }

  /// The name shown on the home screen.
  public static var name: String { PongStrings.title }

  /// The tab bar controller with Play, Laboratory and Settings.
  public static func makeRootViewController() -> UIViewController {
    let play = PongViewController()
    play.tabBarItem = UITabBarItem(title: PongStrings.play, image: TabGlyph.play, tag: 0)
    let laboratory = LaboratoryViewController()
    laboratory.tabBarItem = UITabBarItem(title: LabStrings.title, image: TabGlyph.laboratory, tag: 1)
    let settings = SettingsViewController()
    settings.tabBarItem = UITabBarItem(
      title: PongStrings.settings, image: UIImage(systemName: "slider.horizontal.3"), tag: 2)
    let tabs = PongTabs()
    tabs.viewControllers = [play, laboratory, settings]
    return tabs
  }
}

/// The tabs of Pong, in its skin.
final class PongTabs: SkinnedTabs {
  override class var skin: Skin { .pong }
  override class var kind: String { "PongTabs" }
}
