import CaromGeometry
import Testing

@testable import SetGame

@Suite struct SettingsTests {
  @Test("every value is on its scale, whatever is assigned")
  func scales() {
    var settings = Settings()
    for setting in Setting.allCases {
      #expect(setting.scale.allows(settings[setting]) && settings[setting] == setting.scale.standard)
      for value in [-9, 99] {
        settings[setting] = value
        #expect(setting.scale.allows(settings[setting]))
      }
    }
  }

  @Test("a change of the rules begins a new game, a change of the look does not")
  func effects() {
    for setting in Setting.allCases {
      var other = Settings()
      other[setting] = other[setting] == setting.scale.least ? setting.scale.greatest : setting.scale.least
      #expect(Settings().change(to: other) == setting.effect, "\(setting)")
      #expect((Settings().recordName == other.recordName) == (setting.effect == .none), "\(setting)")
    }
  }
}
