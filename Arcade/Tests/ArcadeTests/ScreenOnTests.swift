import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// The screen stays on while a game runs, and only then.
@Suite(.serialized) struct ScreenOnTests {
  /// The host's most recent setting.
  private func staysOn(_ stage: HomeStage) -> Bool {
    for case .keepAwake(let isWanted) in stage.host.outputs.reversed() { return isWanted }
    return false
  }

  private func flying() -> HomeStage {
    let stage = HomeStage()
    stage.openBreakout()
    #expect(!staysOn(stage), "nothing runs before the serve")
    stage.host.press("Space")
    stage.host.advance(seconds: 0.2)
    #expect(staysOn(stage))
    return stage
  }

  @Test(arguments: ["pause", "home", "another tab", "the page loses the focus"])
  func sleepsAgain(after end: String) {
    let stage = flying()
    switch end {
    case "pause": stage.host.press("KeyP")
    case "home": stage.host.tap("Home")
    case "another tab": stage.host.go(to: "/breakout/settings")
    default: stage.host.blur()
    }
    stage.host.advance(seconds: 0.1)
    #expect(!staysOn(stage), "\(end)")
  }

  @Test func goesOnWithTheGame() {
    let stage = flying()
    stage.host.press("KeyP")
    stage.host.advance(seconds: 0.1)
    #expect(!staysOn(stage))
    stage.host.press("KeyP")
    // It counts down first.
    stage.host.advance(seconds: 2)
    #expect(staysOn(stage))
  }

  @Test func aGameInAnotherTabHasNoSay() {
    let stage = flying()
    stage.host.tap("Home")
    stage.host.settle()
    stage.host.tap("Pong")
    stage.host.settle()
    #expect(!staysOn(stage))
    // Both lay themselves out.
    stage.host.resize(to: CGSize(width: 844, height: 390))
    stage.host.settle()
    #expect(!staysOn(stage))
  }
}
