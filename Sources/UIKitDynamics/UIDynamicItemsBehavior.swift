import CaromPhysics
import UIKitCore

/// A behavior with a list of items: the base class of gravity, collision, push, field and item behaviors.
open class UIDynamicItemsBehavior: UIDynamicBehavior {
  /// The items that the behavior acts on, in the order in which they were added.
  public private(set) final var items: [any UIDynamicItem] = []
  /// The bodies of the items that have one, in the same order, as of the animator's last match.
  final var bodies: [DynamicBody] = []
  final var bodyIDs: [BodyID] = []

  init(heldItems: [any UIDynamicItem]) {
    super.init()
    for item in heldItems { addItem(item) }
  }

  /// The name of the class in diagnostics.
  open override class var kind: String { "UIDynamicItemsBehavior" }
  package override var actedItems: [any UIDynamicItem] { items }

  /// Adds an item. Adding it twice has no effect.
  public final func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    dynamicAnimator?.treeChanged()
  }

  /// Removes an item. Ignores an item that is not in the behavior.
  public final func removeItem(_ item: any UIDynamicItem) {
    guard let place = items.firstIndex(where: { $0 === item }) else { return }
    items.remove(at: place)
    didRemove(item)
    dynamicAnimator?.treeChanged()
  }

  package func didRemove(_ item: any UIDynamicItem) {}

  package override func connect(in animator: UIDynamicAnimator) {
    bodies.removeAll(keepingCapacity: true)
    for item in items {
      if let body = animator.body(of: item) { bodies.append(body) }
    }
    bodyIDs = bodies.map { $0.id }
  }

  package override func willLeave(_ animator: UIDynamicAnimator) {
    bodies = []
    bodyIDs = []
  }
}
