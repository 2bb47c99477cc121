import CaromGeometry

/// A number of ticks of 1/120 s.
public typealias Tick = Int64

extension UIApplication {
  /// The number of ticks until `seconds` have passed, rounded up. It is 0 for negative numbers and NaN, and larger than
  /// the length of any session for infinity.
  static func ticks(in seconds: TimeInterval) -> Tick {
    // The tolerance keeps 3 · 0.1 s in tick 36, which binary fractions would push into tick 37.
    let ticks = (seconds * ticksPerSecond - 1e-6).rounded(.up)
    return ticks > 0 ? Tick(min(ticks, 0x1p50)) : 0
  }
}

/// A clock with its own ticks, random generator, timers, delayed closures and animators.
///
/// Everything that moves follows the clock of its scene. A view's subtree can have a scene of its own (`UIView.scene`).
/// A game's run begins in a new scene with its own seed (`UIView.beginRun(seed:_:)`), and pausing that scene stops only
/// this run and the scenes inside it. The first tick of a scene is the one after its creation.
open class UIScene: NSObject {
  /// The number of ticks that this scene has run; ticks while it is paused do not count.
  public internal(set) final var tick: Tick = 0

  /// Whether the clock is stopped; false by default. While it is, no timer fires, nothing animates and no animator
  /// steps.
  public final var isPaused = false {
    didSet { if oldValue && !isPaused { UIApplication.shared.animationEngine.resumed() } }
  }

  /// The view that this scene was assigned to.
  @Weak final var holder: UIView?

  /// Whether the clock is stopped, because this scene or one around its view is paused.
  package final var stands: Bool {
    if isPaused { return true }
    guard let around = holder?.superview?.scene, around !== self else { return false }
    return around.stands
  }

  /// The only source of random numbers; equal seeds give equal sessions.
  public final var generator: SeededGenerator

  /// The seed of the generator.
  public final let seed: UInt64

  package final var timers: [Timer] = []
  private final var animators: [Weak<any SceneAnimator>] = []
  package final var displayLinks: [CADisplayLink] = []

  /// Creates a scene at tick 0.
  public init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    super.init()
    UIApplication.shared.register(self)
  }

  /// The time that this scene has run, in seconds.
  public final var time: TimeInterval { Double(tick) / UIApplication.ticksPerSecond }

  /// Adds a timer that was created with `Timer(timeInterval:repeats:block:)`; it fires for the first time after one
  /// interval.
  public final func add(_ timer: Timer) {
    timer.begin(in: self)
    timers.append(timer)
  }

  /// Stops everything on this clock for good; nothing it waits for will happen.
  final func end() {
    for timer in timers { timer.invalidate() }
    timers = []
    displayLinks = []
    animators = []
  }

  /// Adds everything that determines what happens next on this clock to a hash.
  package final func combine(into hash: inout StateHash) {
    hash.combine(tick)
    hash.combine(isPaused)
    let state = generator.state
    for word in [state.s0, state.s1, state.s2, state.s3] { hash.combine(word) }
    for timer in timers where timer.isValid { hash.combine(timer.fireTick) }
    hash.combine(displayLinks.count)
    for animator in animators { animator.value?.combine(into: &hash) }
  }

  /// Fires the due timers, in the order in which they were added.
  final func fireDueTimers() {
    for timer in timers where timer.isValid && timer.fireTick <= tick { timer.fire() }
    timers.removeAll { !$0.isValid }
  }

  /// Steps `animator` in every tick in which it wants that, as long as it is alive.
  package final func add(_ animator: any SceneAnimator) {
    animators.removeAll { $0.value == nil }
    animators.append(Weak(animator))
  }

  package final func remove(_ animator: any SceneAnimator) { animators.removeAll { $0.value === animator } }

  /// Whether an animator other than `one` moves the item with that identity.
  package final func moves(_ item: ObjectIdentifier, besides one: any SceneAnimator) -> Bool {
    animators.contains { $0.value.map { $0 !== one && $0.moves(item) } ?? false }
  }

  /// Runs one tick of the animators and display links, in the order in which they were added.
  final func stepAnimators() {
    for animator in animators {
      if let animator = animator.value, animator.wantsTicks { animator.tick() }
    }
    for link in displayLinks { link.fire(in: self) }
  }

  /// The next tick of this scene in which something must run; nil if nothing is scheduled.
  final var nextDueTick: Tick? {
    guard isRunning else { return nil }
    if displayLinks.contains(where: { !$0.isPaused }) { return tick + 1 }
    for animator in animators where animator.value?.wantsTicks == true { return tick + 1 }
    var next: Tick?
    for timer in timers where timer.isValid { next = min(next ?? timer.fireTick, max(timer.fireTick, tick + 1)) }
    return next
  }

  /// Whether anything is on this clock, and the clock is not stopped. The first condition is tested first, since it is
  /// faster.
  final var isRunning: Bool { !(timers.isEmpty && animators.isEmpty && displayLinks.isEmpty) && !stands }

  open override class var kind: String { "UIScene" }
}

/// Something that runs once per tick of its scene, such as a dynamic animator.
package protocol SceneAnimator: NSObject {
  /// Whether there is anything to do; false at rest.
  var wantsTicks: Bool { get }
  /// Runs one tick.
  func tick()
  /// Whether it moves the item with that identity.
  func moves(_ item: ObjectIdentifier) -> Bool
  /// Adds the state to a hash.
  func combine(into hash: inout StateHash)
  /// The size changed of a view that it listens to (`UIView.sizeListeners`).
  func sizeChanged(of view: UIView)
}

extension SceneAnimator {
  package func combine(into hash: inout StateHash) { hash.combine(wantsTicks) }
  package func moves(_ item: ObjectIdentifier) -> Bool { false }
  package func sizeChanged(of view: UIView) {}
}

/// The scene of all windows.
public final class UIWindowScene: UIScene {
  /// The windows, from back to front.
  public internal(set) var windows: [UIWindow] = []

  /// The area that the windows fill, in points; 390 × 844 until the host reports it.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// How much the notch, the home indicator and the like cover at each edge, in points.
  public internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// The height of the on-screen keyboard, in points; 0 without one. It covers the lower part of the windows.
  public internal(set) var keyboardHeight: CGFloat = 0

  /// The traits of the application, which all its windows share.
  public var traitCollection: UITraitCollection { UIApplication.shared.traits }

  public override class var kind: String { "UIWindowScene" }
}
