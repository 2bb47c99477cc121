import Arcade
import ArcadeKit
import ArcadeRuns
import Breakout
import BubblePop
import CaromGeometry
import CaromHeadlessHost
import CaromReplay
import Concentration
import GameSettings
import Pong
import SetGame
import UIKit

/// Plays a game of the arcade that begins with a given seed, with one finger, like a person.
public final class RunBot {
  public let host: HeadlessHost
  private let arcade: BoardGame.Opened
  private let recorder: RunRecorder

  /// Opens the game and begins a run.
  ///
  /// - Parameter day: The day of the session, whose challenge is played; nil for a random game.
  /// - Parameter stored: What earlier sessions stored.
  public init(_ game: BoardGame, seed: UInt64, day: Day? = nil, stored: [String: String] = [:]) throws {
    arcade = BoardGame.Opened(game)
    // If there is room for only one column, the address of the game alone leads to its themes.
    let address = game.address + (game == .concentration ? "/" + ConcentrationViewController.anyTheme : "")
    let stored = stored.merging([NameStore.key: "Ada"]) { own, _ in own }
    host = HeadlessHost(
      delegate: arcade.delegate, stored: stored, address: day == nil ? address : "/", isRecording: true)
    if let day {
      host.tellTime(Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200))
      host.go(to: game.address + "/today")
    }
    host.advance(seconds: 1)
    let play = arcade.play
    recorder = try RunRecorder(host, app: game.rawValue, rulesVersion: Int32(game.rulesVersion), seed: seed) {
      play?.startGame(seed: $0)
    }
  }

  /// The run so far.
  public func run() throws -> RunRecording { try recorder.run() }

  /// The standing of the run.
  public var standing: RunStanding? {
    _ = host.application
    return arcade.standing
  }

  /// Plays well for this many seconds, and then as badly as possible until the game is over, for at most ten minutes.
  public func play(seconds: Double) {
    let start = host.tick
    while standing?.isOver == false, Double(host.tick - start) < 600 * 120 {
      let tries = Double(host.tick - start) < seconds * 120
      switch arcade.play {
      case let play as BreakoutViewController: follow(play, tries)
      case let play as PongViewController: follow(play, tries)
      case let play as SetViewController: choose(play)
      case let play as ConcentrationViewController: turnUp(play)
      case let play as BubbleViewController: pop(play, tries)
      default: return
      }
    }
  }

  /// Taps the element whose name begins with this text; does nothing if there is none.
  private func tap(_ name: String) {
    guard let view = host.elements().first(where: { $0.accessibilityLabel?.hasPrefix(name) == true }) else { return }
    host.tap(at: view.superview?.convert(view.center, to: nil) ?? view.center)
  }

  private func follow(_ play: BreakoutViewController, _ tries: Bool) {
    if play.game.phase == .serving || play.heldBallCount > 0 { host.press("Space") }
    if tries, let ball = play.behavior.balls.max(by: { $0.center.y < $1.center.y }) {
      let key = ball.center.x < play.paddle.center.x ? "ArrowLeft" : "ArrowRight"
      if (ball.center.x - play.paddle.center.x).magnitude > play.paddle.size.width / 4 {
        host.hold(key)
        host.advance(ticks: 6)
        host.release(key)
        return
      }
    }
    host.advance(ticks: 6)
  }

  private func follow(_ play: PongViewController, _ tries: Bool) {
    if play.game.phase == .serving { host.press("Space") }
    if tries, let ball = play.behavior.ball {
      let place = play.court.inView(CGPoint(x: play.court.inCourt(ball.center).x, y: play.court.length * 0.8))
      host.touch(phase: .hover, at: play.runView.convert(place, to: nil), type: .indirectPointer, buttons: 0)
    }
    host.advance(ticks: 6)
  }

  private func choose(_ play: SetViewController) {
    let cards = SetRule.firstSet(in: play.game.table) ?? []
    if cards.isEmpty { host.press("KeyD") }
    for card in cards { tap(SetStrings.name(card)) }
    host.advance(seconds: 0.7)
  }

  private func turnUp(_ play: ConcentrationViewController) {
    let game = play.game
    if let first = game.lying.first,
      let second = game.lying.last(where: { game.cards[$0].pair == game.cards[first].pair })
    {
      for place in [first, second] { tap("Card \(place + 1),") }
    }
    host.advance(seconds: 1)
  }

  private func pop(_ play: BubbleViewController, _ tries: Bool) {
    if tries, let bubble = play.game.bubbles.first(where: { !$0.isLeaving }) {
      host.tap(at: play.runView.convert(bubble.center(at: play.game.tick, in: play.game.field), to: nil))
    }
    host.advance(ticks: 24)
  }
}
