import Testing
import UIKit

@testable import UIKitControls

@Suite struct CollectionTests {
  @Test func noMoreThanThreeScreensOfCellsAreAlive() {
    let stage = CollectionStage([Array(0..<10_000)])
    // A screen shows eight lines of five.
    var most = 0
    for _ in 0..<100 {
      stage.view.contentOffset.y += 333
      stage.host.advance(ticks: 1)
      most = max(most, stage.view.shown.count + stage.view.reusable.count)
    }
    #expect(most <= 120, "\(most)")
    #expect(stage.numbers.first == 33300 / 60 * 5)
    #expect(stage.view.visibleCells.contains { ($0 as! NumberCell).reuses > 0 })
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test func anUnregisteredIdentifierIsToldOfAndTheAppLivesOn() {
    let stage = CollectionStage([[0, 1]])
    stage.source.identifier = "nobody"
    stage.view.reloadData()
    stage.host.advance(ticks: 1)
    #expect(stage.view.visibleCells.count == 2)
    #expect(stage.host.diagnostics.first?.contains("register(_:forCellWithReuseIdentifier:)") == true)
  }

  @Test func oneCellForTwoItemsIsToldOf() {
    let stage = CollectionStage([[0, 1]])
    stage.source.only = NumberCell(frame: .zero)
    stage.view.reloadData()
    stage.host.advance(ticks: 1)
    #expect(stage.view.visibleCells.count == 2 && stage.view.visibleCells[0] !== stage.view.visibleCells[1])
    #expect(stage.host.diagnostics.count == 1 && stage.host.diagnostics[0].contains("item 1 of section 0"))
  }

  @Test func aTapSelects() {
    let stage = CollectionStage([Array(0..<6)])
    stage.host.tap("Item 1")
    #expect(stage.diary.lines == ["down 1", "up 1", "select 1"])
    stage.host.tap("Item 3")
    #expect(stage.diary.lines.suffix(2) == ["deselect 1", "select 3"])
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    #expect(stage.cell(3)!.isSelected && !stage.cell(1)!.isSelected)
    stage.diary.refuses = true
    stage.host.tap("Item 0")
    #expect(!stage.cell(0)!.isSelected)
  }

  @Test func severalAreSelectedAndLetGoOf() {
    let stage = CollectionStage([Array(0..<6)])
    stage.view.allowsMultipleSelection = true
    stage.host.tap("Item 4")
    stage.host.tap("Item 2")
    #expect(stage.view.indexPathsForSelectedItems?.map { $0.item } == [2, 4])
    stage.host.tap("Item 4")
    #expect(stage.view.indexPathsForSelectedItems?.map { $0.item } == [2])
  }

  @Test func keysMoveAmongItemsAndSelect() {
    let stage = CollectionStage([Array(0..<200)])
    stage.host.tab()
    #expect(stage.host.focusedName == "Item 0")
    stage.host.press("ArrowRight")
    stage.host.press("ArrowDown")
    #expect(stage.host.focusedName == "Item 6")
    stage.host.press("ArrowLeft")
    stage.host.press("ArrowLeft")
    #expect(stage.host.focusedName == "Item 4")
    stage.host.press("ArrowUp")
    #expect(stage.host.focusedName == "Item 4")
    stage.host.press("Enter")
    #expect(stage.diary.lines == ["select 4"])
    for _ in 0..<30 { stage.host.press("ArrowDown") }
    #expect(stage.host.focusedName == "Item 154")
    stage.host.advance(seconds: 1)
    #expect(stage.host.isVisible("Item 154"))
  }

  @Test func itIsAListOfOptions() {
    let stage = CollectionStage([Array(0..<3)])
    #expect(stage.view.semanticRole == .listbox)
    #expect(stage.host.elements(role: .option).count == 3)
    #expect(stage.host.activate("Item 2"))
    #expect(stage.diary.lines == ["select 2"])
    stage.view.allowsSelection = false
    #expect(stage.view.semanticRole == .list && stage.host.elements(role: .option).isEmpty)
  }

  @Test func scrollingToAnItem() {
    let stage = CollectionStage([Array(0..<500)])
    stage.view.scrollToItem(at: IndexPath(item: 250, section: 0), at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 3000)
    stage.view.scrollToItem(at: IndexPath(item: 250, section: 0), at: .centeredVertically, animated: true)
    stage.host.advance(seconds: 0.5)
    #expect(stage.view.contentOffset.y == 3025 - 240)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 3010)) == IndexPath(item: 250, section: 0))
    stage.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
    stage.host.advance(ticks: 1)
    #expect(stage.host.diagnostics.count == 1)
  }
}
