import Testing

@testable import Breakout

@Suite struct SettingsTests {
  @Test("every standard value is on its scale, and every scale ends on a step")
  func scales() {
    for setting in Setting.allCases {
      let scale = setting.scale
      #expect(scale.allows(scale.standard), "\(setting)")
      #expect(scale.allows(scale.greatest), "\(setting)")
      #expect(scale.least < scale.greatest, "\(setting)")
    }
  }

  @Test("writing takes the nearest allowed value")
  func writing() {
    var settings = Settings()
    for setting in Setting.allCases {
      for value in [Int.min, -1_000, -1, 0, 1, 7, 23, 101, 1_000, Int.max] {
        settings[setting] = value
        #expect(setting.scale.allows(settings[setting]), "\(setting) := \(value)")
      }
    }
    settings[.paddleWidth] = 25
    #expect(settings[.paddleWidth] == 26)
    settings[.paddleWidth] = 24
    #expect(settings[.paddleWidth] == 24)
  }

  @Test("BR-R5: at least six settings change how the game plays")
  func variables() {
    #expect(Setting.allCases.filter { $0.effect != .none }.count >= 6)
  }

  @Test("two sets share a best score only when they play alike")
  func signature() {
    let standard = Settings()
    for setting in Setting.allCases {
      var other = standard
      let scale = setting.scale
      other[setting] = scale.standard == scale.greatest ? scale.least : scale.greatest
      #expect((other.signature == standard.signature) == (setting.effect == .none), "\(setting)")
    }
  }

  @Test("the strongest difference decides what a change does")
  func change() {
    let old = Settings()
    var new = old
    #expect(old.change(to: new) == .none)
    new[.sound] = 0
    #expect(old.change(to: new) == .none)
    new[.gravity] = 2
    #expect(old.change(to: new) == .tunes)
    new[.brickRows] = 3
    #expect(old.change(to: new) == .rebuilds)
  }
}
