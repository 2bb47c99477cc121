import ArcadeKit
import GameSettings
import UIKit

/// All texts of the list of runs.
enum RunStrings {
  static var runs: String { text("Recorded Runs", de: "Aufnahmen") }
  static var open: String { text("Open a Recorded Run …", de: "Aufnahme öffnen …") }
  /// The label of the text of a run, which shows the run again.
  static func watch(_ name: String) -> String { text("Watch: \(name)", de: "Ansehen: \(name)") }
  static var race: String { text("Race this run", de: "Dagegen antreten") }
  static var save: String { text("Save as a file", de: "Als Datei sichern") }
  static var delete: String { text("Delete", de: "Löschen") }
  static var deleteTitle: String {
    text("Delete this recording?", de: "Diese Aufzeichnung löschen?")
  }
  static var none: String {
    text(
      "There are no runs yet. When a game ends, its recording is kept here, so that you can watch it again and share "
        + "it.",
      de:
        "Noch gibt es hier nichts. Wenn ein Spiel zu Ende ist, wird seine Aufzeichnung hier aufbewahrt; dann kannst du "
        + "es noch einmal ansehen und teilen.")
  }
  static var cannotKeep: String {
    text(
      "This browser keeps no runs for this page. A private window, or its settings, may be the reason.",
      de: "Dieser Browser bewahrt für diese Seite keine Spiele auf. Das kann an einem privaten Fenster oder an seinen "
        + "Einstellungen liegen.")
  }
  static var footer: String {
    text(
      "The last runs and the best of each game stay in this browser. Nobody else sees them unless you share them.",
      de: "Die letzten Spiele und das beste jeder Art bleiben in diesem Browser. Niemand sonst sieht sie, solange du "
        + "sie nicht teilst.")
  }

  /// The label of the button with a run's menu.
  static func more(_ name: String) -> String {
    text("More about this run: \(name)", de: "Mehr zu diesem Spiel: \(name)")
  }

  /// When a run ended, how long it was, and whether it is the best: “2:05 PM · 1:23 min · your best”.
  static func facts(_ run: KeptRun) -> String {
    var parts = [time(run.date), length(run.result.seconds)]
    if run.isBest { parts.append(text("your best", de: "dein bestes")) }
    return parts.joined(separator: " · ")
  }

  /// The time of day: “2:05 PM” or „14:05 Uhr“.
  private static func time(_ date: Date) -> String {
    let minute = Int(local(date) / 60) % 1440
    let (hour, rest) = (minute / 60, minute % 60)
    let english = "\((hour + 11) % 12 + 1):\(twoDigits(rest)) \(hour < 12 ? "AM" : "PM")"
    let german = "\(hour):\(twoDigits(rest)) Uhr"
    return text(english, de: german)
  }

  /// A duration in minutes and seconds: “1:23 min”.
  private static func length(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 359_999).rounded())
    return "\(whole / 60):\(twoDigits(whole % 60)) min"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The seconds since the beginning of 1970 in the player's time zone; none before that, and none after the year 9999.
  private static func local(_ date: Date) -> Double {
    min(max(date.timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT()), 0), 253_402_300_799)
  }

  /// The day of a moment in the player's time zone.
  static func day(_ date: Date) -> Day { Day(secondsSince1970: local(date)) }

  /// The header of a day's runs.
  static func title(of day: Day) -> String {
    let today = RunStrings.day(.now)
    if day == today { return text("Today", de: "Heute") }
    return day == today.adding(-1) ? text("Yesterday", de: "Gestern") : DayText.long(day)
  }
}
