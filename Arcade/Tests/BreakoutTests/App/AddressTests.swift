import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// What the address says about the current wall.
@Suite(.serialized) struct AddressTests {
  @Test("a wall that is chosen on the map leads to the game, and so does the address")
  func map() {
    let stage = BreakoutStage(address: "/breakout/walls", hasRandomWalls: false)
    #expect(stage.host.application.address == "/breakout/walls")
    stage.host.tap("1 · Daybreak")
    stage.host.advance(seconds: 1)
    #expect(stage.tabs.selectedIndex == 0 && stage.host.application.address == "/breakout")
    #expect(stage.host.diagnostics == [])
  }

  @Test("a wall that was built is in the address when it is played")
  func editor() throws {
    let stage = BreakoutStage(address: "/breakout/walls", hasRandomWalls: false)
    let walls = stage.tabs.viewControllers![2] as! WallsViewController
    walls.onBuild?()
    stage.host.advance(seconds: 1)
    let editor = try #require(stage.tabs.presentedViewController as? EditorViewController)
    let level = Level("a")
    editor.onPlay?(level)
    stage.host.advance(seconds: 1)
    #expect(stage.tabs.presentedViewController == nil && stage.tabs.selectedIndex == 0)
    #expect(stage.host.application.address == "/breakout?wall=" + level.link)
    #expect(stage.play.course == .shared(level))
    #expect(stage.host.diagnostics == [])
  }
}
