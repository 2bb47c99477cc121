import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import BubblePop

/// The settings tab: BU-H2.
@Suite(.serialized) struct SettingsTabTests {
  private func open(size: CGSize = CGSize(width: 393, height: 852), stored: [String: String] = [:]) -> Stage {
    let stage = Stage(size: size, stored: stored)
    stage.delegate.tabs?.selectedIndex = 2
    stage.host.advance(ticks: 2)
    stage.host.settle()
    return stage
  }

  @Test("BU-H2b: the range stands beside the number, in words") func ranges() {
    let stage = open()
    #expect(stage.host.screenText.contains("Game time"))
    let field = stage.host.element("Game time")
    #expect(field?.accessibilityHint == "Any number of seconds from 10 to 120" && field?.accessibilityValue == "60")
    #expect(stage.host.element("Most bubbles")?.accessibilityHint == "Any number of bubbles from 1 to 30")
  }

  @Test("BU-C4, BU-C5: what is written counts at once") func writing() {
    let stage = open()
    stage.host.replaceText(in: "Game time", with: "30")
    stage.host.replaceText(in: "Most bubbles", with: "7")
    #expect(stage.host.stored["bubblepop.duration"] == "30" && stage.host.stored["bubblepop.bubbles"] == "7")
    stage.delegate.tabs?.selectedIndex = 0
    stage.host.advance(ticks: 2)
    stage.start()
    #expect(stage.game.secondsLeft == 30 && stage.game.settings.mostBubbles == 7)
  }

  @Test(
    "BU-H2a, BU-H2b, BU-A12: beyond the range a kind word, and the nearest end",
    arguments: [
      ("3", "The fewest are 10 seconds", "10"), ("-5", "The fewest are 10 seconds", "10"),
      ("500", "The most are 120 seconds", "120"), ("999999", "The most are 120 seconds", "120"),
      ("-", "A whole number, please", "60"),
    ])
  func beyond(text: String, note: String, becomes: String) {
    let stage = open()
    stage.host.replaceText(in: "Game time", with: text)
    #expect(stage.host.screenText.contains(note))
    #expect(stage.host.announcements.contains { $0.contains(note) })
    #expect(stage.host.stored["bubblepop.duration"] == nil, "nothing beyond the range is kept")
    stage.host.press("Enter")
    #expect(stage.host.element("Game time")?.accessibilityValue == becomes)
    #expect(!stage.host.screenText.contains(note))
    #expect((stage.host.stored["bubblepop.duration"] ?? "60") == becomes)
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test func lettersNeverGetIn() {
    let stage = open()
    stage.host.replaceText(in: "Game time", with: "")
    stage.host.type("4x2", into: "Game time")
    #expect(stage.host.element("Game time")?.accessibilityValue == "42")
  }

  @Test("BU-H2c: what this screen has room for is said") func room() {
    let small = open(size: CGSize(width: 320, height: 480), stored: ["bubblepop.bubbles": "30"])
    let capacity = small.play.capacity
    #expect(capacity < 30 && capacity >= 10)
    let text = BubbleStrings.room(capacity, wanted: 30)
    #expect(text.contains("no more than that"))
    small.host.wheel(at: CGPoint(x: 160, y: 200), by: CGVector(dx: 0, dy: -220))
    small.host.advance(ticks: 2)
    #expect(small.host.screenText.contains("This screen has room for \(capacity) bubbles"))
  }

  @Test func theDefaultsComeBack() {
    let stage = open(stored: ["bubblepop.duration": "30", "bubblepop.drift": "0"])
    stage.host.wheel(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: -2000))
    stage.host.advance(ticks: 2)
    stage.host.tap("Reset to defaults")
    stage.host.settle()
    #expect(Setting.store.load() == Settings())
  }
}
