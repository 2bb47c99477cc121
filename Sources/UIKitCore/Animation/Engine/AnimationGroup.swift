import CaromGeometry

/// What begins together and ends together: its clock, how far it has come, and whom it tells at the end.
package class AnimationGroup {
  final let clock: TickClock
  /// The group whose end this one shares; nil for one that ends by itself.
  final let parent: AnimationGroup?
  final var allowsInteraction = true
  /// Animations of layers that are still attached.
  final var count = 0
  /// Whether any was replaced or removed before its end.
  final var wasInterrupted = false
  /// What began it, where that may want to end it.
  final var begunBy: ObjectIdentifier?
  /// The transaction that waits for its end.
  final var tally: TransactionTally?

  init(clock: TickClock, parent: AnimationGroup? = nil) {
    self.clock = clock
    self.parent = parent
  }

  /// The group that keeps count and is ended by the engine.
  final var root: AnimationGroup { parent?.root ?? self }

  /// How far it has come, `fraction` of a tick after the clock's last one; nil where it shows nothing.
  func progress(fraction: Double) -> Double? { nil }

  /// Whether what it shows changes from frame to frame, as long as its clock goes.
  var isUnderWay: Bool { true }

  /// Whether it goes on until somebody removes it.
  var repeatsForEver: Bool { false }

  /// Whether it was added to a layer by `add(_:forKey:)`, which blocks leave alone.
  var isOfLayer: Bool { false }

  /// Whether touches find its layers where they are seen.
  var isTouchedWhereSeen: Bool { false }

  /// The animator's run that it is a part of.
  var run: AnimatorRun? { nil }

  /// A tick is over.
  func notice() {}

  /// Whether its time is over in this tick.
  var isOver: Bool { false }

  /// Its time is over: returns whether the engine shall take its animations off their layers and call `complete`.
  func reachEnd() -> Bool { true }

  /// Its animations are gone.
  func complete() {}

  /// The application goes: lets go of what may hold views.
  func abandon() {}
}

/// The animations of one block.
final class BlockGroup: AnimationGroup {
  let duration: Double
  let delay: Double
  let curve: TimingCurve
  /// How often it runs; infinite for `.repeat`.
  let repeatCount: Double
  let autoreverses: Bool
  let startTick: Tick
  var completion: ((Bool) -> Void)?
  /// Whether it is over as soon as any of its animations is replaced or removed: a transition.
  var endsWhenInterrupted = false
  /// Blocks inside this one that repeat it otherwise; it is over when they are.
  var repetitions: [BlockGroup] = []

  init(
    clock: TickClock, duration: Double, delay: Double = 0, curve: TimingCurve, repeatCount: Double = 1,
    autoreverses: Bool = false, parent: AnimationGroup? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
    startTick = clock.tick
    super.init(clock: clock, parent: parent)
  }

  override var repeatsForEver: Bool { repeatCount == .infinity }

  /// The tick of the clock in which it ends; nil where it never does.
  private var endTick: Tick? {
    let total = delay + duration * repeatCount * (autoreverses ? 2 : 1)
    guard total < 1e9 else { return nil }
    var end = startTick + UIApplication.ticks(in: total)
    for repetition in repetitions {
      guard let other = repetition.endTick else { return nil }
      end = max(end, other)
    }
    return end
  }

  override var isOver: Bool {
    if endsWhenInterrupted && wasInterrupted { return true }
    if count == 0 && repetitions.allSatisfy({ $0.isOver }) { return true }
    guard !clock.stands, let endTick else { return false }
    return clock.tick >= endTick
  }

  override func complete() {
    guard let completion else { return }
    self.completion = nil
    let isWhole = !wasInterrupted && repetitions.allSatisfy { !$0.wasInterrupted }
    clock.perform { completion(isWhole) }
  }

  override func abandon() { completion = nil }

  override func progress(fraction: Double) -> Double? {
    let time = (Double(clock.tick - startTick) + fraction) / UIApplication.ticksPerSecond - delay
    if time <= 0 { return 0 }
    if repeatCount == 1 && !autoreverses { return curve.progress(at: time, of: duration) }
    let pass = (time / duration).rounded(.down)
    if pass >= repeatCount * (autoreverses ? 2 : 1) { return 1 }
    let local = curve.progress(at: time - pass * duration, of: duration)
    return autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1 ? 1 - local : local
  }
}
