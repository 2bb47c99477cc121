import Testing
import UIKit

@testable import UIKitControls

/// A list of words that can be deleted, inserted, moved and selected.
private final class Words: UITableViewController {
  var words = [["a", "b", "c", "d", "e"], ["x", "y"]]
  var lines: [String] = []
  var style = UITableViewCell.EditingStyle.delete
  var marks = false

  override func numberOfSections(in tableView: UITableView) -> Int { words.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words[section].count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "word")
      ?? UITableViewCell(style: .default, reuseIdentifier: "word")
    cell.textLabel?.text = words[indexPath.section][indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    lines.append("commit \(editingStyle.rawValue) \(indexPath.section).\(indexPath.row)")
    if editingStyle == .delete {
      words[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      words[indexPath.section].insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .left)
    }
  }
  override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    let word = words[from.section].remove(at: from.row)
    words[to.section].insert(word, at: to.row)
    lines.append("move \(from.section).\(from.row) to \(to.section).\(to.row)")
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard marks else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Mark") { [me = Weak(self)] _, _, done in
        me.value?.lines.append("mark \(indexPath.row)")
        done(true)
      }
    ])
  }
}

@Suite struct TableEditingTests {
  private let host: HeadlessHost
  private let list: Words
  private var table: UITableView { list.tableView }

