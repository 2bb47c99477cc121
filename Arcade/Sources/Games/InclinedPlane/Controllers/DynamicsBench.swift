import CaromGeometry
import UIKit

/// An experiment on UIKit Dynamics: gravity, a boundary for each slope, anchored stops at its ends, a field for the
/// springs and a push for the finger.
///
/// Only `advance` moves the animator, so that it follows the ticks of the experiment and no clock. It runs in slow
/// motion, eight of its ticks for one of the experiment, with accelerations scaled by 1/64 to match: this divides its
/// discretization error by eight.
final class DynamicsBench: NSObject, UICollisionBehaviorDelegate {
  /// The experiment's tick whose state the bodies show.
  private(set) var tick: Int
  private let animator: UIDynamicAnimator
  private let geometry: SlopeGeometry
  private var lanes: [Lane] = []

  private static let pace = 8.0
  private static let tickLength = 1 / Experiment.ticksPerSecond
  /// Seconds of the experiment per tick of the animator.
  private static let step = tickLength / pace
  /// The animator's force for 1 N on the slope, and its acceleration for 1 m/s²; 100 points count as a meter there.
  private static let force = DynamicsStage.scale / 100 / (pace * pace)
  /// The animator's speed, in points per second, for 1 m/s on the slope.
  private static let speed = DynamicsStage.scale / pace

  /// A body with its conditions and the behaviors that act on it.
  private struct Lane {
    let view: BodyView
    let conditions: Conditions
    let traits: UIDynamicItemBehavior
    let push: UIPushBehavior
    var motion: Movement
    var turn: Double
    var meetsStop = false
  }

  /// Places a stage's bodies where they are at a tick of an experiment.
  init(_ experiment: Experiment, at tick: Int, on stage: DynamicsStage) {
    self.tick = tick
    geometry = SlopeGeometry(experiment.setup, scale: DynamicsStage.scale)
    animator = UIDynamicAnimator(referenceView: stage)
    super.init()
    var then = experiment
    then.scrub(to: tick)
    stage.show(then.moment)
    animator.isPaused = true
    // The animator must not put bodies to rest: all engines use the same criterion for rest, `Movement.readOff`.
    animator.restDelay = 1e6
    let gravity = UIGravityBehavior(items: stage.bodies.map { $0 })
    gravity.magnitude = experiment.conditions().gravity * DynamicsBench.force / Engine.unitGravity
    animator.addBehavior(gravity)
    for (lane, view) in stage.bodies.enumerated() {
      add(view, experiment.motion(lane, at: tick), experiment.conditions(lane), lane)
    }
  }

  private func add(_ view: BodyView, _ motion: Movement, _ c: Conditions, _ lane: Int) {
    let traits = UIDynamicItemBehavior(items: [view])
    let side = view.bounds.width / 100
    traits.density = c.mass / (side * side)
    traits.friction = c.kineticFriction * c.kineticFriction / Engine.boundaryFriction
    traits.staticFriction = c.staticFriction * c.staticFriction / Engine.boundaryFriction
    traits.elasticity = 0
    if let inertia = c.shape.inertia { traits.momentOfInertia = inertia * c.mass * side * side / 4 }
    // A box on a slope slides or rests; it never tips over.
    traits.allowsRotation = c.shape.inertia != nil
    traits.isAnchored = motion.phase == .gone
    let along = geometry.along
    let speed = motion.velocity * DynamicsBench.speed
    traits.addLinearVelocity(CGPoint(x: along.dx * speed, y: along.dy * speed), for: view)
    traits.addAngularVelocity(motion.rim / c.radius / DynamicsBench.pace, for: view)
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.active = false
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(
      withIdentifier: "slope", from: geometry.point(-1, lane: lane), to: geometry.point(c.length + 1, lane: lane))
    collision.collisionDelegate = self
    for behavior in [traits, push, collision] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
    if c.end != .open { addStops(to: collision, c, lane) }
    if c.end == .spring { addSprings(on: view, c, lane) }
    lanes.append(Lane(view: view, conditions: c, traits: traits, push: push, motion: motion, turn: motion.turn))
  }

