import CaromGeometry
import CaromPhysics
import UIKitCore

/// An object that contains dynamic items which are not views, such as a layout with its attributes, and displays them.
package protocol DynamicItemHome: NSObject {
  /// The clock that moves the items; nil if it is not known yet.
  var clockOfItems: TickClock? { get }
  /// Called after the items were moved. Returns false if they are no longer displayed, so that the animator can rest.
  func itemsMoved() -> Bool
}

extension UIDynamicAnimator {
  /// Adds items that wait for the next tick immediately if they belong to a layout, which asks for them at once.
  final func enterNewItems() { if home != nil, isTreeDirty, !isStepping { matchBodiesToBehaviors() } }

  /// The items of a layout, in the order in which they were added.
  package final var homeItems: [any UIDynamicItem] {
    enterNewItems()
    return bodies.map { $0.item }
  }

  /// Places items of a layout that came to rest on springs exactly on their anchors, so that a resting list matches its
  /// layout. Does nothing if any other kind of behavior acts on items.
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
      // Farther away, something else holds the item.
      guard center != place, hypot(center.x - place.x, center.y - place.y) <= 4 * restDistance else { continue }
      body.item.center = place
      body.readPlace(in: self)
      try? world.setLinearVelocity(.zero, of: body.id)
      hasMoved = true
    }
    if hasMoved { _ = home?.itemsMoved() }
  }
}
