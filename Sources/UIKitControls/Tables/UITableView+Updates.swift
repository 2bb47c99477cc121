import CaromGeometry
import UIKitCore

/// An update of a table under way.
final class TableUpdate {
  var changes = ListChanges()
  var animation = UITableView.RowAnimation.automatic
  var completions: [(Bool) -> Void] = []
  var depth = 1

  func tell(_ isDone: Bool) { for completion in completions { completion(isDone) } }
}

extension UITableView {
  /// Makes the cells of these rows anew; other rows and the selection stay.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .reload($0) }, animation)
  }

  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.indices.map { .reloadSection($0) }, animation)
  }

  /// The data source has new rows at these places.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .insert($0) }, animation)
  }

  /// The data source no longer has these rows.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(indexPaths.map { .delete($0) }, animation)
  }

  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(indexPath, newIndexPath)], .automatic)
  }

  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.indices.map { .insertSection($0) }, animation)
  }

  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(sections.indices.map { .deleteSection($0) }, animation)
  }

  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)], .automatic)
  }

  /// What is told of until `endUpdates` is one update; such pairs may stand within each other.
  public final func beginUpdates() {
    if let update {
      update.depth += 1
    } else {
      layoutIfNeeded()
      update = TableUpdate()
    }
  }

  public final func endUpdates() {
    guard let update else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): endUpdates without beginUpdates; nothing was done.")
    }
    update.depth -= 1
    if update.depth == 0 { finish(update) }
  }

  /// Animates all changes of the block as one. Deletions are counted as before the block, insertions as after it.
  /// Numbers that do not agree with the data source are told of, and everything is loaded anew.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    if let completion { update?.completions.append(completion) }
    updates?()
    endUpdates()
  }

  private func change(_ changes: [ListChanges.Change], _ animation: RowAnimation) {
    if let update {
      update.changes.changes += changes
      update.animation = animation
      return
    }
    // What was never loaded is loaded as it is now.
    guard !needsReload else { return }
    let update = TableUpdate()
    update.changes.changes = changes
    update.animation = animation
    finish(update)
  }

  private func finish(_ update: TableUpdate) {
    self.update = nil
    guard !needsReload, let dataSource else {
      setNeedsLayout()
      return update.tell(true)
    }
    // In the midst of a layout, which counts on the rows it began with, they are all loaded anew.
    guard !isArranging else {
      reload()
      return update.tell(true)
    }
    var limit = TableLayout.maximumCount
    let new = (0..<within(&limit, dataSource.numberOfSections(in: self))).map {
      within(&limit, dataSource.tableView(self, numberOfRowsInSection: $0))
    }
    let mapping: ListMapping
    do throws(ListChanges.Disagreement) {
      mapping = try update.changes.mapping(from: plan.sections.map { $0.rows.count }, to: new)
    } catch {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): the update does not agree with the data source, and everything is loaded anew: \(error.text). Change the data, and tell of each change, within one performBatchUpdates."
      )
      reload()
      return update.tell(false)
    }
    endSwipe()
    reorder = nil
    apply(mapping, counts: new, changesSections: update.changes.changesSections, update)
  }

  private func apply(_ mapping: ListMapping, counts: [Int], changesSections: Bool, _ update: TableUpdate) {
    let old = plan
    var sections: [TableLayout.Section] = []
    for (section, count) in counts.enumerated() {
      var content = mapping.oldSection(of: section).map { old.sections[$0] } ?? TableLayout.Section()
      content.rows = RowHeights(
        (0..<count).map { row in
          let path = IndexPath(row: row, section: section)
          guard let before = mapping.old(of: path), !mapping.reloaded.contains(before) else {
            return unseenRow(at: path)
          }
          return old[before]
        })
      sections.append(content)
    }
    plan.sections = sections
    selected = selected.compactMap { mapping.new(of: $0) }
    touchedPath = touchedPath.flatMap { mapping.new(of: $0) }
    let gone = rename(by: mapping)
    if changesSections {
      for (_, view) in headers + footers { view.removeFromSuperview() }
      headers = []
      footers = []
      for section in plan.sections.indices { makeHeaderAndFooter(of: section) }
    }
    animate(gone, mapping, old, update)
  }

  /// Gives the cells that are shown the places of their rows after an update; returns those whose row is gone, or is to
  /// be shown anew.
  private func rename(by mapping: ListMapping) -> [(path: IndexPath, cell: UITableViewCell)] {
    var kept: [(path: IndexPath, cell: UITableViewCell)] = []
    var gone: [(path: IndexPath, cell: UITableViewCell)] = []
    for (path, cell) in cells {
      guard let new = mapping.new(of: path), !mapping.reloaded.contains(path) else {
        if let focused = UIApplication.shared.focusedView, focused.isDescendant(of: cell) {
          // A row that is shown anew, or the one that comes after one that is gone, has the keyboard.
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
          me.tableDelegate?.tableView(me, didEndDisplaying: cell, forRowAt: path)
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
