import CaromGeometry
import CaromPhysics
import UIKitCore

/// Moves items as the behaviors added to it demand, one step of 1/120 s in each tick of its clock.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// let gravity = UIGravityBehavior(items: [ball])
/// let collision = UICollisionBehavior(items: [ball])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(gravity)
/// animator.addBehavior(collision)
/// ```
///
/// The animator reads the center, bounds and rotation of an item once, when the item first enters through a behavior.
/// From then on it writes center and rotation in every tick. After moving an item yourself, call
/// `updateItem(usingCurrentState:)`.
///
/// A view that leaves the hierarchy keeps moving until its behaviors let go of it. An item in two animators is written
/// by both, which is diagnosed.
open class UIDynamicAnimator: UIObject {
  /// The number of points in a meter of the engine. Apple documents gravity as 1000 pt/s² and the mass of an item of
  /// 100 × 100 points with density 1 as the unit, which are then 10 m/s² and 1 kg; published logs of its bodies agree.
  static let pointsPerMeter = 100.0
  /// The speed in pt/s below which impacts do not bounce in Apple's animator: Box2D's restitution threshold of 1 m/s.
  /// See `bounceThreshold`.
  public static let appleBounceThreshold: CGFloat = 100
  /// The approximate time in seconds after which Apple's animator notices rest, from a published trace (Erica Sadun).
  /// See `restDelay`.
  public static let appleRestDelay: TimeInterval = 0.7

  /// The longest time in seconds that `advance(by:)` runs at once.
  private static let longestAdvance = 120.0
  /// The engine's world extends this far from the origin, in points, in every direction.
  static let farthest = 1e8
  /// The greatest speed of an item in each direction, in pt/s.
  static let fastest = 1e7
  /// The greatest angular velocity of an item, in rad/s.
  static let fastestSpin = 1e4

  /// The view in whose coordinates the items move; nil for an abstract coordinate space.
  @Weak public private(set) final var referenceView: UIView?
  /// The object that receives the callbacks about motion and rest. The animator does not retain it.
  @Weak public final var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors that were added to the animator; top level only.
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  /// Whether the animator computes motion; false while everything is at rest.
  public internal(set) final var isRunning = false

  /// Whether the animator is paused. While it is, nothing moves and no action runs; positions and velocities are kept
  /// exactly. Default: false. Apple's API has no such property.
  public final var isPaused = false { didSet { if isPaused != oldValue && !isPaused { resume() } } }

  /// The clock that drives the animator. If it is nil, the default, the animator uses the clock of its reference view,
  /// or else the current clock at the time when it starts to run.
  @Weak public final var clock: TickClock? { didSet { if isRunning { joinClock() } } }

  // MARK: Rest

  /// An item is at rest while it stays within this distance, in points, …
  public final var restDistance: CGFloat = 0.25
  /// … and this angle, in radians, …
  public final var restAngle: CGFloat = 0.1 * Double.pi / 180
  /// … for this time, in seconds. The animator is at rest when all items are. Defaults: 0.25 points, 0.1°, 0.25 s;
  /// negative values count as 0.
  public final var restDelay: TimeInterval = 0.25

  /// Impacts at a lower approach speed than this do not bounce, in pt/s. Default: 0, every impact bounces. Negative
  /// values count as 0.
  public final var bounceThreshold: CGFloat = 0 {
    didSet {
      let speed = Float(min(1e6, max(0, bounceThreshold) / UIDynamicAnimator.pointsPerMeter))
      try? world.configure { $0.restitutionThreshold = speed }
      resume()
    }
  }

  /// The rectangle in which items are simulated, in reference coordinates. Default: nil, everywhere.
  ///
  /// An item that has left it completely stands still, so that items that fell off the screen let the animator rest.
  /// `updateItem(usingCurrentState:)` revives it.
  public final var activeRect: CGRect? { didSet { treeChanged() } }

  package final var world = World(gravity: .zero)

  /// Reads from the world in place. A read through the property would copy the world first.
  final func ask<Answer>(_ question: (inout World) -> Answer) -> Answer { question(&world) }

  final var bodies: [DynamicBody] = []
  final var bodyIDs: [BodyID] = []
  /// The motions of the bodies after a step.
  final var motions: [Motion] = []
  final var bodyOfItem: [ObjectIdentifier: DynamicBody] = [:]
  /// The owners of the world's bodies, by the body's index.
  final var owners: [BodyOwner?] = []
  final var orderedBehaviors: [UIDynamicBehavior] = []
  final var collisions: [UICollisionBehavior] = []
  final var isTreeDirty = false
  final var isStepping = false
  final var elapsedTicks: Tick = 0
  final var lastMovedTick: Tick = 0
  final var refused: [Weak<any UIDynamicItem>] = []
  @Weak private final var joined: TickClock?
  /// The object that contains the items if they are not views.
  @Weak package final var home: (any DynamicItemHome)? { didSet { if isRunning { joinClock() } } }
  /// Draws the simulation, if an overlay was added.
  @Weak final var debugView: UIDynamicAnimatorDebugView?

