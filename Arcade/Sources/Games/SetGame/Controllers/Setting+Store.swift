import ArcadeKit

extension Setting {
  /// Where the player's settings are kept.
  package static var store: SettingsStore<Setting> { SettingsStore(game: "set") }
}
