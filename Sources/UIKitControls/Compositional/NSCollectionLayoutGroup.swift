import CaromGeometry
import UIKitCore

/// Items of a compositional layout in a row, in a column, or at positions that a closure returns.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Filling {
    /// The items repeat as long as there is room.
    case repeated
    /// The first item, repeated a number of times, sharing the room equally.
    case equal(Int)
    /// The first item, repeated a number of times in its own size.
    case times(Int)
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  let isHorizontal: Bool
  let filling: Filling
  /// The items, in the order in which they repeat.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between the items, along the group; nil, the default, means none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ layoutSize: NSCollectionLayoutSize, isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem], _ filling: Filling
  ) {
    self.isHorizontal = isHorizontal
    self.subitems = subitems
    self.filling = filling
    super.init(layoutSize: layoutSize)
  }

  /// Returns a row, in which the items repeat as long as there is room; each occurs once if the width is estimated.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems, .repeated) }

  /// Returns a row of `count` items of the same width, whatever the width of `subitem`. Counts below 1 count as 1.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], .equal(max(1, count)))
  }

  /// Returns a row of `count` items of their own width. Counts below 1 count as 1.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], .times(max(1, count)))
  }

  /// Returns a column, in which the items repeat as long as there is room; each occurs once if the height is estimated.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems, .repeated) }

  /// Returns a column of `count` items of the same height, whatever the height of `subitem`. Counts below 1 count as 1.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], .equal(max(1, count)))
  }

  /// Returns a column of `count` items of their own height. Counts below 1 count as 1.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], .times(max(1, count)))
  }

  /// Returns a group whose items are at the positions that `itemProvider` returns for the group's size.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [], .custom(itemProvider)) }

  public override class var kind: String { "NSCollectionLayoutGroup" }
}

/// The position of an item in a group that a closure arranges.
public final class NSCollectionLayoutGroupCustomItem: UIObject {
  /// The rectangle in the group, in points. An item whose rectangle is not finite is left out.
  public let frame: CGRect
  /// The z-index of the item.
  public let zIndex: Int

  /// Creates the position of an item.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  public override class var kind: String { "NSCollectionLayoutGroupCustomItem" }
}
