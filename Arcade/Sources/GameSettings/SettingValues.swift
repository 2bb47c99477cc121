/// A complete set of a game's settings. Every value is on its setting's scale, whatever was assigned.
package struct SettingValues<Setting: GameSetting>: Equatable {
  private var values: [Int]

  /// The default settings.
  package init() { values = Setting.allCases.map { $0.scale.standard } }

  /// The value of `setting`. Assigning a value stores the nearest one on the setting's scale.
  package subscript(setting: Setting) -> Int {
    get { values[setting.rawValue] }
    set { values[setting.rawValue] = setting.scale.nearest(newValue) }
  }

  /// Whether a setting with two values is on.
  package func isOn(_ setting: Setting) -> Bool { self[setting] == 1 }

  /// The value of a setting that is stored in percent, as a fraction of 1.
  package func fraction(_ setting: Setting) -> Double { Double(self[setting]) / 100 }

  /// The strongest effect among the differences between the two sets.
  package func change(to other: SettingValues) -> SettingEffect {
    var strongest = SettingEffect.none
    for setting in Setting.allCases where self[setting] != other[setting] {
      switch setting.effect {
      case .none: break
      case .tunes: strongest = .tunes
      case .rebuilds: return .rebuilds
      }
    }
    return strongest
  }

  /// A name that all sets of settings with the same rules share. Best scores are stored under it.
  package var signature: String {
    var name = ""
    for setting in Setting.allCases where setting.effect != .none {
      if !name.isEmpty { name += "-" }
      name += "\(self[setting])"
    }
    return name
  }
}
