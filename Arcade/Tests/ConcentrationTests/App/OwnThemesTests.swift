import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Concentration

/// Themes that the player types: created, chosen, edited, deleted and restored.
@Suite(.serialized) struct OwnThemesTests {
  private let twelve = "🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐸"
  private static let narrow = CGSize(width: 390, height: 844)
  private static let wide = CGSize(width: 1_024, height: 1_400)

  private func open(_ size: CGSize, _ stored: [String: String] = [:]) -> (HeadlessHost, ConcentrationSplitController) {
    let host = HeadlessHost(size: size, stored: stored, root: { ConcentrationApp.makeRootViewController() })
    host.advance(seconds: 2)
    return (host, host.rootViewController as! ConcentrationSplitController)
  }

  /// Selects a row of the themes, scrolling to it if needed.
  private func select(_ name: String, _ host: HeadlessHost, _ split: ConcentrationSplitController) {
    let chooser = split.chooser
    for section in 0..<chooser.numberOfSections(in: chooser.tableView) {
      for row in 0..<chooser.tableView(chooser.tableView, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        guard chooser.tableView(chooser.tableView, cellForRowAt: path).textLabel?.text == name else { continue }
        chooser.tableView.scrollToRow(at: path, at: .middle, animated: false)
        host.advance(ticks: 2)
        host.tap(name)
        host.advance(seconds: 1)
        return
      }
    }
    Issue.record("there is no row “\(name)”")
  }

  private let kept = "1\nPets\n🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐸"

  @Test("what is missing is said as it is typed, and a whole theme is kept at once", arguments: [narrow, wide])
  func typing(size: CGSize) {
    let (host, split) = open(size)
    select("New theme …", host, split)
    #expect(host.screenText.contains("At least 12 emoji or words"))
    host.type("Animals", into: "Name")
    host.advance(ticks: 2)
    #expect(host.screenText.contains("There already is a theme of that name"))
    #expect(host.announcements.contains { $0.contains("There already is a theme of that name") })
    host.replaceText(in: "Name", with: "Pets")
    host.type("🐶 🐱 🐭 ", into: "Faces")
    host.advance(ticks: 2)
    #expect(host.screenText.contains("3 faces so far, 9 more to go."))
    host.type("🐱", into: "Faces")
    host.advance(ticks: 2)
    #expect(host.screenText.contains("“🐱” is there twice."))
    #expect(host.stored["concentration.own.101"] == nil)
    #expect(host.element("Delete this theme") == nil, "nothing has been saved that one could delete")
    host.replaceText(in: "Faces", with: twelve)
    host.advance(ticks: 2)
    #expect(host.element("Delete this theme") != nil)
    #expect((host.element("Faces") as? UITextField)?.isFirstResponder == true, "one can go on writing")
    #expect(host.screenText.contains("12 faces: enough for every game."))
    #expect(host.stored["concentration.own.101"]?.hasSuffix("\nPets\n" + twelve) == true)
    // While the faces are incomplete, the stored theme stays as it is.
    host.replaceText(in: "Faces", with: "🐶 🐱")
    host.advance(ticks: 2)
    #expect(host.stored["concentration.own.101"]?.hasSuffix(twelve) == true)
    #expect(host.diagnostics == [])
  }

  @Test("an own theme is chosen like the others, and a game has its faces")
  func choosing() {
    let (host, split) = open(Self.wide, ["concentration.own.103": kept])
    select("Pets", host, split)
    let play = split.chooser.game
    #expect(play.game.theme.name == "Pets" && play.title == "Pets" && host.stored["concentration.theme"] == "103")
    play.choose(0)
    host.advance(seconds: 1)
    #expect(twelve.contains(play.game.face(0)) && host.element("Pets")?.accessibilityTraits.contains(.selected) == true)
    play.startNewGame()
    #expect(play.game.theme.name == "Pets")
    // The next session has the theme too, and its address leads to it.
    let (again, other) = open(Self.wide, host.stored.merging(["concentration.own.103": kept]) { now, _ in now })
    #expect(other.chooser.game.game.theme.name == "Pets")
    again.go(to: "/bakery")
    again.advance(seconds: 1)
    again.go(to: "/own-3")
    again.advance(seconds: 1)
    #expect(other.chooser.game.game.theme.name == "Pets" && again.diagnostics == [])
  }

  @Test("a game that draws its theme may draw an own one")
  func drawing() {
    var names = Set<String>()
    let (host, split) = open(Self.wide, ["concentration.own.101": kept])
    for seed in 0..<200 {
      split.chooser.game.startGame(seed: UInt64(seed))
      names.insert(split.chooser.game.game.theme.name)
    }
    #expect(names.contains("Pets") && names.count == Theme.all.count + 1 && host.diagnostics == [])
  }