  /// An animator for items in an abstract coordinate space.
  public init() {
    super.init()
    begin()
  }

  /// An animator for the descendants of `view`, in the coordinates of its bounds.
  public init(referenceView view: UIView) {
    super.init()
    referenceView = view
    view.sizeListeners.removeAll { $0.value == nil }
    view.sizeListeners.append(Weak(self))
    begin()
  }

  private func begin() {
    // The world must not put bodies to sleep: the animator detects rest itself, for all items at once, so that no item
    // sleeps while a behavior acts on it.
    try? world.configure { $0.allowsSleep = false }
  }

  deinit { for behavior in behaviors { behavior.forgetAnimator() } }

  /// The name of the class in diagnostics.
  open override class var kind: String { "UIDynamicAnimator" }

  /// The simulated time in seconds; rest and pauses do not count.
  public final var elapsedTime: TimeInterval { Double(elapsedTicks) / UIApplication.ticksPerSecond }

  // MARK: Behaviors

  /// Adds a behavior with its children. One that already belongs to an animator or behavior is refused with a
  /// diagnostic.
  public final func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.isFree else {
      return UIApplication.shared.diagnose(
        "\(type(of: behavior).kind): it already belongs to an animator or another behavior; remove it there first.")
    }
    behaviors.append(behavior)
    behavior.enter(self)
    treeChanged()
  }

  /// Removes a behavior. Its items stay where they are. Does nothing if the behavior is not in `behaviors`.
  public final func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: place)
    behavior.leave()
    treeChanged()
  }

  /// Removes all behaviors. The items stay where they are.
  public final func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// The items whose bounding boxes in the simulation intersect `rect`, in reference coordinates.
  public final func items(in rect: CGRect) -> [any UIDynamicItem] {
    enterNewItems()
    return bodies.filter { $0.frame.intersects(rect) }.map { $0.item }
  }

  /// Reads the center and rotation of an item again after code moved it. Its velocity stays. Ignores an unknown item.
  public final func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.readPlace(in: self)
    if body.isBeyond {
      body.isBeyond = false
      treeChanged()
    }
    resume()
  }

  /// Whether an item has not moved for `restDelay`; true for an unknown item, and while the animator is not running.
  public final func isResting(_ item: any UIDynamicItem) -> Bool {
    guard isRunning, let body = body(of: item) else { return true }
    return body.isResting
  }

  /// Runs the ticks of `seconds` immediately, even while paused, as if the time had passed. Stops early at rest.
  ///
  /// The number of ticks is rounded to the nearest integer; a negative number or NaN runs none. A call runs at most two
  /// minutes: if anything still moves then, that is diagnosed, and it continues in the following ticks. A call from
  /// within an action or callback of this animator does nothing but diagnose the mistake.
  public final func advance(by seconds: TimeInterval) {
    guard !isStepping else {
      return UIApplication.shared.diagnose(
        "UIDynamicAnimator: advance(by:) was called during its own tick and did nothing; call it from outside.")
    }
    let ticks = (seconds * UIApplication.ticksPerSecond).rounded()
    let most = UIDynamicAnimator.longestAdvance * UIApplication.ticksPerSecond
    var left = min(ticks, most)
    // In an animation block each of the ticks would begin an animation of its own.
    UIView.performWithoutAnimation {
      while left > 0 && isRunning {
        tick()
        left -= 1
      }
    }
    guard ticks > most, isRunning else { return }
    UIApplication.shared.diagnose(
      "UIDynamicAnimator: advance(by:) was given \(seconds) s and stopped after \(UIDynamicAnimator.longestAdvance) s, because the items do not come to rest. Advance by less, or let them rest with resistance, friction or an activeRect."
    )
  }

  final func treeChanged() {
    isTreeDirty = true
    resume()
  }

  /// Starts running again after rest; every change that can cause motion calls it.
  package final func resume() {
    lastMovedTick = elapsedTicks
    guard !isRunning else { return }
    isRunning = true
    joinClock()
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func joinClock() {
    let clock: TickClock =
      clock ?? referenceView?.clock ?? home?.clockOfItems ?? UIApplication.shared.currentClock
    if joined === clock { return }
    joined?.remove(self)
    joined = clock
    clock.add(self)
  }
}

/// Receives the callbacks of a `UIDynamicAnimator` about motion and rest. All methods are optional.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObject {
  /// The animator is about to run, for the first time or after rest.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything has come to rest, and the animator stopped.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  /// An item that had moved has come to rest, although others may still move. Apple's protocol has no such method.
  func dynamicAnimator(_ animator: UIDynamicAnimator, itemDidRest item: any UIDynamicItem)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimator(_ animator: UIDynamicAnimator, itemDidRest item: any UIDynamicItem) {}
}
