import CaromGeometry
import UIKitCore

/// A view that a collection view shows for an element, and uses again for another one.
open class UICollectionReusableView: UIView {
  public internal(set) final var reuseIdentifier: String?
  /// The kind it was registered for; empty for cells.
  final var reuseKind = ""
  /// The collection view's, while it shows this view.
  @BackLink final var collectionView: UICollectionView?

  /// Required, since collection views make registered views by it: write `required init` where you override it.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var kind: String { "UICollectionReusableView" }

  /// Called before the view shows another element.
  open func prepareForReuse() {}

  /// Takes over what custom attributes say; place and look were set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that would suit the content, of which the size counts. Asked for when the view comes into sight. At
  /// first a header or footer is as high as its constraints say, where there are any and a flow layout asks.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let view = collectionView, view.asksCells, !constraints.isEmpty,
      let flow = view.layout as? UICollectionViewFlowLayout
    else { return layoutAttributes }
    let size = flow.fittingSize(of: self, in: layoutAttributes.size)
    layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size)
    return layoutAttributes
  }

  /// Place and look, as far as they differ from what was written last.
  final func write(_ new: UICollectionViewLayoutAttributes.Values, over old: UICollectionViewLayoutAttributes.Values?) {
    if new.size != old?.size { bounds.size = new.size }
    if new.center != old?.center { center = new.center }
    if new.transform3D != old?.transform3D { transform3D = new.transform3D }
    if new.alpha != old?.alpha { alpha = new.alpha }
    if new.isHidden != old?.isHidden { isHidden = new.isHidden }
  }
}
