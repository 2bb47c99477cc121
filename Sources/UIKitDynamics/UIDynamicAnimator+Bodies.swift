import CaromGeometry
import CaromPhysics
import UIKitCore

extension UIDynamicAnimator {
  /// The body of `item`; nil if the item has not entered yet or was refused.
  final func body(of item: any UIDynamicItem) -> DynamicBody? { bodyOfItem[item.identity] }

  /// Makes the bodies match the tree of behaviors: adds new items, removes orphans, and merges materials and collision
  /// sets.
  // Out of line, like everything that does not run in every tick, so that the tick itself stays small.
  @inline(never) final func matchBodiesToBehaviors() {
    isTreeDirty = false
    orderedBehaviors.removeAll(keepingCapacity: true)
    for behavior in behaviors { behavior.forEachInPreOrder { orderedBehaviors.append($0) } }
    collisions = orderedBehaviors.compactMap { $0 as? UICollisionBehavior }
    for body in bodies { body.beginMerging() }
    for behavior in orderedBehaviors {
      for item in behavior.actedItems {
        guard let body = body(of: item) ?? enter(item) else { continue }
        body.merge(behavior)
      }
    }
    for body in bodies where !body.isWanted { leave(body) }
    bodies.removeAll { !$0.isWanted }
    for body in bodies { body.applyMerged(to: &world) }
    bodyIDs = bodies.map { $0.id }
    for behavior in orderedBehaviors { behavior.connect(in: self) }
    debugView?.reportOverrides(in: self)
  }

  private func enter(_ item: any UIDynamicItem) -> DynamicBody? {
    // A refused item is tried again after each change of the tree, but diagnosed only once.
    let isKnown = refused.contains { $0.value === item }
    if let reason = reasonToRefuse(item) {
      if !isKnown {
        refuse(item)
        UIApplication.shared.diagnose("\(UIApplication.describe(item)): \(reason)")
      }
      return nil
    }
    guard let body = DynamicBody(item, in: self, quietly: isKnown) else {
      if !isKnown { refuse(item) }
      return nil
    }
    if isKnown { refused.removeAll { $0.value === item } }
    body.lastMoved = elapsedTicks
    bodies.append(body)
    bodyOfItem[item.identity] = body
    own(body.id, by: .item(body))
    for clock in UIApplication.shared.liveClocks where clock.moves(item.identity, besides: self) {
      UIApplication.shared.diagnose(
        "\(UIApplication.describe(item)): two animators move it, and the one that ticks last wins. Remove it from one.")
    }
    return body
  }

  private func refuse(_ item: any UIDynamicItem) {
    refused.removeAll { $0.value == nil }
    refused.append(Weak(item))
  }

  private func leave(_ body: DynamicBody) {
    bodyOfItem[body.item.identity] = nil
    disown(body.id)
    try? world.destroyBody(body.id)
  }

  private func reasonToRefuse(_ item: any UIDynamicItem) -> String? {
    let size = item.bounds.size
    guard size.isFinite, item.center.isFinite else {
      return "its frame is not finite, so it cannot be animated. Give it a frame before adding it to a behavior."
    }
    guard size.width > 0, size.height > 0 else {
      return "its size is zero, so it has no mass. Give it a size before adding it to a behavior."
    }
    if let view = item as? UIView, let referenceView, !view.isDescendant(of: referenceView) || view === referenceView {
      return
        "it is not inside the animator's reference view \(UIApplication.describe(referenceView)). Add it there as a subview first."
    }
    return nil
  }

  final func own(_ id: BodyID, by owner: BodyOwner) {
    while owners.count <= Int(id.index) { owners.append(nil) }
    owners[Int(id.index)] = owner
  }

  final func disown(_ id: BodyID) {
    if Int(id.index) < owners.count { owners[Int(id.index)] = nil }
  }
}
