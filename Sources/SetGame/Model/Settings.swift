/// A complete set of settings. Every value in it is on its setting's scale, whatever was written.
package struct Settings: Equatable {
  private var values: [Int]

  /// The settings of a fresh installation.
  package init() { values = Setting.allCases.map { $0.scale.standard } }

  /// The value of `setting`; writing takes the nearest value its scale allows.
  package subscript(setting: Setting) -> Int {
    get { values[setting.index] }
    set { values[setting.index] = setting.scale.nearest(newValue) }
  }

  package var hasRival: Bool { self[.rival] == 1 }
  package var strength: Strength { Strength.all[self[.strength]] }
  package var allowsHints: Bool { self[.hints] == 1 }
  package var showsClock: Bool { self[.clock] == 1 }
  package var showsLetters: Bool { self[.letters] == 1 }
  package var hasSound: Bool { self[.sound] == 1 }

  /// The strongest effect of the differences between two sets.
  package func change(to other: Settings) -> Setting.Effect {
    for setting in Setting.allCases where self[setting] != other[setting] && setting.effect == .rebuilds {
      // How quick an absent computer would be changes nothing.
      if setting == .strength, !hasRival, !other.hasRival { continue }
      return .rebuilds
    }
    return .none
  }

  /// A name for this set among all sets that play differently; best scores are kept under it.
  package var signature: String {
    var name = "\(self[.rival])"
    if hasRival { name += "\(self[.strength])" }
    return name + "-\(self[.hints])"
  }
}

extension Setting {
  /// The place of the setting in the table.
  fileprivate var index: Int {
    switch self {
    case .rival: 0
    case .strength: 1
    case .hints: 2
    case .clock: 3
    case .letters: 4
    case .sound: 5
    }
  }
}
