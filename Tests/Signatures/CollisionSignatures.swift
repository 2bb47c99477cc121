import UIKit

extension DynamicsSignatures {
  /// Receives all four contact callbacks, with Apple's signatures.
  private final class Listener: NSObject, UICollisionBehaviorDelegate {
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) {}
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    // Apple's type is `(any NSCopying)?`, the only one that differs.
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
    ) {}
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: UIBoundaryIdentifier?
    ) {}
  }

  private final class Silent: NSObject, UICollisionBehaviorDelegate {}

  static func collision(_ box: UIView, _ other: UIView) -> [Bool] {
    let collision = UICollisionBehavior(items: [box])
    let empty = UICollisionBehavior()
    collision.addItem(other)
    collision.removeItem(other)
    let items: [any UIDynamicItem] = collision.items
    let mode: UICollisionBehavior.Mode = collision.collisionMode
    collision.collisionMode = [.items, .boundaries]
    let translates: Bool = collision.translatesReferenceBoundsIntoBoundary
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    collision.addBoundary(withIdentifier: "path", for: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
    collision.addBoundary(withIdentifier: 7, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 10, y: 0))
    collision.addBoundary(withIdentifier: 2.5, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 10, y: 0))
    let path: UIBezierPath? = collision.boundary(withIdentifier: "path")
    collision.removeBoundary(withIdentifier: "path")
    let identifiers: [UIBoundaryIdentifier]? = collision.boundaryIdentifiers
    collision.removeAllBoundaries()
    let listener = Listener()
    collision.collisionDelegate = listener
    let delegate: (any UICollisionBehaviorDelegate)? = collision.collisionDelegate
    empty.collisionDelegate = Silent()
    return [
      items.count == 1, mode == .everything, UICollisionBehavior.Mode.items.rawValue == 1,
      UICollisionBehavior.Mode.boundaries.rawValue == 2, UICollisionBehavior.Mode.everything.rawValue == UInt.max,
      UICollisionBehavior.Mode(rawValue: 1) == .items, !translates, path != nil, identifiers == [7, 2.5],
      collision.boundaryIdentifiers == nil, delegate === listener, empty.items.isEmpty,
    ]
  }
}