  @Test("a theme that is changed changes the cards that show it; the game goes on", arguments: [narrow, wide])
  func changing(size: CGSize) {
    let (host, split) = open(size, ["concentration.own.101": kept, "concentration.theme": "101"])
    let play = split.chooser.game
    play.loadViewIfNeeded()
    play.choose(0)
    let cards = play.game.cards
    select("Change or delete one …", host, split)
    host.tap("Change “Pets”")
    host.advance(seconds: 1)
    host.replaceText(in: "Name", with: "Friends")
    host.adjust("Colors and backs of")
    host.advance(ticks: 2)
    #expect(host.stored["concentration.own.101"] == "2\nFriends\n" + twelve)
    #expect(play.game.theme.name == "Friends" && play.game.theme.table == Theme.all[2].table)
    #expect(play.game.cards == cards && host.diagnostics == [])
  }

  @Test("one that is deleted is gone at once and can be brought back", arguments: [narrow, wide])
  func deleting(size: CGSize) {
    let (host, split) = open(
      size,
      [
        "concentration.own.101": kept, "concentration.own.102": kept.replacing("Pets", "Beasts"),
        "concentration.theme": "101",
      ])
    select("Change or delete one …", host, split)
    host.tap("Change “Pets”")
    host.advance(seconds: 1)
    host.tap("Delete this theme")
    host.advance(seconds: 1)
    #expect(host.stored["concentration.own.101"] == nil && host.stored["concentration.theme"] == "0")
    #expect(host.announcements.contains { $0.contains("“Pets” is deleted") })
    if split.isCollapsed { #expect(host.isVisible("Beasts")) }
    select("Bring “Pets” back", host, split)
    #expect(host.stored["concentration.own.101"] == kept && host.stored["concentration.theme"] == "101")
    #expect(ThemeShelf.entries.map { $0.own.name } == ["Pets", "Beasts"])
    #expect(!host.isVisible("Bring “Pets” back") && host.diagnostics == [])
  }

  @Test("a full shelf says so")
  func full() {
    var stored: [String: String] = [:]
    for number in 101...112 { stored["concentration.own.\(number)"] = kept.replacing("Pets", "Pets \(number)") }
    let (host, split) = open(Self.wide, stored)
    let table: UITableView = split.chooser.tableView
    #expect(split.chooser.tableView(table, numberOfRowsInSection: 3) == 13)
    #expect(split.chooser.tableView(table, titleForFooterInSection: 3)?.contains("You can have 12 themes") == true)
    #expect(host.diagnostics == [])
  }

  @Test("damaged themes are put aside with the reason, and the game begins with another one")
  func damaged() {
    let (host, split) = open(
      Self.wide, ["concentration.own.101": "1\nPets\n🐶", "concentration.own.104": kept, "concentration.theme": "101"])
    #expect(host.stored["concentration.own.101"] == nil)
    #expect(host.stored["concentration.own.101.rejected"] == "1\nPets\n🐶")
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("1 face so far, 11 more to go"))
    #expect(ThemeShelf.entries.map { $0.number } == [104])
    #expect(split.chooser.game.game.cards.count == 16)
  }

  @Test("the page for typing fits every size, with large texts too", arguments: LayoutTests.sizes)
  func fits(size: CGSize) {
    let (host, split) = open(size, ["concentration.own.101": kept])
    for scale in [1.0, 2] {
      host.setTextScale(scale)
      host.advance(ticks: 4)
      let editor = ThemeEditorViewController(number: 101)
      split.chooser.showDetailViewController(editor, sender: split.chooser)
      host.advance(seconds: 1)
      for path in [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)] {
        let cell = editor.sections[path.section].cells[path.row]
        let parts = cell.contentView.subviews
        for (index, part) in parts.enumerated() {
          #expect(cell.contentView.bounds.insetBy(dx: -0.01, dy: -0.01).contains(part.frame), "\(size) \(part.frame)")
          for other in parts[..<index] { #expect(!part.frame.insetBy(dx: 0, dy: 0.01).intersects(other.frame)) }
        }
      }
    }
    #expect(host.diagnostics == [])
  }
}

extension String {
  /// The text with every occurrence of `old` replaced by `new`.
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    var rest = Substring(self)
    var text = ""
    while !rest.isEmpty {
      if rest.hasPrefix(old) {
        text += new
        rest = rest.dropFirst(old.count)
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text
  }
}
