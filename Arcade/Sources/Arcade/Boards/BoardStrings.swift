import ArcadeKit
import UIKit

/// All texts of the boards.
enum BoardStrings {
  static var boards: String { text("Boards", de: "Bestenlisten") }
  static var summary: String { text("Everybody’s best games", de: "Die besten Spiele aller") }
  static var game: String { text("Game", de: "Spiel") }
  static var span: String { text("Time", de: "Zeitraum") }
  static var spans: [String] {
    [text("Today", de: "Heute"), text("This week", de: "Woche"), text("All time", de: "Ewig")]
  }
  static func own(_ name: String) -> String { text("\(name) (you)", de: "\(name) (du)") }

  /// The label of a line for screen readers, which read its score after it.
  static func label(_ line: RunBoard.Line, isWatchable: Bool) -> String {
    let name = line.isOwn ? own(line.name) : line.name
    return isWatchable
      ? text("Watch no. \(line.rank): \(name)", de: "Platz \(line.rank) ansehen: \(name)")
      : text("No. \(line.rank): \(name)", de: "Platz \(line.rank): \(name)")
  }

  static var yourPlace: String { text("Your place", de: "Dein Platz") }
  static var loads: String { text("Loading …", de: "Wird geladen …") }
  static var empty: String { text("Nobody is on this board yet.", de: "Auf dieser Liste steht noch niemand.") }
  static var notLoaded: String {
    text(
      "The board could not be loaded. Are you offline?", de: "Die Liste konnte nicht geladen werden. Bist du offline?")
  }
  static var busy: String {
    text(
      "The server is busy. Please try again in a minute.",
      de: "Der Server ist ausgelastet. Versuche es in einer Minute noch einmal.")
  }
  /// Why a board, or the list of those that are closed, did not come.
  static func whyNotLoaded(_ failure: String) -> String { failure == "busy" ? busy : notLoaded }
  static var again: String { text("Try again", de: "Noch einmal versuchen") }
  static var watchTomorrow: String {
    text(
      "The games of a challenge can be watched when its day is over in Greenwich.",
      de: "Die Spiele einer Aufgabe kann man ansehen, wenn ihr Tag in Greenwich vorbei ist.")
  }
  static var noServer: String {
    text(
      "This site has no boards. Your games are practice, and your scores stay in this browser.",
      de: "Diese Seite hat keine Bestenlisten. Deine Spiele sind Übung, und deine Ergebnisse bleiben in diesem "
        + "Browser.")
  }
  static var insecure: String {
    text(
      "This page did not come over a secure connection, so you can look at the boards but not take part. Your "
        + "games are practice.",
      de: "Diese Seite kam nicht über eine sichere Verbindung. Du kannst die Listen ansehen, aber nicht mitmachen. "
        + "Deine Spiele sind Übung.")
  }
  static var unreachable: String {
    text(
      "The server does not answer. Games that you play now are handed in later, if they began with the server.",
      de: "Der Server antwortet nicht. Spiele von jetzt werden später eingereicht, wenn sie mit dem Server begannen.")
  }

  // MARK: Taking part

  static var takePart: String { text("Take part", de: "Mitmachen") }
  static var name: String { text("Name", de: "Name") }
  static var namePlaceholder: String { text("As others see you", de: "Wie andere dich sehen") }
  static var join: String { text("Join the boards", de: "Mitmachen") }
  static var rename: String { text("Change the name", de: "Namen ändern") }
  static var leave: String { text("Leave and erase everything", de: "Aufhören und alles löschen") }
  static var joinText: String {
    text(
      "The name, and each finished game with its settings and everything you did in it, go to this site’s server, which "
        + "checks it and lets everybody watch it. You can have all of it erased at any time. Until you join, nothing is sent.",
      de: "Der Name und jedes beendete Spiel mit seinen Einstellungen und allem, was du darin getan hast, gehen an den "
        + "Server dieser Seite. Er prüft es und lässt es alle ansehen. Du kannst jederzeit alles löschen lassen. Bevor "
        + "du mitmachst, wird nichts gesendet.")
  }
  static var joinedText: String {
    text(
      "Your finished games are checked by the server and can be watched by everybody. A game counts if it began with the "
        + "server’s seed, which it does while you are online.",
      de: "Deine beendeten Spiele werden vom Server geprüft und können von allen angesehen werden. Ein Spiel zählt, "
        + "wenn es mit dem Startwert des Servers begann; das tut es, solange du online bist.")
  }
  static var leaveTitle: String { text("Leave the boards?", de: "Nicht mehr mitmachen?") }
  static var leaveText: String {
    text(
      "The server erases your name, your games and your places. This cannot be undone.",
      de: "Der Server löscht deinen Namen, deine Spiele und deine Plätze. Das lässt sich nicht rückgängig machen.")
  }
  static var erase: String { text("Leave and erase", de: "Löschen") }

  /// Why something was not done.
  static func why(_ failure: VerifiedRuns.Failure) -> String {
    switch failure.reason {
    case "name":
      text(
        "The server does not take this name. Use 1 to 24 letters, digits or signs.",
        de: "Der Server nimmt diesen Namen nicht. Nimm 1 bis 24 Buchstaben, Ziffern oder Zeichen.")
    case "busy": busy
    case "storage":
      text(
        "This browser keeps nothing for this page, so you cannot take part. A private window may be the reason.",
        de: "Dieser Browser bewahrt für diese Seite nichts auf, deshalb kannst du nicht mitmachen. Das kann an einem "
          + "privaten Fenster liegen.")
    default:
      text(
        "That did not work, because the server does not answer. Please try again later.",
        de: "Das hat nicht geklappt, weil der Server nicht antwortet. Versuche es später noch einmal.")
    }
  }
}
