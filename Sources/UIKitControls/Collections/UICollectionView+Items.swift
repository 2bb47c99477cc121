import CaromGeometry
import UIKitCore

extension UICollectionView {
  // MARK: Sections and items

  /// The number of sections, after laying out the view if necessary.
  public final var numberOfSections: Int {
    layoutIfNeeded()
    return counts.count
  }

  /// The number of items in a section, after laying out the view if necessary; 0 for a section that does not exist.
  public final func numberOfItems(inSection section: Int) -> Int {
    layoutIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the cell of an item, or nil if the item does not exist or is far outside the visible part.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.first { $0.key.category == .cell && $0.path == indexPath }?.cell
  }

  /// Returns the path of the item that a cell shows, or nil if the collection view does not show the cell.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.view === cell }?.path }

  private var visibleElements: [CollectionElement] {
    layoutIfNeeded()
    return shown.filter { seen($0.view.frame, of: $0.key).intersects(bounds) && !$0.values.isHidden }
  }

  /// The cells that are at least partly visible.
  public final var visibleCells: [UICollectionViewCell] { visibleElements.compactMap { $0.cell } }

  /// The paths of the items that are at least partly visible.
  public final var indexPathsForVisibleItems: [IndexPath] {
    visibleElements.filter { $0.key.category == .cell }.map { $0.path }
  }

  /// Returns the path of the item at a point in the content's coordinates, the frontmost if several overlap; nil if
  /// there is none.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.last {
      $0.key.category == .cell && !$0.values.isHidden && seen($0.view.frame, of: $0.key).contains(point)
    }?.path
  }

  /// Returns the layout's attributes of an item, or nil if the item does not exist.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return has(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// Returns the layout's attributes of a header, footer or other supplementary view, or nil if the layout has none.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the supplementary view of a kind at a path, or nil if it is not shown.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.first { $0.key.category == .supplementaryView && $0.key.kind == elementKind && $0.path == indexPath }?.view
  }

  /// Returns the supplementary views of a kind that are at least partly visible.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleElements.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }.map { $0.view }
  }

  /// Returns the paths of the supplementary views of a kind that are at least partly visible.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleElements.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }.map { $0.path }
  }

  // MARK: Scrolling

  /// Scrolls an item to a position in the visible part, as far as the content allows; `[]` scrolls no farther than
  /// needed to show it.
  ///
  /// An item that does not exist is diagnosed, and nothing scrolls.
  public final func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    // The positions of items are known at the end of a layout.
    guard !phase.isUnderWay else {
      return phase.afterwards { self.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): scrollToItem was called for item \(indexPath.item) of section \(indexPath.section), which does not exist."
      )
    }
    if let host = layout.host(of: .cell(indexPath)) { host.scroll(to: frame, at: scrollPosition, animated: animated) }
    guard !scrollPosition.isEmpty else {
      return scrollRectToVisible(seen(frame, of: .cell(indexPath)), animated: animated)
    }
    scroll(to: frame, at: scrollPosition, animated: animated)
  }
}

extension UIScrollView {
  /// Scrolls a rectangle of the content to a position in the visible part, as far as the content allows.
  final func scroll(to frame: CGRect, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let insets = adjustedContentInset
    let room = CGSize(
      width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
    var offset = contentOffset
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - insets.top - room.height / 2
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY - insets.top - room.height
    }
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - insets.left - room.width / 2
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX - insets.left - room.width
    }
    setContentOffset(clamped(offset), animated: animated)
  }
}

extension UICollectionView {
  // MARK: Selection

  /// The paths of the selected items in ascending order; empty if there are none.
  public final var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Selects an item without calling the delegate; nil deselects all items.
  ///
  /// An item that does not exist, or any item while `allowsSelection` is false, is ignored.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selected { deselectItem(at: path, animated: animated) }
      return
    }
    layoutIfNeeded()
    guard allowsSelection, has(indexPath) else {
      guard phase.isUnderWay else { return }
      return phase.afterwards { self.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
    }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without calling the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Whether the item exists, so that the delegate may be asked about it.
  private func isKnown(_ path: IndexPath) -> Bool { !needsReload && has(path) }

  /// Handles a selection by the user. It stops if the delegate removes the item meanwhile.
  final func choose(_ path: IndexPath) {
    guard allowsSelection, isKnown(path) else { return }
    let delegate = collectionDelegate
    if allowsMultipleSelection, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true, isKnown(path) else { return }
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selected where old != path {
        deselectItem(at: old, animated: true)
        if isKnown(old) { delegate?.collectionView(self, didDeselectItemAt: old) }
      }
    }
    guard isKnown(path) else { return }
    if !selected.contains(path) { selected.append(path) }
    cellForItem(at: path)?.isSelected = true
    guard isKnown(path) else { return }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
