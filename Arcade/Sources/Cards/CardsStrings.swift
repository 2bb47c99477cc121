import ArcadeKit

/// Every text that the app itself shows, outside its two games.
enum CardsStrings {
  static var title: String { text("Cards", de: "Karten") }
  static var set: String { text("Set", de: "Set") }
  static var concentration: String { text("Concentration", de: "Paare") }
  static func best(_ score: Int) -> String {
    text("Best in Set: ", de: "Rekord in Set: ") + NumberText.grouped(score)
  }
}
