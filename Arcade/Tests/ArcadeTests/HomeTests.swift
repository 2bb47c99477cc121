import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// The home screen itself.
@Suite(.serialized) struct HomeTests {
  @Test func beginsAtHome() {
    let stage = HomeStage()
    #expect(stage.home.shown == nil)
    #expect(stage.host.isVisible("Breakout"))
    #expect(stage.address == "/" && stage.title == "Carom")
    #expect(stage.delegate.rootViewController(ofApp: "breakout") == nil, "apps are made when they are opened")
    #expect(stage.host.diagnostics == [])
  }

  @Test func iconsAreButtonsWithNamesAndHints() {
    let stage = HomeStage()
    let buttons = stage.host.elements(role: .button)
    #expect(buttons.map { $0.accessibilityLabel } == ArcadeApp.entries.map { $0.name })
    #expect(buttons.allSatisfy { $0.accessibilityHint == "Opens the game." && $0.canBecomeFocused })
    #expect(stage.host.elements(role: .heading).map { $0.accessibilityLabel } == ["Carom"])
  }

  @Test func restsAfterAMoment() {
    let stage = HomeStage()
    #expect(stage.host.countFrames(seconds: 5) == 0)
    stage.host.touch(phase: .down, at: stage.host.middle(of: "Breakout")!)
    let frames = stage.host.countFrames(seconds: 3)
    #expect(frames > 30 && frames < 120, "its detail moves for about a second: \(frames)")
    stage.host.touch(phase: .cancel, at: .zero)
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 5) == 0)
  }

  @Test func nothingMovesWithReducedMotion() {
    var preferences = PreferencesInput()
    preferences.reducesMotion = 1
    let stage = HomeStage(preferences: preferences)
    stage.host.tab(to: "Breakout")
    #expect(stage.host.settle() < 4)
  }

  @Test(arguments: [
    CGSize(width: 320, height: 568), CGSize(width: 568, height: 320), CGSize(width: 390, height: 844),
    CGSize(width: 844, height: 390), CGSize(width: 768, height: 1024), CGSize(width: 1440, height: 900),
  ])
  func fits(size: CGSize) {
    for scale in [1.0, 2.0] {
      for isRightToLeft in [false, true] {
        var preferences = PreferencesInput()
        preferences.textScale = scale
        preferences.isRightToLeft = isRightToLeft ? 1 : 0
        let stage = HomeStage(size: size, preferences: preferences)
        for icon in stage.home.shelf.icons {
          let frame = icon.convert(icon.bounds, to: nil)
          #expect(frame.minX >= 0 && frame.maxX <= size.width)
          #expect(icon.side >= 72)
          if scale == 1 { #expect(frame.maxY <= size.height) }
        }
      }
    }
  }

  @Test func manyAppsFitToo() {
    for count in 1...5 {
      for size in [CGSize(width: 320, height: 568), CGSize(width: 844, height: 390), CGSize(width: 1440, height: 900)] {
        let plan = ShelfPlan(
          room: size, safe: .zero, wordmark: CGSize(width: 120, height: 48), count: count, nameHeight: { _ in 22 })
        let frames = (0..<count).map { plan.icon($0) }
        for (index, frame) in frames.enumerated() {
          #expect(frame.minX >= 0 && frame.maxX <= size.width && frame.minY > plan.wordmark.maxY)
          #expect(frame.maxY <= plan.height)
          for other in frames.dropFirst(index + 1) { #expect(!frame.intersects(other)) }
        }
      }
    }
  }

  @Test func keysMoveBetweenIconsAndOpen() {
    let stage = HomeStage()
    stage.host.press("ArrowRight")
    #expect(stage.host.focusedName == "Breakout")
    stage.host.press("ArrowRight")
    #expect(stage.host.focusedName == "Pong")
    for _ in 0..<ArcadeApp.entries.count { stage.host.press("ArrowRight") }
    #expect(stage.host.focusedName == ArcadeApp.entries.last?.name, "it is the last one")
    for _ in 1..<ArcadeApp.entries.count { stage.host.press("ArrowLeft") }
    stage.host.press("Enter")
    stage.host.settle()
    #expect(stage.address == "/breakout" && stage.host.isVisible("Court"))
    stage.host.press("Escape")
    stage.host.settle()
    #expect(stage.address == "/" && stage.host.focusedName == "Breakout")
    stage.host.press("Space")
    stage.host.settle()
    #expect(stage.address == "/breakout")
  }
}
