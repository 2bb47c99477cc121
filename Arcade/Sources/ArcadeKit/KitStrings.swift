/// The texts that the games and the home screen share.
package enum KitStrings {
  package static var cancel: String { text("Cancel", de: "Abbrechen") }

  // MARK: The end of a game

  static var again: String { text("Play again", de: "Noch einmal") }
  package static var watch: String { text("Watch", de: "Ansehen") }
  package static var share: String { text("Share", de: "Teilen") }

  static var firstScore: String {
    text("Your first score. Can you beat it?", de: "Dein erstes Ergebnis. Schaffst du mehr?")
  }
  static var equalsBest: String { text("As good as your best", de: "So gut wie dein bestes Ergebnis") }

  static func newBest(by points: Int) -> String {
    text("New best, by \(NumberText.grouped(points))", de: "Neuer Rekord, um \(NumberText.grouped(points)) besser")
  }

  static func short(by points: Int, of best: Int) -> String {
    text(
      "\(NumberText.grouped(points)) short of your best, \(NumberText.grouped(best))",
      de: "Noch \(NumberText.grouped(points)) bis zu deinem Rekord von \(NumberText.grouped(best))")
  }

  static func points(_ score: Int) -> String {
    text(score == 1 ? "1 point" : "\(score) points", de: score == 1 ? "1 Punkt" : "\(score) Punkte")
  }

  /// Like `points`, for text that is only seen: “1,240 points”.
  static func groupedPoints(_ score: Int) -> String {
    let number = NumberText.grouped(score)
    return text(score == 1 ? "1 point" : number + " points", de: score == 1 ? "1 Punkt" : number + " Punkte")
  }

  /// The number of successive days on which a challenge was played; at least 2.
  static func streak(_ days: Int) -> String { text("\(days) days in a row", de: "\(days) Tage in Folge") }

  static func stars(_ earned: Int, of all: Int) -> String {
    text("\(earned) of \(all) stars", de: "\(earned) von \(all) Sternen")
  }
}
