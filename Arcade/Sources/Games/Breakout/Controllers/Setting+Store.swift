import ArcadeKit
import GameSettings
import UIKit

extension Setting {
  /// The store of the player's settings.
  package static var store: SettingsStore<Setting> { SettingsStore(game: "breakout") }

  /// The stored settings. Players who chose their own rules before there were difficulties keep them, with random walls.
  package static func load() -> Settings {
    var settings = store.load()
    let hasOwn = allCases.contains { $0.isOwn && settings[$0] != $0.scale.standard }
    guard hasOwn else { return settings }
    if UserDefaults.standard.string(forKey: store.key(.difficulty)) == nil {
      settings[.difficulty] = Difficulty.own.rawValue
      if UserDefaults.standard.string(forKey: store.key(.walls)) == nil { settings[.walls] = 1 }
    }
    return settings
  }
}
