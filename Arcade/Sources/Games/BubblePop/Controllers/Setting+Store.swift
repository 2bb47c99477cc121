import ArcadeKit

extension Setting {
  /// The store that keeps the player's settings.
  package static var store: SettingsStore<Setting> { SettingsStore(game: "bubblepop") }
}
