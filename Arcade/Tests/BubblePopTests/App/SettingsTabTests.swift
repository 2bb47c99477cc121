import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import BubblePop

/// The settings tab: BU-H2.
@Suite(.serialized) struct SettingsTabTests {
  private func open(size: CGSize = CGSize(width: 393, height: 852), stored: [String: String] = [:]) -> BubblePopStage {
    let stage = BubblePopStage(size: size, stored: stored)
    stage.delegate.tabs?.selectedIndex = 2
    stage.host.advance(ticks: 2)
    stage.host.settle()
    return stage
  }

  @Test("BU-H2b: the range stands beside the number, in words") func ranges() {
    let stage = open()
    #expect(stage.host.screenText.contains("Game time"))
    let field = stage.host.element("Game time")
    #expect(field?.accessibilityHint == "10 to 120 seconds" && field?.accessibilityValue == "60")
    #expect(stage.host.element("Most bubbles")?.accessibilityHint == "1 to 30 bubbles")
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
      ("3", "At least 10 seconds, please", "10"), ("-5", "At least 10 seconds, please", "10"),
      ("500", "At most 120 seconds, please", "120"), ("999999", "At most 120 seconds, please", "120"),
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
    let capacity = Field.capacity(of: small.play.field.bounds.size)
    #expect(capacity < 30 && capacity >= 10)
    let text = BubbleStrings.room(capacity, wanted: 30)
    #expect(text.contains("no more than that"))
    small.host.wheel(at: CGPoint(x: 160, y: 200), by: CGVector(dx: 0, dy: 220))
    small.host.advance(ticks: 2)
    #expect(small.host.screenText.contains("This screen has room for \(capacity) bubbles"))
  }

