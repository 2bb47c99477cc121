import CaromGeometry
import UIKitCore

/// Provides the items of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObject {
  /// Returns the number of sections; 1 by default. Negative numbers count as 0.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the number of items in a section. Negative numbers count as 0; more than 2,000,000 in all are cut off
  /// with a diagnostic.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item. Returning a cell that another item shows is diagnosed, and an empty cell is shown
  /// instead.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// Returns the header, footer or other supplementary view at a path of the layout. The default diagnoses that it is
  /// missing, and returns an empty view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether `beginInteractiveMovementForItem(at:)` may move the item; true by default.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Called after the user moved an item, which the collection view already shows at its destination: change the data alike.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// Returns true by default.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns 1 by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Diagnoses that the data source does not provide the view, and returns an empty one.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(collectionView)): the layout contains a supplementary view of kind \(kind), but the data source does not provide it. Implement collectionView(_:viewForSupplementaryElementOfKind:at:)."
    )
    return UICollectionReusableView(frame: .zero)
  }
}
