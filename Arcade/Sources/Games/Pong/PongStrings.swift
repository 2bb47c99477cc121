import ArcadeKit
import UIKit

/// All texts that Pong shows or speaks.
enum PongStrings {
  static let title = "Pong"
  static var play: String { text("Play", de: "Spielen") }
  static var settings: String { text("Settings", de: "Einstellungen") }

  // MARK: Court

  static var court: String { text("Court", de: "Spielfeld") }
  static var ball: String { text("Ball", de: "Ball") }
  static var paddleHint: String { text("Adjust to move it.", de: "Wert ändern, um ihn zu bewegen.") }
  static var paddleFirst: String { text("at the start", de: "am Anfang") }
  static var paddleMiddle: String { text("in the middle", de: "in der Mitte") }
  static var paddleLast: String { text("at the end", de: "am Ende") }

  /// The name of the player on a side.
  static func name(_ side: Side, _ settings: Settings) -> String {
    switch settings.players {
    case 1: side == .near ? text("You", de: "Du") : text("Computer", de: "Computer")
    case 2: text("Player", de: "Spieler") + (side == .near ? " 1" : " 2")
    default: "Computer" + (side == .near ? " 1" : " 2")
    }
  }

  static func paddle(_ side: Side, _ settings: Settings) -> String {
    settings.players == 1 && side == .near
      ? text("Your paddle", de: "Dein Schläger")
      : text("Paddle of ", de: "Schläger von ") + name(side, settings)
  }

  // MARK: Around the court

  static var pause: String { text("Pause", de: "Pause") }
  static var resume: String { text("Resume", de: "Weiter") }
  static var paused: String { text("Paused", de: "Pause") }
  static var resumeHint: String {
    text("Tap, click or press Space to go on", de: "Tippen, klicken oder Leertaste: weiter")
  }
  static var newMatch: String { text("New match", de: "Neues Match") }
  static var serve: String { text("Serve", de: "Aufschlag") }
  static var serveHint: String {
    text("Tap, click or press Space to serve", de: "Tippen, klicken oder Leertaste: Aufschlag")
  }

  static func serves(_ side: Side, _ settings: Settings) -> String {
    settings.players == 1 && side == .near
      ? text("Your serve", de: "Dein Aufschlag")
      : text(name(side, settings) + " serves", de: name(side, settings) + " schlägt auf")
  }

  static func matchPoint(_ side: Side, _ settings: Settings) -> String {
    settings.players == 1 && side == .near
      ? text("Your match point", de: "Dein Matchball")
      : text("Match point, ", de: "Matchball, ") + name(side, settings)
  }

  static func rally(_ hits: Int) -> String { text("Rally", de: "Ballwechsel") + " \(hits)" }
  static func longest(_ hits: Int) -> String { text("Longest", de: "Längster") + " \(hits)" }

  /// What the home screen says under the icon.
  static func bestWords(_ hits: Int) -> String { longestRally + " " + NumberText.grouped(hits) }

  /// The points of a match, for the home screen.
  static func progress(_ game: Game) -> String {
    name(.near, game.settings) + " \(game.points(.near)), " + name(.far, game.settings) + " \(game.points(.far))"
  }

  /// The announcement after a point.
  static func score(_ game: Game) -> String {
    let near = name(.near, game.settings) + " \(game.points(.near))"
    return near + ", " + name(.far, game.settings) + " \(game.points(.far)). " + serves(game.server, game.settings)
      + "."
  }

  // MARK: The end

  static func won(_ side: Side, _ settings: Settings) -> String {
    settings.players == 1 && side == .near
      ? text("You win", de: "Du gewinnst")
      : text(name(side, settings) + " wins", de: name(side, settings) + " gewinnt")
  }

  /// The points of a finished match, the winner's name not included.
  static func result(_ game: Game) -> String {
    text("\(game.points(.near)) to \(game.points(.far))", de: "\(game.points(.near)) zu \(game.points(.far))")
  }

  static var bestRally: String { text("Longest rally", de: "Längster Ballwechsel") }
  static var everLongest: String { text("Your longest rally yet", de: "Dein bisher längster Ballwechsel") }
  static var again: String { text("Play again", de: "Noch einmal") }
  static var keep: String { text("Keep the drawing", de: "Zeichnung sichern") }
  static var drawing: String {
    text("Ink drawing of the match: every flight of the ball", de: "Tuschezeichnung des Matchs: jeder Flug des Balls")
  }
  static func drawingTitle(_ game: Game) -> String {
    "Pong, " + name(.near, game.settings) + " \(game.points(.near)) : \(game.points(.far)) "
      + name(.far, game.settings)
  }
  static let drawingFile = "pong.svg"

