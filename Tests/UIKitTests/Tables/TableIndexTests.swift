import CaromHeadlessHost
import Testing
import UIKit

@testable import UIKitControls

/// Sections of ten rows, one for each letter, with an index.
private final class Letters: NSObject, UITableViewDataSource {
  var titles: [String]? = ["A", "B", "C", "D", "E"]
  var asked: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 5 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles?[section] }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    asked.append(title)
    return index
  }
}

@Suite struct TableIndexTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let letters = Letters()

  init() {
    table.rowHeight = 40
    table.sectionHeaderHeight = 20
    table.dataSource = letters
    host.view.addSubview(table)
    host.advance(ticks: 1)
  }

  /// developer.apple.com, `sectionIndexTitles(for:)`: "the titles … appear in the index list on the right side of the table
  /// view", `tableView(_:sectionForSectionIndexTitle:at:)`: "the index number of the section with the given title".
  @Test func aTitleLeadsToItsSection() throws {
    let strip = try #require(table.sectionIndex)
    #expect(strip.frame == CGRect(x: 285, y: 0, width: 15, height: 440))
    // Five titles of 14 points in the middle: from 185 on.
    host.tap(at: CGPoint(x: 292, y: 185 + 2 * 14 + 7))
    #expect(letters.asked == ["C"] && table.contentOffset.y == 840, "two sections of 420 points")
    host.advance(ticks: 1)
    #expect(strip.frame.minY == 840, "the index stays where it is seen")
    host.drag(from: CGPoint(x: 292, y: 190), to: CGPoint(x: 292, y: 185 + 14 + 7))
    #expect(letters.asked.last == "B" && table.contentOffset.y == 420)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func theContentKeepsOutOfItsWay() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.width == 285 && cell.frame.width == 300)
    letters.titles = nil
    table.reloadSectionIndexTitles()
    host.advance(ticks: 1)
    #expect(table.sectionIndex == nil && cell.contentView.frame.width == 300)
    letters.titles = ["A", "B", "C", "D", "E"]
    table.sectionIndexMinimumDisplayRowCount = 51
    host.advance(ticks: 1)
    #expect(table.sectionIndex == nil)
    table.sectionIndexMinimumDisplayRowCount = 50
    host.advance(ticks: 1)
    #expect(table.sectionIndex != nil)
  }

  @Test func keysAndScreenReadersMoveThroughIt() throws {
    let strip = try #require(host.element("Section index", role: .slider))
    #expect(strip.accessibilityValue == "A")
    strip.accessibilityIncrement()
    strip.accessibilityIncrement()
    #expect(strip.accessibilityValue == "C" && table.contentOffset.y == 840)
    strip.accessibilityDecrement()
    #expect(strip.accessibilityValue == "B" && table.contentOffset.y == 420)
    for _ in 0..<9 { strip.accessibilityIncrement() }
    #expect(strip.accessibilityValue == "E")
  }

  @Test func aLongIndexLeavesTitlesOut() throws {
    letters.titles = (0..<100).map { "\($0)" }
    table.reloadData()
    host.advance(ticks: 1)
    let labels = try #require(table.sectionIndex).subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels.count == 31 && labels.first == "0" && labels.last == "99")
    // A section that does not exist counts as the last one.
    host.tap(at: CGPoint(x: 292, y: 434))
    #expect(table.contentOffset.y == 5 * 420 - 440)
  }

  @Test func itIsAtTheOtherSideInTextThatRunsTheOtherWay() throws {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = 1
    host.send(.preferences(preferences))
    host.advance(ticks: 1)
    #expect(table.sectionIndex?.frame.minX == 0)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame == CGRect(x: 15, y: 0, width: 285, height: 40))
  }

  /// developer.apple.com, `separatorInset` of tables and cells: the cell's own counts before the table's.
  @Test func separatorsHaveInsets() throws {
    func separator(_ row: Int) -> CGRect? {
      table.cellForRow(at: IndexPath(row: row, section: 0))?.subviews.last { $0.bounds.height <= 1 }?.frame
    }
    #expect(separator(0)?.minX == 16 && table.separatorInset.left == 16)
    table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.separatorInset.left == 40)
    cell.separatorInset = .zero
    host.advance(ticks: 1)
    #expect(separator(0)?.minX == 40 && separator(0)?.maxX == 290)
    #expect(separator(1)?.minX == 0 && separator(1)?.maxX == 300)
  }
}
