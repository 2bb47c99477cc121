import ArcadeKit
import GameSettings
import UIKit

/// The texts of the boards of earlier rules.
enum ClosedStrings {
  static var heading: String { text("Earlier rules", de: "Frühere Regeln") }
  static var footer: String {
    text(
      "These boards are closed, because the rules have changed since. Their games can still be watched, as long as they "
        + "are kept.",
      de: "Diese Listen sind geschlossen, weil sich die Regeln seither geändert haben. Ihre Spiele kann man noch "
        + "ansehen, solange sie aufbewahrt werden.")
  }
  static var boardFooter: String {
    text(
      "This board is closed, because the rules have changed since. Its games can still be watched, as long as they "
        + "are kept.",
      de: "Diese Liste ist geschlossen, weil sich die Regeln seither geändert haben. Ihre Spiele kann man noch "
        + "ansehen, solange sie aufbewahrt werden.")
  }
  static var none: String {
    text("There are no boards of earlier rules.", de: "Es gibt keine Listen mit früheren Regeln.")
  }
  static var notLoaded: String {
    text(
      "The closed boards could not be loaded. Are you offline?",
      de: "Die geschlossenen Listen konnten nicht geladen werden. Bist du offline?")
  }

  /// The name of a version of the rules: “Rules 3”.
  static func rules(_ version: Int) -> String { text("Rules \(version)", de: "Regeln \(version)") }

  /// What a board compares: the game, or the challenge and its day.
  static func title(_ board: ClosedBoard, _ offer: BoardOffer?) -> String {
    let name = offer?.name ?? board.game
    return board.day.map { name + ", " + date($0) } ?? name
  }

  /// The version of a board's rules, and its settings as far as they can be named: “Rules 3 · Your settings”.
  static func subtitle(_ board: ClosedBoard, _ offer: BoardOffer?) -> String {
    ([rules(board.version)] + settings(board, offer)).joined(separator: " · ")
  }

  /// The settings of a board, how many are on it, and when it was played last: “Your settings · 12 players · last game Nov 20,
  /// 2026”.
  static func facts(_ board: ClosedBoard, _ found: ClosedBoards.Board, _ offer: BoardOffer?) -> String {
    var parts = settings(board, offer) + [players(found.players)]
    // The day of a challenge is in its title.
    if board.day == nil, let last = Day(text: found.lastDay) {
      let date = date(last)
      parts.append(text("last game \(date)", de: "zuletzt \(date)"))
    }
    return parts.joined(separator: " · ")
  }

  private static func settings(_ board: ClosedBoard, _ offer: BoardOffer?) -> [String] {
    switch board.settings(comparedWith: offer?.rules) {
    case .own: [text("Your settings", de: "Deine Einstellungen")]
    case .wall(let number): [text("Wall \(number)", de: "Mauer \(number)")]
    case .other: [text("Other settings", de: "Andere Einstellungen")]
    case .unknown: []
    }
  }

  private static func players(_ count: Int) -> String {
    if count == 1 { return text("1 player", de: "1 Person") }
    let number = NumberText.grouped(count)
    return text("\(number) players", de: "\(number) Personen")
  }

  /// A day with its year: “Nov 20, 2026” or „20. Nov. 2026“.
  private static func date(_ day: Day) -> String {
    let (short, year) = (DayText.short(day), day.date.year)
    return text("\(short), \(year)", de: "\(short) \(year)")
  }
}
