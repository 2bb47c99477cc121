import Testing
import UIKit

@testable import UIKitControls

private final class Names: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Names" }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = indexPath.row == 0 ? "Ada" : "A name so long that it does not fit in one line anywhere"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

/// Rows beside a notch: developer.apple.com, `insetsContentViewsToSafeArea`: "the table view insets the content view of its
/// cells, headers, and footers to fit within the safe area … The default value of this property is true."
@Suite struct TableSideTests {
  private func show(_ style: UITableView.Style = .plain, isRightToLeft: Bool = false) -> (HeadlessHost, UITableView) {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isRightToLeft ? 1 : 0
    let host = HeadlessHost(size: CGSize(width: 700, height: 390), preferences: preferences) { Names(style: style) }
    host.resize(
      to: CGSize(width: 700, height: 390), safeArea: UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 40))
    host.advance(ticks: 1)
    return (host, (host.rootViewController as! Names).tableView)
  }

  private func span(_ view: UIView?, in table: UITableView) -> ClosedRange<CGFloat> {
    let frame = view!.convert(view!.bounds, to: table)
    return frame.minX...frame.maxX
  }

  @Test func textsKeepOutOfTheUnsafeSides() {
    let (_, table) = show()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
    #expect(cell.frame.minX == 0 && cell.frame.width == 700)
    #expect(span(cell.contentView, in: table).lowerBound == 50 && span(cell.textLabel, in: table).lowerBound == 70)
    #expect(span(cell.subviews.compactMap { $0 as? CellMark }.first, in: table).upperBound == 640)
    let header = table.headerView(forSection: 0)!
    #expect(span(header, in: table) == 0...700 && span(header.contentView, in: table) == 50...660)
    #expect(span(header.textLabel, in: table) == 70...640)
  }

  @Test func rightToLeftTheSidesChangePlaces() {
    let (_, table) = show(isRightToLeft: true)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
    #expect(span(cell.textLabel, in: table).upperBound == 640)
    #expect(span(cell.subviews.compactMap { $0 as? CellMark }.first, in: table).lowerBound == 70)
    #expect(span(table.headerView(forSection: 0)!.textLabel, in: table) == 70...640)
  }

  @Test func controlsOfEditingKeepOutToo() {
    let (host, table) = show()
    table.setEditing(true, animated: false)
    host.advance(ticks: 1)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
    #expect(span(cell.editingState.button, in: table) == 50...88)
    #expect(span(cell.contentView, in: table).lowerBound == 88)
  }

  @Test func anAppMayDoItItself() {
    let (host, table) = show()
    let row = IndexPath(row: 1, section: 0)
    let before = table.rectForRow(at: row).height
    table.insetsContentViewsToSafeArea = false
    host.advance(ticks: 1)
    #expect(span(table.cellForRow(at: row)!.textLabel, in: table).lowerBound == 20)
    #expect(span(table.headerView(forSection: 0)!.textLabel, in: table) == 20...680)
    host.resize(
      to: CGSize(width: 320, height: 390), safeArea: UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 40))
    host.advance(ticks: 1)
    table.insetsContentViewsToSafeArea = true
    host.advance(ticks: 1)
    // Less room makes the text wrap.
    #expect(table.rectForRow(at: row).height > before && host.diagnostics.isEmpty)
  }

  @Test func roundedGroupsStandInsideAnyway() {
    let (_, table) = show(.insetGrouped)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
    #expect(cell.frame.minX >= 50 && cell.contentView.frame.minX == 0)
  }

  @Test func contentOfHeadersBeginsWhereThatOfRowsDoes() {
    let (_, table) = show()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
    let header = table.headerView(forSection: 0)!
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    #expect(header.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
  }
}
