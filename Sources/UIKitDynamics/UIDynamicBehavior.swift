import Geometry
import UIKitCore

/// A law that items follow while it is in an animator; may be made of others.
///
/// A composite behaviour is a subclass that adds children to itself: it equals adding the children one by one.
open class UIDynamicBehavior: NSObject {
  public private(set) final var childBehaviors: [UIDynamicBehavior] = []
  @BackLink private final var parent: UIDynamicBehavior?
  @BackLink private final var animator: UIDynamicAnimator?

  /// Runs once in each tick while the behaviour is in a running animator, after items have moved and contacts were
  /// told; parents before children. Capture `Weak(self)` in it.
  public final var action: (() -> Void)? { didSet { changed() } }

  public override init() { super.init() }

  deinit { for child in childBehaviors { child.parent = nil } }

  open override class var kind: String { "UIDynamicBehavior" }

  /// The animator that it, or its topmost parent, is in.
  public final var dynamicAnimator: UIDynamicAnimator? { animator }

  /// Before it enters an animator, and with nil before it leaves one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds `behavior` to this one; one that is somewhere already is refused with a diagnostic.
  public final func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.isFree, !isInside(behavior) else {
      return UIApplication.shared.diagnose(
        "\(type(of: behavior).kind): it is in an animator or another behaviour already; remove it there first.")
    }
    guard hasRoom(for: behavior) else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    if let animator {
      behavior.enter(animator)
      animator.treeChanged()
    }
  }

  /// How many behaviours may be children of one another.
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
      "\(type(of: behavior).kind): more than \(UIDynamicBehavior.maximumDepth) behaviours would be children of one another, so it was not added. Add it to the animator beside the others."
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

  /// Takes `behavior` out; its effect ends at once, its items stay where they are.
  public final func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self, let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    // Out of the list first: `willMove(to:)` below may remove it once more.
    childBehaviors.remove(at: place)
    behavior.parent = nil
    if behavior.animator != nil { behavior.leave() }
    animator?.treeChanged()
  }

  /// Leaves its parent, or its animator where it has none.
  final func removeFromOwner() {
    if let parent { parent.removeChildBehavior(self) } else { animator?.removeBehavior(self) }
  }

  final var isFree: Bool { parent == nil && animator == nil }

  final func enter(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    // Code that ran there may have taken it out again.
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
    // Before the children leave: what one of them adds here on its way out must not enter.
    self.animator = nil
    for child in childBehaviors { child.leave() }
    willLeave(animator)
  }

  /// The animator is gone; nothing of it may be asked any more.
  final func forgetAnimator() {
    animator = nil
    for child in childBehaviors { child.forgetAnimator() }
  }

  /// This behaviour and those below it, parents before children.
  final func forEachInPreOrder(_ body: (UIDynamicBehavior) -> Void) {
    body(self)
    for child in childBehaviors { child.forEachInPreOrder(body) }
  }

  /// Something that decides the motion changed: a resting animator runs again.
  package final func changed() { animator?.resume() }

  // MARK: What kinds of behaviour do

  /// The items this behaviour acts on.
  package var actedItems: [any UIDynamicItem] { [] }
  package func didEnter(_ animator: UIDynamicAnimator) {}
  package func willLeave(_ animator: UIDynamicAnimator) {}
  /// The two points it ties together, reference coordinates; nil for behaviours that tie nothing.
  package var tie: (from: CGPoint, to: CGPoint)? { nil }
  /// The items have bodies now: ties them where they are not tied yet.
  package func connect(in animator: UIDynamicAnimator) {}
  /// Applies forces and impulses for the coming step.
  package func applyForces(in animator: UIDynamicAnimator) {}
}
