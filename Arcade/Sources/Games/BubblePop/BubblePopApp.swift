import ArcadeKit
import UIKit

/// BubblePop: the game, its high-score boards, its settings and its kinds of bubbles.
public enum BubblePopApp {
  /// The app on the home screen.
  public static var entry: ArcadeEntry {
    ArcadeEntry(
      name: name, address: "bubblepop", ground: .bubblePopGround, skin: .bubblePop, makeIcon: { BubblePopIcon() },
      makeRootViewController: makeRootViewController,
      best: {
        guard BoardStore.hasBoards else { return nil }
        let best = BoardStore.load().shelf[.standard].best
        return best > 0 ? BubbleStrings.homeBest(best) : nil
      },
      challenges: [
        DailyChallenge(
          name: BubbleStrings.today, address: "bubblepop/" + today, results: .bubblePop,
          words: { BubbleStrings.points($0) })
      ], hasRaces: true, boards: { boards })
  }

  /// The boards with the stored settings and kinds, and of the day's bubbles.
  private static var boards: [BoardOffer] {
    let game = DailyResults.bubblePopName
    return [
      BoardOffer(game: game, rules: RuleSet(Setting.store.load(), kinds: KindStore.load()).text, name: name),
      BoardOffer(game: game, rules: "day-" + RuleSet.standard.text, name: BubbleStrings.today, isDaily: true),
    ]
  }

  /// The last component of the address of the day's bubbles.
  static let today = "today"

  /// The name shown on the home screen.
  public static var name: String { BubbleStrings.title }

  /// The tab bar controller with Play, Scores, Settings and Kinds.
  public static func makeRootViewController() -> UIViewController {
    let play = BubbleViewController()
    play.tabBarItem = UITabBarItem(title: BubbleStrings.play, image: TabGlyph.play, tag: 0)
    let scores = ScoresViewController()
    scores.tabBarItem = UITabBarItem(title: BubbleStrings.scores, image: TabGlyph.scores, tag: 1)
    let settings = SettingsViewController()
    settings.tabBarItem = UITabBarItem(
      title: BubbleStrings.settings, image: UIImage(systemName: "slider.horizontal.3"), tag: 2)
    let kinds = KindsViewController()
    kinds.tabBarItem = UITabBarItem(title: BubbleStrings.kinds, image: TabGlyph.kinds, tag: 3)
    let tabs = BubblePopTabs()
    tabs.viewControllers = [play, scores, settings, kinds]
    return tabs
  }
}

/// The tabs of BubblePop, in its skin.
final class BubblePopTabs: SkinnedTabs {
  override class var skin: Skin { .bubblePop }
  override class var kind: String { "BubblePopTabs" }
}

extension DailyResults {
  /// The name from which the day's seed is derived; it never changes.
  static let bubblePopName = "bubblepop"
  /// The results of the day's bubbles.
  package static var bubblePop: DailyResults { DailyResults(game: bubblePopName) }
}
