import CaromGeometry
import UIKitCore

/// A width or a height in a compositional layout: in points, or as a fraction of the container.
public final class NSCollectionLayoutDimension: UIObject {
  enum Measure { case fractionalWidth, fractionalHeight, absolute, estimated }

  let measure: Measure
  /// The fraction, where 1 is the whole container, or the length in points.
  public let dimension: CGFloat

  private init(_ measure: Measure, _ dimension: CGFloat) {
    self.measure = measure
    // A length is finite and not negative.
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
  }

  /// Returns a fraction of the container's width. Negative values, and those that are not finite, count as 0.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fraction)
  }
  /// Returns a fraction of the container's height.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fraction)
  }
  /// Returns a length in points.
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, length)
  }
  /// Returns an estimate in points, which is used until the view itself is measured.
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, length)
  }

  /// Whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { measure == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { measure == .fractionalHeight }
  /// Whether the length is in points.
  public var isAbsolute: Bool { measure == .absolute }
  /// Whether the length is an estimate.
  public var isEstimated: Bool { measure == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch measure {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }

  public override class var kind: String { "NSCollectionLayoutDimension" }
}

/// The size of an item, a group or a supplementary view in a compositional layout.
public final class NSCollectionLayoutSize: UIObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size of two dimensions.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var estimates: SizeEstimates {
    SizeEstimates(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }

  public override class var kind: String { "NSCollectionLayoutSize" }
}

/// Which dimensions of an element are only estimated, so that the view itself is measured.
struct SizeEstimates: Equatable {
  var width = false
  var height = false

  var isAny: Bool { width || height }

  /// The size, with the estimated dimensions taken from another one.
  func merged(_ size: CGSize, with measured: CGSize) -> CGSize {
    CGSize(width: width ? measured.width : size.width, height: height ? measured.height : size.height)
  }
}

/// The space between the items of a group, or around an item.
public final class NSCollectionLayoutSpacing: UIObject {
  /// The space in points; the minimum if it is flexible.
  public let spacing: CGFloat
  /// Whether the space grows if there is room.
  public let isFlexible: Bool
  /// Whether the space is always the same.
  public var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    self.isFlexible = isFlexible
  }

  /// Returns a space in points. Values that are not finite count as 0.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: false)
  }
  /// Returns a space of at least this many points, which shares the remaining room with other flexible spaces.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing, isFlexible: true)
  }

  public override class var kind: String { "NSCollectionLayoutSpacing" }
}

/// The space around an item, outside its size.
public final class NSCollectionLayoutEdgeSpacing: UIObject {
  /// The space at the leading edge; nil means none.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above; nil means none.
  public let top: NSCollectionLayoutSpacing?
  /// The space at the trailing edge; nil means none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below; nil means none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the space around an item. Flexible space counts as its minimum.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  public override class var kind: String { "NSCollectionLayoutEdgeSpacing" }
}
