import CaromGeometry
import UIKitCore

/// A view that a collection view shows now.
struct CollectionElement {
  /// Identifies an element.
  struct Key: Equatable {
    var category: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; empty for cells.
    var kind: String
    var path: IndexPath

    static func cell(_ path: IndexPath) -> Key { Key(category: .cell, kind: "", path: path) }

    static func == (left: Key, right: Key) -> Bool {
      left.path == right.path && left.category == right.category && left.kind == right.kind
    }

    /// The reading order within a section: decorations at the back, then the header, the cells, and the footer.
    var rank: Int {
      switch category {
      case .decorationView: 0
      case .supplementaryView: kind == UICollectionView.elementKindSectionFooter ? 3 : 1
      case .cell: 2
      }
    }
  }

  var key: Key
  let view: UICollectionReusableView
  /// The values that were last written to the view.
  var values: UICollectionViewLayoutAttributes.Values
  /// The size that was proposed to the cell, and the size that it preferred.
  var asked: (of: CGSize, answer: CGSize)?

  var path: IndexPath { key.path }
  var cell: UICollectionViewCell? { view as? UICollectionViewCell }

  /// Orders elements from back to front; those with the same `zIndex` are in reading order.
  static func isBefore(_ left: CollectionElement, _ right: CollectionElement) -> Bool {
    if left.values.zIndex != right.values.zIndex { return left.values.zIndex < right.values.zIndex }
    if left.path.section != right.path.section { return left.path.section < right.path.section }
    if left.key.rank != right.key.rank { return left.key.rank < right.key.rank }
    return left.path.item < right.path.item
  }
}
