import CaromGeometry
import UIKitCore

/// What a collection view shows.
public protocol UICollectionViewDataSource: NSObject {
  /// 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// The header, footer or other view that the layout has a place for; by default an empty one, and a diagnostic.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(collectionView)): the layout has a place for a view of kind \(kind), and the data source makes none. Implement collectionView(_:viewForSupplementaryElementOfKind:at:)."
    )
    return UICollectionReusableView(frame: .zero)
  }
}
