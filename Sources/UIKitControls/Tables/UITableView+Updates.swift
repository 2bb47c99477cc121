import CaromGeometry
import UIKitCore

/// An update of a table that is in progress.
final class TableUpdate {
  var changes = ListChanges()
  var animation = UITableView.RowAnimation.automatic
  var completions: [(Bool) -> Void] = []
  var depth = 1

  func tell(_ isDone: Bool) { for completion in completions { completion(isDone) } }

  /// Calls the completion in the next tick, as after an animation, because everything was reloaded instead; by then the
  /// rows are laid out.
  func tellLater(_ isDone: Bool) {
    guard !completions.isEmpty else { return }
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in self.tell(isDone) }
  }
}

extension UITableView {
  /// Creates the cells of these rows again; the other rows and the selection stay. Paths that do not exist are
  /// diagnosed, and the table reloads.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .reload($0) }, animation)
  }

  /// Asks the data source to configure the existing cells of these rows again: while it does, dequeuing returns the
  /// cell that the row already has. Rows without a cell are ignored.
  ///
  /// A data source that returns another cell is diagnosed, and the row is reloaded.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard !needsReload, let cell = cellForRow(at: path) else { continue }
      reconfigured = cell
      let answer = phase.run { dataSource?.tableView(self, cellForRowAt: path) }
      reconfigured = nil
      guard !needsReload, let answer else { continue }
      guard answer === cell else {
        UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): row \(path.row) of section \(path.section) was to be configured again, but the data source returned another cell, so the row is reloaded. Dequeue the cell with the identifier that it has."
        )
        reloadRows(at: [path], with: .none)
        continue
      }
      rowContentChanged(cell)
    }
  }

  /// Creates the cells, headers and footers of these sections again.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.indices.map { .reloadSection($0) }, animation)
  }

  /// Inserts rows that the data source now has at these paths.
  ///
  /// If the numbers of rows do not match the data source, a diagnostic explains the difference, and the table reloads
  /// everything.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .insert($0) }, animation)
  }

  /// Deletes rows that the data source no longer has. The paths are those before the update.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .delete($0) }, animation)
  }

  /// Moves a row to another path, in the table as in the data source.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(indexPath, newIndexPath)], .automatic)
  }

  /// Inserts sections that the data source now has.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.indices.map { .insertSection($0) }, animation)
  }

  /// Deletes sections that the data source no longer has. The indices are those before the update.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.indices.map { .deleteSection($0) }, animation)
  }

  /// Moves a section, with its rows, to another index.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)], .automatic)
  }

  /// Begins an update that collects all changes until the matching `endUpdates`; such pairs can be nested.
  public final func beginUpdates() {
    if let update {
      update.depth += 1
    } else {
      layoutIfNeeded()
      update = TableUpdate()
    }
  }

  /// Ends an update; the outermost call animates the changes. A call without `beginUpdates` is diagnosed and has no
  /// effect.
  public final func endUpdates() {
    guard let update else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): endUpdates was called without beginUpdates; it had no effect.")
    }
    update.depth -= 1
    if update.depth == 0 { finish(update) }
  }

  /// Animates all changes that the block makes as one update.
  ///
  /// Deletions use the paths before the block, insertions those after it. If the numbers of rows do not match the
  /// data source, a diagnostic explains the difference, everything is reloaded, and the completion gets false.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    if let completion { update?.completions.append(completion) }
    updates?()
    endUpdates()
  }

  /// Makes changes, in the update that is in progress or in one of their own.
  final func change(
    _ changes: [ListChanges.Change], _ animation: RowAnimation, completion: ((Bool) -> Void)? = nil
  ) {
    let made = update ?? TableUpdate()
    made.changes.changes += changes
    made.animation = animation
    if let completion { made.completions.append(completion) }
    guard update == nil else { return }
    // A table that was never loaded will load the current data anyway.
    if needsReload { made.tellLater(true) } else { finish(made) }
  }

  private func finish(_ update: TableUpdate) {
    self.update = nil
    guard !needsReload, dataSource != nil else {
      setNeedsLayout()
      return update.tellLater(true)
    }
    // A layout relies on the rows it began with, so an update during one reloads everything.
    guard !phase.isUnderWay else {
      reload()
      return update.tellLater(true)
    }
    guard let new = countsNow else { return update.tellLater(true) }
    let mapping: ListMapping
    do throws(ListChanges.Disagreement) {
      mapping = try update.changes.mapping(from: plan.sections.map { $0.rows.count }, to: new)
    } catch {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): the update does not match the data source, so everything is reloaded: \(error.text). Change the data and report every change within one performBatchUpdates."
      )
      reload()
      return update.tellLater(false)
    }
    endSwipe()
    reorder = nil
    apply(mapping, counts: new, changesSections: update.changes.changesSections, update)
  }

  private func apply(_ mapping: ListMapping, counts: [Int], changesSections: Bool, _ update: TableUpdate) {
    let old = plan
    let sections = phase.run { rearranged(old, by: mapping, counts: counts) }
    guard !needsReload else { return update.tellLater(true) }
    plan.sections = sections
    selected = selected.compactMap { mapping.new(of: $0) }
    touchedPath = touchedPath.flatMap { mapping.new(of: $0) }
    let gone = rename(by: mapping)
    if changesSections {
      for (_, view) in headers + footers { view.removeFromSuperview() }
      headers = []
      footers = []
      phase.run { for section in plan.sections.indices where !needsReload { makeHeaderAndFooter(of: section) } }
    }
    animate(gone, mapping, old, update)
  }

  /// The sections after an update: rows that stay keep their heights, and the delegate provides the others.
  private func rearranged(
    _ old: TableLayout, by mapping: ListMapping, counts: [Int]
  ) -> [TableLayout.Section] {
    var sections: [TableLayout.Section] = []
    for (section, count) in counts.enumerated() {
      var content = mapping.oldSection(of: section).map { old.sections[$0] } ?? TableLayout.Section()
      var rows: [TableLayout.Row] = []
      for row in 0..<count where !needsReload {
        let path = IndexPath(row: row, section: section)
        if let before = mapping.old(of: path), !mapping.reloaded.contains(before) {
          rows.append(old[before])
        } else {
          rows.append(unseenRow(at: path))
        }
      }
      content.rows = RowHeights(rows)
      sections.append(content)
    }
    return sections
  }

  /// Gives the existing cells the new paths of their rows. Returns those whose row is deleted or reloaded.
  private func rename(by mapping: ListMapping) -> [(path: IndexPath, cell: UITableViewCell)] {
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    var gone: [(path: IndexPath, cell: UITableViewCell)] = []
    for (path, cell) in cells {
      guard let new = mapping.new(of: path), !mapping.reloaded.contains(path) else {
        if let focused = UIApplication.shared.focusedView, focused.isDescendant(of: cell) {
          // The keyboard focus goes to the reloaded row, or to the one that follows a deleted row.
          focusToRestore = (mapping.new(of: path) ?? path, nil)
        }
        gone.append((path, cell))
        continue
      }
      cell.indexPath = new
      kept.append((new, cell))
    }
    cells = kept.sorted { $0.path < $1.path }
    return gone
  }

  private func animate(
    _ gone: [(path: IndexPath, cell: UITableViewCell)], _ mapping: ListMapping, _ old: TableLayout,
    _ update: TableUpdate
  ) {
    let known = cells.map { $0.cell }
    let isAnimated = update.animation != .none && !traitCollection.reducesMotion
    let aside: CGFloat =
      switch update.animation {
      case .left: -bounds.width
      case .right: bounds.width
      default: 0
      }
    setNeedsLayout()
    fade(
      0.3, animated: isAnimated,
      {
        for (_, cell) in gone {
          cell.alpha = 0
          cell.frame.origin.x += aside
        }
        layoutIfNeeded()
        for (path, cell) in cells where !known.contains(where: { $0 === cell }) {
          let place = cell.frame
          let before = mapping.old(of: path)
          UIView.performWithoutAnimation {
            if let before, !mapping.reloaded.contains(before) {
              cell.frame.origin.y = old.top(of: before)
            } else {
              cell.alpha = 0
              cell.frame.origin.x += aside
            }
          }
          cell.frame = place
          cell.alpha = 1
        }
      },
      completion: { [me = Weak(self)] isDone in
        for (path, cell) in gone {
          cell.alpha = 1
          guard let me = me.value else { continue }
          me.recycle(cell)
          me.tellOfEnd(of: cell, at: path)
        }
        update.tell(isDone)
      })
  }
}

extension ListChanges {
  var changesSections: Bool {
    changes.contains { change in
      switch change {
      case .insertSection, .deleteSection, .reloadSection, .moveSection: true
      default: false
      }
    }
  }
}
