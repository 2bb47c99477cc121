import Testing
import UIKit

@testable import UIKitControls

/// Rows with a switch beside their texts, the first of which can be chosen.
private final class Networks: UITableViewController {
  let names = ["Home", "Office"]
  var chosen: [Int] = []
  let joins = [UISwitch(), UISwitch()]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    cell.detailTextLabel?.text = "Secured"
    joins[indexPath.row].accessibilityLabel = "Join \(names[indexPath.row])"
    cell.accessoryView = joins[indexPath.row]
    if indexPath.row == 1 { cell.selectionStyle = .none }
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}

/// A row with a control can be chosen without touching it, as at Apple, where such a cell is an element beside its control.
@Suite struct RowChoiceTests {
  private let host: HeadlessHost
  private let list: Networks

  init() {
    host = HeadlessHost(size: CGSize(width: 320, height: 480)) { Networks(style: .plain) }
    list = host.rootViewController as! Networks
    host.advance(ticks: 1)
  }

  private func cell(_ row: Int) -> UITableViewCell { list.tableView.cellForRow(at: IndexPath(row: row, section: 0))! }

  @Test func theKeyboardReachesRowAndControl() {
    host.tab(to: "Home")
    host.press("Enter")
    host.advance(seconds: 0.5)
    #expect(list.chosen == [0] && host.focusedName == "Home")
    host.press("Tab")
    #expect(host.focusedName == "Join Home")
    host.press("Space")
    host.advance(seconds: 0.5)
    #expect(list.joins[0].isOn && list.chosen == [0])
    host.press("ArrowUp")
    #expect(host.focusedName == "Home")
    host.press("ArrowDown")
    host.press("ArrowDown")
    // A row that cannot be chosen is not in between.
    #expect(host.focusedName == "Join Office" && cell(1).choice == nil && host.diagnostics.isEmpty)
  }

  @Test func aScreenReaderHearsTheRowOnce() {
    #expect(host.activate("Home") && list.chosen == [0])
    let choice = cell(0).choice!
    #expect(choice.accessibilityLabel == "Home" && choice.accessibilityValue == "Secured")
    #expect(choice.accessibilityTraits.contains(.button) && choice.frame == cell(0).contentView.frame)
    #expect(!cell(0).isAccessibilityElement && !cell(0).textLabel!.isAccessibilityElement)
    #expect(!cell(0).detailTextLabel!.isAccessibilityElement && cell(1).textLabel!.isAccessibilityElement)
    #expect(choice.accessibilityTraits.contains(.selected) == cell(0).isSelected)
    cell(0).accessibilityLabel = "Network at home"
    cell(0).setNeedsLayout()
    host.advance(ticks: 1)
    #expect(choice.accessibilityLabel == "Network at home")
  }

  @Test func aTouchChoosesTheRowItself() {
    host.tap(at: CGPoint(x: 60, y: 20))
    host.advance(seconds: 0.5)
    #expect(list.chosen == [0] && cell(0).hitTest(CGPoint(x: 60, y: 20), with: nil) !== cell(0).choice)
  }

  @Test func itGoesWhereItIsNotNeededAnyMore() {
    host.tab(to: "Home")
    cell(0).accessoryView = nil
    host.advance(ticks: 1)
    // Now the row is the element, and has the focus.
    #expect(cell(0).choice == nil && cell(0).isAccessibilityElement && cell(0).textLabel!.isAccessibilityElement)
    #expect(host.focusedName == "Home" && cell(0).isFocused)
    cell(0).accessoryType = .detailButton
    host.advance(ticks: 1)
    #expect(cell(0).choice != nil)
    list.tableView.allowsSelection = false
    cell(0).setNeedsLayout()
    host.advance(ticks: 1)
    #expect(cell(0).choice == nil && cell(0).textLabel!.isAccessibilityElement && host.diagnostics.isEmpty)
  }

  @Test func aRowOfTheAppsOwnViewsIsDividedByAControlDeepInIt() {
    let (row, title, note, play) = (UIView(), UILabel(), UILabel(), UIButton())
    (title.text, note.text) = ("Nocturne", "3 min")
    play.setTitle("Play", for: .normal)
    for view in [title, note, play] { row.addSubview(view) }
    cell(0).accessoryView = nil
    cell(0).textLabel?.text = nil
    cell(0).detailTextLabel?.text = nil
    cell(0).contentView.addSubview(row)
    host.advance(ticks: 1)
    let choice = cell(0).choice
    #expect(choice?.accessibilityLabel == "Nocturne" && choice?.accessibilityValue == "3 min")
    #expect(!title.isAccessibilityElement && play.isAccessibilityElement && host.diagnostics.isEmpty)
    #expect(host.activate("Nocturne") && list.chosen == [0])
  }

  @Test func aRowWithoutWordsHasNone() {
    cell(0).textLabel?.text = nil
    cell(0).detailTextLabel?.text = nil
    cell(0).setNeedsLayout()
    host.advance(ticks: 1)
    #expect(cell(0).choice == nil && host.diagnostics.isEmpty)
  }
}
