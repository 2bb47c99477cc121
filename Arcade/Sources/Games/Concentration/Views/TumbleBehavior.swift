import UIKit

/// Cards that fall into a tray: gravity, and walls that open upwards.
final class TumbleBehavior: UIDynamicBehavior {
  private let gravity = UIGravityBehavior()
  private let collision = UICollisionBehavior()
  private let traits = UIDynamicItemBehavior()

  /// The speed with which a card begins to fall, in points per second.
  private static let speed: CGFloat = 500

  /// Walls along the inside of a tray, in the reference view's coordinates, and high above its edges.
  init(tray: CGRect, slant: CGFloat) {
    super.init()
    gravity.magnitude = 1.5
    traits.elasticity = 0.28
    traits.friction = 0.5
    traits.resistance = 0.15
    traits.angularResistance = 0.6
    collision.collisionMode = .everything
    let top = CGPoint(x: tray.minX, y: tray.minY - 2_000)
    let end = CGPoint(x: tray.maxX, y: tray.minY - 2_000)
    let path = UIBezierPath()
    path.move(to: top)
    path.addLine(to: CGPoint(x: tray.minX, y: tray.minY))
    path.addLine(to: CGPoint(x: tray.minX + slant, y: tray.maxY))
    path.addLine(to: CGPoint(x: tray.maxX - slant, y: tray.maxY))
    path.addLine(to: CGPoint(x: tray.maxX, y: tray.minY))
    path.addLine(to: end)
    collision.addBoundary(withIdentifier: "tray", for: path)
    for behavior in [gravity, collision, traits] as [UIDynamicBehavior] { addChildBehavior(behavior) }
  }

  override class var kind: String { "TumbleBehavior" }

  /// Lets a card fall, turning at some radians per second. It begins with some speed, so that it makes way for the next.
  func drop(_ item: any UIDynamicItem, spin: CGFloat) {
    gravity.addItem(item)
    collision.addItem(item)
    traits.addItem(item)
    traits.addAngularVelocity(spin, for: item)
    traits.addLinearVelocity(CGPoint(x: 0, y: TumbleBehavior.speed), for: item)
  }
}
