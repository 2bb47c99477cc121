import Testing
import UIKit

/// A table like those of settings: a section of switches, one of choices, and one of long texts.
private final class Settings: UITableViewController {
  var rows = [2, 3, 1]
  var chosen: [IndexPath] = []
  var asked = 0
  let control = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 1 ? "Speed" : nil
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 ? "How fast the ball goes." : nil
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
    cell.accessoryType = .none
    cell.accessoryView = nil
    cell.selectionStyle = .default
    if indexPath == IndexPath(row: 0, section: 0) {
      cell.textLabel?.text = "Sound"
      cell.accessoryView = control
      cell.selectionStyle = .none
    }
    if indexPath.section == 2 {
      cell.textLabel?.text = "A text so long that it does not fit in one line of a phone, nor indeed in two."
    }
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
}

/// Shows one cell in every row.
private final class Miser: UITableViewController {
  let only = UITableViewCell(style: .default, reuseIdentifier: nil)
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { only }
}

@Suite struct TableTests {
  @Test func oneCellForTwoRowsIsDiagnosed() {
    let host = HeadlessHost { Miser(style: .plain) }
    host.frame()
    let table = (host.rootViewController as! Miser).tableView!
    #expect(table.visibleCells.count == 2 && table.visibleCells[0] !== table.visibleCells[1])
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("row 1 of section 0"))
  }

  private func show(
    size: CGSize = CGSize(width: 390, height: 844), style: UITableView.Style = .insetGrouped,
    _ change: (inout PreferencesInput) -> Void = { _ in }
  ) -> (HeadlessHost, Settings) {
    var preferences = PreferencesInput()
    change(&preferences)
    var settings: Settings?
    let host = HeadlessHost(size: size, preferences: preferences) {
      let made = Settings(style: style)
      settings = made
      return made
    }
    host.advance(ticks: 1)
    #expect(host.diagnostics.isEmpty)
    return (host, settings!)
  }

  private func cell(_ settings: Settings, _ section: Int, _ row: Int) -> UITableViewCell {
    settings.tableView.cellForRow(at: IndexPath(row: row, section: section))!
  }

  @Test func groupsAreInsetAndRounded() {
    let (_, settings) = show()
    let first = cell(settings, 1, 0)
    #expect(first.frame.minX == 16 && first.frame.width == 358 && first.frame.height == 44)
    #expect(first.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cell(settings, 1, 1).layer.cornerRadius == 0)
    #expect(cell(settings, 1, 2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func onWideScreensGroupsStayReadable() {
    let (_, settings) = show(size: CGSize(width: 1024, height: 768))
    #expect(cell(settings, 1, 0).frame.width == 672)
    #expect(cell(settings, 1, 0).frame.minX == 176)
    let (_, tablet) = show(size: CGSize(width: 640, height: 700))
    #expect(cell(tablet, 1, 0).frame.minX == 20)
  }

  @Test func longTextsMakeHighRows() {
    let (_, settings) = show()
    let long = cell(settings, 2, 0)
    #expect(long.frame.height > 60)
    #expect(long.textLabel!.bounds.height > 40)
    #expect(settings.tableView.contentSize.height > long.frame.maxY)
  }

  @Test func largeTextMakesHigherRows() {
    let (host, settings) = show()
    let height = cell(settings, 1, 0).frame.height
    host.setTextScale(2)
    host.advance(ticks: 2)
    #expect(cell(settings, 1, 0).frame.height > height)
    #expect(cell(settings, 1, 1).frame.minY == cell(settings, 1, 0).frame.maxY)
  }

  @Test func headersAndFootersAreThere() {
    let (host, settings) = show()
    #expect(host.element("Speed", role: .heading) != nil)
    #expect(host.isVisible("How fast the ball goes."))
    #expect(settings.tableView.headerView(forSection: 1)!.frame.maxY == cell(settings, 1, 0).frame.minY)
  }

  @Test func aTapChoosesARow() {
    let (host, settings) = show()
    host.tap("Row 1.1")
    #expect(settings.chosen == [IndexPath(row: 1, section: 1)])
    #expect(settings.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    host.tap("Row 1.2")
    #expect(settings.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 1)])
    #expect(!cell(settings, 1, 1).isSelected && cell(settings, 1, 2).isSelected)
    settings.tableView.deselectRow(at: IndexPath(row: 2, section: 1), animated: true)
    #expect(settings.tableView.indexPathForSelectedRow == nil)
  }

  @Test func aRowIsHighlightedAfterTheDelayAndLetGoByAScroll() {
    let (host, settings) = show(size: CGSize(width: 390, height: 300))
    let place = host.middle(of: "Row 0.1")!
    host.touch(phase: .down, at: place)
    host.advance(ticks: 6)
    #expect(!cell(settings, 0, 1).isHighlighted)
    host.advance(ticks: 20)
    #expect(cell(settings, 0, 1).isHighlighted)
    host.touch(phase: .move, at: CGPoint(x: place.x, y: place.y - 30))
    host.advance(ticks: 2)
    #expect(!cell(settings, 0, 1).isHighlighted)
    host.touch(phase: .up, at: CGPoint(x: place.x, y: place.y - 30))
    host.advance(ticks: 2)
    #expect(settings.chosen.isEmpty)
  }

  @Test func aControlInARowIsNamedByIt() {
    let (host, settings) = show()
    #expect(host.element("Sound", role: .switch) === settings.control)
    host.activate("Sound")
    #expect(settings.control.isOn)
    host.tap(at: settings.control.convert(CGPoint(x: 25, y: 15), to: nil))
    #expect(!settings.control.isOn)
    #expect(settings.chosen.isEmpty)
  }

  @Test func keysWalkAndChoose() {
    let (host, settings) = show()
    host.tab()
    #expect(host.focusedName == "Sound")
    host.press("ArrowDown")
    #expect(host.focusedName == "Row 0.1")
    host.press("ArrowDown")
    #expect(host.focusedName == "Row 1.0")
    host.press("Enter")
    #expect(settings.chosen == [IndexPath(row: 0, section: 1)])
    host.press("ArrowUp")
    #expect(host.focusedName == "Row 0.1")
    host.activate("Row 1.2")
    #expect(settings.chosen.last == IndexPath(row: 2, section: 1))
  }

  @Test func whatGetsTheKeyboardIsScrolledIntoSight() {
    let (host, settings) = show(size: CGSize(width: 390, height: 200))
    host.tab()
    for _ in 0..<4 { host.press("ArrowDown") }
    host.settle()
    #expect(host.focusedName == "Row 1.2")
    #expect(host.isVisible("Row 1.2"))
    #expect(settings.tableView.contentOffset.y > 0)
  }

  @Test func reloadingKeepsTheKeyboardsPlace() {
    let (host, settings) = show()
    host.tab(to: "Row 1.1")
    settings.tableView.reloadData()
    host.advance(ticks: 1)
    #expect(host.focusedName == "Row 1.1")
    #expect(UIApplication.shared.focusedView === cell(settings, 1, 1))
  }

  @Test func manyRowsMakeFewCellsAndUseThemAgain() {
    let (host, settings) = show()
    settings.rows = [1, 10_000]
    settings.asked = 0
    settings.tableView.reloadData()
    host.advance(ticks: 1)
    #expect(settings.asked < 60)
    settings.tableView.scrollToRow(at: IndexPath(row: 9_999, section: 1), at: .bottom, animated: false)
    host.advance(ticks: 2)
    #expect(host.isVisible("Row 1.9999"))
    #expect(settings.tableView.subviews.count < 60)
  }

  @Test func tablesRunRightToLeft() {
    let (_, settings) = show { $0.isRightToLeft = 1 }
    let sound = cell(settings, 0, 0)
    #expect(settings.control.frame.minX == 16)
    #expect(sound.textLabel!.convert(sound.textLabel!.bounds, to: sound).maxX == sound.bounds.width - 16)
  }

  @Test func theFourStylesPlaceTheirTexts() {
    let (_, settings) = show()
    func made(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: cell.sizeThatFits(CGSize(width: 320, height: 0)).height)
      settings.view.addSubview(cell)
      cell.layoutIfNeeded()
      return cell
    }
    #expect(made(.default).detailTextLabel == nil)
    let value = made(.value1)
    #expect(value.detailTextLabel!.frame.maxX == 304 && value.frame.height == 44)
    let subtitle = made(.subtitle)
    #expect(subtitle.detailTextLabel!.frame.minY >= subtitle.textLabel!.frame.maxY)
    #expect(subtitle.frame.height > 55 && subtitle.frame.height < 64)
    value.textLabel?.text = "A title that is longer than half of the row"
    #expect(value.sizeThatFits(CGSize(width: 320, height: 0)).height > 60)
  }

  @Test func aWideAccessoryMovesBelowLargeText() {
    let (host, settings) = show { $0.textScale = 2.5 }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "How difficult"
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 32))
    cell.frame = CGRect(x: 0, y: 0, width: 358, height: cell.sizeThatFits(CGSize(width: 358, height: 0)).height)
    settings.view.addSubview(cell)
    cell.layoutIfNeeded()
    let label = cell.textLabel!
    #expect(cell.accessoryView!.frame.minY >= label.convert(label.bounds, to: cell).maxY)
    #expect(cell.accessoryView!.frame.maxY <= cell.bounds.height)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func keysScrollATableThatNobodyIsIn() {
    let (host, settings) = show(size: CGSize(width: 390, height: 300))
    host.press("End")
    host.settle()
    #expect(settings.tableView.contentOffset.y > 0)
    #expect(host.focusedName == nil)
  }

  @Test func anUnknownIdentifierIsDiagnosed() {
    let (host, settings) = show()
    _ = settings.tableView.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    host.commit()
    #expect(host.diagnostics.count == 1)
  }

  @Test func nothingLeaksOrMovesAtRest() {
    weak var table: UITableView?
    do {
      let (host, settings) = show()
      table = settings.tableView
      host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), duration: 0.05)
      host.advance(seconds: 3)
      host.settle()
      #expect(!host.needsFrame)
    }
    #expect(table == nil)
  }
}
