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
    #expect(stage.delegate.rootViewController(ofApp: "breakout") == nil, "apps are created when they are opened")
    #expect(stage.host.diagnostics == [])
  }

  @Test func iconsAreButtonsWithNamesAndHints() {
    let stage = HomeStage()
    let buttons = stage.host.elements(role: .button)
    let icons = buttons.compactMap { $0 as? IconButton }
    #expect(icons.map { $0.accessibilityLabel } == ArcadeApp.entries.map { $0.name })
    #expect(icons.allSatisfy { $0.accessibilityHint == "Opens the game." && $0.canBecomeFocused })
    #expect(
      buttons.filter { !($0 is IconButton) && !($0 is TodayRow) }.map { $0.accessibilityLabel } == [
        "Sound", "About Carom",
      ])
    #expect(stage.host.elements(role: .heading).first?.accessibilityLabel == "Carom")
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

  static let sizes = [
    CGSize(width: 320, height: 256), CGSize(width: 320, height: 568), CGSize(width: 568, height: 320),
    CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 820, height: 1180),
    CGSize(width: 1180, height: 820), CGSize(width: 1440, height: 900), CGSize(width: 2560, height: 1440),
  ]

  @Test(
    "Icons are 120 to 200 points, whole and apart, with uncut names, at every size, text size and direction",
    arguments: sizes)
  func fits(size: CGSize) {
    for scale in [1.0, 2.0] {
      for isRightToLeft in [false, true] {
        var preferences = PreferencesInput()
        preferences.textScale = scale
        preferences.isRightToLeft = isRightToLeft ? 1 : 0
        let stage = HomeStage(size: size, preferences: preferences)
        let shelf = stage.home.shelf
        var places: [CGRect] = []
        for icon in shelf.icons {
          #expect(icon.bounds.width >= 120 && icon.bounds.width <= 200 && icon.bounds.width == icon.bounds.height)
          let words = icon.convert(icon.wordsFrame, to: shelf.scroll)
          let place = icon.convert(icon.bounds, to: shelf.scroll).union(words)
          #expect(place.minX >= 0 && place.maxX <= size.width && place.maxY <= shelf.scroll.contentSize.height)
          for label in icon.subviews.compactMap({ $0 as? UILabel }) where !label.isHidden {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            #expect(needed.width <= label.bounds.width && needed.height <= label.bounds.height + 0.5)
            // A name is on one line: it is never broken in the middle of a word.
            #expect(label.sizeThatFits(CGSize(width: 1e6, height: 1e6)).width <= label.bounds.width || scale > 1)
          }
          places.append(place)
        }
        for (index, place) in places.enumerated() {
          for other in places.dropFirst(index + 1) { #expect(!place.insetBy(dx: 1, dy: 1).intersects(other)) }
        }
      }
    }
  }

  @Test("Rows of icons are balanced, and below the header and the cards", arguments: sizes)
  func plans(size: CGSize) {
    for count in 1...12 {
      for (hasContinue, challenges) in [(false, 0), (true, 0), (false, 4), (true, 4)] {
        var contents = HomePlan.Contents()
        contents.icons = count
        contents.wordmark = CGSize(width: 120, height: 40)
        contents.hasContinue = hasContinue
        contents.challenges = challenges
        contents.nameHeight = { _ in 44 }
        contents.continueHeight = { _ in 100 }
        contents.todayHeight = { $0 < 460 ? 280 : 170 }
        let plan = HomePlan(room: size, safe: .zero, contents)
        let cards = [plan.continueCard, plan.todayCard].compactMap { $0 }
        #expect((plan.continueCard != nil) == hasContinue && (plan.todayCard != nil) == (challenges > 0))
        let frames = cards + (0..<count).map { plan.icon($0).union(plan.name($0)) }
        for (index, frame) in frames.enumerated() {
          #expect(frame.minX >= 0 && frame.maxX <= size.width && frame.minY >= plan.header.maxY)
          #expect(frame.maxY <= plan.height)
          for other in frames.dropFirst(index + 1) { #expect(!frame.insetBy(dx: 1, dy: 1).intersects(other)) }
        }
        let last = count - (plan.rows - 1) * plan.columns
        #expect(plan.columns - last < max(plan.rows, 2), "\(count) icons in rows of \(plan.columns)")
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

  @Test(
    "The wordmark has the display font at every size, the one it begins with too",
    arguments: [320, 393, 820] as [CGFloat])
  func wordmark(width: CGFloat) {
    let stage = HomeStage(size: CGSize(width: width, height: 1_000))
    let wordmark = stage.home.shelf.scroll.subviews.first { $0 is WordmarkView } as? WordmarkView
    let fonts = wordmark?.subviews.compactMap { ($0 as? UILabel)?.font } ?? []
    #expect(fonts.count == 2 && fonts.allSatisfy { $0 == .display(width < 360 ? 30 : width < 700 ? 36 : 46) })
  }
}
