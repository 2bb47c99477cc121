import CaromGeometry
import UIKitCore

extension UICollectionView {
  // MARK: What there is

  public final var numberOfSections: Int {
    layoutIfNeeded()
    return counts.count
  }

  public final func numberOfItems(inSection section: Int) -> Int {
    layoutIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell of an item, nil where the item is far from the visible part.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.first { $0.key.category == .cell && $0.path == indexPath }?.cell
  }

  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.view === cell }?.path }

  private var visibleElements: [CollectionElement] {
    layoutIfNeeded()
    return shown.filter { $0.view.frame.intersects(bounds) && !$0.values.isHidden }
  }

  public final var visibleCells: [UICollectionViewCell] { visibleElements.compactMap { $0.cell } }

  public final var indexPathsForVisibleItems: [IndexPath] {
    visibleElements.filter { $0.key.category == .cell }.map { $0.path }
  }

  /// The item at a point of the content, the frontmost where several overlap.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.last { $0.key.category == .cell && !$0.values.isHidden && $0.view.frame.contains(point) }?.path
  }

  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return has(indexPath) ? layout.layoutAttributesForItem(at: indexPath) : nil
  }

  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.first { $0.key.category == .supplementaryView && $0.key.kind == elementKind && $0.path == indexPath }?.view
  }

  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleElements.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }.map { $0.view }
  }

  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleElements.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }.map { $0.path }
  }

  // MARK: Scrolling

  /// Moves the item to an end or the middle of the view; no position moves no more than needed to show it.
  public final func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): there is no item \(indexPath.item) in section \(indexPath.section) to scroll to."
      )
    }
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

  // MARK: Selection

  public final var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Selects an item without telling the delegate; nil selects none.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selected { deselectItem(at: path, animated: animated) }
      return
    }
    layoutIfNeeded()
    guard allowsSelection, has(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// A person chose an item.
  final func choose(_ path: IndexPath) {
    guard allowsSelection, has(path) else { return }
    let delegate = collectionDelegate
    if allowsMultipleSelection, selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selected where old != path {
        deselectItem(at: old, animated: true)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    if !selected.contains(path) { selected.append(path) }
    cellForItem(at: path)?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
