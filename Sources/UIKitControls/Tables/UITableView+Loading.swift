import CaromGeometry
import UIKitCore

extension UITableView {
  /// Asks the data source for its sections and rows.
  final func load() {
    needsReload = false
    plan = TableLayout()
    guard let dataSource else { return }
    plannedWidth = sectionSpan.width
    var made: [TableLayout.Section] = []
    var limit = TableLayout.maximumCount
    for section in 0..<within(&limit, dataSource.numberOfSections(in: self)) {
      let count = within(&limit, dataSource.tableView(self, numberOfRowsInSection: section))
      var content = TableLayout.Section()
      content.rows = unseenRows(count, inSection: section)
      made.append(content)
    }
    guard !needsReload else { return }
    plan.sections = made
    for section in plan.sections.indices {
      makeHeaderAndFooter(of: section)
      if needsReload { return }
    }
    selected.removeAll { !plan.has($0) }
  }

  /// Returns `told`, limited to what is left of `limit`; negative numbers count as 0.
  final func within(_ limit: inout Int, _ told: Int) -> Int {
    if told > limit {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): its data source has \(told) rows or sections; only \(limit) of them are shown, because a table can have at most \(TableLayout.maximumCount). Show fewer."
      )
    }
    let count = max(0, min(told, limit))
    limit -= count
    return count
  }

  private func unseenRows(_ count: Int, inSection section: Int) -> RowHeights {
    guard let delegate = tableDelegate else {
      return RowHeights(Array(repeating: unseenRow(told: rowHeight, guess: estimatedRowHeight), count: count))
    }
    var rows: [TableLayout.Row] = []
    rows.reserveCapacity(count)
    for row in 0..<count { rows.append(unseenRow(at: IndexPath(row: row, section: section), delegate)) }
    return RowHeights(rows)
  }

  /// Returns a row that was not shown yet, with the given height or an estimate.
  final func unseenRow(at path: IndexPath) -> TableLayout.Row {
    tableDelegate.map { unseenRow(at: path, $0) } ?? unseenRow(told: rowHeight, guess: estimatedRowHeight)
  }

  private func unseenRow(at path: IndexPath, _ delegate: any UITableViewDelegate) -> TableLayout.Row {
    unseenRow(
      told: delegate.tableView(self, heightForRowAt: path),
      guess: delegate.tableView(self, estimatedHeightForRowAt: path))
  }

  private func unseenRow(told height: CGFloat, guess: @autoclosure () -> CGFloat) -> TableLayout.Row {
    let isKnown = height >= 0 && height.isFinite
    guard !isKnown else { return TableLayout.Row(height: height, isMeasured: true) }
    let guess = guess()
    return TableLayout.Row(height: guess > 0 && guess.isFinite ? guess : 44, isMeasured: false)
  }

  /// Forgets measured heights after the width changed, because they depend on it.
  final func forgetMeasures(for width: CGFloat) {
    plannedWidth = width
    let (delegate, usual) = (tableDelegate, rowHeight)
    for section in plan.sections.indices {
      // The delegate may call the table, so the rows are not touched until it has answered for all of them.
      let isTold = plan.sections[section].rows.indices.map { row in
        (delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)) ?? usual) >= 0
      }
      guard !needsReload, section < plan.sections.count, plan.sections[section].rows.count == isTold.count else {
        return
      }
      plan.sections[section].rows.setMeasured { isTold[$0] }
    }
  }
}
