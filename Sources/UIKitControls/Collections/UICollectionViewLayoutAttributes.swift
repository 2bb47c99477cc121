import CaromGeometry
import UIKitCore
import UIKitDynamics

/// The position and appearance of an element of a collection view; a dynamic item, so that behaviors can move it.
open class UICollectionViewLayoutAttributes: UIObject, UIDynamicItem {
  /// The values that are written to a view.
  struct Values: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform3D = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
  }

  final var values = Values()
  /// Which dimensions the view itself determines, in a layout of the kit.
  final var estimates = SizeEstimates()
  /// The decoration of a list's cell around its content; nil outside lists.
  final var list: ListRow?
  /// The element's path.
  public final var indexPath = IndexPath(item: 0, section: 0)
  /// Whether the element is a cell, a supplementary view or a decoration view.
  public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  public private(set) final var representedElementKind: String?

  /// Creates the attributes of the cell at item 0 of section 0; the initializers below create those of other
  /// elements.
  public required init() { super.init() }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a header, footer or other supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open override class var kind: String { "UICollectionViewLayoutAttributes" }

  /// Returns a copy; a subclass with additional properties overrides it and copies them.
  open func copy() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.values = values
    copy.estimates = estimates
    copy.list = list
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  open override func isEqual(_ object: NSObject?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return values == other.values && key == other.key
  }

  /// Identifies the element.
  final var key: CollectionElement.Key {
    get {
      CollectionElement.Key(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
    }
    set {
      indexPath = newValue.path
      representedElementCategory = newValue.category
      representedElementKind = newValue.category == .cell ? nil : newValue.kind
    }
  }

  /// The size that a view with constraints requires: in the dimensions that it determines, or else in both.
  final func fittingSize(of view: UIView) -> CGSize {
    guard estimates.isAny else { return view.systemLayoutSizeFitting(size) }
    let wanted = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: estimates.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimates.height ? .fittingSizeLevel : .required)
    return estimates.merged(size, with: wanted)
  }

  // MARK: Position and appearance

  /// The rectangle in the content, in points; with a transform, the bounding box. Setting a rectangle that is not
  /// finite is diagnosed and has no effect.
  open var frame: CGRect {
    get {
      let size = values.size
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      guard newValue.isFinite else {
        return UIApplication.shared.diagnose(
          "\(UIApplication.describe(self)): the frame of item \(indexPath.item) in section \(indexPath.section) is not finite and was not set."
        )
      }
      values.center = CGPoint(x: newValue.midX, y: newValue.midY)
      values.size = newValue.size
    }
  }

  /// The center in the content, in points. An element whose center is not finite is not shown.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  /// The size, in points. An element whose size is not finite is not shown.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }

  /// The rectangle with the element's size at the origin; setting it changes the size only.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.size) }
    set { values.size = newValue.size }
  }

  /// The two-dimensional transform around the center; identity by default. It replaces `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(values.transform3D) }
    set { values.transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The three-dimensional transform around the center; identity by default.
  open var transform3D: CATransform3D {
    get { values.transform3D }
    set { values.transform3D = newValue }
  }

  /// The opacity, from 0 (invisible) to 1; 1 by default.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// The position from back to front: greater numbers are in front; 0 by default.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether the element is hidden; false by default.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// The shape of the element in collisions: a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline for collisions; empty, because the shape is a rectangle.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
