import ArcadeKit
import Concentration
import SetGame
import UIKit

/// Set and Concentration, with a tab for each.
public enum CardsApp {
  /// The app on the home screen.
  public static var entry: ArcadeEntry {
    ArcadeEntry(
      name: name, address: "cards", formerAddresses: ["set"], skin: .felt, makeIcon: { CardsIcon() },
      makeRootViewController: makeRootViewController)
  }

  /// The name shown on the home screen.
  public static var name: String { CardsStrings.title }

  /// The tab bar controller with the two games; each keeps its navigation and its game while the other is played.
  public static func makeRootViewController() -> UIViewController {
    let set = SetApp.makeRootViewController()
    set.tabBarItem = item(CardsStrings.set, SetGlyph.tab)
    let concentration = ConcentrationApp.makeRootViewController()
    concentration.tabBarItem = item(CardsStrings.concentration, ConcentrationGlyph.tab)
    let tabs = UITabBarController()
    tabs.viewControllers = [set, concentration]
    return tabs
  }

  /// Extra credit: a tab with a glyph of our own, outlined, and filled while the tab is selected.
  private static func item(_ title: String, _ glyph: (Bool) -> UIImage) -> UITabBarItem {
    UITabBarItem(title: title, image: glyph(false), selectedImage: glyph(true))
  }
}
