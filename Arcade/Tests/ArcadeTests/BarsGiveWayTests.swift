import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

/// The tab bar slides away while a ball is in play, and nothing of the game depends on it.
@Suite(.serialized) struct BarsGiveWayTests {
  private func bar(_ game: FlyingGame) -> SkinnedTabs { game.play.tabBarController as! SkinnedTabs }

  /// The frames of all parts of the game's screen, except balls and paddles.
  private func frames(_ game: FlyingGame) -> [CGRect] { game.play.view.subviews.map { $0.frame } }

  @Test(
    "it is hidden while a ball flies and back while the game is paused; no part of the game moves",
    arguments: FlyingGame.Kind.allCases)
  func givesWay(kind: FlyingGame.Kind) {
    let game = FlyingGame(kind)
    let flying = frames(game)
    #expect(bar(game).isBarAway && !game.host.isVisible("Settings"))
    #expect(game.host.isVisible("Pause") && game.host.isVisible("Home"))
    game.host.tap("Pause")
    game.host.advance(seconds: 1)
    #expect(!bar(game).isBarAway && game.host.isVisible("Settings"))
    #expect(frames(game) == flying)
    #expect(bar(game).tabBar.transform == .identity && bar(game).tabBar.alpha == 1)
    game.host.tap("Settings")
    game.host.advance(seconds: 1)
    #expect(bar(game).selectedViewController is SettingsTableController && !bar(game).isBarAway)
  }

  @Test(
    "it slides, or fades with reduced motion, and is where it belongs after a turn of the device",
    arguments: [true, false])
  func slides(reducesMotion: Bool) {
    let game = FlyingGame(.breakout)
    game.host.reduceMotion(reducesMotion)
    game.host.press("KeyP")
    game.host.advance(seconds: 1)
    let home = bar(game).tabBar.frame
    game.host.press("KeyP")
    // It counts down first.
    game.host.advance(seconds: 2.4)
    #expect(bar(game).tabBar.alpha == 0)
    #expect(bar(game).tabBar.frame.minY == (reducesMotion ? home.minY : home.minY + home.height))
    game.host.resize(to: CGSize(width: 844, height: 390))
    game.host.advance(seconds: 0.1)
    game.host.press("KeyP")
    game.host.advance(seconds: 1)
    let tabs = bar(game)
    #expect(tabs.tabBar.alpha == 1 && tabs.tabBar.frame.maxY == tabs.view.bounds.maxY)
  }
}
