import ArcadeKit
import GameSettings
import UIKit

/// The texts of the scores tab.
extension BubbleStrings {
  static var noScores: String { text("No scores yet", de: "Noch keine Ergebnisse") }
  static var noScoresHint: String {
    text("Play a game to put your name here.", de: "Spiel eine Runde, dann steht dein Name hier.")
  }
  static var notKept: String {
    text(
      "This browser keeps nothing for this page, so scores are gone when it closes.",
      de: "Dieser Browser speichert nichts für diese Seite; die Ergebnisse sind weg, sobald du sie schließt.")
  }
  static var damaged: String {
    text(
      "The stored scores could not be read. They were set aside, and nothing was deleted.",
      de: "Die gespeicherten Ergebnisse waren nicht lesbar. Sie wurden zur Seite gelegt, nichts wurde gelöscht.")
  }

  static func row(_ place: Int, _ name: PlayerName) -> String { "\(place). " + player(name) }
  static func ownRow(_ place: Int, _ entry: ScoreBoard.Entry) -> String {
    "\(place). " + entry.name.text + text(", you, ", de: ", du, ") + points(entry.score)
  }
  static func otherRow(_ place: Int, _ entry: ScoreBoard.Entry) -> String {
    "\(place). " + entry.name.text + ", " + points(entry.score)
  }

  // MARK: Rules

  /// What distinguishes a board from others.
  static func rules(_ rules: RuleSet?) -> String {
    guard let rules else {
      return text("Earlier scores, of various rules", de: "Frühere Ergebnisse, verschiedene Regeln")
    }
    let settings = rules.settings
    var parts = [
      text("\(settings.seconds) seconds", de: "\(settings.seconds) Sekunden"),
      text(
        settings.mostBubbles == 1 ? "1 bubble" : "\(settings.mostBubbles) bubbles",
        de: settings.mostBubbles == 1 ? "1 Blase" : "\(settings.mostBubbles) Blasen"),
    ]
    if settings[.size] != Setting.size.scale.standard {
      parts.append(text("size ", de: "Größe ") + value(settings[.size], of: .size))
    }
    if !settings.drifts { parts.append(text("no drift", de: "ohne Drift")) }
    if settings.hasSpecials { parts.append(text("special bubbles", de: "besondere Blasen")) }
    if settings.bumps { parts.append(text("bumping", de: "mit Anstoßen")) }
    if !rules.kinds.utf8.isEmpty { parts.append(text("own kinds ", de: "eigene Sorten ") + rules.kinds) }
    return parts.joined(separator: " · ")
  }

  // MARK: The graph of one's games

  static func games(_ name: PlayerName, _ rules: RuleSet) -> String {
    text("Games of ", de: "Runden von ") + player(name) + " · " + self.rules(rules)
  }
  /// The points of a graph, for a screen reader: the last games, the oldest first.
  static func gamesSpoken(_ games: [PlayedGame]) -> String {
    let numbers = games.map { "\($0.score)" }.joined(separator: ", ")
    return text("Your last \(games.count) games: \(numbers).", de: "Deine letzten \(games.count) Runden: \(numbers).")
  }

  // MARK: Scores as a file

  static var fileName: String { text("BubblePop scores.txt", de: "BubblePop Bestenliste.txt") }
  static var saveFile: String { text("Save as a file", de: "Als Datei sichern") }
  static var openFile: String { text("Add from a file", de: "Aus Datei hinzufügen") }
  static var undo: String { text("Undo", de: "Widerrufen") }
  static var undone: String {
    text("The scores of that file are removed again.", de: "Die Ergebnisse dieser Datei sind wieder entfernt.")
  }

  /// What an imported file changed.
  static func came(_ merge: BoardMerge) -> String {
    if merge.changesNothing {
      return text(
        "Nothing new: every score of that file was here already.",
        de: "Nichts Neues: alle Ergebnisse dieser Datei waren schon hier.")
    }
    var parts: [String] = []
    let (new, raised) = (merge.newPlayers, merge.raised)
    if new > 0 {
      parts.append(
        text(
          new == 1 ? "1 score added" : "\(new) scores added",
          de: new == 1 ? "1 Ergebnis hinzugefügt" : "\(new) Ergebnisse hinzugefügt"))
    }
    if raised > 0 {
      parts.append(
        text(
          raised == 1 ? "1 score improved" : "\(raised) scores improved",
          de: raised == 1 ? "1 Ergebnis verbessert" : "\(raised) Ergebnisse verbessert"))
    }
    return parts.joined(separator: ", ") + "."
  }

  /// Why a file was refused.
  static func refused(_ name: String, _ fault: ScoreShelf.Fault) -> String {
    let reason =
      switch fault {
      case .otherKind:
        text("it is not a file of BubblePop scores", de: "sie enthält keine BubblePop-Ergebnisse")
      case .otherVersion:
        text("it is of another version of BubblePop", de: "sie ist von einer anderen BubblePop-Version")
      case .notWhole: text("a part of it is missing", de: "ein Teil von ihr fehlt")
      case .line(let number):
        text("line \(number) is not a score and a name", de: "Zeile \(number) ist kein Ergebnis mit Namen")
      case .tooMany:
        text(
          "it has more than \(NumberText.grouped(Rules.mostFilePlayers)) scores",
          de: "sie hat mehr als \(NumberText.grouped(Rules.mostFilePlayers)) Ergebnisse")
      }
    return refused(name, because: reason)
  }

  static func refused(_ name: String, _ error: CocoaError) -> String {
    refused(
      name,
      because: error == .fileReadTooLarge
        ? text("it is too large", de: "sie ist zu groß") : text("it is not a text", de: "sie ist kein Text"))
  }

  private static func refused(_ name: String, because reason: String) -> String {
    text(
      "\u{2068}" + name + "\u{2069} was not added: " + reason + ". Nothing has changed.",
      de: "\u{2068}" + name + "\u{2069} wurde nicht hinzugefügt: " + reason + ". Es hat sich nichts geändert.")
  }
}
