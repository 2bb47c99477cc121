import UIKit

/// The motion of a matched set: its cards are thrown, spin, bounce off one another and off the table's edges, and then
/// snap to a pile, where they no longer collide.
final class FlyawayBehavior: UIDynamicBehavior {
  enum Phase { case flying, snapping }

  private(set) var phase = Phase.flying
  let collision = UICollisionBehavior()
  let traits = UIDynamicItemBehavior()
  private(set) var snaps: [UISnapBehavior] = []
  /// How far the walls that the cards bounce off lie inside the table's bounds.
  var edges: UIEdgeInsets {
    didSet { if edges != oldValue { collision.setTranslatesReferenceBoundsIntoBoundary(with: edges) } }
  }

  init(edges: UIEdgeInsets) {
    self.edges = edges
    super.init()
    traits.elasticity = Rules.bounciness
    traits.resistance = Rules.weariness
    traits.angularResistance = Rules.weariness
    traits.friction = 0
    traits.allowsRotation = true
    collision.collisionMode = .everything
    collision.setTranslatesReferenceBoundsIntoBoundary(with: edges)
    addChildBehavior(collision)
    addChildBehavior(traits)
  }

  override class var kind: String { "FlyawayBehavior" }

  /// Throws a card at `angle` radians and `velocity` points per second, spinning at `spin` radians per second.
  func fling(_ item: any UIDynamicItem, angle: CGFloat, velocity: CGFloat, spin: CGFloat) {
    collision.addItem(item)
    traits.addItem(item)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    let mass = item.bounds.width * item.bounds.height / Rules.massOfPush
    push.setAngle(angle, magnitude: velocity / Rules.unitOfPush * mass)
    push.action = { [me = Weak(self), push = Weak(push)] in
      if let push = push.value { me.value?.removeChildBehavior(push) }
    }
    addChildBehavior(push)
    traits.addAngularVelocity(spin, for: item)
  }

  /// Snaps every card to a point; from now on the cards pass through one another.
  func snap(to point: CGPoint) {
    guard phase == .flying else { return }
    phase = .snapping
    let items = traits.items
    for item in items { collision.removeItem(item) }
    for item in items {
      let snap = UISnapBehavior(item: item, snapTo: point)
      snap.damping = 0.9
      snaps.append(snap)
      addChildBehavior(snap)
    }
  }

  /// Moves the point that the cards snap to.
  func move(snapPoint: CGPoint) { for snap in snaps { snap.snapPoint = snapPoint } }

  /// Removes every card from the behavior.
  func removeAllItems() {
    for snap in snaps { removeChildBehavior(snap) }
    snaps = []
    for item in traits.items {
      collision.removeItem(item)
      traits.removeItem(item)
    }
  }
}
