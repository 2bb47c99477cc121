import CaromGeometry
import CaromPhysics
import UIKitCore

/// Moves items by the laws of the behaviours added to it, one step in each tick of its clock.
///
/// It reads an item's centre, bounds and turn once, when the item first enters through some behaviour, and writes
/// centre and turn in each tick from then on. After moving an item yourself, call `updateItem(usingCurrentState:)`.
/// A view that leaves the hierarchy is moved on until its behaviours let go of it. An item in two animators is
/// written by both, and named in a diagnostic.
open class UIDynamicAnimator: NSObject {
  /// Points in one metre of the engine: 1000 pt/s² are 10 m/s², and a 100 × 100 pt item of density 1 weighs 1 kg.
  static let pointsPerMeter = 100.0
  /// The speed (pt/s) below which hits do not bounce in Apple's animator; see `bounceThreshold`.
  public static let appleBounceThreshold: CGFloat = 100
  /// About the seconds after which Apple's animator notices rest; see `restDelay`.
  public static let appleRestDelay: TimeInterval = 0.7

  /// The view whose coordinates the items move in; nil for an abstract space.
  @Weak public private(set) final var referenceView: UIView?
  @Weak public final var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours added to it, top level only.
  public private(set) final var behaviors: [UIDynamicBehavior] = []
  /// False while at rest: nothing moves, nothing is computed.
  public internal(set) final var isRunning = false

  /// While true nothing moves and no action runs; positions and velocities stay to the bit.
  public final var isPaused = false { didSet { if isPaused != oldValue && !isPaused { resume() } } }

  /// The clock it runs on; nil at first: its reference view's, or the one whose code made it run.
  @Weak public final var clock: TickClock? { didSet { if isRunning { joinClock() } } }

  // MARK: What counts as rest

  /// An item that stays within this distance (points, 0.25 at first) …
  public final var restDistance: CGFloat = 0.25
  /// … and this turn (radians, 0.1° at first) …
  public final var restAngle: CGFloat = 0.1 * Double.pi / 180
  /// … for so long (seconds, 0.25 at first) is at rest; the animator is when all items are.
  public final var restDelay: TimeInterval = 0.25

  /// Hits that approach more slowly than this do not bounce, pt/s; 0 at first: all do. Negative counts as 0.
  public final var bounceThreshold: CGFloat = 0 {
    didSet {
      let speed = Float(min(1e6, max(0, bounceThreshold) / UIDynamicAnimator.pointsPerMeter))
      try? world.configure { $0.restitutionThreshold = speed }
      resume()
    }
  }

  /// Where items are simulated, reference coordinates; nil at first: everywhere. An item that has left it wholly
  /// stands still, so that what fell off the screen lets the animator rest; `updateItem` brings it back to life.
  public final var activeRect: CGRect? { didSet { treeChanged() } }

  package final var world = World(gravity: .zero)

  /// Asks the world where it lies: asked as a property, it is first copied with all its columns.
  final func ask<Answer>(_ question: (inout World) -> Answer) -> Answer { question(&world) }

  final var bodies: [DynamicBody] = []
  final var bodyIDs: [BodyID] = []
  /// What the world says of the bodies after a step.
  final var motions: [Motion] = []
  final var bodyOfItem: [ObjectIdentifier: DynamicBody] = [:]
  /// Whom a body of the world belongs to, by the body's index.
  final var owners: [BodyOwner?] = []
  final var orderedBehaviors: [UIDynamicBehavior] = []
  final var collisions: [UICollisionBehavior] = []
  final var isTreeDirty = false
  final var isStepping = false
  final var elapsedTicks: Tick = 0
  final var lastMovedTick: Tick = 0
  final var refused: [ObjectIdentifier] = []
  @Weak private final var joined: TickClock?
  /// What the items belong to, where that is no view.
  @Weak package final var home: (any DynamicItemHome)? { didSet { if isRunning { joinClock() } } }
  /// Draws what the physics sees, where somebody asked for it.
  @Weak final var debugView: UIDynamicAnimatorDebugView?

  /// An animator for items in an abstract space of their own.
  public override init() {
    super.init()
    begin()
  }

  /// An animator for `view`'s descendants.
  public init(referenceView view: UIView) {
    super.init()
    referenceView = view
    view.sizeListeners.removeAll { $0.value == nil }
    view.sizeListeners.append(Weak(self))
    begin()
  }

  private func begin() {
    // Rest is noticed here, for all items at once, so that no item sleeps while a law acts on it.
    try? world.configure { $0.allowsSleep = false }
  }

  deinit { for behavior in behaviors { behavior.forgetAnimator() } }

  open override class var kind: String { "UIDynamicAnimator" }

  /// Seconds of motion so far; rest and pauses do not count.
  public final var elapsedTime: TimeInterval { Double(elapsedTicks) / UIApplication.ticksPerSecond }

  // MARK: Behaviours

  /// Adds `behavior` with its children; one that is somewhere already is refused with a diagnostic.
  public final func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.isFree else {
      return UIApplication.shared.diagnose(
        "\(type(of: behavior).kind): it is in an animator or another behaviour already; remove it there first.")
    }
    behaviors.append(behavior)
    behavior.enter(self)
    treeChanged()
  }

  /// Takes `behavior` out; its items stay where they are.
  public final func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: place)
    behavior.leave()
    treeChanged()
  }

  public final func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// The items whose bounds, as they are in the simulation, touch `rect` (reference coordinates).
  public final func items(in rect: CGRect) -> [any UIDynamicItem] {
    enterNewItems()
    return bodies.filter { $0.frame.intersects(rect) }.map { $0.item }
  }

  /// Reads the item's centre and turn again, because code moved it; its velocity stays.
  public final func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.readPlace(in: self)
    if body.isBeyond {
      body.isBeyond = false
      treeChanged()
    }
    resume()
  }

  /// Whether `item` has been where it is for `restDelay`; true for an item that is not here.
  public final func isResting(_ item: any UIDynamicItem) -> Bool {
    guard isRunning, let body = body(of: item) else { return true }
    return body.isResting
  }

  /// Runs the ticks of `seconds` at once, also while paused: as if the time had gone by, whatever the clock says.
  /// Stops early at rest. From within an action or callback of this animator it does nothing, with a diagnostic.
  public final func advance(by seconds: TimeInterval) {
    guard !isStepping else {
      return UIApplication.shared.diagnose(
        "UIDynamicAnimator: advance(by:) was called from within its own tick and did nothing; call it from outside.")
    }
    var ticks = (seconds * UIApplication.ticksPerSecond).rounded()
    while ticks > 0 && isRunning {
      tick()
      ticks -= 1
    }
  }

  final func treeChanged() {
    isTreeDirty = true
    resume()
  }

  /// Runs again after rest; called by every change that can move something.
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

/// Hears of rest and motion.
public protocol UIDynamicAnimatorDelegate: NSObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  /// An item that had moved is at rest, though others may move on. Apple's delegate has no such call.
  func dynamicAnimator(_ animator: UIDynamicAnimator, itemDidRest item: any UIDynamicItem)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimator(_ animator: UIDynamicAnimator, itemDidRest item: any UIDynamicItem) {}
}
