import CaromGeometry
import UIKitCore

/// A view that a collection view shows for an element, and reuses for others: the superclass of cells, headers and
/// footers.
open class UICollectionReusableView: UIView {
  /// The identifier by which the view is reused; nil for a view that was not dequeued.
  public internal(set) final var reuseIdentifier: String?
  /// The kind for which the view was registered; empty for cells.
  final var reuseKind = ""
  /// The identity of the registration that created the view; nil for a view with an identifier that the app chose.
  final var registration: AnyObject?
  /// The collection view that shows this view, or nil.
  @BackLink final var collectionView: UICollectionView?

  /// Creates a view.
  ///
  /// The initializer is required because collection views create registered views with it: an override is written
  /// `required init`.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view; the coder is passed to the superclass.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var kind: String { "UICollectionReusableView" }

  /// Called before the view is reused for another element. The default does nothing; cells clear highlight and
  /// selection.
  open func prepareForReuse() {}

  /// Called with the element's attributes after position and appearance were set; override it to apply custom
  /// attributes. The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns attributes with the size that suits the content; called when the view becomes visible.
  ///
  /// The default, for a header or footer in a flow layout with an estimated item size, or with estimated dimensions in a
  /// compositional layout, is the size that its constraints require. Otherwise, or without constraints, the attributes are returned unchanged. Only the size of
  /// the result is used, and a result that is not finite is ignored.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let view = collectionView, view.asksCells, !constraints.isEmpty else { return layoutAttributes }
    let flow = view.layout as? UICollectionViewFlowLayout
    guard flow != nil || layoutAttributes.estimates.isAny else { return layoutAttributes }
    let size =
      flow?.fittingSize(of: self, in: layoutAttributes.size) ?? layoutAttributes.fittingSize(of: self)
    layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return layoutAttributes
  }

  /// Writes the values that differ from those that were last written.
  final func write(_ new: UICollectionViewLayoutAttributes.Values, over old: UICollectionViewLayoutAttributes.Values?) {
    if new.size != old?.size { bounds.size = new.size }
    if new.center != old?.center { center = new.center }
    if new.transform3D != old?.transform3D { transform3D = new.transform3D }
    if new.alpha != old?.alpha { alpha = new.alpha }
    if new.isHidden != old?.isHidden { isHidden = new.isHidden }
  }
}
