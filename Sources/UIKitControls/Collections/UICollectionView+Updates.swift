import CaromGeometry
import UIKitCore

/// An update under way: what is to change, and where things were.
final class CollectionUpdate {
  var changes = ListChanges()
  /// Attributes of what was at and near the visible part, as they were before.
  let before: [UICollectionViewLayoutAttributes]
  var completions: [(Bool) -> Void] = []

  init(before: [UICollectionViewLayoutAttributes]) { self.before = before }

  func attributes(of key: CollectionElement.Key) -> UICollectionViewLayoutAttributes? { before.first { $0.key == key } }
}

extension UICollectionView {
  // MARK: Changes

  /// The data source has new items at these places.
  public final func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .insert($0) }) }
  /// The data source no longer has these items.
  public final func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .delete($0) }) }
  /// Makes the cells of these items anew; other items and the selection stay.
  public final func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { .reload($0) }) }
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(indexPath, newIndexPath)])
  }
  public final func insertSections(_ sections: IndexSet) { change(sections.indices.map { .insertSection($0) }) }
  public final func deleteSections(_ sections: IndexSet) { change(sections.indices.map { .deleteSection($0) }) }
  public final func reloadSections(_ sections: IndexSet) { change(sections.indices.map { .reloadSection($0) }) }
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(section, newSection)])
  }

  private func change(_ changes: [ListChanges.Change]) {
    if let update {
      update.changes.changes += changes
      return
    }
    // What was never loaded is loaded as it is now.
    guard !needsReload else { return }
    let update = beginUpdate()
    update.changes.changes = changes
    finish(update)
  }

  /// Animates all changes of the block, and a layout that was invalidated, as one. Deletions are counted as before
  /// the block, insertions as after it. Numbers that do not agree with the data source are told of, and everything is
  /// loaded anew.
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
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let update = CollectionUpdate(before: (layout.layoutAttributesForElements(in: near) ?? []).map { $0.copy() })
    self.update = update
    return update
  }

  private func finish(_ update: CollectionUpdate) {
    self.update = nil
    // A reload within the block does all there is to do.
    guard !needsReload else { return complete(update, true) }
    // In the midst of a layout, which counts on the items it began with, they are all loaded anew.
    guard !isArranging, !isShowing else {
      let kept = selected
      reloadData()
      selected = kept
      return complete(update, true)
    }
    let new = countsNow
    let mapping: ListMapping
    do throws(ListChanges.Disagreement) {
      mapping = try update.changes.mapping(from: counts, to: new)
    } catch {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): the update does not agree with the data source, and everything is loaded anew: \(error.text). Change the data, and tell of each change, within one performBatchUpdates."
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
    let context = type(of: layout).invalidationContextClass.init()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: update.changes.updateItems)
    animate(
      start: { [layout] in UICollectionView.start(of: $0, in: layout, mapping, update) }, gone: gone,
      finalize: { $0.finalizeCollectionViewUpdates() },
      completion: { isDone in for completion in update.completions { completion(isDone) } })
  }

  private func complete(_ update: CollectionUpdate, _ isDone: Bool) {
    setNeedsLayout()
    for completion in update.completions { completion(isDone) }
  }
}
