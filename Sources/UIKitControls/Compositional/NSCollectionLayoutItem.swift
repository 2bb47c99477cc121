import CaromGeometry
import UIKitCore

/// A rectangle of a compositional layout: a cell, or a group of cells.
public class NSCollectionLayoutItem: UIObject {
  /// The size, relative to the item's container.
  public final let layoutSize: NSCollectionLayoutSize
  /// The space between the edges of the item and its view, in points; zero by default. It has no effect along an
  /// estimated dimension.
  public final var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item; nil by default.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views that belong to the item, such as badges.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item for a cell.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  public override class var kind: String { "NSCollectionLayoutItem" }
}

/// A supplementary view of an item, positioned relative to the item.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind, which is passed to the data source.
  public final let elementKind: String
  /// The z-index of the view; 1 by default.
  public final var zIndex = 1
  final let anchor: NSCollectionLayoutAnchor

  /// Creates a view at an edge or a corner of the item.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    anchor = containerAnchor
    super.init(layoutSize: layoutSize)
  }

  public override class var kind: String { "NSCollectionLayoutSupplementaryItem" }
}

/// The edges of an item at which its supplementary view is, and an offset.
public final class NSCollectionLayoutAnchor: UIObject {
  /// The edges that the view and the item share.
  public let edges: NSDirectionalRectEdge
  /// The offset: in points, or as a fraction of the view's own size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool

  /// Creates an anchor with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    self.edges = edges
    offset = absoluteOffset.isFinite ? absoluteOffset : .zero
    isAbsoluteOffset = true
  }

  /// Creates an anchor with an offset as a fraction of the view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset.isFinite ? fractionalOffset : .zero
    isAbsoluteOffset = false
  }

  /// The rectangle of a view at the anchor in another rectangle.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    if edges.contains(.leading) {
      origin.x = rect.minX
    } else if edges.contains(.trailing) {
      origin.x = rect.maxX - size.width
    }
    if edges.contains(.top) {
      origin.y = rect.minY
    } else if edges.contains(.bottom) {
      origin.y = rect.maxY - size.height
    }
    origin.x += isAbsoluteOffset ? offset.x : offset.x * size.width
    origin.y += isAbsoluteOffset ? offset.y : offset.y * size.height
    return CGRect(origin: origin, size: size)
  }

  public override class var kind: String { "NSCollectionLayoutAnchor" }
}

/// Edges of a rectangle, relative to the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The edge or corner of a section at which a supplementary view is. The numbers are Apple's.
public enum NSRectAlignment: Int, Sendable {
  /// None; treated like `top`.
  case none
  /// Above the items.
  case top
  /// Above the items, at the leading edge.
  case topLeading
  /// Beside the items, at the leading edge.
  case leading
  /// Below the items, at the leading edge.
  case bottomLeading
  /// Below the items.
  case bottom
  /// Below the items, at the trailing edge.
  case bottomTrailing
  /// Beside the items, at the trailing edge.
  case trailing
  /// Above the items, at the trailing edge.
  case topTrailing
}

/// A header, a footer or another supplementary view at the boundary of a section or of the whole layout.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which the view is.
  public let alignment: NSRectAlignment
  /// The offset from there, in points.
  public let offset: CGPoint
  /// Whether the section grows by the view's length; true by default. Otherwise the view covers the items.
  public var extendsBoundary = true
  /// Whether the view stays visible as long as its section is; false by default.
  public var pinToVisibleBounds = false

  /// Creates a view at the boundary. An offset that is not finite counts as zero.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset.isFinite ? absoluteOffset : .zero
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  public override class var kind: String { "NSCollectionLayoutBoundarySupplementaryItem" }
}

/// A view behind a section. Register its class with the layout's `register(_:forDecorationViewOfKind:)`.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the class is registered.
  public let elementKind: String
  /// The z-index of the view; −1 by default, behind other elements.
  public var zIndex = -1

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a view that is as large as its section, less the content insets.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  public override class var kind: String { "NSCollectionLayoutDecorationItem" }
}
