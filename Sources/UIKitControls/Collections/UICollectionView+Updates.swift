import CaromGeometry
import UIKitCore

/// An update that is in progress: its changes, and the attributes before it.
final class CollectionUpdate {
  var changes = ListChanges()
  /// The attributes of the elements that were in and near the visible part before the update.
  let before: [UICollectionViewLayoutAttributes]
  var completions: [(Bool) -> Void] = []

  init(before: [UICollectionViewLayoutAttributes]) { self.before = before }

  func attributes(of key: CollectionElement.Key) -> UICollectionViewLayoutAttributes? { before.first { $0.key == key } }
}

extension UICollectionView {
  // MARK: Changes

  /// Inserts items that the data source now has at these paths.
  ///
  /// If the numbers of items do not match the data source, a diagnostic explains the difference, and everything is
  /// reloaded.
  public final func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insert($0) }) }
  /// Deletes items that the data source no longer has. The paths are those before the update.
  public final func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .delete($0) }) }
  /// Creates the cells of these items again; the other items and the selection stay.
  public final func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reload($0) }) }
  /// Moves an item to another path, in the view as in the data source.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(indexPath, newIndexPath)])
  }
  /// Asks the data source to configure the existing cells of these items again: while it does, dequeuing returns the
  /// cell that the item already has. Items without a cell are ignored.
  ///
  /// A data source that returns another cell is diagnosed, and the item is reloaded.
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard !needsReload, let cell = cellForItem(at: path) else { continue }
      reconfigured = cell
      let answer = phase.run { dataSource?.collectionView(self, cellForItemAt: path) }
      reconfigured = nil
      guard !needsReload, let answer else { continue }
      guard answer === cell else {
        UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): item \(path.item) of section \(path.section) was to be configured again, but the data source returned another cell, so the item is reloaded. Dequeue the cell with the identifier or the registration that it has."
        )
        reloadItems(at: [path])
        continue
      }
      if let place = shown.firstIndex(where: { $0.view === cell }) { shown[place].asked = nil }
      setNeedsLayout()
    }
  }
  /// Inserts sections that the data source now has.
  public final func insertSections(_ sections: IndexSet) { change(sections.indices.map { .insertSection($0) }) }
  /// Deletes sections that the data source no longer has. The indices are those before the update.
  public final func deleteSections(_ sections: IndexSet) { change(sections.indices.map { .deleteSection($0) }) }
  /// Creates the cells of these sections again.
  public final func reloadSections(_ sections: IndexSet) { change(sections.indices.map { .reloadSection($0) }) }
  /// Moves a section, with its items, to another index.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)])
  }

  /// Makes changes, in the update that is in progress or in one of their own.
  final func change(_ changes: [ListChanges.Change], completion: ((Bool) -> Void)? = nil) {
    let isOwn = update == nil
    // A view that was never loaded will load the current data anyway.
    let made = update ?? (needsReload ? CollectionUpdate(before: []) : beginUpdate())
    made.changes.changes += changes
    if let completion { made.completions.append(completion) }
    if isOwn { finish(made) }
  }

  /// Animates all changes that the block makes, and a layout that it invalidates, as one update.
  ///
  /// Deletions use the paths before the block, insertions those after it. If the numbers of items do not match the
  /// data source, a diagnostic explains the difference, everything is reloaded, and the completion gets false.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if let update {
      updates?()
      if let completion { update.completions.append(completion) }
      return
    }
    layoutIfNeeded()
    let update = beginUpdate()
    if let completion { update.completions.append(completion) }
    updates?()
    finish(update)
  }

  private func beginUpdate() -> CollectionUpdate {
    movement?.cancel()
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let update = CollectionUpdate(before: (layout.layoutAttributesForElements(in: near) ?? []).map { $0.copy() })
    self.update = update
    return update
  }

  private func finish(_ update: CollectionUpdate) {
    self.update = nil
    // After a reload within the block there is nothing left to do.
    guard !needsReload else { return complete(update, true) }
    // A layout relies on the items it began with, so an update during one reloads everything.
    guard !phase.isUnderWay else {
      let kept = selected
      reloadData()
      selected = kept
      return complete(update, true)
    }
    guard let new = countsNow else { return complete(update, true) }
    let mapping: ListMapping
    do throws(ListChanges.Disagreement) {
      mapping = try update.changes.mapping(from: counts, to: new)
    } catch {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): the update does not match the data source, so everything is reloaded: \(error.text). Change the data and report every change within one performBatchUpdates."
      )
      let kept = selected
      reloadData()
      selected = kept
      return complete(update, false)
    }
    counts = new
    selected = selected.compactMap { mapping.new(of: $0) }
    touchedPath = touchedPath.flatMap { mapping.new(of: $0) }
    let gone = rename(by: mapping)
    (layout as? UICollectionViewFlowLayout)?.rename(by: mapping)
    layout.onRename?(mapping)
    let context = type(of: layout).invalidationContextClass.init()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    phase.run {
      prepareIfNeeded()
      if !needsReload { layout.prepare(forCollectionViewUpdates: update.changes.updateItems) }
    }
    guard !needsReload else {
      for element in gone { recycle(element, tells: true) }
      return complete(update, true)
    }
    animate(
      start: { [layout] in UICollectionView.start(of: $0, in: layout, mapping, update) }, gone: gone,
      finalize: { $0.finalizeCollectionViewUpdates() },
      completion: { isDone in for completion in update.completions { completion(isDone) } })
  }

  private func complete(_ update: CollectionUpdate, _ isDone: Bool) {
    setNeedsLayout()
    // In the next tick, as after an animation: by then the items are laid out.
    for completion in update.completions {
      Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in completion(isDone) }
    }
  }
}
