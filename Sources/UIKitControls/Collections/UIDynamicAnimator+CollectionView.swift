import CaromGeometry
import UIKitCore
import UIKitDynamics

extension UIDynamicAnimator {
  /// An animator for the attributes of `layout`, in the coordinates of its content.
  ///
  /// While it runs it invalidates the layout in each tick, so that the cells follow their attributes; it rests while
  /// the collection view has another layout.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    home = layout
    layout.animators.removeAll { $0.value == nil }
    layout.animators.append(Weak(self))
  }

  /// The attributes of a cell that this animator moves, as they are now; nil for a cell that it does not move.
  public final func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  public final func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: CollectionElement.Key(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

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

  /// The animator moved attributes: they are asked for anew, while this is the layout that is shown.
  package final func itemsMoved() -> Bool {
    guard let collectionView, collectionView.collectionViewLayout === self else { return false }
    let context = type(of: self).invalidationContextClass.init()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    invalidateLayout(with: context)
    return true
  }
}
