import ArcadeKit
import UIKit

/// All texts that Breakout shows or speaks.
enum BreakoutStrings {
  static let title = "Breakout"
  static let play = "Play"
  static let settings = "Settings"

  // MARK: Court

  static let court = "Court"
  static let ball = "Ball"
  static let paddle = "Paddle"
  static let paddleHint = "Adjust to move it along the bottom."
  static let paddleLeft = "at the left"
  static let paddleRight = "at the right"
  static let paddleMiddle = "in the middle"

  static func brick(_ brick: Brick) -> String {
    "\(kind(brick)) brick, row \(brick.row + 1), column \(brick.column + 1)"
  }

  private static func kind(_ brick: Brick) -> String {
    switch brick.kind {
    case .plain: "Plain"
    case .tough: brick.isCracked ? "Cracked" : "Tough"
    case .twin: "Twin"
    case .wide: "Wide"
    case .slow: "Slow"
    case .burst: "Burst"
    case .heart: "Heart"
    }
  }

  // MARK: Around the court

  static let score = "Score"
  static let best = "Best"
  static let lives = "Lives"
  static let pause = "Pause"
  static let resume = "Resume"
  static let paused = "Paused"
  static let push = "Push"
  static let launch = "Launch"
  static let pushReady = "ready"
  static let pushWaiting = "recovering"
  static let launchHint = "Tap to launch the ball"
  static let tiltRefused = "The device’s motion is not to be had, so gravity pulls down."
  static let resumeHint = "Tap to go on"
  static let pushOffer = "Stuck? Tap to push the ball"

  static func bestLine(_ best: Int) -> String { "\(BreakoutStrings.best) \(NumberText.grouped(best))" }
  static func combo(_ factor: Int) -> String { "×\(factor)" }
  static func points(_ points: Int) -> String { "+\(NumberText.grouped(points))" }
  static func bricksLeft(_ count: Int) -> String { count == 1 ? "1 brick left" : "\(count) bricks left" }
  static func livesLeft(_ lives: Int) -> String { lives == 1 ? "1 life left" : "\(lives) lives left" }
  static func lost(lives: Int, _ settings: Settings) -> String {
    settings.isPractice ? "Ball lost" : "Ball lost, " + livesLeft(lives)
  }
  static let freeBalls = "practice, lost balls are free"

  // MARK: The end

  static let wonTitle = "Wall cleared"
  static let lostTitle = "Game over"

  // MARK: Settings

  static let wallHeader = "The wall"
  static let wallFooter =
    "Tough bricks take two hits and crack after the first. Special bricks carry a sign: two balls add a ball, arrows "
    + "widen the paddle, a clock slows time, a spark breaks its neighbours, a heart gives a life. "
    + "A change here begins a new game."
  static let flightHeader = "The flight"
  static let flightFooter =
    "Bounciness is the speed a ball keeps at walls and bricks; the paddle always sends it off at its cruising speed. "
    + "With Tilt, gravity pulls to where the device is tilted; where its motion is not to be had, down. "
    + "These work at once, also in mid-game, but that game's score then counts for no best."
  static let gameHeader = "The game"
  static let gameFooter =
    "In practice lost balls cost nothing, and no best score is kept. The best score is kept for each set of settings. "
    + "A change here begins a new game."
  static let styleHeader = "Look and sound"
  static let styleFooter = "Bricks are told apart by their signs in every look."
  static let resetFooter = "Sets everything on this page as it was at first. Best scores are kept."
  static let reset = "Reset to defaults"

  static func title(_ setting: Setting) -> String {
    switch setting {
    case .brickRows: "Rows of bricks"
    case .bricksPerRow: "Bricks per row"
    case .toughShare: "Tough bricks"
    case .specialShare: "Special bricks"
    case .balls: "Balls"
    case .ballSpeed: "Ball speed"
    case .bounciness: "Bounciness"
    case .gravity: "Gravity"
    case .paddleWidth: "Paddle width"
    case .spin: "Moving paddle gives spin"
    case .lives: "Lives"
    case .practice: "Practice"
    case .sound: "Sound and haptics"
    case .look: "Look"
    }
  }

  /// A setting's value in words.
  static func value(_ value: Int, of setting: Setting) -> String {
    switch setting {
    case .toughShare, .specialShare, .ballSpeed, .bounciness, .paddleWidth: "\(value) %"
    default: "\(value)"
    }
  }

  static let gravities = ["None", "Light", "Mid", "Strong", "Tilt"]
  static let looks = ["Night", "Dawn", "Plain"]
  static let ballCounts = ["1", "2", "3"]
}
