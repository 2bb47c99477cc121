import CaromGeometry
import UIKitCore
import UIKitDynamics

/// Determines where the elements of a collection view are; the superclass of all layouts.
///
/// After an invalidation the collection view calls `prepare()`, reads the content's size, and then asks for the
/// elements in the visible part. A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)`
/// and `layoutAttributesForItem(at:)`, and whatever else it needs.
open class UICollectionViewLayout: UIObject {
  /// The collection view that uses this layout, or nil.
  @BackLink public internal(set) final var collectionView: UICollectionView?
  final var decorationClasses: [(kind: String, make: (CGRect) -> UICollectionReusableView)] = []
  /// The animators that move this layout's attributes.
  final var animators: [Weak<UIDynamicAnimator>] = []

  /// Creates a layout, which a collection view shows once it is its `collectionViewLayout`.
  public init() { super.init() }
  /// Creates a layout; the coder is ignored.
  public init?(coder: NSCoder) { super.init() }

  open override class var kind: String { "UICollectionViewLayout" }

  /// The class of the attributes that this layout creates.
  open class var layoutAttributesClass: UICollectionViewLayoutAttributes.Type { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that describe an invalidation of this layout.
  open class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: For subclasses to override

  /// Computes what the other methods return; called before them after each invalidation. The default does nothing.
  open func prepare() {}
  /// The size of the content, in points; `.zero` by default.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements that overlap a rectangle of the content; nil, the default, means none.
  ///
  /// Elements with positions or sizes that are not finite are left out, and so are cells of items that do not exist.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item, or nil, the default, if the layout does not have it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view, or nil, the default, if the layout does not have it.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a decoration view, or nil, the default, if the layout does not have it.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers the class of the decoration views to create for a kind; it replaces an earlier registration.
  public final func register(_ viewClass: UICollectionReusableView.Type, forDecorationViewOfKind elementKind: String) {
    decorationClasses.removeAll { $0.kind == elementKind }
    decorationClasses.append((elementKind, { viewClass.init(frame: $0) }))
  }

  // MARK: For layouts of the kit

  /// Called when an update gives items and sections other paths.
  final var onRename: ((ListMapping) -> Void)?
  /// Returns the scroll view in which the view of an element is, or nil for the collection view itself. Its content has
  /// the coordinates of the collection view's content.
  final var onAskForHost: ((CollectionElement.Key) -> UIScrollView?)?

  final func host(of key: CollectionElement.Key) -> UIScrollView? { onAskForHost?(key) }

  // MARK: Invalidation

  /// Returns whether scrolling or resizing invalidates the layout; called before the bounds change. False by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns a context for an invalidation by new bounds; by default an empty one.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    type(of: self).invalidationContextClass.init()
  }

  /// Invalidates the whole layout, so that it is prepared again in this tick.
  open func invalidateLayout() { invalidateLayout(with: type(of: self).invalidationContextClass.init()) }
  /// Invalidates the layout as the context describes; an override calls super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(by: context)
  }

  /// Returns whether the attributes that a cell prefers when it becomes visible invalidate the layout; false by
  /// default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns a context for an invalidation by preferred attributes; by default an empty one.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { type(of: self).invalidationContextClass.init() }

  /// Whether the content begins at the right if text runs from right to left; false by default.
  ///
  /// If true, the collection view is first scrolled to the right end. Flow layouts mirror their attributes
  /// themselves, and so must custom layouts.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Scroll targets

  /// Returns the content offset at which a throw should end, in points; the proposed one by default. The velocity of
  /// the throw is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Returns the content offset after an update or a change of the layout, in points; the proposed one by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called after `prepare()` with the changes of an animated update. The default does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called when all changes of an update are in the animation. The default does nothing.
  open func finalizeCollectionViewUpdates() {}
  /// Returns the attributes from which a new item is animated; nil, the default, fades it in at its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes to which a deleted item is animated; nil, the default, fades it out at its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns the attributes from which a new supplementary view is animated; nil, the default, fades it in at its
  /// place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes to which a deleted supplementary view is animated; nil, the default, fades it out at its
  /// place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Called before another layout replaces this one with an animation. The default does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout replaces another one with an animation. The default does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called on both layouts when all items are in the animation. The default does nothing.
  open func finalizeLayoutTransition() {}
}

/// Describes what has become invalid in a layout.
open class UICollectionViewLayoutInvalidationContext: UIObject {
  /// Creates a context that invalidates nothing.
  public required init() { super.init() }
  open override class var kind: String { "UICollectionViewLayoutInvalidationContext" }
  /// Whether everything is invalid because the data was reloaded.
  public internal(set) final var invalidateEverything = false
  /// Whether the numbers of sections and items have changed.
  public internal(set) final var invalidateDataSourceCounts = false
  /// The distance by which the content offset changes with the invalidation, in points; zero by default. Non-finite
  /// values are ignored.
  public final var contentOffsetAdjustment = CGPoint.zero
}

/// A single change of an animated update.
public final class UICollectionViewUpdateItem: UIObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert
    /// A deletion.
    case delete
    /// A reload.
    case reload
    /// A move.
    case move
    /// No change.
    case none
  }
  /// The path before the update, nil for an insertion; the item of a whole section is `Int.max`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The path after the update, nil for a deletion; the item of a whole section is `Int.max`.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }

  public override class var kind: String { "UICollectionViewUpdateItem" }
}
