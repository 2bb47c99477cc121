import ArcadeKit
import Breakout
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// Opening and closing apps, in every way and at any time.
@Suite(.serialized) struct OpeningTests {
  private func expectHome(_ stage: HomeStage, _ comment: Comment? = nil) {
    #expect(stage.address == "/" && stage.title == "Carom", comment)
    #expect(stage.host.isVisible("Breakout") && stage.host.element("Court") == nil, comment)
    #expect(!stage.breakout.isOpen && stage.breakout.accessibilityElementsHidden && !stage.home.shelf.isHidden, comment)
    #expect(
      stage.seenFrame == stage.home.shelf.pictureFrame(in: stage.home.view), "it rests as the picture of Continue")
    #expect(stage.host.countFrames(seconds: 3) == 0, comment)
    #expect(stage.host.diagnostics == [], comment)
  }

  private func expectBreakout(_ stage: HomeStage, _ comment: Comment? = nil) {
    #expect(stage.address == "/breakout" && stage.title == "Breakout – Carom", comment)
    #expect(stage.host.isVisible("Court") && stage.host.element("Breakout") == nil, comment)
    #expect(stage.seenFrame == stage.home.view.bounds && stage.breakout.alpha == 1, comment)
    #expect(stage.breakout.app.view.transform == .identity, comment)
    // A browser would composite it in every frame of the game.
    #expect(icon(stage)?.isHidden == true, comment)
    #expect(stage.host.countFrames(seconds: 3) == 0, comment)
    #expect(stage.host.diagnostics == [], comment)
  }

  /// The icon out of which the app grows.
  private func icon(_ stage: HomeStage) -> UIView? { stage.breakout.subviews.first { $0 is AppIcon } }

  @Test func opensOutOfTheIcon() {
    let stage = HomeStage()
    let icon = stage.home.shelf.iconFrame(0, in: stage.home.view)
    stage.host.tap("Breakout")
    let start = stage.seenFrame
    #expect(self.icon(stage)?.isHidden == false)
    #expect(start.width < icon.width * 2 && start.contains(CGPoint(x: icon.midX, y: icon.midY)))
    stage.host.advance(ticks: 8)
    let middle = stage.seenFrame
    #expect(middle.width > start.width && middle.width < 390)
    stage.host.settle()
    expectBreakout(stage)
  }

  @Test("between icon and app is the ground that the app has, also where that is dark in a light arcade")
  func ground() {
    let stage = HomeStage()
    stage.host.tap("Breakout")
    stage.host.advance(ticks: 2)
    let night = Skin.breakout.ground.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(stage.breakout.app.overrideUserInterfaceStyle == .dark && stage.breakout.backgroundColor == night)
  }

  @Test("the picture of Continue shows the game from its upper edge on")
  func picture() {
    let stage = HomeStage()
    stage.openBreakout()
    let court = GameViewController.shownRun(in: stage.breakout.app.root!)!
    stage.host.tap("Home")
    stage.host.settle()
    let top = court.convert(court.bounds, to: stage.breakout).minY
    #expect(top > 0 && top < stage.breakout.bounds.height / 5, "\(top)")
  }

  @Test(arguments: ["button", "Escape", "swipe", "Back", "screen reader"])
  func leaves(by way: String) {
    let stage = HomeStage()
    stage.openBreakout()
    switch way {
    case "button": stage.host.tap("Home")
    case "Escape": stage.host.press("Escape")
    case "swipe": stage.host.drag(from: CGPoint(x: 200, y: 840), to: CGPoint(x: 205, y: 700))
    case "Back": stage.host.go(to: "/", isBack: true)
    default: stage.host.escape("Paddle")
    }
    #expect(stage.host.needsFrame)
    stage.host.settle()
    expectHome(stage, "\(way)")
    stage.openBreakout()
    expectBreakout(stage, "\(way)")
  }

  @Test func withReducedMotionItFades() {
    var preferences = PreferencesInput()
    preferences.reducesMotion = 1
    let stage = HomeStage(preferences: preferences)
    stage.host.tap("Breakout")
    stage.host.advance(ticks: 8)
    #expect(stage.seenFrame == stage.home.view.bounds)
    let alpha = stage.breakout.layer.presentation()!.opacity
    #expect(alpha > 0 && alpha < 1)
    stage.host.settle()
    expectBreakout(stage)
    stage.host.tap("Home")
    stage.host.settle()
    expectHome(stage)
  }

  @Test func canBeTurnedRoundAtAnyTime() {
    for ticks in [1, 5, 20, 60] {
      let stage = HomeStage()
      stage.host.tap("Breakout")
      stage.host.advance(ticks: ticks)
      let before = stage.seenFrame
      stage.home.goHome(animated: true)
      stage.host.advance(ticks: 1)
      #expect(abs(stage.seenFrame.width - before.width) < 60, "it jumps after \(ticks)")
      stage.host.advance(ticks: ticks)
      stage.home.open(0, animated: true)
      stage.host.advance(ticks: ticks)
      stage.home.goHome(animated: true)
      stage.host.settle()
      expectHome(stage)
      stage.openBreakout()
      expectBreakout(stage)
    }
  }

  @Test func anythingInAnyOrder() {
    var random = SeededGenerator(seed: 5)
    let stage = HomeStage()
    for _ in 0..<150 {
      switch random.next(below: 7) {
      case 0: stage.home.open(0, animated: true)
      case 1: stage.home.goHome(animated: true)
      case 2: stage.host.press("Escape")
      case 3: stage.host.go(to: "/breakout/settings")
      case 4: stage.host.go(to: "/")
      case 5: stage.host.rotate()
      default: stage.host.tap(at: CGPoint(x: random.next(in: 0.0..<390), y: random.next(in: 0.0..<844)))
      }
      stage.host.advance(ticks: Int(random.next(below: 40)))
    }
    stage.host.resize(to: CGSize(width: 390, height: 844))
    stage.host.go(to: "/")
    stage.host.settle()
    stage.host.forgetOutputs()
    stage.openBreakout()
    #expect(stage.host.isVisible("Court") || stage.host.isVisible("Court shakes"))
    stage.host.tap("Home")
    stage.host.settle()
    expectHome(stage)
  }

  @Test func twoQuickTapsOpenOnce() {
    let stage = HomeStage()
    let place = stage.host.middle(of: "Breakout")!
    stage.host.touch(id: 1, phase: .down, at: place)
    stage.host.touch(id: 1, phase: .up, at: place)
    stage.host.touch(id: 2, phase: .down, at: place)
    stage.host.touch(id: 2, phase: .up, at: place)
    stage.host.settle()
    #expect(stage.address == "/breakout" && stage.host.addresses.filter { $0 == "/breakout" }.count == 1)
    stage.host.tap("Home")
    stage.host.settle()
    expectHome(stage)
  }

  @Test func aTurnInTheMiddle() {
    let stage = HomeStage()
    stage.host.tap("Breakout")
    stage.host.advance(ticks: 10)
    stage.host.resize(to: CGSize(width: 844, height: 390))
    stage.host.settle()
    expectBreakout(stage)
    stage.host.tap("Home")
    stage.host.advance(ticks: 10)
    stage.host.resize(to: CGSize(width: 390, height: 844))
    stage.host.settle()
    expectHome(stage)
  }

  @Test func oneAppGivesWayToAnother() {
    let stage = HomeStage(address: "/breakout")
    stage.host.go(to: "/pong")
    stage.host.settle()
    #expect(stage.host.isVisible("Serve") && stage.host.element("Paddle") == nil && stage.breakout.isHidden)
    #expect(stage.breakout.app.clock.isPaused && !stage.home.stages[1]!.app.clock.isPaused)
    stage.host.press("Escape")
    stage.host.advance(ticks: 8)
    // Opens the other app while this one is still closing.
    stage.host.tap("Breakout")
    stage.host.settle()
    expectBreakout(stage)
    #expect(stage.home.stages[1]!.isHidden && stage.home.stages[1]!.app.clock.isPaused)
  }

  // MARK: Addresses

  @Test func anAddressOpensAtOnce() {
    for (address, isSettings) in [("/breakout", false), ("breakout/settings", true)] {
      let stage = HomeStage(address: address)
      #expect(stage.seenFrame == stage.home.view.bounds)
      #expect(stage.host.isVisible("Court shakes") == isSettings)
      #expect(stage.address == (isSettings ? "/breakout/settings" : "/breakout"))
      #expect(stage.host.addresses.count <= 1 && stage.title == "Breakout – Carom")
    }
  }

  @Test func tabsHaveAddresses() {
    let stage = HomeStage()
    stage.openBreakout()
    stage.host.tap("Settings")
    #expect(stage.address == "/breakout/settings")
    stage.host.tap("Play")
    #expect(stage.address == "/breakout")
    stage.host.tap("Settings")
    stage.host.tap("Home")
    stage.host.settle()
    stage.openBreakout()
    #expect(stage.address == "/breakout/settings", "it is where it was left")
    stage.host.go(to: "/", isBack: true)
    stage.host.settle()
    stage.host.go(to: "/breakout", isBack: true)
    stage.host.settle()
    #expect(stage.host.isVisible("Court"))
    #expect(
      stage.host.addresses == [
        "/", "/breakout", "/breakout/settings", "/breakout", "/breakout/settings", "/", "/breakout/settings",
      ])
  }

  @Test(arguments: ["/nowhere", "/breakout/nowhere", "/breakout/settings/more", "☃"])
  func anUnknownAddressLeadsHome(address: String) {
    let first = HomeStage(address: address)
    #expect(first.home.shown == nil && first.address == "/")
    #expect(first.host.diagnostics.count == 1 && first.host.diagnostics[0].contains(address))
    let stage = HomeStage(address: "/breakout")
    stage.host.go(to: address)
    stage.host.settle()
    #expect(stage.home.shown == nil && stage.address == "/")
    #expect(stage.host.diagnostics.count == 1 && stage.host.diagnostics[0].contains(address))
  }

  @Test(
    "BU-H2a: no address reaches a setting",
    arguments: ["?duration=5000", "?duration=-3&bubbles=900", "?bubblepop.duration=1e9", "?<b>"])
  func addressesSetNothing(query: String) {
    let stage = HomeStage(address: "/bubblepop/settings" + query)
    #expect(stage.host.element("Game time")?.accessibilityValue == "60")
    #expect(stage.host.element("Most bubbles")?.accessibilityValue == "15")
    stage.host.go(to: "/bubblepop/settings" + query)
    stage.host.settle()
    #expect(stage.host.element("Game time")?.accessibilityValue == "60")
    #expect(stage.host.stored.keys.allSatisfy { !$0.hasPrefix("bubblepop.") })
  }
}
