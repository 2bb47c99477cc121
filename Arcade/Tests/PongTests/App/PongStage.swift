import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import Pong

/// Pong in a headless app, with shortcuts to what the tests inspect.
final class PongStage {
  let host: HeadlessHost
  let tabs: UITabBarController
  let play: PongViewController

  init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, seed: Int32 = 1,
    settings: [Setting: Int] = [:], stored: [String: String] = [:], reducesMotion: Bool = false
  ) {
    var preferences = PreferencesInput()
    preferences.reducesMotion = reducesMotion ? 1 : 0
    var all = stored
    for (setting, value) in settings { all[Setting.store.key(setting)] = "\(value)" }
    host = HeadlessHost(
      size: size, safeArea: safeArea, seed: seed, preferences: preferences, stored: all,
      root: { PongApp.makeRootViewController() })
    tabs = host.rootViewController as! UITabBarController
    play = tabs.viewControllers![0] as! PongViewController
    host.advance(ticks: 2)
  }

  var settings: SettingsViewController { tabs.viewControllers!.last as! SettingsViewController }
  var behavior: PongBehavior { play.behavior }
  var court: Court { play.court }
  var ball: UIView { play.behavior.ball! }
  var game: Game { play.game }

  /// The places of the ball and of a paddle's middle, in court coordinates.
  var ballPlace: CGPoint { court.inCourt(ball.center) }
  func paddle(_ side: Side) -> CGPoint { court.inCourt(behavior.paddles[side.rawValue].center) }

  /// Converts a place in the court to window coordinates.
  func inWindow(_ place: CGPoint) -> CGPoint { play.courtView.convert(court.inView(place), to: nil) }

  /// A place in a side's half, in window coordinates; `x` is a fraction of the court's width.
  func spot(_ side: Side, _ x: CGFloat = 0.5) -> CGPoint {
    inWindow(CGPoint(x: court.width * x, y: court.length * (side == .near ? 0.85 : 0.15)))
  }

  /// Waits until the count is over and the ball is flying.
  func awaitServe() {
    for _ in 0..<600 where game.phase != .rally { host.advance(ticks: 1) }
    host.advance(ticks: 2)
  }

  /// Serves, whoever's turn it is.
  func serve() {
    if game.phase == .serving, !game.settings.isComputer(game.server) { host.press("Space") }
    awaitServe()
  }

  /// Moves the flying ball to a place in the court and sets its velocity.
  func fly(from place: CGPoint, velocity: CGPoint) {
    ball.center = court.inView(place)
    play.animator.updateItem(usingCurrentState: ball)
    behavior.setVelocity(velocity)
  }

  /// Makes the ball leave the court behind `side`.
  func lose(_ side: Side) {
    if game.phase != .rally { serve() }
    let y = side == .near ? court.length - 2 : 2
    let away = behavior.flight.cruise * (side == .near ? 1 : -1)
    let paddle = paddle(side).x
    fly(from: CGPoint(x: paddle > court.width / 2 ? 20 : court.width - 20, y: y), velocity: CGPoint(x: 0, y: away))
    host.advance(seconds: 0.25)
  }

  func speed(_ velocity: CGPoint) -> CGFloat { (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot() }
  var speed: CGFloat { speed(behavior.velocity) }
}
