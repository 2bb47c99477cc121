import UIKit

/// The X-ray of a running game: an overlay that draws its physics, and numbers that can be changed while it runs.
///
/// It is independent of the game. The items it acts on are those that the game's own behaviors hold, and it sets only
/// what the player changed, as the last behavior of the animator, so that everything else stays as the game wants it.
final class XRay: NSObject {
  private var animator: UIDynamicAnimator?
  private var overlay: UIDynamicAnimatorDebugView?
  private var laws = UIDynamicItemBehavior()
  private var gravity = UIGravityBehavior()
  /// The player's changes, by the raw value of the number; nil if the game's own value applies.
  private var changes = [Double?](repeating: nil, count: XRayNumber.allCases.count)
  /// The share of a tick that has passed while time is slow.
  private var credit = 0.0

  /// An item denser than this is held in its place by its game, as a paddle is; gravity does not affect it.
  private static let heaviest = 100.0

  override class var kind: String { "XRay" }

  /// Whether any number differs from the game's own.
  var isChanged: Bool { changes.contains { $0 != nil } }

  /// Switches to another animator, as when a new game begins.
  func look(at animator: UIDynamicAnimator?) {
    overlay?.removeFromSuperview()
    overlay = nil
    leave()
    self.animator = animator
    guard let animator, let view = animator.referenceView else { return }
    let overlay = UIDynamicAnimatorDebugView(animator: animator)
    view.addSubview(overlay)
    self.overlay = overlay
    apply()
  }

  /// Removes the overlay and all changes.
  func close() {
    look(at: nil)
    changes = changes.map { _ in nil }
  }

  /// Keeps the overlay in front of everything that the game adds to its view.
  func bringToFront() { if let overlay { overlay.superview?.bringSubviewToFront(overlay) } }

  // MARK: Numbers

  /// The current value of a number: the player's, or that of the lightest item of the game.
  func value(_ number: XRayNumber) -> Double {
    if let change = changes[number.rawValue] { return change }
    var lightest: UIDynamicAnimator.Properties?
    for item in heldItems() {
      guard let properties = animator?.properties(of: item) else { continue }
      if lightest.map({ properties.density < $0.density }) ?? true { lightest = properties }
    }
    switch number {
    case .gravity: return 0
    case .elasticity: return number.nearest(lightest?.elasticity ?? 1)
    case .friction: return number.nearest(lightest?.friction ?? 0)
    case .resistance: return number.nearest(lightest?.resistance ?? 0)
    case .speed: return 1
    }
  }

  /// Sets a number, from the next tick on.
  func set(_ number: XRayNumber, to value: Double) {
    changes[number.rawValue] = number.nearest(value)
    apply()
  }

  /// Resets all numbers to the game's own.
  func restore() {
    changes = changes.map { _ in nil }
    leave()
  }

  private func leave() {
    if laws.dynamicAnimator != nil { animator?.removeBehavior(laws) }
    if gravity.dynamicAnimator != nil { animator?.removeBehavior(gravity) }
    laws = UIDynamicItemBehavior()
    gravity = UIGravityBehavior()
  }

  private func apply() {
    guard let animator, isChanged else { return }
    if let elasticity = changes[XRayNumber.elasticity.rawValue] { laws.elasticity = elasticity }
    if let friction = changes[XRayNumber.friction.rawValue] { laws.friction = friction }
    if let resistance = changes[XRayNumber.resistance.rawValue] { laws.resistance = resistance }
    gravity.magnitude = changes[XRayNumber.gravity.rawValue] ?? 0
    followItems()
    guard laws.dynamicAnimator == nil else { return }
    laws.action = { [me = Weak(self)] in me.value?.followItems() }
    animator.addBehavior(gravity)
    animator.addBehavior(laws)
  }

  // MARK: Items

  /// Adds the same items as the game's behaviors, and no others: an item that only the X-ray held would never be
  /// released.
  private func followItems() {
    let held = heldItems()
    for item in laws.items where !held.contains(where: { $0 === item }) {
      laws.removeItem(item)
      gravity.removeItem(item)
    }
    for item in held where !laws.items.contains(where: { $0 === item }) {
      laws.addItem(item)
      if (animator?.properties(of: item)?.density ?? 1) < XRay.heaviest { gravity.addItem(item) }
    }
  }

  /// The items in the collision and item behaviors of the game.
  private func heldItems() -> [any UIDynamicItem] {
    var held: [any UIDynamicItem] = []
    for behavior in animator?.behaviors ?? [] where behavior !== laws && behavior !== gravity {
      collect(behavior, &held)
    }
    return held
  }

  private func collect(_ behavior: UIDynamicBehavior, _ held: inout [any UIDynamicItem]) {
    let own = (behavior as? UICollisionBehavior)?.items ?? (behavior as? UIDynamicItemBehavior)?.items ?? []
    for item in own where !held.contains(where: { $0 === item }) { held.append(item) }
    for child in behavior.childBehaviors { collect(child, &held) }
  }

  // MARK: Time

  /// Whether the game's clock may run in this tick, at the pace that the player chose.
  func lets() -> Bool {
    guard let speed = changes[XRayNumber.speed.rawValue] else { return true }
    credit += speed
    guard credit >= 1 - 1e-9 else { return false }
    credit -= 1
    return true
  }
}
