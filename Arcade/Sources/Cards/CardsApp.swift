import ArcadeKit
import Concentration
import SetGame
import UIKit

/// Set and Concentration, with a tab for each.
public enum CardsApp {
  /// The app on the home screen.
  public static var entry: ArcadeEntry {
    ArcadeEntry(
      name: name, address: "cards", formerAddresses: ["set"], ground: .feltGround, skin: .felt,
      makeIcon: { CardsIcon() },
      makeRootViewController: makeRootViewController, best: { best },
      challenges: [SetApp.challenge, ConcentrationApp.challenge],
      boards: { SetApp.boards + ConcentrationApp.boards })
  }

  /// The name shown on the home screen.
  public static var name: String { CardsStrings.title }

  /// The best score of Set with the current settings; nil if there is none.
  private static var best: String? {
    let score = ScoreStore(game: "set").best(SetGame.Setting.store.load().recordName)
    return score > 0 ? CardsStrings.best(score) : nil
  }

  /// The tab bar controller with the two games; each keeps its navigation and its game while the other is played.
  public static func makeRootViewController() -> UIViewController {
    // First, because later rules take precedence: the games inside have skins of their own.
    let tabs = CardsTabs()
    let set = SetApp.makeRootViewController()
    set.tabBarItem = item(CardsStrings.set, SetGlyph.tab)
    let concentration = ConcentrationApp.makeRootViewController()
    concentration.tabBarItem = item(CardsStrings.concentration, ConcentrationGlyph.tab)
    tabs.viewControllers = [set, concentration]
    return tabs
  }

  /// A tab with a custom symbol: outlined, and filled while the tab is selected.
  private static func item(_ title: String, _ glyph: (Bool) -> UIImage) -> UITabBarItem {
    UITabBarItem(title: title, image: glyph(false), selectedImage: glyph(true))
  }
}

/// The tabs of the card games: wood below the felt of Set, ivory below Concentration.
final class CardsTabs: SkinnedTabs {
  override class var skin: Skin { .felt }
  override func skin(of tab: UIViewController) -> Skin { tab is ConcentrationSplitController ? .concentration : .felt }
  override class var kind: String { "CardsTabs" }
}
