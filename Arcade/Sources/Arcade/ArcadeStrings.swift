/// All texts that the home screen shows or speaks.
enum ArcadeStrings {
  static let arcade = "Carom"
  static let iconHint = "Opens the game."
  static let home = "Home"
  static let homeHint = "Leaves the game where it is."

  /// The page title while an app is open.
  static func title(of app: String) -> String { app + " – " + arcade }

  /// Explains why an address leads to the home screen.
  static func unknown(_ address: String) -> String {
    "Carom: there is no place \"\(address)\"; this is the home screen."
  }
}
