import CaromGeometry
import UIKitCore

/// How a section scrolls orthogonally to its layout, and where it comes to rest. The raw values are Apple's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll orthogonally.
  case none
  /// Anywhere.
  case continuous
  /// At the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// At pages as long as the collection view's bounds.
  case paging
  /// At the leading edge of the next group.
  case groupPaging
  /// With a group centered.
  case groupPagingCentered
}

/// The edges from which the insets of sections are measured. The raw values are Apple's.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says.
  case automatic
  /// From those of the content.
  case none
  /// From those of the safe area.
  case safeArea
  /// From the layout margins.
  case layoutMargins
  /// From the margins of readable text.
  case readableContent
}

/// A section of a compositional layout: a group, which repeats until all items are placed.
public final class NSCollectionLayoutSection: UIObject {
  let group: NSCollectionLayoutGroup
  var list: ListAppearance?
  /// The space around the groups, in points; zero by default. Headers and footers are outside above and below.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points; 0 by default. Values that are not finite count as 0.
  public var interGroupSpacing: CGFloat = 0
  /// The edges from which `contentInsets` are measured, orthogonally to the layout's direction; `.automatic` by
  /// default.
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the groups scroll orthogonally to the layout's direction, and how; `.none` by default.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers, and other views at the boundary; none by default.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the same side insets as the groups; true by default.
  public var supplementariesFollowContentInsets = true
  /// Views behind the section; none by default.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Creates a section of a group that repeats.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  public override class var kind: String { "NSCollectionLayoutSection" }
}

/// The container in which a section is arranged.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size within the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points; the same.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment that is passed to the provider of a section or a group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObject {
  /// The container in which the section or the group is arranged.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
  }

  override class var kind: String { "LayoutContainer" }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }

  override class var kind: String { "LayoutEnvironment" }
}