  init() {
    var made: Words?
    host = HeadlessHost(size: CGSize(width: 320, height: 480)) {
      let list = Words(style: .plain)
      made = list
      return list
    }
    list = made!
    host.advance(ticks: 1)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
  private var shown: [String] { table.visibleCells.map { $0.textLabel!.text! } }
  private func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: path(row))! }

  // MARK: Updates

  @Test func rowsComeGoAndMoveInOneUpdate() {
    let kept = cell(4)
    var finished: [Bool] = []
    table.selectRow(at: path(4), animated: false, scrollPosition: .none)
    table.performBatchUpdates(
      {
        list.words = [["n", "a", "e", "c", "d"], ["x", "y"]]
        table.deleteRows(at: [path(1)], with: .fade)
        table.insertRows(at: [path(0)], with: .fade)
        table.moveRow(at: path(4), to: path(2))
      }, completion: { finished.append($0) })
    #expect(shown == ["n", "a", "e", "c", "d", "x", "y"] && cell(2) === kept && kept.isSelected)
    #expect(table.indexPathsForSelectedRows == [path(2)])
    // They are still moving.
    #expect(kept.layer.presentation()!.position.y > kept.center.y && finished.isEmpty)
    host.advance(seconds: 0.5)
    #expect(kept.layer.presentation()!.position == kept.center && finished == [true])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func sectionsComeAndGo() {
    table.performBatchUpdates {
      list.words = [["x", "y"], ["z"]]
      table.deleteSections([0], with: .fade)
      table.insertSections([1], with: .fade)
    }
    #expect(shown == ["x", "y", "z"] && host.diagnostics.isEmpty)
  }

  @Test func rowsThatTheTableWasNotToldOfAreNamedAndLoadedAnew() {
    list.words[0].append("f")
    table.deleteRows(at: [path(0)], with: .automatic)
    host.advance(ticks: 1)
    #expect(shown == ["a", "b", "c", "d", "e", "f", "x", "y"])
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("section 0 has 6 items now and had 5"))
    table.endUpdates()
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 2)
  }

  // MARK: Swipes

  @Test func aSwipeShowsDeleteAndATapDeletes() {
    host.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 190, y: 66), duration: 0.3)
    host.advance(seconds: 0.5)
    #expect(cell(1).frame.minX < -70 && cell(1).showingDeleteConfirmation && host.isVisible("Delete"))
    host.tap("Delete")
    host.advance(seconds: 0.5)
    #expect(list.lines == ["commit 1 0.1"] && shown == ["a", "c", "d", "e", "x", "y"])
    #expect(!host.isVisible("Delete") && cell(1).frame.minX == 0)
  }

  @Test func aTouchElsewherePutsTheRowBack() {
    host.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 190, y: 66), duration: 0.3)
    host.advance(seconds: 0.5)
    host.tap(at: CGPoint(x: 100, y: 200))
    host.advance(seconds: 0.5)
    #expect(cell(1).frame.minX == 0 && !host.isVisible("Delete") && list.lines.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func aFullSwipeDoesTheFirstAction() {
    host.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 40, y: 66), duration: 0.3)
    host.advance(seconds: 0.5)
    #expect(list.lines == ["commit 1 0.1"] && list.words[0] == ["a", "c", "d", "e"])
  }

  /// UIKit: a button gives way to a swipe of its row, a slider does not (developer.apple.com, UIView,
  /// `gestureRecognizerShouldBegin`: "the UISlider class uses this method to prevent swipes parallel to the slider").
  @Test func aSwipeBeginsOnAButtonToo() {
    var presses = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in presses += 1 })
    button.frame = CGRect(x: 200, y: 0, width: 100, height: 44)
    cell(1).contentView.addSubview(button)
    let slider = UISlider(frame: CGRect(x: 100, y: 0, width: 200, height: 44))
    cell(2).contentView.addSubview(slider)
    host.advance(ticks: 1)
    host.tap("Press")
    host.advance(seconds: 0.5)
    #expect(presses == 1)
    host.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 170, y: 66), duration: 0.3)
    host.advance(seconds: 0.5)
    #expect(cell(1).frame.minX < -70 && host.isVisible("Delete") && presses == 1 && !button.isHighlighted)
    host.tap(at: CGPoint(x: 100, y: 300))
    host.advance(seconds: 0.5)
    #expect(!host.isVisible("Delete"))
    slider.value = 0.5
    host.drag(from: CGPoint(x: 200, y: 110), to: CGPoint(x: 130, y: 110), duration: 0.3)
    host.advance(seconds: 0.5)
    #expect(cell(2).frame.minX == 0 && !host.isVisible("Delete") && slider.value < 0.5)
    // A control that was held before the finger moved gives way, too.
    host.touch(phase: .down, at: CGPoint(x: 250, y: 66))
    host.advance(seconds: 0.3)
    #expect(button.isHighlighted)
    host.touch(phase: .move, at: CGPoint(x: 200, y: 66))
    host.advance(ticks: 2)
    host.touch(phase: .move, at: CGPoint(x: 150, y: 66))
    host.advance(ticks: 2)
    #expect(cell(1).frame.minX < 0 && !button.isHighlighted)
    host.touch(phase: .up, at: CGPoint(x: 150, y: 66))
    host.advance(seconds: 0.5)
    #expect(host.isVisible("Delete") && presses == 1 && host.diagnostics.isEmpty)
  }

  @Test func theLeadingEndHasItsOwnActions() {
    list.marks = true
    host.drag(from: CGPoint(x: 40, y: 110), to: CGPoint(x: 110, y: 110), duration: 0.3)
    host.advance(seconds: 0.5)
    #expect(cell(2).frame.minX > 70)
    host.tap("Mark")
    host.advance(seconds: 0.5)
    #expect(list.lines == ["mark 2"] && cell(2).frame.minX == 0)
  }

  @Test func theKeyboardOpensDoesAndLeaves() {
    table.reloadData()
    host.advance(ticks: 1)
    host.tab(to: "b")
    host.press("Backspace")
    host.advance(seconds: 0.5)
    #expect(host.focusedName == "Delete")
    host.press("Escape")
    host.advance(seconds: 0.5)
    #expect(host.focusedName == "b" && cell(1).frame.minX == 0)
    host.press("ArrowLeft")
    host.press("Enter")
    host.advance(seconds: 0.5)
    #expect(list.lines == ["commit 1 0.1"] && host.focusedName == "c")
  }

  @Test func aScreenReaderFindsTheActions() {
    #expect(host.activate("Actions for b"))
    host.advance(seconds: 0.5)
    #expect(host.focusedName == "Delete" && host.activate("Delete"))
    #expect(list.lines == ["commit 1 0.1"])
  }

  // MARK: Editing

  @Test func editingShowsButtonsAndHandles() {
    let x = cell(0).contentView.frame.minX
    table.setEditing(true, animated: true)
    host.advance(seconds: 0.5)
    #expect(cell(0).contentView.frame.minX == x + 38 && cell(0).showsReorderControl)
    host.tap("Delete a")
    host.advance(seconds: 0.5)
    #expect(list.lines.isEmpty && host.focusedName == "Delete")
    host.press("Enter")
    host.advance(seconds: 0.5)
    #expect(list.words[0] == ["b", "c", "d", "e"])
    table.setEditing(false, animated: true)
    host.advance(seconds: 0.5)
    #expect(cell(0).contentView.frame.minX == x && !host.isVisible("Delete b"))
  }

  @Test func insertingIsDoneAtOnce() {
    list.style = .insert
    table.isEditing = true
    host.advance(ticks: 1)
    host.tap("Insert c")
    #expect(list.lines == ["commit 2 0.2"] && shown.prefix(4) == ["a", "b", "new", "c"])
  }

  @Test func aRowIsCarriedByItsHandle() {
    table.isEditing = true
    host.advance(ticks: 1)
    let start = host.middle(of: "Reorder a")!
    host.touch(phase: .down, at: start)
    host.advance(seconds: 0.2)
    host.touch(phase: .move, at: CGPoint(x: start.x, y: start.y + 50))
    host.advance(ticks: 2)
    #expect(shown == ["b", "a", "c", "d", "e", "x", "y"] && list.lines.isEmpty)
    host.touch(phase: .move, at: CGPoint(x: start.x, y: start.y + 95))
    host.advance(ticks: 2)
    host.touch(phase: .up, at: CGPoint(x: start.x, y: start.y + 95))
    host.advance(seconds: 1)
    #expect(list.lines == ["move 0.0 to 0.2"] && list.words[0] == ["b", "c", "a", "d", "e"])
    #expect(table.contentOffset.y == 0 && cell(2).textLabel?.text == "a" && cell(2).frame.minY == 88)
  }

  @Test func arrowsCarryARowToo() {
    table.isEditing = true
    host.advance(ticks: 1)
    host.tab(to: "Reorder d")
    host.press("ArrowDown")
    host.press("ArrowDown")
    host.advance(seconds: 0.5)
    #expect(list.words == [["a", "b", "c", "e"], ["d", "x", "y"]] && shown == ["a", "b", "c", "e", "d", "x", "y"])
    #expect(host.focusedName == "Reorder d" && host.adjust("Reorder d", up: false))
    #expect(list.words[0] == ["a", "b", "c", "e", "d"])
  }
}
