import UIKit

extension DynamicsSignatures {
  /// A custom item with all properties of the protocol.
  private final class Token: NSObject, UIDynamicItem {
    var center = CGPoint(x: 10, y: 10)
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 20, height: 20) }
    var transform = CGAffineTransform.identity
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    var collisionBoundingPath: UIBezierPath { UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20)) }
  }

  /// A custom item without the optional properties.
  private final class Plain: NSObject, UIDynamicItem {
    var center = CGPoint(x: 50, y: 10)
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 20, height: 20) }
    var transform = CGAffineTransform.identity
  }

  private final class Disc: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    override var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  }

  static func items() -> [Bool] {
    let token = Token()
    let plain = Plain()
    let disc = Disc(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let group = UIDynamicItemGroup(items: [token, plain])
    let members: [any UIDynamicItem] = group.items
    let asItem: any UIDynamicItem = group
    let kinds: [UInt] = [
      UIDynamicItemCollisionBoundsType.rectangle.rawValue, UIDynamicItemCollisionBoundsType.ellipse.rawValue,
      UIDynamicItemCollisionBoundsType.path.rawValue,
    ]
    return [
      members.count == 2, asItem.bounds.width == 60, asItem.center == CGPoint(x: 30, y: 10), kinds == [0, 1, 2],
      plain.collisionBoundsType == .rectangle, token.collisionBoundsType == .path, disc.collisionBoundsType == .ellipse,
      UIView().collisionBoundsType == .rectangle,
    ] + traits(token)
  }

  private static func traits(_ token: Token) -> [Bool] {
    let traits = UIDynamicItemBehavior(items: [token])
    let empty = UIDynamicItemBehavior()
    empty.addItem(token)
    empty.removeItem(token)
    let items: [any UIDynamicItem] = traits.items
    let elasticity: CGFloat = traits.elasticity
    let friction: CGFloat = traits.friction
    let density: CGFloat = traits.density
    let resistance: CGFloat = traits.resistance
    let angularResistance: CGFloat = traits.angularResistance
    let charge: CGFloat = traits.charge
    let isAnchored: Bool = traits.isAnchored
    let allowsRotation: Bool = traits.allowsRotation
    traits.elasticity = 0.5
    traits.friction = 0.5
    traits.density = 2
    traits.resistance = 1
    traits.angularResistance = 1
    traits.charge = -1
    traits.isAnchored = true
    traits.allowsRotation = false
    traits.addLinearVelocity(CGPoint(x: 1, y: 2), for: token)
    traits.addAngularVelocity(3, for: token)
    let linear: CGPoint = traits.linearVelocity(for: token)
    let angular: CGFloat = traits.angularVelocity(for: token)
    return [
      items.count == 1, elasticity == 0, friction == 0, density == 1, resistance == 0, angularResistance == 0,
      charge == 0, !isAnchored, allowsRotation, linear == CGPoint(x: 1, y: 2), angular == 3, empty.items.isEmpty,
    ]
  }
}
