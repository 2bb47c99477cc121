import CaromGeometry

/// Time as a count of 1/120 s.
public typealias Tick = Int64

extension UIApplication {
  /// The ticks it takes until `seconds` are over: 0 for what is negative or no number, more than any session has for
  /// what is infinite.
  static func ticks(in seconds: TimeInterval) -> Tick {
    // The tolerance keeps 3 · 0.1 s in tick 36, which binary fractions would push into tick 37.
    let ticks = (seconds * ticksPerSecond - 1e-6).rounded(.up)
    return ticks > 0 ? Tick(min(ticks, 0x1p50)) : 0
  }
}

/// A clock of its own: ticks from 0, a seeded generator, timers, delayed blocks and animators.
///
/// Everything that moves does so on the clock of the scene it is in. A view's subtree may be given a scene of its own
/// (`UIView.scene`): a game's run begins in a fresh one with its own seed (`UIView.beginRun`), and pausing it stops that
/// run alone, with the clocks inside it. The tick after the one in which a scene is made is its first.
open class UIScene: NSObject {
  /// Ticks that this scene has lived through; pauses do not count.
  public internal(set) final var tick: Tick = 0

  /// While true the clock stands: no timer fires, nothing animates, no animator steps.
  public final var isPaused = false {
    didSet { if oldValue && !isPaused { UIApplication.shared.animationEngine.resumed() } }
  }

  /// The view this clock was given to.
  @Weak final var holder: UIView?

  /// Whether the clock stands: because it is paused itself, or one of those around its view.
  package final var stands: Bool {
    if isPaused { return true }
    guard let around = holder?.superview?.scene, around !== self else { return false }
    return around.stands
  }

  /// The only source of chance; equal seeds give equal sessions.
  public final var generator: SeededGenerator

  /// The seed the generator began with.
  public final let seed: UInt64

  package final var timers: [Timer] = []
  private final var animators: [Weak<any SceneAnimator>] = []
  package final var displayLinks: [CADisplayLink] = []

  /// A fresh clock at tick 0.
  public init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    super.init()
    UIApplication.shared.register(self)
  }

  /// Seconds that this scene has lived through.
  public final var time: TimeInterval { Double(tick) / UIApplication.ticksPerSecond }

  /// Adds a timer made with `Timer(timeInterval:repeats:block:)`; its first fire is one interval from now.
  public final func add(_ timer: Timer) {
    timer.begin(in: self)
    timers.append(timer)
  }

  /// Stops everything on this clock for good; what it is needed for comes no more.
  final func end() {
    for timer in timers { timer.invalidate() }
    timers = []
    displayLinks = []
    animators = []
  }

  /// Adds all that decides what happens next on this clock to a fingerprint.
  package final func combine(into hash: inout StateHash) {
    hash.combine(tick)
    hash.combine(isPaused)
    let state = generator.state
    for word in [state.s0, state.s1, state.s2, state.s3] { hash.combine(word) }
    for timer in timers where timer.isValid { hash.combine(timer.fireTick) }
    hash.combine(displayLinks.count)
    for animator in animators { animator.value?.combine(into: &hash) }
  }

  /// Fires the timers that are due, in the order they were added.
  final func fireDueTimers() {
    for timer in timers where timer.isValid && timer.fireTick <= tick { timer.fire() }
    timers.removeAll { !$0.isValid }
  }

  /// Lets `animator` step in each tick in which it wants to, as long as it lives.
  package final func add(_ animator: any SceneAnimator) {
    animators.removeAll { $0.value == nil }
    animators.append(Weak(animator))
  }

  package final func remove(_ animator: any SceneAnimator) { animators.removeAll { $0.value === animator } }

  /// Whether an animator other than `one` moves the item of that identity.
  package final func moves(_ item: ObjectIdentifier, besides one: any SceneAnimator) -> Bool {
    animators.contains { $0.value.map { $0 !== one && $0.moves(item) } ?? false }
  }

  /// Runs one tick of the animators and display links, in the order they came.
  final func stepAnimators() {
    for animator in animators {
      if let animator = animator.value, animator.wantsTicks { animator.tick() }
    }
    for link in displayLinks { link.fire(in: self) }
  }

  /// The next tick of this scene in which something must run; nil where nothing is under way.
  final var nextDueTick: Tick? {
    guard isRunning else { return nil }
    if displayLinks.contains(where: { !$0.isPaused }) { return tick + 1 }
    for animator in animators where animator.value?.wantsTicks == true { return tick + 1 }
    var next: Tick?
    for timer in timers where timer.isValid { next = min(next ?? timer.fireTick, max(timer.fireTick, tick + 1)) }
    return next
  }

  /// Whether something is on this clock, and it does not stand; that nothing is on it is the quicker to know.
  final var isRunning: Bool { !(timers.isEmpty && animators.isEmpty && displayLinks.isEmpty) && !stands }

  open override class var kind: String { "UIScene" }
}

/// Something that steps once per tick of its scene: a dynamic animator.
package protocol SceneAnimator: NSObject {
  /// Whether it has anything to do; false while at rest.
  var wantsTicks: Bool { get }
  /// Runs one tick.
  func tick()
  /// Whether it moves the item of that identity.
  func moves(_ item: ObjectIdentifier) -> Bool
  /// Adds its state to a fingerprint.
  func combine(into hash: inout StateHash)
  /// A view it listens to (`UIView.sizeListeners`) has another size.
  func sizeChanged(of view: UIView)
}

extension SceneAnimator {
  package func combine(into hash: inout StateHash) { hash.combine(wantsTicks) }
  package func moves(_ item: ObjectIdentifier) -> Bool { false }
  package func sizeChanged(of view: UIView) {}
}

/// The scene of the windows.
public final class UIWindowScene: UIScene {
  /// The windows, from back to front.
  public internal(set) var windows: [UIWindow] = []

  /// The area the windows fill, in points.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// What the screen's edges, notch and home indicator take away.
  public internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// Height of the on-screen keyboard in points.
  public internal(set) var keyboardHeight: CGFloat = 0

  /// The traits of the application, which all its windows share.
  public var traitCollection: UITraitCollection { UIApplication.shared.traits }

  public override class var kind: String { "UIWindowScene" }
}
