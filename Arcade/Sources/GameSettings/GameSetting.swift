/// One thing a player may adjust in a game: a case of an enumeration whose raw values count from 0.
package protocol GameSetting: RawRepresentable<Int>, CaseIterable, Equatable {
  /// The name, range and default of the setting. They stand here alone: the control, the model and the verifier of a
  /// run all read them from this table.
  var scale: SettingScale { get }
  /// What a change of this setting does to a running game.
  var effect: SettingEffect { get }
}

/// The values that a setting may take, from `least` to `greatest` in steps of `step`, and the name they are kept under.
package struct SettingScale: Equatable {
  package let name: String
  package let least: Int
  package let greatest: Int
  package let step: Int
  /// The value of a fresh installation.
  package let standard: Int

  package init(_ name: String, _ range: ClosedRange<Int>, by step: Int = 1, standard: Int) {
    self.name = name
    least = range.lowerBound
    greatest = range.upperBound
    self.step = step
    self.standard = standard
  }

  /// A setting that is on (1) or off (0).
  package static func toggle(_ name: String, standard: Int) -> SettingScale {
    SettingScale(name, 0...1, standard: standard)
  }

  /// Whether `value` is one of the scale's values.
  package func allows(_ value: Int) -> Bool { value >= least && value <= greatest && (value - least) % step == 0 }

  /// The allowed value nearest to `value`.
  package func nearest(_ value: Int) -> Int {
    if value <= least { return least }
    if value >= greatest { return greatest }
    return least + (value - least + step / 2) / step * step
  }

  /// How many values there are.
  package var count: Int { (greatest - least) / step + 1 }
}

/// What a change of a setting does to a running game.
package enum SettingEffect {
  /// Nothing: the setting only changes how the game looks or sounds.
  case none
  /// The game goes on with the new value, but no longer counts as a game of one set of settings.
  case tunes
  /// The rules of the game are others: a new game begins.
  case rebuilds
}
