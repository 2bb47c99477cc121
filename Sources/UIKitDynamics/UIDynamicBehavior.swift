import CaromGeometry
import UIKitCore

/// A behavior that an animator applies to items; the base class of all behaviors.
///
/// A composite behavior is a subclass that adds children to itself. It has the same effect as adding the children one
/// by one.
open class UIDynamicBehavior: UIObject {
  /// The behaviors that were added to this one, in order.
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []
  @BackLink private final var parent: UIDynamicBehavior?
  @BackLink private final var animator: UIDynamicAnimator?

  /// A closure that runs once in each tick while the behavior is in a running animator, after items were moved and
  /// contacts reported; parents before children. Default: nil.
  ///
  /// The behavior retains the closure: capture `Weak(self)` in it to avoid a reference cycle.
  public final var action: (() -> Void)? { didSet { changed() } }

  /// A behavior without children, action or effect.
  public init() { super.init() }

  deinit { for child in childBehaviors { child.parent = nil } }

  /// The name of the class in diagnostics.
  open override class var kind: String { "UIDynamicBehavior" }

  /// The animator that the behavior, or its topmost parent, was added to; nil if there is none.
  public final var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Called before the behavior enters an animator, and with nil before it leaves one. Does nothing unless overridden.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a child. A behavior that already belongs to an animator or behavior, or that contains this one, is refused
  /// with a diagnostic.
  public final func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.isFree, !isInside(behavior) else {
      return UIApplication.shared.diagnose(
        "\(type(of: behavior).kind): it already belongs to an animator or another behavior; remove it there first.")
    }
    guard hasRoom(for: behavior) else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    if let animator {
      behavior.enter(animator)
      animator.treeChanged()
    }
  }

  /// The greatest nesting of behaviors.
  private static let maximumDepth = 64

  private func hasRoom(for behavior: UIDynamicBehavior) -> Bool {
    var depth = 1
    var each = parent
    while let around = each {
      depth += 1
      each = around.parent
    }
    var level = [behavior]
    while !level.isEmpty, depth <= UIDynamicBehavior.maximumDepth {
      depth += 1
      level = level.flatMap { $0.childBehaviors }
    }
    if depth <= UIDynamicBehavior.maximumDepth { return true }
    UIApplication.shared.diagnose(
      "\(type(of: behavior).kind): more than \(UIDynamicBehavior.maximumDepth) behaviors would be nested, so it was not added. Add it to the animator directly."
    )
    return false
  }

  private func isInside(_ behavior: UIDynamicBehavior) -> Bool {
    var each: UIDynamicBehavior? = self
    while let current = each {
      if current === behavior { return true }
      each = current.parent
    }
    return false
  }

  /// Removes a child. Its effect ends at once; its items stay where they are. Ignores a behavior that is not a child.
  public final func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self, let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    // Removed from the list first, because `willMove(to:)` below may remove the child again.
    childBehaviors.remove(at: place)
    behavior.parent = nil
    if behavior.animator != nil { behavior.leave() }
    animator?.treeChanged()
  }

  /// Removes the behavior from its parent, or from its animator if it has no parent.
  final func removeFromOwner() {
    if let parent { parent.removeChildBehavior(self) } else { animator?.removeBehavior(self) }
  }

  final var isFree: Bool { parent == nil && animator == nil }

  final func enter(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    // `willMove(to:)` may have removed the behavior again.
    guard parent.map({ $0.animator === animator }) ?? animator.behaviors.contains(where: { $0 === self }) else {
      return
    }
    self.animator = animator
    didEnter(animator)
    for child in childBehaviors { child.enter(animator) }
  }

  final func leave() {
    willMove(to: nil)
    guard let animator else { return }
    // Cleared before the children leave, so that a behavior that one of them adds here meanwhile does not enter the
    // animator.
    self.animator = nil
    for child in childBehaviors { child.leave() }
    willLeave(animator)
  }

  /// Clears the back link to an animator that is being deallocated.
  final func forgetAnimator() {
    animator = nil
    for child in childBehaviors { child.forgetAnimator() }
  }

  /// Calls `body` for this behavior and its descendants, parents before children.
  final func forEachInPreOrder(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in childBehaviors { child.forEachInPreOrder(body) }
  }

  /// Something changed that affects the motion: a resting animator runs again.
  package final func changed() { animator?.resume() }

  // MARK: For subclasses in the kit

  /// The items that this behavior acts on.
  package var actedItems: [any UIDynamicItem] { [] }
  package func didEnter(_ animator: UIDynamicAnimator) {}
  package func willLeave(_ animator: UIDynamicAnimator) {}
  /// The two ends of an attachment or snap in reference coordinates; nil for other behaviors.
  package var tie: (from: CGPoint, to: CGPoint)? { nil }
  /// The item at the first end.
  package var tiedItem: (any UIDynamicItem)? { nil }
  /// Called when the items have bodies: creates the joint unless it exists.
  package func connect(in animator: UIDynamicAnimator) {}
  /// Applies forces and impulses for the coming step.
  package func applyForces(in animator: UIDynamicAnimator) {}
}