  // MARK: Settings

  static var matchHeader: String { text("The match", de: "Das Match") }
  static var matchFooter: String {
    text(
      "An adaptive computer gets better with each point you win and weaker with each one you lose, so that "
        + "matches stay "
        + "close. Two people play at opposite ends of one screen, with a finger each, or with W, S and the arrows. A "
        + "change here begins a new match.",
      de: "Ein fairer Computer wird mit jedem Punkt für dich besser und mit jedem gegen dich schwächer, damit es "
        + "knapp bleibt. Zu zweit spielt ihr an den beiden Enden eines Bildschirms, mit je einem Finger oder mit W, S "
        + "und den Pfeiltasten. Eine Änderung hier beginnt ein neues Match.")
  }
  static var flightHeader: String { text("The flight", de: "Der Flug") }
  static var flightFooter: String {
    text(
      "With each hit of a rally the ball gets faster, up to 2.2 times the speed of the serve. The nearer to the end of "
        + "the paddle you hit it, the more steeply it flies off; spin is how much of a moving paddle’s speed it takes "
        + "along. These settings take effect at once.",
      de: "Mit jedem Schlag eines Ballwechsels wird der Ball schneller, bis zum 2,2-Fachen des Aufschlags. Je näher am "
        + "Ende des Schlägers du ihn triffst, desto schräger fliegt er davon; der Effet sagt, wie viel vom Tempo eines "
        + "bewegten Schlägers er mitnimmt. Diese Einstellungen wirken sofort.")
  }
  static var paddleHeader: String { text("The paddles", de: "Die Schläger") }
  static var paddleFooter: String {
    text(
      "A paddle jumps to your finger, snaps to it, or hangs on a spring whose other end you hold.",
      de: "Ein Schläger springt zum Finger, schnappt zu ihm, oder hängt an einer Feder, deren anderes Ende du hältst.")
  }
  static var styleHeader: String { text("Look and sound", de: "Aussehen und Klang") }
  static var recordsHeader: String { text("Records", de: "Rekorde") }
  static var resetFooter: String {
    text(
      "Puts every setting on this page back to its default. Your wins and your longest rally stay.",
      de: "Setzt alle Einstellungen auf dieser Seite zurück. Deine Siege und dein längster Ballwechsel bleiben.")
  }
  static var reset: String { text("Reset to defaults", de: "Zurücksetzen") }
  static var longestRally: String { text("Longest rally", de: "Längster Ballwechsel") }

  static func wins(against strength: Int) -> String {
    text("Wins against ", de: "Siege gegen ") + strengths[strength]
  }

  static func title(_ setting: Setting) -> String {
    switch setting {
    case .players: text("Players", de: "Spieler")
    case .strength: text("Computer", de: "Computer")
    case .points: text("Points to win", de: "Punkte zum Sieg")
    case .clearLead: text("Win by two points", de: "Zwei Punkte Vorsprung")
    case .ballSpeed: text("Ball speed", de: "Tempo des Balls")
    case .speedUp: text("Gain with each hit", de: "Zuwachs je Schlag")
    case .spin: text("Spin", de: "Effet")
    case .paddleLength: text("Paddle length", de: "Länge der Schläger")
    case .drive: text("Paddle drive", de: "Antrieb der Schläger")
    case .trace: text("Ink trace", de: "Tuschespur")
    case .sound: text("Sound and haptics", de: "Klang und Vibration")
    }
  }

  /// A setting's value in words.
  static func value(_ value: Int, of setting: Setting) -> String { text("\(value)%", de: "\(value) %") }

  static var playerCounts: [String] {
    [text("Watch", de: "Zusehen"), text("One", de: "Allein"), text("Two", de: "Zu zweit")]
  }
  static var strengths: [String] {
    [
      text("Gentle", de: "Sanft"), text("Keen", de: "Flink"), text("Fierce", de: "Wild"),
      text("Adaptive", de: "Fair"),
    ]
  }
  static let goals = Rules.goals.map { "\($0)" }
  static var drives: [String] {
    [text("Teleport", de: "Sprung"), text("Snap", de: "Schnapp"), text("Spring", de: "Feder")]
  }
}
