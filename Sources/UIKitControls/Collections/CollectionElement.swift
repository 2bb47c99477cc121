import CaromGeometry
import UIKitCore

/// A view that a collection view shows now.
struct CollectionElement {
  /// What tells elements apart.
  struct Key: Equatable {
    var category: UICollectionView.ElementCategory
    /// Empty for cells.
    var kind: String
    var path: IndexPath

    static func cell(_ path: IndexPath) -> Key { Key(category: .cell, kind: "", path: path) }

    static func == (left: Key, right: Key) -> Bool {
      left.path == right.path && left.category == right.category && left.kind == right.kind
    }

    /// Reading order within a section: decorations behind, the header, the cells, what comes after.
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
  /// As they were last written to the view.
  var values: UICollectionViewLayoutAttributes.Values
  /// The size for which the cell was asked how large it would like to be, and its answer.
  var asked: (of: CGSize, answer: CGSize)?

  var path: IndexPath { key.path }
  var cell: UICollectionViewCell? { view as? UICollectionViewCell }

  /// From the back to the front; what does not overlap stands in the order of reading.
  static func isBefore(_ left: CollectionElement, _ right: CollectionElement) -> Bool {
    if left.values.zIndex != right.values.zIndex { return left.values.zIndex < right.values.zIndex }
    if left.path.section != right.path.section { return left.path.section < right.path.section }
    if left.key.rank != right.key.rank { return left.key.rank < right.key.rank }
    return left.path.item < right.path.item
  }
}
