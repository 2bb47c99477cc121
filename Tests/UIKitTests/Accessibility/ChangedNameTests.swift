import Testing
import UIKit

@testable import UIKitControls

/// An element that takes its name from a text in it tells the page when that text changes.
@Suite struct ChangedNameTests {
  private func isTold(_ name: String, of view: UIView, on host: HeadlessHost) -> Bool {
    host.frame().contains { $0.hasPrefix("semantics \(view.layer.id) ") && $0.contains("\"\(name)\"") }
  }

  @Test func anItemOfACollection() {
    let stage = CollectionStage([Array(0..<3)])
    let cell = stage.cell(1)!
    stage.host.frame()
    cell.number = 41
    #expect(cell.accessibilityLabel == "Item 41" && isTold("Item 41", of: cell, on: stage.host))
  }

  @Test func aRowWithALabelOfItsOwn() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = OneRow()
    table.dataSource = source
    host.view.addSubview(table)
    host.advance(ticks: 1)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))!
    host.frame()
    source.label.text = "Venus"
    #expect(cell.accessibilityLabel == "Venus" && isTold("Venus", of: cell, on: host))
  }
}

private final class OneRow: NSObject, UITableViewDataSource {
  let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    label.text = "Mercury"
    cell.contentView.addSubview(label)
    return cell
  }
}
