import CaromGeometry
import UIKitCore

/// An object that an animator can move: a view, or any object with a center, bounds and a transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObject {
  /// The center, in points, in the coordinates of the animator's reference view.
  var center: CGPoint { get set }
  /// The size determines the shape and the mass; the origin is not used.
  var bounds: CGRect { get }
  /// Read once, when the item first enters an animator, for its rotation. Afterwards it is written as a pure rotation.
  var transform: CGAffineTransform { get set }
  /// The kind of collision shape. Default: `.rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The collision shape for the type `.path`, in points relative to the item's center. It may be concave but must not
  /// cross itself; a path that does is diagnosed, and the item is not animated. Default: an empty path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path, since the default type does not use it.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension NSObject {
  /// The identity of the object. In Embedded Swift, `ObjectIdentifier` cannot be created from an existential.
  final var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
