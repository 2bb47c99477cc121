import CaromGeometry
import UIKitCore

/// What an animator can move: a view, or any object with a centre, bounds and a transform.
public protocol UIDynamicItem: NSObject {
  /// The middle, in the coordinates of the animator's reference view, points.
  var center: CGPoint { get set }
  /// The size is what collides and weighs; the origin is not used.
  var bounds: CGRect { get }
  /// Read once, when the item first enters an animator, for its turn; written as a pure turn afterwards.
  var transform: CGAffineTransform { get set }
  /// The shape that collides; `.rectangle` where an item does not say.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The convex path that collides where the type is `.path`; its origin is the item's centre.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension NSObject {
  /// Tells objects apart; Embedded Swift takes no existential where `ObjectIdentifier` wants an object.
  final var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
