import CaromGeometry
import UIKitCore

extension UITableView {
  /// Queries the data source for its sections and rows.
  final func load() {
    needsReload = false
    plan = TableLayout()
    plannedWidth = sectionSpan.width
    guard let counts = countsNow else { return }
    var made: [TableLayout.Section] = []
    for (section, count) in counts.enumerated() {
      var content = TableLayout.Section()
      content.rows = unseenRows(count, inSection: section)
      guard !needsReload else { return }
      made.append(content)
    }
    plan.sections = made
    for section in plan.sections.indices {
      makeHeaderAndFooter(of: section)
      if needsReload { return }
    }
    selected.removeAll { !plan.has($0) }
    loadSectionIndex()
  }

  /// The numbers of rows that the data source has right now, in each section; nil if it changed the table during the
  /// query. The table then loads everything in its next layout, and does not query rows that may be gone.
  final var countsNow: [Int]? {
    guard let dataSource else { return [] }
    return phase.run {
      var limit = TableLayout.maximumCount
      var counts: [Int] = []
      for section in 0..<within(&limit, dataSource.numberOfSections(in: self)) {
        guard !needsReload else { return nil }
        counts.append(within(&limit, dataSource.tableView(self, numberOfRowsInSection: section)))
      }
      return needsReload ? nil : counts
    }
  }

  /// Returns `told`, limited to the remaining part of `limit`; negative numbers count as 0.
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
    // The delegate may change the rows, so it must not be queried for a row that is gone.
    for row in 0..<count where !needsReload {
      rows.append(unseenRow(at: IndexPath(row: row, section: section), delegate))
    }
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
      var isTold: [Bool] = []
      for row in plan.sections[section].rows.indices {
        isTold.append((delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)) ?? usual) >= 0)
        guard !needsReload else { return }
      }
      plan.sections[section].rows.setMeasured { isTold[$0] }
    }
  }
}
