import ArcadeKit

extension Setting {
  /// The store of the player's settings.
  package static var store: SettingsStore<Setting> { SettingsStore(game: "breakout") }
}
