import UIKitCore

/// Describes what has become invalid in a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate's sizes and spacings must be queried again, and the preferred sizes of cells discarded; true
  /// by default.
  public final var invalidateFlowLayoutDelegateMetrics = true
  /// The preferred attributes of cells; if there are any, nothing else is invalid.
  final var preferred: [UICollectionViewLayoutAttributes] = []

  /// Creates a context that invalidates the whole layout.
  public required init() { super.init() }
  open override class var kind: String { "UICollectionViewFlowLayoutInvalidationContext" }
}
