import ArcadeKit
import UIKit

/// Breakout as an app with three tabs.
public enum BreakoutApp {
  /// The app on the home screen.
  public static var entry: ArcadeEntry {
    ArcadeEntry(
      name: name, address: "breakout", ground: .breakoutGround, skin: .breakout,
      makeIcon: { BreakoutIcon() }, makeRootViewController: makeRootViewController,
      best: { best },
      challenges: [
        DailyChallenge(
          name: BreakoutStrings.today, address: "breakout/today", results: DailyResults(game: "breakout"),
          words: BreakoutStrings.pointCount)
      ], hasRaces: true, boards: { boards })
  }

  /// The name shown on the home screen.
  public static var name: String { BreakoutStrings.title }

  /// The boards of the course that is played, and of the wall of the day.
  private static var boards: [BoardOffer] {
    let settings = Setting.load()
    let course = settings.hasRandomWalls ? "random-" : "wall\(CourseStore.wall + 1)-"
    return [
      BoardOffer(game: "breakout", rules: course + settings.bestName, name: name),
      BoardOffer(game: "breakout", rules: "day-" + settings.bestName, name: BreakoutStrings.today, isDaily: true),
    ]
  }

  /// How far the player has come through the walls; nil before the first is cleared.
  private static var best: String? {
    guard CourseStore.hasJourney else { return nil }
    let journey = CourseStore.journey
    return journey.stars > 0 ? BreakoutStrings.starsOf(journey.stars, 3 * journey.marks.count) : nil
  }

  /// The tab bar controller with Play, Settings and Walls.
  public static func makeRootViewController() -> UIViewController {
    let play = BreakoutViewController()
    play.tabBarItem = UITabBarItem(title: BreakoutStrings.play, image: TabGlyph.play.image, tag: 0)
    let settings = SettingsViewController()
    settings.tabBarItem = UITabBarItem(title: BreakoutStrings.settings, image: TabGlyph.settings.image, tag: 1)
    let walls = WallsViewController()
    walls.tabBarItem = UITabBarItem(title: BreakoutStrings.walls, image: TabGlyph.walls.image, tag: 2)
    let tabs = BreakoutTabs()
    tabs.viewControllers = [play, settings, walls]
    walls.current = { [play = Weak(play)] in play.value?.course }
    walls.wallOfToday = { [play = Weak(play)] in play.value?.dayWalls.wall(of: .today) }
    walls.onPlay = { [play = Weak(play), tabs = Weak(tabs)] course in
      // In this order, because only a visible controller has an address.
      tabs.value?.selectedIndex = 0
      play.value?.play(course)
    }
    walls.onBuild = { [play = Weak(play), tabs = Weak(tabs)] in
      let editor = EditorViewController()
      editor.modalPresentationStyle = .fullScreen
      editor.onPlay = { level in
        tabs.value?.selectedIndex = 0
        play.value?.play(.shared(level))
        tabs.value?.dismiss(animated: true) { play.value?.addressQueryChanged() }
      }
      tabs.value?.present(editor, animated: true)
    }
    return tabs
  }
}

/// The tabs of Breakout, in its skin.
final class BreakoutTabs: SkinnedTabs {
  override class var skin: Skin { .breakout }
  override class var kind: String { "BreakoutTabs" }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    wearLook()
  }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    wearLook()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    wearLook()
  }

  /// The skin's light side is dawn and its dark side is night, as the player chose for the court. With increased contrast it is light or
  /// dark like everything else: with forced colors, the background under letters and glyphs is the person's own.
  private func wearLook() {
    let style: UIUserInterfaceStyle =
      traitCollection.accessibilityContrast == .high ? .unspecified : Setting.store.load().look == 1 ? .light : .dark
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
  }
}
