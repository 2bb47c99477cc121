import ArcadeKit
import GameSettings
import UIKit

/// Concentration: a list of themes and the game, side by side where there is room, otherwise one after the other.
public enum ConcentrationApp {
  /// The game's name in the player's language.
  package static var name: String { ConcentrationStrings.title }

  /// The split view controller with the themes and the game.
  public static func makeRootViewController() -> UIViewController { ConcentrationSplitController() }

  /// The boards with the stored settings, and of the day's pairs.
  package static var boards: [BoardOffer] {
    let (game, settings) = (ConcentrationViewController.game, Setting.store.load())
    let daily = "day-" + settings.ofTheDay.recordName
    return [
      BoardOffer(game: game, rules: settings.recordName, name: name),
      BoardOffer(game: game, rules: daily, name: ConcentrationStrings.todayName, isDaily: true),
    ]
  }

  /// The day's pairs as the home screen shows them.
  package static var challenge: DailyChallenge {
    DailyChallenge(
      name: ConcentrationStrings.todayName, address: "cards/concentration/" + ConcentrationViewController.todayName,
      results: DailyResults(game: ConcentrationViewController.game, lowestWins: true),
      words: { ConcentrationStrings.flips($0) })
  }
}

/// The themes in the primary column, the game in the secondary one.
package final class ConcentrationSplitController: UISplitViewController, UISplitViewControllerDelegate {
  package let chooser = ThemeChooserViewController()

  package init() {
    super.init(style: .doubleColumn)
    Skin.concentration.dress(ConcentrationSplitController.self)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredPrimaryColumnWidthFraction = 0.3
    minimumPrimaryColumnWidth = 240
    maximumPrimaryColumnWidth = 320
    setViewController(chooser, for: .primary)
    setViewController(chooser.game, for: .secondary)
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "ConcentrationSplitController" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Skin.concentration.ground.color
    view.tintColor = Skin.concentration.ground.accent
  }

  package override var addressName: String? { "concentration" }

  /// If only one column fits, shows the game once it has begun, and the themes before that.
  package func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    chooser.leadsOn || chooser.game.hasBegun ? .secondary : .primary
  }

  /// The game may already be in a column that is hidden because only one fits; its address brings it to the front.
  package override func open(addressNames names: [String]) -> Bool {
    if names.first == ConcentrationViewController.todayName { chooser.game.playToday() }
    if names.first == chooser.game.addressName { chooser.leadOn() }
    return super.open(addressNames: names)
  }

  /// Until the view is loaded, it is unknown whether both columns fit.
  package override var addressedChild: UIViewController? {
    isViewLoaded || chooser.leadsOn ? super.addressedChild : nil
  }
}
