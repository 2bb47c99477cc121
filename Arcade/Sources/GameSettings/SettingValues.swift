/// A complete set of a game's settings. Every value in it is on its setting's scale, whatever was written.
package struct SettingValues<Setting: GameSetting>: Equatable {
  private var values: [Int]

  /// The settings of a fresh installation.
  package init() { values = Setting.allCases.map { $0.scale.standard } }

  /// The value of `setting`; writing takes the nearest value its scale allows.
  package subscript(setting: Setting) -> Int {
    get { values[setting.rawValue] }
    set { values[setting.rawValue] = setting.scale.nearest(newValue) }
  }

  /// Whether a setting of two values is on.
  package func isOn(_ setting: Setting) -> Bool { self[setting] == 1 }

  /// A setting that is kept in percent, as a fraction of one.
  package func fraction(_ setting: Setting) -> Double { Double(self[setting]) / 100 }

  /// The strongest effect of the differences between two sets.
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

  /// A name for this set among all sets that play differently; best scores are kept under it.
  package var signature: String {
    var name = ""
    for setting in Setting.allCases where setting.effect != .none {
      if !name.isEmpty { name += "-" }
      name += "\(self[setting])"
    }
    return name
  }
}
