import UIKit

/// What the card at the end of a game says about the run's place on its board.
enum PlaceStrings {
  static var hint: String { text("Opens the board.", de: "Öffnet die Bestenliste.") }

  /// The line for the state of a run; nil stands for one that the page has not submitted yet.
  static func words(_ standing: VerifiedRuns.Standing?) -> String {
    switch standing {
    case nil, .checking: text("The board is checking your game …", de: "Die Bestenliste prüft dein Spiel …")
    case .waiting:
      text("For the board when you are online again", de: "Für die Bestenliste, sobald du wieder online bist")
    case .practice:
      text(
        "Not for the board: it began before the server could give its seed",
        de: "Nicht für die Bestenliste: Es begann, bevor der Server den Startwert geben konnte")
    case .ranked(let rank, let today):
      rank == today
        ? text("No. \(rank) of all time", de: "Platz \(rank) aller Zeiten")
        : text("No. \(today) today, no. \(rank) of all time", de: "Heute Platz \(today), insgesamt Platz \(rank)")
    case .refused(let reason): text("Not on the board: ", de: "Nicht auf der Bestenliste: ") + why(reason)
    }
  }

  /// The server's reason, or in German what it means.
  private static func why(_ reason: String) -> String {
    if reason.contains("has been used") {
      return text("only the first try of the day counts", de: "Nur der erste Versuch des Tages zählt.")
    }
    let german =
      if reason.contains("hours old") {
        "Der Server nimmt ein Spiel nur sechs Stunden lang an."
      } else if reason.contains("version") {
        "Die Regeln des Servers sind andere; lade die Seite neu."
      } else {
        "Der Server hat das Spiel nicht anerkannt."
      }
    return text(reason, de: german)
  }
}
