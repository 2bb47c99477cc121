import CaromGeometry

/// Time as a count of 1/120 s.
public typealias Tick = Int64

extension UIApplication {
  /// The number of ticks until `seconds` are over: 0 if it is negative or NaN, more than any session has if it is
  /// infinite.
  static func ticks(in seconds: TimeInterval) -> Tick {
    // The tolerance keeps 3 · 0.1 s in tick 36, which binary fractions would push into tick 37.
    let ticks = (seconds * ticksPerSecond - 1e-6).rounded(.up)
    return ticks > 0 ? Tick(min(ticks, 0x1p50)) : 0
  }
}

/// A clock: ticks from 0, a seeded generator, timers, delayed blocks and animators.
///
/// Everything that moves does so on a clock: the application's, or that of a view's subtree (`UIView.clock`). A game's
/// run begins on a fresh one with its own seed (`UIView.beginRun`); pausing it stops that run alone, with the clocks
/// inside it. The tick after the one in which a clock is made is its first.
public final class TickClock: NSObject {
  /// The number of ticks that this clock has run; pauses do not count.
  public internal(set) var tick: Tick = 0

  /// While this is true the clock stands still: no timer fires, nothing animates, no animator steps.
  public var isPaused = false {
    didSet { if oldValue && !isPaused { UIApplication.shared.animationEngine.resumed() } }
  }

  /// The view this clock was given to.
  @BackLink var holder: UIView?
  /// The clock around the holder, as it was found at that version of the hierarchy.
  @BackLink private var surrounding: TickClock?
  private var foundAt = -1

  /// Whether the clock stands still, because it is paused itself or one of the clocks around its view is.
  package var stands: Bool {
    if isPaused { return true }
    // Walking up the superviews several times a tick would take longer than a small game's tick itself.
    if foundAt != UIApplication.hierarchyVersion {
      foundAt = UIApplication.hierarchyVersion
      let around = holder?.superview?.clock
      surrounding = around === self ? nil : around
    }
    return surrounding?.stands ?? false
  }

  /// The only source of random numbers; equal seeds give equal sessions.
  public var generator: SeededGenerator

  /// The seed the generator began with.
  public let seed: UInt64

  package var timers: [Timer] = []
  private var animators: [Weak<any ClockAnimator>] = []
  package var displayLinks: [CADisplayLink] = []

  /// A fresh clock at tick 0.
  public init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    super.init()
    UIApplication.shared.register(self)
  }

  /// The time that this clock has run, in seconds.
  public var time: TimeInterval { Double(tick) / UIApplication.ticksPerSecond }

  /// Runs `body` with this clock as the one that new timers, delayed blocks and animations belong to.
  public func perform(_ body: () -> Void) {
    let application = UIApplication.shared
    let outer = application.currentClock
    application.currentClock = self
    body()
    application.currentClock = outer
  }

  /// Adds a timer made with `Timer(timeInterval:repeats:block:)`; its first fire is one interval from now.
  public func add(_ timer: Timer) {
    timer.begin(in: self)
    timers.append(timer)
  }

  /// Stops everything on this clock for good; nothing on it fires again.
  func end() {
    for timer in timers { timer.invalidate() }
    timers = []
    displayLinks = []
    animators = []
  }

  /// Combines into a hash everything that decides what happens next on this clock.
  package func combine(into hash: inout StateHash) {
    hash.combine(tick)
    hash.combine(isPaused)
    let state = generator.state
    for word in [state.s0, state.s1, state.s2, state.s3] { hash.combine(word) }
    for timer in timers where timer.isValid { hash.combine(timer.fireTick) }
    hash.combine(displayLinks.count)
    for animator in animators { animator.value?.combine(into: &hash) }
  }

  /// Fires the timers that are due, in the order they were added.
  func fireDueTimers() {
    for timer in timers where timer.isValid && timer.fireTick <= tick { timer.fireOnSchedule() }
    timers.removeAll { !$0.isValid }
  }

  /// Lets `animator` step in each tick in which it wants to, as long as it lives.
  package func add(_ animator: any ClockAnimator) {
    animators.removeAll { $0.value == nil }
    animators.append(Weak(animator))
  }

  package func remove(_ animator: any ClockAnimator) { animators.removeAll { $0.value === animator } }

  /// Whether an animator other than `one` moves the item with that identity.
  package func moves(_ item: ObjectIdentifier, besides one: any ClockAnimator) -> Bool {
    animators.contains { $0.value.map { $0 !== one && $0.moves(item) } ?? false }
  }

  /// Runs one tick of the animators and display links, in the order they came.
  func stepAnimators() {
    for animator in animators {
      if let animator = animator.value, animator.wantsTicks { animator.tick() }
    }
    for link in displayLinks { link.fire(in: self) }
  }

  /// The next tick of this clock in which something must run; nil if nothing is scheduled or the clock stands still.
  var nextDueTick: Tick? {
    guard let scheduled = scheduledTick, !stands else { return nil }
    return scheduled
  }

  private var scheduledTick: Tick? {
    if displayLinks.contains(where: { !$0.isPaused }) { return tick + 1 }
    for animator in animators where animator.value?.wantsTicks == true { return tick + 1 }
    var next: Tick?
    for timer in timers where timer.isValid { next = min(next ?? timer.fireTick, max(timer.fireTick, tick + 1)) }
    return next
  }

  var hasTimers: Bool { !timers.isEmpty }
  /// Whether animators or display links may have something to do in each tick.
  var hasAnimators: Bool { !(animators.isEmpty && displayLinks.isEmpty) }

  public override class var kind: String { "TickClock" }
}

/// Something that steps once per tick of its clock: a dynamic animator.
package protocol ClockAnimator: NSObject {
  /// Whether it has anything to do; false while at rest.
  var wantsTicks: Bool { get }
  /// Runs one tick.
  func tick()
  /// Whether it moves the item with that identity.
  func moves(_ item: ObjectIdentifier) -> Bool
  /// Combines its state into a hash.
  func combine(into hash: inout StateHash)
  /// A view that it observes (`UIView.sizeListeners`) has changed its size.
  func sizeChanged(of view: UIView)
}

extension ClockAnimator {
  package func combine(into hash: inout StateHash) { hash.combine(wantsTicks) }
  package func moves(_ item: ObjectIdentifier) -> Bool { false }
  package func sizeChanged(of view: UIView) {}
}
