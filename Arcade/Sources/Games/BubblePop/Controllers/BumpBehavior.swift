import CaromGeometry
import UIKit

/// Lets bubbles float, bump into each other and wobble.
///
/// The air blows each bubble in its own direction and at its own speed, so that bubbles meet. In still air they float
/// about slowly and stay inside the field.
final class BumpBehavior: UIDynamicBehavior, UICollisionBehaviorDelegate {
  private let collisions = UICollisionBehavior()
  private let films = UIDynamicItemBehavior()
  /// Where the air blows a bubble, in points per second.
  private let wind: (Bubble) -> CGVector
  /// The fraction of its difference to the wind by which a bubble's velocity changes in a tick.
  private static let pull: CGFloat = 0.025

  init(staysInside: Bool, wind: @escaping (Bubble) -> CGVector) {
    self.wind = wind
    super.init()
    collisions.collisionMode = staysInside ? .everything : .items
    collisions.translatesReferenceBoundsIntoBoundary = staysInside
    collisions.collisionDelegate = self
    films.elasticity = Rules.bounce
    films.friction = 0
    films.resistance = 0
    films.allowsRotation = false
    addChildBehavior(collisions)
    addChildBehavior(films)
  }

  override class var kind: String { "BumpBehavior" }

  func add(_ view: BubbleView) {
    collisions.addItem(view)
    films.addItem(view)
    let wind = wind(view.bubble)
    films.addLinearVelocity(CGPoint(x: wind.dx, y: wind.dy), for: view)
  }

  func remove(_ view: BubbleView) {
    collisions.removeItem(view)
    films.removeItem(view)
  }

  /// Blows on all bubbles for one tick.
  func blow(on views: [BubbleView]) {
    for view in views {
      let (wind, now) = (wind(view.bubble), films.linearVelocity(for: view))
      films.addLinearVelocity(
        CGPoint(x: (wind.dx - now.x) * BumpBehavior.pull, y: (wind.dy - now.y) * BumpBehavior.pull), for: view)
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    guard let one = item1 as? BubbleView, let other = item2 as? BubbleView else { return }
    let way = CGVector(dx: other.center.x - one.center.x, dy: other.center.y - one.center.y)
    let (fast, slow) = (films.linearVelocity(for: one), films.linearVelocity(for: other))
    let strength = min(hypot(fast.x - slow.x, fast.y - slow.y) / (one.bounds.width * 1.5) + 0.25, 1)
    for view in [one, other] { view.wobble(along: way, strength: strength) }
  }
}
