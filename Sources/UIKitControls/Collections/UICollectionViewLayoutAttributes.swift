import CaromGeometry
import UIKitCore
import UIKitDynamics

/// Where an element of a collection view is and how it is shown; a dynamic item, so that behaviours can move it.
open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem {
  /// What `apply` writes to a view.
  struct Values: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform3D = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
  }

  final var values = Values()
  public final var indexPath = IndexPath(item: 0, section: 0)
  public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  public private(set) final var representedElementKind: String?

  /// Attributes of the cell at (0, 0); code makes them by the initialisers below.
  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open override class var kind: String { "UICollectionViewLayoutAttributes" }

  /// A copy; a subclass with properties of its own copies them in an override.
  open func copy() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.values = values
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }

  open override func isEqual(_ object: NSObject?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return values == other.values && key == other.key
  }

  /// Which element it is of.
  final var key: CollectionElement.Key {
    CollectionElement.Key(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }

  // MARK: Place and look

  /// The rectangle in the content; with a transform, the smallest one around it.
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

  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.size) }
    set { values.size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(values.transform3D) }
    set { values.transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { values.transform3D }
    set { values.transform3D = newValue }
  }

  /// 0 (invisible) … 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// What has more is in front; 0 at first.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
