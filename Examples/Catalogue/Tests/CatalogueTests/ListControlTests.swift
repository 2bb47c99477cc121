import Testing
import UIKit

@testable import Catalogue

@Suite struct ListControlTests {
  @Test func rowsChangePlacesAndKeepTheirCells() {
    let screen = Screen<DiffableDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    func texts() -> [String] { demo.source.snapshot().itemIdentifiers }
    let cells = demo.table.visibleCells
    #expect(texts() == DiffableDemo.fruits && cells.count == 8)
    host.tap("Shuffle")
    screen.run(0.5)
    #expect(texts() != DiffableDemo.fruits && texts().sorted() == DiffableDemo.fruits)
    #expect(demo.table.visibleCells.allSatisfy { cell in cells.contains { $0 === cell } })
    host.tap("Halve")
    screen.run(0.5)
    #expect(demo.table.visibleCells.count == 4)
    host.tap("Sort")
    screen.run(0.5)
    #expect(texts() == texts().sorted() && host.diagnostics == [])
  }

  @Test func cardsScrollByThemselvesOverAGridAndAList() {
    let screen = Screen<CompositionDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    func place(_ item: Int, _ section: Int) -> CGRect? {
      demo.collection.cellForItem(at: IndexPath(item: item, section: section)).map {
        $0.convert($0.bounds, to: demo.view)
      }
    }
    #expect(place(0, 0) == CGRect(x: 16, y: 140, width: 200, height: 120))
    let side = (demo.view.bounds.width - 32 - 16) / 3
    #expect(abs((place(1, 1)?.minX ?? 0) - (16 + side + 8)) < 0.01)
    host.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 200, y: 200), duration: 0.1)
    host.settle()
    // The second card, 212 farther, is where the first was.
    #expect(place(1, 0)?.minX == 16 && demo.collection.contentOffset.y == 0)
    demo.collection.scrollToItem(at: IndexPath(item: 5, section: 2), at: .bottom, animated: false)
    screen.run(0.1)
    #expect(place(5, 2)?.minX == 16 && host.diagnostics == [])
  }

  @Test func aTextOfSeveralLinesIsWritten() {
    let screen = Screen<TextViewDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    #expect(demo.count.text == "36 characters of 200")
    host.type(" Yes", into: "Note")
    host.press("Enter")
    #expect(demo.note.text.hasSuffix("Yes\n") && demo.count.text == "41 characters of 200")
    host.paste(String(repeating: "x", count: 200), into: "Note")
    #expect(demo.count.text == "41 characters of 200" && host.diagnostics == [])
  }

  @Test func bothPickersShowTheDateThatWasChosen() {
    let screen = Screen<DateDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    #expect(demo.choice.text == "2023-11-14 22:13")
    host.adjust("Month", up: true)
    host.settle()
    #expect(demo.choice.text == "2023-12-14 22:13" && demo.compact.date == demo.wheels.date)
    #expect(host.element("Date", role: .button)?.accessibilityValue?.contains("Dec") == true)
    #expect(host.diagnostics == [])
  }

  @Test func aTileIsCarriedToAnotherPlace() {
    let screen = Screen<MovingDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    let (first, third) = (CGPoint(x: 48, y: 142), CGPoint(x: 198, y: 142))
    host.touch(phase: .down, at: first)
    screen.run(0.7)
    host.touch(phase: .move, at: third)
    screen.run(0.5)
    #expect(demo.numbers == Array(1...12), "nothing is changed before the finger lets go")
    host.touch(phase: .up, at: third)
    screen.run(0.5)
    #expect(demo.numbers == [2, 3, 1] + Array(4...12) && host.diagnostics == [])
  }

  @Test func whatIsChosenHasControlsOfItsOwn() {
    let screen = Screen<FavoritesDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    host.tab(to: "Cherry")
    host.press("Enter")
    #expect(demo.choice.text == "Chosen: Cherry" && demo.favorites.isEmpty)
    host.press("Tab")
    #expect(host.focusedName == "Cherry is a favorite")
    host.press("Space")
    screen.run(0.3)
    #expect(demo.favorites == ["Cherry"] && demo.choice.text == "Chosen: Cherry")
    host.tab(to: "Remind me of Fig")
    host.press("Space")
    screen.run(0.3)
    #expect(demo.reminders == ["Fig"] && demo.choice.text == "Chosen: Cherry")
    let row = demo.table.cellForRow(at: IndexPath(row: 3, section: 0))!
    host.tap(at: row.convert(CGPoint(x: 60, y: 22), to: nil))
    screen.run(0.3)
    #expect(demo.choice.text == "Chosen: Grape" && host.diagnostics == [])
  }
}
