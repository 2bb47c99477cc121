import CaromGeometry

/// An animation that was added to a layer, from then to its end.
final class LayerRun: AnimationGroup {
  let animation: CAAnimation
  let key: String?
  private let startTick: Tick
  private let timing: MediaTiming
  private var hasBegun = false
  private var isFinished = false
  /// Whether it shows anything; one whose key paths are all unknown only takes its time.
  var hasTracks = false

  init(clock: TickClock, animation: CAAnimation, key: String?, timing: MediaTiming) {
    self.animation = animation
    self.key = key
    self.timing = timing
    startTick = clock.tick
    super.init(clock: clock)
  }

  override var isOfLayer: Bool { true }
  override var isUnderWay: Bool { !isFinished }

  /// The seconds since it was added.
  func time(fraction: Double) -> Double {
    (Double(clock.tick - startTick) + fraction) / UIApplication.ticksPerSecond
  }

  override func notice() {
    guard !hasBegun, time(fraction: lead) >= timing.begin, !clock.stands else { return }
    hasBegun = true
    clock.perform { animation.delegate?.animationDidStart(animation) }
  }

  override var isOver: Bool {
    if hasTracks && count == 0 { return true }
    guard !clock.stands, let end = timing.end else { return false }
    let endTick = startTick + UIApplication.ticks(in: end)
    return lead == 0 ? clock.tick >= endTick : Double(clock.tick) + lead >= Double(endTick)
  }

  override func reachEnd() -> Bool {
    if animation.isRemovedOnCompletion || count == 0 { return true }
    isFinished = true
    UIApplication.shared.animationEngine.release(self)
    complete()
    tally?.ended(one: self)
    return false
  }

  override func complete() {
    animation.ended()
    let finished = !wasInterrupted
    clock.perform { animation.delegate?.animationDidStop(animation, finished: finished) }
  }

  override func abandon() { animation.delegate = nil }
}

/// One property animation within a run, with the timings of the groups around it.
final class LayerRunPart: AnimationGroup {
  private let owner: LayerRun
  /// The timings from the outermost group to its own.
  private let timings: [MediaTiming]

  init(of run: LayerRun, timings: [MediaTiming]) {
    owner = run
    self.timings = timings
    super.init(clock: run.clock, parent: run)
  }

  override var isOfLayer: Bool { true }

  override func progress(fraction: Double) -> Double? {
    var time = owner.time(fraction: fraction)
    var progress = 0.0
    for timing in timings {
      guard let share = timing.progress(at: time) else { return nil }
      progress = share
      time = share * timing.duration
    }
    return progress
  }
}
