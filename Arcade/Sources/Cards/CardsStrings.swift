import ArcadeKit

/// Every text that the app itself shows, outside its two games.
enum CardsStrings {
  static var title: String { text("Cards", de: "Karten") }
  static var set: String { "Set" }
  static var concentration: String { text("Concentration", de: "Memory") }
}