  /// Frictionless walls across both ends, so that a wall does not stop a body's rotation.
  private func addStops(to collision: UICollisionBehavior, _ c: Conditions, _ lane: Int) {
    let stops = [-StopItem.depth / 2, c.length + StopItem.depth / 2].map { place in
      StopItem(at: geometry.center(place, radius: StopItem.height / 4, lane: lane), angle: geometry.angle)
    }
    let traits = UIDynamicItemBehavior(items: stops.map { $0 })
    traits.isAnchored = true
    traits.friction = 0
    traits.elasticity = c.restitution
    for stop in stops { collision.addItem(stop) }
    animator.addBehavior(traits)
  }

  /// The springs follow the same law as in the other engine.
  private func addSprings(on view: BodyView, _ c: Conditions, _ lane: Int) {
    let geometry = geometry
    let field = UIFieldBehavior.field { _, place, velocity, _, _, _ in
      let along = geometry.along
      let speed = (velocity.dx * along.dx + velocity.dy * along.dy) / DynamicsBench.speed
      let ahead = geometry.place(at: place, lane: lane) + speed * DynamicsBench.step * Movement.ahead
      let force = c.springForce(at: ahead, speed) * DynamicsBench.force
      return CGVector(dx: along.dx * force, dy: along.dy * force)
    }
    field.addItem(view)
    animator.addBehavior(field)
  }

  /// Runs one tick of the experiment under pushes, in newtons by lane, and returns the bodies' states after it.
  func advance(_ pushes: [Double]) -> [Movement] {
    let before = lanes.map { $0.motion }
    for lane in lanes.indices {
      let push = lane < pushes.count ? pushes[lane] : 0
      lanes[lane].motion.push = push
      let force = push * DynamicsBench.force
      lanes[lane].push.pushDirection = CGVector(dx: geometry.along.dx * force, dy: geometry.along.dy * force)
      lanes[lane].push.active = push != 0
    }
    for _ in 0..<Int(DynamicsBench.pace) {
      for lane in lanes.indices { lanes[lane].meetsStop = false }
      animator.advance(by: 1 / Experiment.ticksPerSecond)
      for lane in lanes.indices { look(at: lane) }
    }
    for lane in lanes.indices {
      lanes[lane].motion.readOff(since: before[lane], after: DynamicsBench.tickLength, lanes[lane].conditions)
    }
    tick += 1
    return lanes.map { $0.motion }
  }

  private func look(at lane: Int) {
    let each = lanes[lane]
    guard each.motion.phase != .gone else { return }
    let (view, c) = (each.view, each.conditions)
    let velocity = each.traits.linearVelocity(for: view)
    let transform = view.transform
    // The angle is known modulo a full turn; `turn` counts the turns.
    let angle = atan2(transform.b, transform.a)
    let turns = ((each.turn - angle) / (2 * Double.pi)).rounded()
    lanes[lane].turn = angle + turns * 2 * Double.pi
    let seen = Sighting(
      place: geometry.place(at: view.center, lane: lane),
      velocity: (velocity.x * geometry.along.dx + velocity.y * geometry.along.dy) / DynamicsBench.speed,
      rim: c.shape.inertia == nil ? 0 : each.traits.angularVelocity(for: view) * DynamicsBench.pace * c.radius,
      turn: c.shape.inertia == nil ? 0 : lanes[lane].turn,
      gap: geometry.gap(of: view.center, radius: c.radius, lane: lane) / DynamicsStage.scale,
      meetsStop: each.meetsStop)
    lanes[lane].motion.follow(seen, after: DynamicsBench.step, c)
    // A body that fell off an end falls no further.
    if lanes[lane].motion.phase == .gone { each.traits.isAnchored = true }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    for lane in lanes.indices where lanes[lane].view === item1 || lanes[lane].view === item2 {
      lanes[lane].meetsStop = true
    }
  }

  override class var kind: String { "DynamicsBench" }
}

/// An invisible wall across an end of the slope; the drawing shows its own.
private final class StopItem: NSObject, UIDynamicItem {
  var center: CGPoint
  let bounds = CGRect(
    x: 0, y: 0, width: StopItem.depth * DynamicsStage.scale, height: StopItem.height * DynamicsStage.scale)
  var transform: CGAffineTransform

  /// Meters.
  static let depth = 0.2
  static let height = 1.2

  init(at center: CGPoint, angle: Double) {
    self.center = center
    transform = CGAffineTransform(rotationAngle: angle)
  }
}
