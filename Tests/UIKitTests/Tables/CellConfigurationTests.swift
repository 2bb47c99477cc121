import CaromHeadlessHost
import Testing
import UIKit

/// A cell that records its states.
private final class Stateful: UITableViewCell {
  var states: [UICellConfigurationState] = []
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state)
  }
}

@Suite struct CellConfigurationTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 400))

  /// developer.apple.com, `configurationUpdateHandler`: called "when the cell's configuration state changes … with the
  /// current state"; `setNeedsUpdateConfiguration()` coalesces requests into one update.
  @Test func aCellIsToldOfItsState() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = Stateful(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
          var content = cell.defaultContentConfiguration().updated(for: state)
          content.text = state.isSelected ? "Chosen" : state.isHighlighted ? "Pressed" : "Row"
          cell.contentConfiguration = content
        }
        return cell
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let rows = Rows()
    table.dataSource = rows
    host.view.addSubview(table)
    host.advance(ticks: 1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Stateful)
    #expect(cell.textLabel?.text == "Row" && cell.states.count == 1 && cell.configurationState == cell.states[0])
    host.touch(phase: .down, at: CGPoint(x: 150, y: 20))
    host.advance(ticks: 30)
    #expect(cell.textLabel?.text == "Pressed" && cell.states.last?.isHighlighted == true)
    host.touch(phase: .up, at: CGPoint(x: 150, y: 20))
    host.advance(ticks: 1)
    #expect(cell.textLabel?.text == "Chosen" && cell.states.last?.isSelected == true)
    let before = cell.states.count
    for _ in 0..<3 { cell.setNeedsUpdateConfiguration() }
    host.advance(ticks: 3)
    #expect(cell.states.count == before + 1)
    table.setEditing(true, animated: false)
    host.advance(ticks: 1)
    #expect(cell.states.last?.isEditing == true && host.diagnostics.isEmpty)
  }

  @Test func anItemIsToldOfItsState() throws {
    let stage = CollectionStage([[1, 2, 3]])
    let cell = try #require(stage.cell(0))
    var states: [UICellConfigurationState] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state)
      cell.backgroundColor = state.isSelected ? .red : .white
    }
    stage.host.advance(ticks: 1)
    #expect(states.count == 1 && cell.backgroundColor == .white)
    stage.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    stage.host.advance(ticks: 1)
    #expect(states.count == 2 && states[1].isSelected && cell.backgroundColor == .red)
    #expect(states[0] != states[1] && cell.configurationState == states[1])
  }
}
