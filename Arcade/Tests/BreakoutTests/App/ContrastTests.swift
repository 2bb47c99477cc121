import Arcade
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// Breakout for people who need more contrast, and may use background colors of their own.
@Suite(.serialized) struct ContrastTests {
  @Test("with increased contrast the app is light or dark as everything is, otherwise as its court is")
  func style() {
    let stage = BreakoutStage()
    #expect(stage.tabs.overrideUserInterfaceStyle == .dark)
    var preferences = PreferencesInput()
    preferences.increasesContrast = 1
    stage.host.send(.preferences(preferences))
    stage.host.advance(ticks: 2)
    #expect(stage.tabs.overrideUserInterfaceStyle == .unspecified)
    #expect(stage.tabs.view.traitCollection.userInterfaceStyle == .light)
    stage.host.send(.preferences(PreferencesInput()))
    stage.host.advance(ticks: 2)
    #expect(stage.tabs.overrideUserInterfaceStyle == .dark)
  }
}
