/// Every text that the app itself shows, outside its two games.
enum CardsStrings {
  static let title = "Cards"
  static let set = "Set"
  static let concentration = "Concentration"
}
