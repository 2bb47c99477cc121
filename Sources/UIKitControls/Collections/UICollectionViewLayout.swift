import CaromGeometry
import UIKitCore
import UIKitDynamics

/// Says where the elements of a collection view are. Subclasses override what they need.
///
/// After an invalidation the collection view calls `prepare()`, asks for the content's size, and then for the elements
/// in the part that is seen.
open class UICollectionViewLayout: NSObject {
  /// The collection view whose layout this is; nil while it is nobody's.
  @BackLink public internal(set) final var collectionView: UICollectionView?
  final var decorationClasses: [(kind: String, make: (CGRect) -> UICollectionReusableView)] = []
  /// The animators that move this layout's attributes.
  final var animators: [Weak<UIDynamicAnimator>] = []

  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }

  open override class var kind: String { "UICollectionViewLayout" }

  /// The class of the attributes that this layout makes.
  open class var layoutAttributesClass: UICollectionViewLayoutAttributes.Type { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: What subclasses say

  /// Computes what the other methods answer; called before them after each invalidation.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Makes the views of a kind that belongs to the layout alone.
  public final func register(_ viewClass: UICollectionReusableView.Type, forDecorationViewOfKind elementKind: String) {
    decorationClasses.removeAll { $0.kind == elementKind }
    decorationClasses.append((elementKind, { viewClass.init(frame: $0) }))
  }

  // MARK: Invalidation

  /// Whether a scroll or a new size asks for a new layout; asked before the bounds change. False at first.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    type(of: self).invalidationContextClass.init()
  }

  /// Asks for a new layout in this tick.
  open func invalidateLayout() { invalidateLayout(with: type(of: self).invalidationContextClass.init()) }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(by: context)
  }

  /// Whether a cell that would like to be placed otherwise, told when it comes into view, asks for a new layout; false
  /// at first.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { type(of: self).invalidationContextClass.init() }

  /// Whether the layout begins at the right where text runs from right to left. Flow layouts do it themselves; a layout
  /// of one's own mirrors its attributes, and is shown from its right end. False at first.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Places to stop at

  /// Where a throw with that velocity (points per millisecond) shall end; as proposed at first.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Where the content shall be after an update or a change of layouts; as proposed at first.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Tells what an animated update changes, after `prepare()`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  /// Where an item that is new comes from; nil, the default, fades it in where it is.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where an item that is gone goes to; nil, the default, fades it out where it was.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// This layout gives way to another one, or takes its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
}

/// What of a layout is no longer right.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() { super.init() }
  open override class var kind: String { "UICollectionViewLayoutInvalidationContext" }
  /// Whether everything is, because the data was loaded anew.
  public internal(set) final var invalidateEverything = false
  public internal(set) final var invalidateDataSourceCounts = false
  /// Moves the content by so much with the new layout.
  public final var contentOffsetAdjustment = CGPoint.zero
}

/// One change of an animated update.
public final class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int { case insert, delete, reload, move, none }
  /// Nil for what is new; a whole section has the item `Int.max`.
  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }

  public override class var kind: String { "UICollectionViewUpdateItem" }
}
