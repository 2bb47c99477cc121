import Arcade
import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import Breakout

/// Breakout in a headless arcade, with shortcuts to what the tests inspect.
final class BreakoutStage {
  let host: HeadlessHost
  let tabs: UITabBarController
  let play: BreakoutViewController

  init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, seed: Int32 = 1,
    stored: [String: String] = [:], address: String = "/breakout", reducesMotion: Bool = false,
    hasRandomWalls: Bool = true
  ) {
    // Most tests play random walls, whose court is as large as there is room.
    var stored = stored
    if hasRandomWalls { stored[Setting.store.key(.walls)] = stored[Setting.store.key(.walls)] ?? "1" }
    var preferences = PreferencesInput()
    preferences.reducesMotion = reducesMotion ? 1 : 0
    let delegate = ArcadeDelegate()
    host = HeadlessHost(
      delegate: delegate, size: size, safeArea: safeArea, seed: seed, preferences: preferences, stored: stored,
      address: address)
    tabs = delegate.rootViewController(ofApp: "breakout") as! UITabBarController
    play = tabs.viewControllers![0] as! BreakoutViewController
    host.advance(ticks: 2)
  }

  /// Starts with these settings stored.
  convenience init(_ settings: [Setting: Int], seed: Int32 = 1) {
    var stored: [String: String] = [:]
    for (setting, value) in settings { stored[Setting.store.key(setting)] = "\(value)" }
    self.init(seed: seed, stored: stored)
  }

  var settings: SettingsViewController { tabs.viewControllers![1] as! SettingsViewController }
  var ball: UIView { play.behavior.balls[0] }
  var velocity: CGPoint { play.behavior.velocity(of: ball) }

  /// Converts a place in the court to window coordinates.
  func inWindow(_ place: CGPoint) -> CGPoint { play.courtView.convert(place, to: nil) }

  /// The middle of the lower half of the court, in window coordinates.
  var thumb: CGPoint { inWindow(CGPoint(x: play.court.size.width / 2, y: play.court.size.height * 0.75)) }

  /// Plays a wall that is drawn as text.
  static func drawn(
    _ text: StaticString, gifts: [Thing] = [], movingRows: [Int] = [], sinks: Bool = false,
    size: CGSize = CGSize(width: 390, height: 844)
  ) -> BreakoutStage {
    let stage = BreakoutStage(size: size, hasRandomWalls: false)
    stage.play.play(.shared(Level(text, gifts: gifts, movingRows: movingRows, sinks: sinks)))
    stage.host.advance(ticks: 2)
    return stage
  }

  /// Lets a ball hit a brick, as the physics would report it.
  func hit(_ id: Brick.ID) {
    play.breakoutBehavior(play.behavior, ball: ball, didHitBrick: id, at: .zero)
  }

  /// Lets the paddle catch a thing, by dropping it right above.
  func give(_ thing: Thing) {
    let place = CGPoint(x: play.paddle.center.x, y: play.paddle.frame.minY - 2)
    if let item = play.falls.drop(thing, from: place) { play.courtView.drop(item, size: play.court.thingSize) }
    host.advance(ticks: 2)
  }

  /// Waits until the bot has tried a wall from a link.
  func awaitVerdict() {
    var ticks = 0
    while play.judged != nil, ticks < 10_000 {
      host.advance(ticks: 1)
      ticks += 1
    }
    host.advance(ticks: 2)
  }

  func tapCourt() { host.tap(at: thumb) }

  /// Launches the ball, then moves it to a place in the court and sets its velocity.
  func launch(at place: CGPoint, velocity: CGPoint) {
    if play.game.phase == .serving { tapCourt() }
    move(ball, to: place, velocity: velocity)
  }

  func move(_ ball: UIView, to place: CGPoint, velocity: CGPoint) {
    ball.center = place
    play.animator.updateItem(usingCurrentState: ball)
    play.behavior.setVelocity(velocity, of: ball)
  }

  /// A place without bricks, between the wall and the paddle.
  var clearing: CGPoint { CGPoint(x: play.court.size.width / 2, y: play.court.size.height * 0.65) }
}

extension Settings {
  /// The standard settings with the player's own rules, so that each setting counts.
  static var own: Settings {
    var settings = Settings()
    settings[.difficulty] = Difficulty.own.rawValue
    return settings
  }
}
