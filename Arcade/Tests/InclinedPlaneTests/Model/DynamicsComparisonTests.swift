import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import InclinedPlane

/// The same scenes on UIKit Dynamics, whose contact solver knows nothing of slopes, and on the exact plane.
@Suite struct DynamicsComparisonTests {
  /// A view that collides as a disc.
  private final class Disc: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  /// Points per meter. An animator's gravity of 1 is 1,000 pt/s².
  private static let scale = 100.0
  /// The friction of a boundary; a contact's friction is the geometric mean of its two surfaces'.
  private static let boundaryFriction = 0.2

  /// The place along the slope in each of `ticks`, in meters, as an animator computes it.
  private func places(_ setup: Setup, ticks: Int) -> [Double] {
    let c = setup.conditions(lane: 0)
    let host = HeadlessHost(size: CGSize(width: 2000, height: 2000))
    let along = CGVector(dx: c.cosine, dy: c.sine)
    let origin = CGPoint(x: 100, y: 100)
    func point(_ place: Double, above: Double) -> CGPoint {
      CGPoint(
        x: origin.x + (place * along.dx + above * along.dy) * Self.scale,
        y: origin.y + (place * along.dy - above * along.dx) * Self.scale)
    }
    let side = 2 * c.radius * Self.scale
    let body = c.shape == .box ? UIView() : Disc()
    body.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    body.center = point(setup.value(.start) * c.length, above: c.radius)
    body.transform = CGAffineTransform(rotationAngle: c.angle)
    host.view.addSubview(body)
    let gravity = UIGravityBehavior(items: [body])
    gravity.magnitude = c.gravity * Self.scale / 1000
    let collision = UICollisionBehavior(items: [body])
    collision.addBoundary(withIdentifier: "slope", from: point(-0.9, above: 0), to: point(15, above: 0))
    let traits = UIDynamicItemBehavior(items: [body])
    traits.friction = c.kineticFriction * c.kineticFriction / Self.boundaryFriction
    traits.elasticity = 0
    traits.resistance = 0
    traits.angularResistance = 0
    let animator = UIDynamicAnimator(referenceView: host.view)
    for behavior in [gravity, collision, traits] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
    return (0...ticks).map { tick in
      if tick > 0 { host.advance(ticks: 1) }
      let (x, y) = (body.center.x - origin.x, body.center.y - origin.y)
      return (x * along.dx + y * along.dy) / Self.scale
    }
  }

  /// The acceleration after the body has settled on the slope, from three of its places.
  private func acceleration(_ places: [Double], from first: Int) -> Double {
    let half = (places.count - 1 - first) / 2
    let time = Double(half) / 120
    return (places[first + 2 * half] - 2 * places[first + half] + places[first]) / (time * time)
  }

  private func compare(_ setup: Setup) {
    var exact = Experiment(setup)
    let dynamic = places(setup, ticks: 120)
    var ours = [exact.motion().place]
    for _ in 0..<120 {
      exact.advance()
      ours.append(exact.motion().place)
    }
    let (a, b) = (acceleration(dynamic, from: 20), acceleration(ours, from: 20))
    let words = "\(setup.link): \(a) and \(b)"
    #expect((a / b - 1).magnitude < 0.005, "\(words)")
    // The distance covered in a second, without the first moments of contact.
    let way = (dynamic[120] - dynamic[20]) / (ours[120] - ours[20])
    #expect((way - 1).magnitude < 0.02, "\(words), ways \(way)")
  }

  @Test(arguments: [1000, 2000, 3500]) func aDiscRollsAlike(angle: Int) {
    compare(Setup([.disc], [(.angle, angle), (.length, 500), (.staticFriction, 900), (.kineticFriction, 900)]))
  }

  @Test(arguments: [2500, 3500, 5000]) func aBoxSlidesWithFrictionAlike(angle: Int) {
    compare(Setup([.box], [(.angle, angle), (.length, 500), (.staticFriction, 300), (.kineticFriction, 300)]))
  }

  @Test(arguments: Planet.allCases) func aBoxSlidesWithoutFrictionAlike(planet: Planet) {
    var setup = Setup([.box], [(.angle, 1500), (.length, 500), (.staticFriction, 0), (.kineticFriction, 0)])
    setup.planet = planet
    compare(setup)
  }

  @Test func aDiscSlipsWhereItIsTooSteepAlike() {
    compare(Setup([.disc], [(.angle, 5000), (.length, 500), (.staticFriction, 200), (.kineticFriction, 200)]))
  }
}
