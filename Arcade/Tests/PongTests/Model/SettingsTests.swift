import Testing

@testable import Pong

@Suite struct SettingsTests {
  @Test("every default is on its scale, and every scale is whole", arguments: Setting.allCases)
  func scales(setting: Setting) {
    let scale = setting.scale
    #expect(scale.allows(scale.standard) && scale.allows(scale.least) && scale.allows(scale.greatest))
    #expect(!scale.allows(scale.least - 1) && !scale.allows(scale.greatest + 1))
    #expect(scale.nearest(Int.min / 2) == scale.least && scale.nearest(Int.max / 2) == scale.greatest)
    for value in -10...200 { #expect(scale.allows(scale.nearest(value))) }
    var settings = Settings()
    for each in Setting.allCases where each != setting { settings[each] = 99_999 }
    #expect(settings[setting] == scale.standard, "no setting writes another's value")
  }

  @Test("settings that require a new match are distinguished from those that do not")
  func change() {
    let old = Settings()
    #expect(old.change(to: old) == .none)
    var new = old
    new[.sound] = 0
    #expect(old.change(to: new) == .none)
    new[.spin] = 0
    #expect(old.change(to: new) == .tunes)
    new[.players] = 2
    #expect(old.change(to: new) == .rebuilds)
  }

  @Test("which end each player has")
  func players() {
    var settings = Settings()
    #expect(!settings.isComputer(.near) && settings.isComputer(.far))
    settings[.players] = 2
    #expect(!settings.isComputer(.near) && !settings.isComputer(.far))
    settings[.players] = 0
    #expect(settings.isComputer(.near) && settings.isComputer(.far))
  }
}
