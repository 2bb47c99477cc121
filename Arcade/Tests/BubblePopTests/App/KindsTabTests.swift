import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import BubblePop

/// The tab of kinds: editing, sharing by link, and what is refused. BU-A11, BU-A12, BU-A16.
@Suite(.serialized) struct KindsTabTests {
  private static let own = "BubblePop kinds 1\n3 1 112233 heart half\n6 1 445566 star whole\n"

  private func open(_ query: String = "", stored: [String: String] = [:]) -> BubblePopStage {
    let stage = BubblePopStage(stored: stored, address: "/bubblepop/kinds" + query)
    stage.delegate.tabs?.selectedIndex = 3
    stage.host.settle()
    return stage
  }

  private func tab(_ stage: BubblePopStage) -> KindsViewController {
    stage.delegate.tabs?.viewControllers?[3] as! KindsViewController
  }

  /// The kinds that the text in the editor describes.
  private func shownSheet(_ stage: BubblePopStage) throws -> KindSheet {
    try KindSheet(file: tab(stage).sheetView.textView.text ?? "")
  }

  @Test("BU-A16: a teacher edits the kinds, uses them, and the next game has them and a board of its own") func edits()
    throws
  {
    let stage = open()
    let text = tab(stage).sheetView.textView
    #expect(try shownSheet(stage) == .standard && text.text?.contains("# Symbols: circle heart") == true)
    #expect(stage.host.screenText.contains("These are the standard kinds."))
    // Disabled buttons are legible, too: they are not faded.
    let button = tab(stage).sheetView.useButton
    #expect(!button.isEnabled && button.alpha == 1 && button.titleColor(for: .disabled) == Soap.faintInk)
    stage.host.replaceText(in: BubbleStrings.kindsField, with: Self.own)
    stage.host.advance(ticks: 2)
    #expect(stage.host.screenText.contains("Changed, and not in use yet."))
    #expect(KindStore.load() == .standard, "nothing counts before it is used")
    stage.host.tap("Use these kinds")
    stage.host.settle()
    #expect(
      stage.host.stored[KindStore.key] == Self.own && stage.host.screenText.contains("In use from the next game on."))
    stage.delegate.tabs?.selectedIndex = 0
    stage.host.settle()
    stage.begin()
    #expect(stage.game.kinds.map { $0.name } == ["half", "whole"] && !stage.game.rules.isStandard)
    stage.host.settle()
    stage.delegate.tabs?.selectedIndex = 3
    stage.host.settle()
    stage.host.tap("Back to the standard kinds")
    #expect(KindStore.load() == .standard && stage.host.stored[KindStore.key] == nil)
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("lines of kinds differ by one at most", arguments: [320.0, 393, 480, 852, 1024])
  func linesOfKinds(width: Double) {
    let stage = BubblePopStage(size: CGSize(width: width, height: 900))
    stage.delegate.tabs?.selectedIndex = 3
    stage.host.settle()
    var lines: [CGFloat: Int] = [:]
    let rows = tab(stage).sheetView.rows
    for row in rows { lines[row.frame.minY, default: 0] += 1 }
    #expect(rows.count == 7 && lines.values.reduce(0, +) == 7)
    #expect(lines.values.max()! - lines.values.min()! <= 1, "\(lines)")
  }

  @Test("BU-A12: a mistake is named with its line while one types, and cannot be used") func mistakes() {
    let stage = open()
    stage.host.replaceText(in: BubbleStrings.kindsField, with: Self.own + "7 1 445566 star third\n")
    stage.host.advance(ticks: 2)
    #expect(stage.host.screenText.contains("Line 4: another kind has this symbol already."))
    #expect(stage.host.announcements.contains { $0.hasPrefix("Line 4") })
    #expect(!tab(stage).sheetView.useButton.isEnabled && !tab(stage).sheetView.copyButton.isEnabled)
    stage.host.replaceText(in: BubbleStrings.kindsField, with: Self.own)
    stage.host.advance(ticks: 2)
    #expect(tab(stage).sheetView.useButton.isEnabled && !stage.host.screenText.contains("Line 4"))
  }

  @Test("BU-A16: kinds travel by link; what is copied is shown, and what comes waits to be used") func links() throws {
    let stage = open(stored: [KindStore.key: Self.own])
    stage.host.tap("Copy a link")
    stage.host.advance(ticks: 1)
    let sheet = try KindSheet(file: Self.own)
    let copied = stage.host.outputs.compactMap { if case .copy(let text) = $0 { text } else { nil } }
    #expect(copied.count == 1 && copied[0].hasSuffix("?" + sheet.link))
    #expect(
      stage.host.screenText.contains("Copied: ") && stage.host.announcements.contains { $0.hasPrefix("Copied: ") })
    let other = open()
    tab(other).addressQuery = sheet.link
    other.host.settle()
    #expect(other.host.screenText.contains("A link brought these kinds.") && KindStore.load() == .standard)
    #expect(try shownSheet(other) == sheet)
    other.host.tap("Use these kinds")
    #expect(KindStore.load() == sheet)
  }

  @Test(
    "BU-A12: a damaged link is refused with a reason that is seen, and the old kinds stay",
    arguments: [
      "k=1.40.E8324A.circle..red", "k=garbage", "k=1.400.E8324A.circle..red~2.30.FF7FC0.heart..pink",
    ])
  func damagedLink(query: String) throws {
    let stage = open(stored: [KindStore.key: Self.own])
    tab(stage).addressQuery = query
    stage.host.settle()
    #expect(stage.host.screenText.contains("The kinds of this link were refused") && KindStore.load().kinds.count == 2)
    #expect(try shownSheet(stage) == KindSheet(file: Self.own))
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("BU-A12: stored kinds that cannot be read are set aside, and it is said") func damagedStore() {
    let stage = open(stored: [KindStore.key: "garbage"])
    #expect(stage.host.screenText.contains("were set aside") && KindStore.load() == .standard)
    #expect(UserDefaults.standard.string(forKey: KindStore.key + ".rejected") == "garbage")
    stage.delegate.tabs?.selectedIndex = 0
    stage.host.settle()
    stage.begin()
    #expect(stage.game.rules.isStandard)
  }

  @Test(
    "the sheet is inside every screen, at any text size and in both directions", arguments: LayoutTests.sizes,
    [1.0, 2.0])
  func layout(size: CGSize, textScale: Double) {
    var preferences = PreferencesInput()
    preferences.textScale = textScale
    preferences.isRightToLeft = textScale > 1 ? 1 : 0
    let stage = BubblePopStage(size: size, preferences: preferences)
    stage.delegate.tabs?.selectedIndex = 3
    stage.host.settle()
    let view = tab(stage).sheetView
    for part in [view.textView, view.useButton, view.copyButton] as [UIView] {
      let frame = part.convert(part.bounds, to: view)
      #expect(frame.minX >= 0 && frame.maxX <= size.width && frame.height >= 44, "\(frame)")
    }
    #expect(stage.host.diagnostics.isEmpty)
  }
}
