import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import Arcade
@testable import Breakout
@testable import Pong

/// A game of the arcade with a ball in flight.
final class FlyingGame {
  enum Kind: String, CaseIterable { case breakout, pong }

  /// The exact state of everything that moves, and of the rules.
  struct State: Equatable {
    var places: [CGPoint] = []
    var velocities: [CGPoint] = []
    var spins: [CGFloat] = []
    var breakout: Breakout.Game?
    var pong: Pong.Game?
    var computers: [Computer?] = []
  }

  let host: HeadlessHost
  let play: GameViewController

  init(_ kind: Kind, seed: Int32 = 1) {
    let delegate = ArcadeDelegate()
    host = HeadlessHost(
      delegate: delegate, size: CGSize(width: 390, height: 844), seed: seed, stored: ["pong.drive": "2"],
      address: "/" + kind.rawValue)
    let tabs = delegate.rootViewController(ofApp: kind.rawValue) as! UITabBarController
    play = tabs.viewControllers![0] as! GameViewController
    host.advance(ticks: 2)
    host.press("Space")
    for _ in 0..<600 where !isFlying { host.advance(ticks: 1) }
    host.advance(seconds: 0.6)
  }

  /// A place in the lower half of the court, next to the X-ray button, in window coordinates.
  let thumb = CGPoint(x: 60, y: 600)

  var isFlying: Bool { !balls.isEmpty }

  /// Whether a pause has ended but the game has not continued yet.
  var isCounting: Bool { (play as? PongViewController)?.game.phase == .resuming }

  /// The balls in flight.
  var balls: [UIView] {
    switch play {
    case let play as BreakoutViewController: play.behavior.balls
    case let play as PongViewController: play.behavior.ball.map { [$0] } ?? []
    default: []
    }
  }

  var behavior: UIDynamicBehavior { play.animator.behaviors[0] }

  var state: State {
    var state = State(places: balls.map(\.center))
    switch play {
    case let play as BreakoutViewController:
      state.places.append(play.courtView.paddle.center)
      state.velocities = balls.map { play.behavior.velocity(of: $0) }
      state.spins = balls.map { play.behavior.ballTraits.angularVelocity(for: $0) }
      state.breakout = play.game
    case let play as PongViewController:
      let (ballTraits, paddleTraits) = (play.behavior.ballTraits, play.behavior.paddleTraits)
      let paddles = play.behavior.paddles
      state.places += paddles.map(\.center)
      state.velocities =
        balls.map { ballTraits.linearVelocity(for: $0) } + paddles.map { paddleTraits.linearVelocity(for: $0) }
      state.spins =
        balls.map { ballTraits.angularVelocity(for: $0) } + paddles.map { paddleTraits.angularVelocity(for: $0) }
      state.pong = play.game
      state.computers = play.computers
    default: break
    }
    return state
  }
}
