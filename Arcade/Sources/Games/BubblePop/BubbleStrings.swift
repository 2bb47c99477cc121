import ArcadeKit
import GameSettings
import UIKit

/// Every text that BubblePop shows or speaks during a game; those of the other tabs are in extensions.
enum BubbleStrings {
  static let title = "BubblePop"
  static var play: String { text("Play", de: "Spielen") }
  static var scores: String { text("Scores", de: "Bestenliste") }
  static var settings: String { text("Settings", de: "Einstellungen") }

  // MARK: Welcome

  static var nameField: String { text("Your name", de: "Dein Name") }
  static var start: String { text("Start", de: "Los geht’s") }
  static var blankName: String {
    text(
      "Type a name first, so that your score has an owner.",
      de: "Gib zuerst einen Namen ein, damit dein Ergebnis jemandem gehört.")
  }
  static var nameNote: String {
    text(
      "Up to \(Rules.longestName) characters, in any script.",
      de: "Bis zu \(Rules.longestName) Zeichen, in jeder Schrift.")
  }
  static var legend: String { text("The bubbles", de: "Die Blasen") }
  static var legendNote: String {
    text(
      "A second one of the same color in a row, and each after it, is worth half as much again.",
      de: "Ab der zweiten derselben Farbe in Folge zählt jede das Anderthalbfache.")
  }

  // MARK: Bubbles

  static var field: String { text("Bubbles", de: "Blasen") }

  /// The name of a kind, in the player's language if it is one of the arcade's own.
  static func kind(_ kind: BubbleKind) -> String {
    guard let own = KindSheet.standard.kinds.firstIndex(where: { $0.name == kind.name }), own < german.count else {
      return kind.name
    }
    return text(kind.name, de: german[own])
  }
  /// The arcade's own kinds, in the order of their sheet.
  private static let german = ["rot", "rosa", "grün", "blau", "schwarz", "gold", "Perle"]

  static func name(_ kind: BubbleKind) -> String { self.kind(kind) + ", " + points(kind.points) }
  static func points(_ points: Int) -> String {
    let number = NumberText.grouped(points)
    return text(points == 1 ? "1 point" : number + " points", de: points == 1 ? "1 Punkt" : number + " Punkte")
  }

  /// A kind's share of all bubbles, such as "40 %" or "1.9 %"; `tenths` are tenths of a percent.
  static func share(_ tenths: Int) -> String {
    let point = text(".", de: ",")
    return (tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10)" + point + "\(tenths % 10)") + "\u{202F}%"
  }

  /// The points that a pop earned.
  static func gain(_ points: Int) -> String { "+\(points)" }
  /// The length of a combo, from the second bubble on.
  static func inARow(_ length: Int) -> String { text("\(length) in a row", de: "\(length) in Folge") }
  /// The announcement of a pop for screen readers.
  static func popped(_ kind: BubbleKind, _ points: Int, run: Int) -> String {
    self.kind(kind) + " " + gain(points) + (run > 1 ? ", " + inARow(run) : "")
  }

  // MARK: While playing

  static var time: String { text("Time", de: "Zeit") }
  static var score: String { text("Score", de: "Punkte") }
  static var best: String { text("Best", de: "Rekord") }
  static var run: String { text("Next", de: "Nächste") }
  static var pause: String { text("Pause", de: "Pause") }
  static var resume: String { text("Resume", de: "Weiter") }
  static var paused: String { text("Paused", de: "Pausiert") }
  static var resumeHint: String { text("Tap to resume", de: "Zum Weiterspielen tippen") }
  static var getReady: String { text("Get ready", de: "Mach dich bereit") }
  static var go: String { text("Go!", de: "Los!") }
  static func secondsLeft(_ seconds: Int) -> String {
    text(
      seconds == 1 ? "1 second left" : "\(seconds) seconds left",
      de: seconds == 1 ? "Noch 1 Sekunde" : "Noch \(seconds) Sekunden")
  }

  /// The current combo and what continues it, for a screen reader.
  static func run(_ combo: ComboRun) -> String {
    guard combo.length > 0 else { return text("no run yet", de: "noch keine Folge") }
    guard let kind = combo.kind, let next = combo.nextPoints else {
      return text("any color continues the run", de: "jede Farbe setzt die Folge fort")
    }
    let name = self.kind(kind)
    return text(
      "\(combo.length) \(name) in a row; another one is worth " + points(next),
      de: "\(combo.length) in Folge: \(name); die nächste zählt " + points(next))
  }
  static var anyColor: String { text("any", de: "alle") }

  // MARK: The end

  static var overTitle: String { text("Time’s up!", de: "Zeit ist um!") }
  static var toScores: String { text("High scores", de: "Bestenliste") }
  static var otherPlayer: String { text("Another player", de: "Anderer Spieler") }
  static var again: String { text("Play again", de: "Noch einmal") }

  static func result(_ player: PlayerName, _ score: Int) -> String { "\(self.player(player)): " + points(score) }
  static var newBest: String { text("The highest score of all!", de: "Das beste Ergebnis von allen!") }
  static func over(_ game: Game) -> String { overTitle + " " + points(game.score) + "." }
  static var possible: String { text("was possible", de: "waren möglich") }
  static var share: String { text("of it is yours", de: "davon sind deine") }
  static var longestRun: String { text("longest run", de: "längste Folge") }
  static var firstAttempt: String { text("today’s first try", de: "erster Versuch heute") }
  static func medal(_ medal: Medal?) -> String {
    switch medal {
    case nil:
      text(
        "No medal yet: bronze is for \(Medal.bronze.share)\u{202F}%",
        de: "Noch keine Medaille: Bronze gibt es ab \(Medal.bronze.share)\u{202F}%")
    case .bronze: text("Bronze medal", de: "Bronzemedaille")
    case .silver: text("Silver medal", de: "Silbermedaille")
    case .gold: text("Gold medal", de: "Goldmedaille")
    }
  }

  // MARK: Today

  static var today: String { text("The day’s bubbles", de: "Die Blasen des Tages") }
  static func today(_ day: Day) -> String {
    text(
      "The bubbles of \(DayText.long(day)): the same for everybody, by the standard rules. The first try counts.",
      de: "Die Blasen von \(DayText.long(day)): für alle gleich, nach den Standardregeln. Der erste Versuch zählt.")
  }

  // MARK: The home screen

  static func homeBest(_ score: Int) -> String {
    text("Best \(NumberText.grouped(score))", de: "Rekord \(NumberText.grouped(score))")
  }
  static func progress(_ game: Game) -> String { secondsLeft(game.secondsLeft) + ", " + points(game.score) }

  // MARK: Names

  /// A name in Unicode isolates, so that its writing direction and that of the text around it do not affect each other.
  static func player(_ name: PlayerName) -> String { "\u{2068}" + name.text + "\u{2069}" }
}
