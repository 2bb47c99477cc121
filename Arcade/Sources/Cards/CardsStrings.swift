/// Every word the app of two games shows itself.
enum CardsStrings {
  static let title = "Cards"
  static let set = "Set"
  static let concentration = "Concentration"
}
