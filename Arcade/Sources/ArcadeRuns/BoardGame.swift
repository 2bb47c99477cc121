import Arcade
import ArcadeKit
import Breakout
import BubblePop
import CaromReplay
import Concentration
import GameSettings
import Pong
import SetGame
import UIKit

/// The games whose runs can be replayed and compared.
public enum BoardGame: String, CaseIterable, Sendable {
  case breakout, pong, set, concentration, bubblepop

  /// The version of the rules in this build; a run with another version may have another score here.
  public var rulesVersion: Int {
    switch self {
    case .breakout: Breakout.Rules.version
    case .pong: Pong.Rules.version
    case .set: SetGame.Rules.version
    case .concentration: Concentration.Rules.version
    case .bubblepop: BubblePop.Rules.version
    }
  }

  /// The game's name in the player's language.
  public var name: String {
    switch self {
    case .breakout: BreakoutApp.name
    case .pong: PongApp.name
    case .set: SetApp.name
    case .concentration: ConcentrationApp.name
    case .bubblepop: BubblePopApp.name
    }
  }

  /// The game's address in the arcade: `/cards/set`.
  public var address: String {
    switch self {
    case .set, .concentration: "/cards/" + rawValue
    default: "/" + rawValue
    }
  }

  /// Whether it has a daily challenge.
  public var hasDay: Bool { self != .pong }

  /// The seed with which a run of a day's challenge begins; nil if it is random, because the day's seed is used for the
  /// wall.
  public func seed(of day: Day) -> UInt64? { self == .breakout || !hasDay ? nil : day.seed(for: rawValue) }

  /// The game at the current address of a session; nil at any other place.
  public init?(address: String) {
    let names = UIApplication.addressNames(in: address)
    guard let game = BoardGame.allCases.first(where: { names.starts(with: UIApplication.addressNames(in: $0.address)) })
    else { return nil }
    self = game
  }

  /// Whether the value stored under a key is the game's own, or one that all games share, such as the language.
  public func owns(key: String) -> Bool {
    let names = key.split(separator: ".").map { String($0) }
    return names.starts(with: ["arcade"]) || names.starts(with: [rawValue]) || names.starts(with: ["today", rawValue])
  }

  /// Whether a controller is that of the game.
  private func isPlayed(by play: GameViewController) -> Bool {
    switch self {
    case .breakout: play is BreakoutViewController
    case .pong: play is PongViewController
    case .set: play is SetViewController
    case .concentration: play is ConcentrationViewController
    case .bubblepop: play is BubbleViewController
    }
  }

  /// The standing of the run in the game's controller.
  private func standing(of play: GameViewController) -> RunStanding? {
    switch self {
    case .breakout: (play as? BreakoutViewController)?.standing
    case .pong: (play as? PongViewController)?.standing
    case .set: (play as? SetViewController)?.standing
    case .concentration: (play as? ConcentrationViewController)?.standing
    case .bubblepop: (play as? BubbleViewController)?.standing
    }
  }

  /// The game's controller: this one, or one of its descendants.
  private func play(in controller: UIViewController) -> GameViewController? {
    if let play = controller as? GameViewController, isPlayed(by: play) { return play }
    for child in controller.children { if let play = play(in: child) { return play } }
    return nil
  }
}

extension BoardGame {
  /// The arcade with a game in it, for a replay or for a bot.
  public final class Opened {
    /// The arcade.
    public let delegate = ArcadeDelegate()
    private let game: BoardGame

    /// An arcade whose session has not begun.
    public init(_ game: BoardGame) { self.game = game }

    /// The game's controller; nil if the arcade was opened at another place.
    public var play: GameViewController? {
      let app = game.address.split(separator: "/")[0]
      return delegate.rootViewController(ofApp: String(app)).flatMap { game.play(in: $0) }
    }

    /// The standing of the run; nil before it begins.
    public var standing: RunStanding? { play.flatMap { $0.run == nil ? nil : game.standing(of: $0) } }
  }

  /// The game in the form that replayers need. `opened` receives the arcade of every replay.
  public func app(opened: @escaping (Opened) -> Void = { _ in }) -> PlayableApp {
    PlayableApp(name: rawValue, rulesVersion: Int32(rulesVersion)) {
      let arcade = Opened(self)
      opened(arcade)
      return OpenApp(
        delegate: arcade.delegate,
        beginRun: { seed in
          // Other views that are loaded on the way would begin games of their own.
          arcade.play?.loadViewIfNeeded()
          arcade.play?.startGame(seed: seed)
        },
        score: { Int64(arcade.standing?.score ?? 0) },
        combine: { hash in
          guard let standing = arcade.standing else { return }
          hash.combine(standing.score)
          hash.combine(standing.isOver)
          hash.combine(standing.rules)
        })
    }
  }
}
