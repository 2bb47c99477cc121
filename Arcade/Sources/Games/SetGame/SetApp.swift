import ArcadeKit
import GameSettings
import UIKit

/// Set: the game, a tutorial of its rule, and its settings.
public enum SetApp {
  /// The game's name in the player's language.
  package static var name: String { SetStrings.title }

  /// The navigation controller that begins with the game.
  public static func makeRootViewController() -> UIViewController { SetStack() }

  /// The boards with the stored settings, and of the day's deck.
  package static var boards: [BoardOffer] {
    let (game, settings) = (SetViewController.name, Setting.store.load())
    let daily = "day-" + settings.ofTheDay.recordName
    return [
      BoardOffer(game: game, rules: settings.recordName, name: name),
      BoardOffer(game: game, rules: daily, name: SetStrings.todayName, isDaily: true),
    ]
  }

  /// The day's deck as the home screen shows it.
  package static var challenge: DailyChallenge {
    DailyChallenge(
      name: SetStrings.todayName, address: "cards/set/" + SetViewController.todayName,
      results: DailyResults(game: SetViewController.name), words: { SetStrings.points($0) })
  }
}

/// A navigation controller with the game as its root.
package final class SetStack: UINavigationController {
  package let play = SetViewController()

  package override init() {
    super.init()
    Skin.felt.dress(SetStack.self)
    setViewControllers([play], animated: false)
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "SetStack" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Skin.felt.ground.color
    view.tintColor = Skin.felt.ground.accent
  }

  package override var addressName: String? { "set" }

  /// `today` leads to the day's deck; any other place in the app leads away from it.
  package override func open(addressNames names: [String]) -> Bool {
    if names.first == SetViewController.todayName {
      play.playToday()
    } else if !names.isEmpty {
      play.leaveToday()
    } else if let name = play.addressName {
      return super.open(addressNames: [name])
    }
    return super.open(addressNames: names)
  }
}
