import CaromGeometry
import UIKitCore
import UIKitDynamics

extension UIDynamicAnimator {
  /// Creates an animator for the attributes of `layout`, in the coordinates of its content.
  ///
  /// While it runs it invalidates the layout in each tick, so that cells follow their attributes. It pauses while the
  /// collection view has another layout.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    home = layout
    layout.animators.removeAll { $0.value == nil }
    layout.animators.append(Weak(self))
  }

  /// Returns the current attributes of a cell that this animator moves, or nil if it does not move the cell.
  public final func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  /// Returns the current attributes of a supplementary view that this animator moves, or nil if it does not move the
  /// view.
  public final func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement.Key(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  /// Returns the current attributes of a decoration view that this animator moves, or nil if it does not move the
  /// view.
  public final func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement.Key(category: .decorationView, kind: decorationViewKind, path: indexPath))
  }

  private func attributes(of key: CollectionElement.Key) -> UICollectionViewLayoutAttributes? {
    for item in homeItems {
      if let attributes = item as? UICollectionViewLayoutAttributes, attributes.key == key { return attributes }
    }
    return nil
  }
}

extension UICollectionViewLayout: DynamicItemHome {
  package final var clockOfItems: TickClock? { collectionView?.clock }

  /// Called when the animator moved attributes; invalidates the layout while the collection view uses it.
  package final func itemsMoved() -> Bool {
    guard let collectionView, collectionView.collectionViewLayout === self else { return false }
    let context = type(of: self).invalidationContextClass.init()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    invalidateLayout(with: context)
    return true
  }
}
