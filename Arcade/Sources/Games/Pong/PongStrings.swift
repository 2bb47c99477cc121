import ArcadeKit
import UIKit

/// All texts that Pong shows or speaks.
enum PongStrings {
  static let title = "Pong"
  static let play = "Play"
  static let settings = "Settings"

  // MARK: Court

  static let court = "Court"
  static let ball = "Ball"
  static let paddleHint = "Adjust to move it."
  static let paddleFirst = "at the start"
  static let paddleMiddle = "in the middle"
  static let paddleLast = "at the end"

  /// The name of the player on a side.
  static func name(_ side: Side, _ settings: Settings) -> String {
    switch settings.players {
    case 1: side == .near ? "You" : "Computer"
    case 2: side == .near ? "Player 1" : "Player 2"
    default: side == .near ? "Computer 1" : "Computer 2"
    }
  }

  static func paddle(_ side: Side, _ settings: Settings) -> String {
    settings.players == 1 && side == .near ? "Your paddle" : "Paddle of " + name(side, settings)
  }

  // MARK: Around the court

  static let pause = "Pause"
  static let resume = "Resume"
  static let paused = "Paused"
  static let resumeHint = "Tap to go on"
  static let newMatch = "New match"
  static let serve = "Serve"
  static let serveHint = "Tap to serve"

  static func serves(_ side: Side, _ settings: Settings) -> String {
    settings.players == 1 && side == .near ? "Your serve" : name(side, settings) + " serves"
  }

  static func matchPoint(_ side: Side, _ settings: Settings) -> String {
    settings.players == 1 && side == .near ? "Your match point" : "Match point, " + name(side, settings)
  }

  static func rally(_ hits: Int) -> String { "Rally \(hits)" }
  static func longest(_ hits: Int) -> String { "Longest \(hits)" }

  /// The announcement after a point.
  static func score(_ game: Game) -> String {
    let near = name(.near, game.settings) + " \(game.points(.near))"
    return near + ", " + name(.far, game.settings) + " \(game.points(.far)). " + serves(game.server, game.settings)
      + "."
  }

  // MARK: The end

  static func won(_ side: Side, _ settings: Settings) -> String {
    settings.players == 1 && side == .near ? "You win" : name(side, settings) + " wins"
  }

  static func result(_ game: Game, isLongest: Bool, wins: Int?) -> String {
    var text = "\(game.points(.near)) to \(game.points(.far)). Longest rally: \(game.longestRally)"
    text += isLongest ? ", the longest ever." : "."
    if let wins { text += " Won against this computer: \(wins)." }
    return text
  }

  static let again = "Play again"

  // MARK: Settings

  static let matchHeader = "The match"
  static let matchFooter =
    "Two play at opposite ends of one screen, with a finger each, or with W, S and the arrows. A change here begins a "
    + "new match."
  static let flightHeader = "The flight"
  static let flightFooter =
    "The ball gains speed with each hit of a rally, up to 2.2 times that of the serve. Spin is how much of a moving "
    + "paddle's speed it takes along; where on the paddle it is hit counts always. These work at once."
  static let paddleHeader = "The paddles"
  static let paddleFooter =
    "A paddle jumps to the finger, snaps to it, or hangs on a spring whose other end the finger holds."
  static let styleHeader = "Look and sound"
  static let recordsHeader = "Kept"
  static let resetFooter = "Sets everything on this page as it was at first. Wins and the longest rally are kept."
  static let reset = "Reset to defaults"
  static let longestRally = "Longest rally"

  static func wins(against strength: Int) -> String { "Won against " + strengths[strength] }

  static func title(_ setting: Setting) -> String {
    switch setting {
    case .players: "Players"
    case .strength: "Computer"
    case .points: "Points to win"
    case .clearLead: "Win by two points"
    case .ballSpeed: "Ball speed"
    case .speedUp: "Gain with each hit"
    case .spin: "Spin"
    case .paddleLength: "Paddle length"
    case .drive: "Paddle drive"
    case .trace: "Ink trace"
    case .sound: "Sound and haptics"
    }
  }

  /// A setting's value in words.
  static func value(_ value: Int, of setting: Setting) -> String { "\(value) %" }

  static let playerCounts = ["Watch", "One", "Two"]
  static let strengths = ["Gentle", "Keen", "Fierce"]
  static let goals = Rules.goals.map { "\($0)" }
  static let drives = ["Teleport", "Snap", "Spring"]
}