  @Test("BU-H2c: opened first, the tab says what the play tab will have room for, and again after a turn")
  func roomBeforeTheFirstGame() {
    let delegate = RootDelegate {
      let root = BubblePopApp.makeRootViewController()
      (root as? UITabBarController)?.selectedIndex = 2
      return root
    }
    let host = HeadlessHost(
      delegate: delegate, size: CGSize(width: 320, height: 480),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    var rooms: [Int] = []
    for size in [CGSize(width: 320, height: 480), CGSize(width: 480, height: 320)] {
      host.resize(to: size)
      host.settle()
      let footers = (0..<2).compactMap { section in
        (delegate.tabs?.selectedViewController as? SettingsViewController).flatMap {
          $0.tableView($0.tableView, titleForFooterInSection: section)
        }
      }
      delegate.tabs?.selectedIndex = 0
      host.settle()
      let room = Field.capacity(of: delegate.play?.field.bounds.size ?? .zero)
      rooms.append(room)
      #expect(footers.contains { $0.contains("room for \(room) bubbles") }, "\(room): \(footers)")
      delegate.tabs?.selectedIndex = 2
      host.settle()
    }
    #expect(rooms.allSatisfy { $0 > 0 } && rooms[0] != rooms[1], "\(rooms)")
    #expect(host.diagnostics.isEmpty)
  }

  @Test("BU-A11: the switch for special bubbles, the legend and the game all follow from the table of kinds")
  func everyKindOfTheTable() {
    let specials = KindSheet.standard.kinds.filter { $0.isSpecial }
    let texts = BubbleStrings.specialsFooter(.standard).lowercased()
    #expect(
      !specials.isEmpty && specials.allSatisfy { texts.contains($0.name) }, "the settings name every special kind")
    let stage = open(stored: ["bubblepop.bubbles": "30", "bubblepop.duration": "120"])
    for isOn in [true, false] {
      stage.delegate.tabs?.selectedIndex = 2
      stage.host.advance(ticks: 2)
      stage.host.tap(BubbleStrings.title(.specials))
      #expect(stage.host.stored["bubblepop.specials"] == (isOn ? "1" : "0"))
      stage.delegate.tabs?.selectedIndex = 0
      stage.host.advance(ticks: 2)
      let kinds = KindSheet.standard.kinds.filter { isOn || !$0.isSpecial }
      let rows = kinds.map { BubbleStrings.name($0) + ", " + BubbleStrings.share($0.share(among: kinds)) }
      #expect(stage.play.welcome.rows.map { $0.accessibilityLabel ?? "" } == rows)
    }
    stage.delegate.tabs?.selectedIndex = 2
    stage.host.advance(ticks: 2)
    stage.host.tap(BubbleStrings.title(.specials))
    stage.delegate.tabs?.selectedIndex = 0
    stage.host.advance(ticks: 2)
    stage.begin()
    var seen: Set<String> = []
    while stage.game.phase == .playing {
      stage.host.advance(ticks: 30)
      for bubble in stage.game.bubbles { seen.insert(bubble.kind.name) }
    }
    #expect(seen == Set(KindSheet.standard.kinds.map { $0.name }), "every kind of the table appears")
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("BU-A11, BU-A16: a sixth kind is a line of data: legend, game, a look and a name of its own follow")
  func sixthKind() throws {
    let text = KindSheet.standardText.replacingOccurrences(
      of: "15 2 E9A90C crown gold, special\n3 4 D9D2EE swirl pearl, special, wild", with: "4 25 CCCCCC swirl silver")
    let silver = try #require(try KindSheet(file: text).kinds.last)
    for size in [CGSize(width: 320, height: 568), CGSize(width: 852, height: 393), CGSize(width: 1024, height: 768)] {
      let stage = BubblePopStage(size: size, stored: [KindStore.key: text])
      let welcome = stage.play.welcome
      #expect(welcome.rows.last?.accessibilityLabel == "silver, 4 points, 20\u{202F}%")
      #expect(welcome.rows.first?.accessibilityLabel == "red, 1 point, 32\u{202F}%", "the others give way")
      for (index, row) in welcome.rows.enumerated() {
        #expect(row.bounds.width > 44 && row.bounds.height >= 20 && row.superview != nil, "\(size): \(row.frame)")
        for other in welcome.rows[..<index] { #expect(!row.frame.intersects(other.frame), "\(size): \(row.frame)") }
      }
      #expect(stage.host.diagnostics.isEmpty)
    }
    let played = BubblePopStage(stored: [KindStore.key: text, "bubblepop.bubbles": "30"])
    played.begin()
    for _ in 0..<4000 where !played.game.bubbles.contains(where: { $0.kind == silver }) {
      played.host.advance(ticks: 10)
    }
    #expect(played.popOne(where: { $0.kind == silver }) == silver && played.game.score == 4)
    let stage = BubblePopStage()
    func drawing(_ kind: BubbleKind) -> [Substring] {
      stage.host.commit()
      let view = BubbleView(Bubble(id: 1, kind: kind, birth: 0, anchor: .zero, turn: 0), diameter: 80)
      #expect(view.accessibilityLabel == "\(kind.name), " + BubbleStrings.points(kind.points))
      stage.host.view.addSubview(view)
      defer { view.removeFromSuperview() }
      let lines = stage.host.commit().filter { $0.hasPrefix("drawing ") }
      #expect(lines.count == 1, "it draws itself")
      return lines.first?.split(separator: " ").dropFirst(2).map { $0 } ?? []
    }
    let own = drawing(silver)
    #expect(own.count > 50 && KindSheet.standard.kinds.allSatisfy { drawing($0) != own })
  }

  @Test func theDefaultsComeBack() {
    let stage = open(stored: ["bubblepop.duration": "30", "bubblepop.drift": "0"])
    stage.host.wheel(at: CGPoint(x: 200, y: 400), by: CGVector(dx: 0, dy: 2000))
    stage.host.settle()
    stage.host.tap("Reset to defaults")
    stage.host.settle()
    #expect(Setting.store.load() == Settings())
  }
}
