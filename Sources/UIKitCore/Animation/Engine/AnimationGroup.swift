import CaromGeometry

/// Animations that begin and end together: their clock, their progress, and what is called at the end.
package class AnimationGroup {
  final let clock: TickClock
  /// The group with which this one ends; nil for a group that ends by itself.
  final let parent: AnimationGroup?
  final var allowsInteraction = true
  /// The number of animations that are still attached to layers.
  final var count = 0
  /// Whether any of its animations was replaced or removed before its end.
  final var wasInterrupted = false
  /// The object that may want to end this group; nil if none does.
  @Weak final var begunBy: NSObject?
  /// How many ticks its slowest layer is ahead of the clock, because layers can have their own time.
  final var lead = 0.0
  /// The transaction that waits for this group.
  final var tally: TransactionTally?

  init(clock: TickClock, parent: AnimationGroup? = nil) {
    self.clock = clock
    self.parent = parent
  }

  /// The outermost group, which counts the animations and is ended by the engine.
  final var root: AnimationGroup { parent?.root ?? self }

  /// The progress, `fraction` of a tick after the clock's last one; nil if nothing is shown.
  func progress(fraction: Double) -> Double? { nil }

  /// Whether its animations change from frame to frame while the clock is running.
  var isUnderWay: Bool { true }

  /// Whether it continues until it is removed.
  var repeatsForEver: Bool { false }

  /// Whether it was added to a layer with `add(_:forKey:)`; blocks do not replace such animations.
  var isOfLayer: Bool { false }

  /// Whether touches find its layers where they are visible.
  var isTouchedWhereSeen: Bool { false }

  /// The run of a property animator that this group is a part of.
  var run: AnimatorRun? { nil }

  /// The seconds that one pass takes, and its curve unless it is a spring, as `CALayer.animation(forKey:)` reports
  /// them.
  var describedDuration: Double { 0 }
  var cubicCurve: CubicTiming? { nil }

  /// Called at every tick.
  func notice() {}

  /// Whether its time is over in this tick.
  var isOver: Bool { false }

  /// Its time is over. Returns whether the engine should remove its animations from their layers and call `complete`.
  func reachEnd() -> Bool { true }

  /// Its animations were removed.
  func complete() {}

  /// The application is being deallocated: releases what may own views.
  func abandon() {}
}

/// The animations of one block.
final class BlockGroup: AnimationGroup {
  let duration: Double
  let delay: Double
  let curve: TimingCurve
  /// The number of repetitions; infinite for `.repeat`.
  let repeatCount: Double
  let autoreverses: Bool
  let startTick: Tick
  var completion: ((Bool) -> Void)?
  /// Whether the group is over as soon as any of its animations is replaced or removed, as for a transition.
  var endsWhenInterrupted = false
  /// Nested blocks that repeat; this group is not over before they are.
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
  override var describedDuration: Double { duration }
  override var cubicCurve: CubicTiming? { if case .cubic(let cubic) = curve { cubic } else { nil } }

  /// The tick of the clock in which the group ends; nil if it never does.
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
    guard let endTick, Double(clock.tick) + lead >= Double(endTick) else { return false }
    return !clock.stands
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
