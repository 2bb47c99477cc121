/// A setting of a game that the player may change: a case of an enumeration whose raw values count from 0.
package protocol GameSetting: RawRepresentable<Int>, CaseIterable, Equatable {
  /// The name, range and default of the setting. This table is their only source: the control, the model and the
  /// verifier of a run all read it.
  var scale: SettingScale { get }
  /// The effect of changing this setting on a running game.
  var effect: SettingEffect { get }
}

/// The values that a setting may take, from `least` to `greatest` in steps of `step`, and the name under which they are
/// stored.
package struct SettingScale: Equatable {
  package let name: String
  package let least: Int
  package let greatest: Int
  package let step: Int
  /// The default value.
  package let standard: Int

  package init(_ name: String, _ range: ClosedRange<Int>, by step: Int = 1, standard: Int) {
    self.name = name
    least = range.lowerBound
    greatest = range.upperBound
    self.step = step
    self.standard = standard
  }

  /// The scale of a setting that is on (1) or off (0).
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

  /// The number of values.
  package var count: Int { (greatest - least) / step + 1 }
}

/// The effect of changing a setting on a running game.
package enum SettingEffect {
  /// Nothing: the setting only changes how the game looks or sounds.
  case none
  /// The game continues with the new value, but its score no longer belongs to one set of settings.
  case tunes
  /// The rules change, so a new game begins.
  case rebuilds
}
