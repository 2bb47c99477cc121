import UIKitCore

/// What of a flow layout is no longer right.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spaces are asked for anew, and what cells said of their sizes is forgotten; true at first.
  public final var invalidateFlowLayoutDelegateMetrics = true
  /// What cells would like; nothing else changes then.
  final var preferred: [UICollectionViewLayoutAttributes] = []

  public required init() { super.init() }
  open override class var kind: String { "UICollectionViewFlowLayoutInvalidationContext" }
}
