import CaromGeometry
import CaromPhysics
import UIKitCore

extension UIDynamicAnimator {
  /// Calls the collision delegates for the contacts that began and ended in the last step.
  @inline(never) final func tellContacts() {
    for event in ask({ $0.contactEvents }) {
      guard let first = owner(of: event.bodyA), let second = owner(of: event.bodyB) else { continue }
      let point = CGPoint(points: event.point)
      switch (first, second) {
      case (.item(let body), .boundary(let behavior, let identifier)),
        (.boundary(let behavior, let identifier), .item(let body)):
        if behavior.hears(of: body, in: self) { behavior.tell(event.phase, body.item, identifier, at: point) }
      case (.item(let body), .item(let other)):
        for behavior in collisions
        where behavior.collisionMode.contains(.items) && behavior.hears(of: body, in: self)
          && behavior.hears(of: other, in: self)
        {
          behavior.tell(event.phase, body.item, other.item, at: point)
        }
      default: break
      }
    }
  }

  private func owner(of id: BodyID) -> BodyOwner? {
    // After a callback removed a body, another body may use its index.
    guard ask({ $0.contains(id) }), Int(id.index) < owners.count else { return nil }
    return owners[Int(id.index)]
  }
}
