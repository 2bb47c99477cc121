import CaromGeometry
import CaromPhysics
import UIKitCore

/// Holds items that are no views, such as a layout its attributes, and shows them.
package protocol DynamicItemHome: NSObject {
  /// Whose clock moves them; nil where that is not known yet.
  var clockOfItems: TickClock? { get }
  /// The items were moved; false where they are not shown any more, and the animator shall rest.
  func itemsMoved() -> Bool
}

extension UIDynamicAnimator {
  /// Lets items in now that wait for the next tick, where they belong to a layout: it asks for them at once.
  final func enterNewItems() { if home != nil, isTreeDirty, !isStepping { matchBodiesToBehaviors() } }

  /// The items of a layout, in the order they came in.
  package final var homeItems: [any UIDynamicItem] {
    enterNewItems()
    return bodies.map { $0.item }
  }

  /// Puts the items of a layout that came to rest on springs exactly on their anchors, so that a list at rest is what
  /// its layout says. Where anything else pulls, they stay where they are.
  @inline(never) final func settleOnAnchors() {
    for behavior in orderedBehaviors {
      let isPassive =
        behavior is UIAttachmentBehavior || behavior is UICollisionBehavior || behavior is UIDynamicItemBehavior
      if !isPassive, !behavior.actedItems.isEmpty { return }
    }
    var hasMoved = false
    for behavior in orderedBehaviors {
      guard let spring = behavior as? UIAttachmentBehavior, let place = spring.restingPlace,
        let body = body(of: spring.items[0])
      else { continue }
      let center = body.item.center
      // Farther away, something else holds it.
      guard center != place, hypot(center.x - place.x, center.y - place.y) <= 4 * restDistance else { continue }
      body.item.center = place
      body.readPlace(in: self)
      try? world.setLinearVelocity(.zero, of: body.id)
      hasMoved = true
    }
    if hasMoved { _ = home?.itemsMoved() }
  }
}
