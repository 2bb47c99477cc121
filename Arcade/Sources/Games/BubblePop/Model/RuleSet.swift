import GameSettings

/// Everything that affects how high a score can be: the settings that change play, and the kinds of bubbles. Each set
/// of rules has its own board.
package struct RuleSet: Equatable {
  /// The settings; those that only change how the game sounds have their defaults.
  package let settings: Settings
  /// The mark of the sheet of kinds; empty for the arcade's own.
  package let kinds: String

  /// The seed's rules: 60 seconds, up to 15 bubbles, five kinds.
  package static let standard = RuleSet(Settings())

  package init(_ settings: Settings, kinds: KindSheet = .standard) {
    self.init(settings, mark: kinds.mark)
  }

  private init(_ settings: Settings, mark: String) {
    var rules = Settings()
    for setting in Setting.allCases where setting.effect != .none { rules[setting] = settings[setting] }
    self.settings = rules
    kinds = mark
  }

  package var isStandard: Bool { self == .standard }

  /// The values of the settings and the mark of the kinds, such as `60-15-1-100-0-0` or `60-15-1-100-0-0-0A1B2C3D`.
  package var text: String { settings.signature + (kinds.utf8.isEmpty ? "" : "-" + kinds) }

  /// Parses `text`; nil if a value is not on its setting's scale.
  package init?(text: String) {
    let parts = TextFile.parts(of: text, at: "-")
    let ruling = Setting.allCases.filter { $0.effect != .none }
    guard parts.count == ruling.count || parts.count == ruling.count + 1 else { return nil }
    var settings = Settings()
    for (setting, part) in zip(ruling, parts) {
      guard let value = TextFile.number(part), setting.scale.allows(value) else { return nil }
      settings[setting] = value
    }
    let mark = parts.count > ruling.count ? parts[ruling.count] : ""
    guard mark.utf8.isEmpty || mark.utf8.count == 8 && mark.utf8.allSatisfy({ TextFile.hexadecimal($0) != nil }) else {
      return nil
    }
    self.init(settings, mark: mark)
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }

  /// The seed's rules come first; then those that differ least from them, and of these the shorter games.
  static func comesFirst(_ one: RuleSet, _ other: RuleSet) -> Bool {
    if one.isStandard != other.isStandard { return one.isStandard }
    let (first, second) = (one.differences, other.differences)
    if first != second { return first < second }
    for setting in Setting.allCases where one.settings[setting] != other.settings[setting] {
      return one.settings[setting] < other.settings[setting]
    }
    return one.kinds.utf8.lexicographicallyPrecedes(other.kinds.utf8)
  }

  private var differences: Int {
    Setting.allCases.count { settings[$0] != $0.scale.standard } + (kinds.utf8.isEmpty ? 0 : 1)
  }
}
