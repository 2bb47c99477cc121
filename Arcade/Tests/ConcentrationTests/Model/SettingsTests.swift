import CaromGeometry
import Testing

@testable import Concentration

@Suite struct SettingsTests {
  @Test("two to twelve pairs; everything else has its scale too")
  func scales() {
    #expect(Setting.pairs.scale.least == 2 && Setting.pairs.scale.greatest == 12)
    for setting in Setting.allCases {
      let scale = setting.scale
      #expect(scale.allows(scale.standard) && scale.allows(scale.greatest), "\(scale.name)")
    }
    #expect(Set(Setting.allCases.map(\.scale.name)).count == Setting.allCases.count)
    #expect(Setting.pairs.effect == .rebuilds && Setting.theme.effect == .none)
  }

  @Test("what follows from settings")
  func meaning() {
    var settings = Settings()
    #expect(settings.playerCount == 1 && !settings.hasComputer && !settings.isDuel && settings.theme == nil)
    #expect(settings.showsClock && settings.hasSound && settings.lookTicks == 144 && settings.recordName == "8-0")
    settings[.players] = 1
    #expect(settings.playerCount == 2 && settings.isDuel && settings.recordName == "8-1")
    settings[.players] = 2
    #expect(settings.playerCount == 2 && settings.hasComputer && settings.recordName == "8-2-60")
    settings[.theme] = 3
    #expect(settings.theme == Theme.all[2])
    settings[.theme] = Theme.all.count
    #expect(settings.theme == Theme.all.last)
    // The settings alone do not know the player's own themes; the store has them.
    settings[.theme] = OwnTheme.firstNumber
    #expect(settings.theme == nil && settings[.theme] == 101)
  }
}
