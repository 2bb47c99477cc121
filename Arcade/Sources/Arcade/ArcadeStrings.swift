/// Every word the home screen shows or says.
enum ArcadeStrings {
  static let arcade = "Carom"
  static let iconHint = "Opens the game."
  static let home = "Home"
  static let homeHint = "Leaves the game where it is."

  /// The page's title while an app is shown.
  static func title(of app: String) -> String { app + " – " + arcade }

  /// Why an address leads home.
  static func unknown(_ address: String) -> String {
    "Carom: there is no place \"\(address)\"; this is the home screen."
  }
}
