import CaromGeometry

/// A property animator's way from its start to its end: its position, and what it changes.
final class AnimatorRun: AnimationGroup {
  /// What a block changed, to be able to return exactly.
  private struct Capture {
    let layer: CALayer
    let property: LayerProperty
    let old: CAAnimationValue
    var new: CAAnimationValue
  }

  /// A value for a model.
  struct Settlement {
    let layer: CALayer
    let property: LayerProperty
    let value: CAAnimationValue
  }

  /// The progress of a block that begins at the start, which defines `fractionComplete`.
  private(set) var timeline: AnimatorTimeline
  /// The timing at the moment, horizontal and vertical, and how long it takes in seconds.
  private(set) var across, down: TimingCurve
  private(set) var seconds: Double
  /// How long the first timing took for the whole way, in seconds.
  let whole: Double
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The animator, which is kept alive while it runs.
  private(set) var runningAnimator: UIViewPropertyAnimator?
  private(set) var isReversed: Bool
  private var isSeenWhereTouched = true
  /// The position at `anchorTick`; from then on it changes by `speed` per second.
  private var anchor: Double
  private var anchorTick: Tick
  private var speed: Double
  /// The remaining ticks of the delay while the run is paused.
  private var waiting: Tick = 0
  private var captures: [Capture] = []
  private var settlements: [Settlement] = []
  private var hasReachedEnd = false
  /// Whether its application was deallocated.
  private(set) var isAbandoned = false

  init(clock: TickClock, timing: any UITimingCurveProvider, duration: Double, isReversed: Bool) {
    (across, down, seconds) = timing.curves(over: duration)
    timeline = AnimatorTimeline(from: 0, across, over: seconds)
    whole = seconds
    speed = 1 / seconds
    self.isReversed = isReversed
    anchor = isReversed ? 1 : 0
    anchorTick = clock.tick
    super.init(clock: clock)
  }

  override var run: AnimatorRun? { self }
  override var isUnderWay: Bool { isRunning }
  override var isTouchedWhereSeen: Bool { allowsInteraction && isSeenWhereTouched }

  func letTouches(in isEnabled: Bool, whereSeen: Bool) {
    allowsInteraction = isEnabled
    isSeenWhereTouched = whereSeen
  }

  // MARK: Moving

  var isRunning: Bool { runningAnimator != nil }

  /// The position, 0…1 of the time.
  func place(fraction: Double) -> Double {
    guard isRunning else { return anchor }
    let seconds = (Double(clock.tick - anchorTick) + fraction) / UIApplication.ticksPerSecond
    guard seconds > 0 else { return anchor }
    return max(0, min(1, anchor + (isReversed ? -speed : speed) * seconds))
  }

  /// The remaining share of the way.
  var rest: Double {
    let place = place(fraction: 0)
    return isReversed ? place : 1 - place
  }

  func start(_ animator: UIViewPropertyAnimator, after delay: Double = 0) {
    guard !isRunning else { return }
    anchorTick = clock.tick + waiting + UIApplication.ticks(in: delay)
    waiting = 0
    runningAnimator = animator
    showAgain()
  }

  func pause() {
    guard isRunning else { return }
    anchor = place(fraction: 0)
    waiting = max(0, anchorTick - clock.tick)
    runningAnimator = nil
    showAgain()
  }

  func move(to place: Double) {
    anchor = place
    anchorTick = max(anchorTick, clock.tick)
    showAgain()
  }

  func reverse(_ isReversed: Bool) {
    let place = place(fraction: 0)
    self.isReversed = isReversed
    move(to: place)
  }

  /// Takes `seconds` for the rest of the way, with another timing if one is given.
  func goOn(by timing: (any UITimingCurveProvider)?, over seconds: Double) {
    let rest = rest
    guard rest > 0 else { return }
    let asked = max(seconds, 1 / UIApplication.ticksPerSecond)
    speed = rest / asked
    guard let timing else { return }
    (across, down, self.seconds) = timing.curves(over: asked)
    speed = rest / self.seconds
    timeline.turn(at: anchor, backward: isReversed, across, over: self.seconds)
    var turned: [AnimatorPart] = []
    for layer in UIApplication.shared.animationEngine.layers {
      for animation in layer.animations where animation.group.root === self {
        guard let part = animation.group as? AnimatorPart, !turned.contains(where: { $0 === part }) else { continue }
        part.turn(at: anchor, backward: isReversed)
        turned.append(part)
      }
    }
  }

  private func showAgain() {
    for layer in UIApplication.shared.animationEngine.layers {
      for animation in layer.animations where animation.group.root === self { layer.markAnimated(animation.property) }
    }
  }

  // MARK: End

  override var isOver: Bool {
    guard isRunning, !clock.stands, clock.tick >= anchorTick else { return false }
    let way = isReversed ? anchor : 1 - anchor
    return count == 0 || clock.tick >= anchorTick + UIApplication.ticks(in: way / speed)
  }

  override func reachEnd() -> Bool {
    guard let animator = runningAnimator else { return false }
    move(to: isReversed ? 0 : 1)
    if animator.pausesOnCompletion {
      pause()
      return false
    }
    hasReachedEnd = true
    settlements = settlements(at: .current)
    return true
  }

  override func complete() {
    guard let animator = runningAnimator else { return }
    runningAnimator = nil
    settle(settlements)
    settlements = []
    captures = []
    animator.runEnded(at: hasReachedEnd ? (isReversed ? .start : .end) : .current)
  }

  override func abandon() {
    isAbandoned = true
    // Deallocating these may call code that reads this run, so it happens only after the change.
    let last = (runningAnimator, completions, captures, settlements)
    runningAnimator = nil
    completions = []
    captures = []
    settlements = []
    withExtendedLifetime(last) {}
  }

  /// Calls the completions in the order in which they were added.
  func tell(_ position: UIViewAnimatingPosition) {
    let all = completions
    completions = []
    clock.perform { for completion in all { completion(position) } }
  }

  // MARK: Values

  /// A block changed `property`: remembers its old and new value.
  func captured(_ property: LayerProperty, of layer: CALayer, from old: LayerValues, to new: LayerValues) {
    guard let before = property.read(old), let value = property.read(new) else { return }
    if let index = captures.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      captures[index].new = value
    } else {
      captures.append(Capture(layer: layer, property: property, old: before, new: value))
    }
  }

  /// The values for the models if the run ends here: those visible now, at the start or at the end.
  func settlements(at position: UIViewAnimatingPosition) -> [Settlement] {
    var result: [Settlement] = []
    for layer in UIApplication.shared.animationEngine.layers {
      var values = layer.model
      var properties: [LayerProperty] = []
      for animation in layer.animations where animation.group.root === self {
        let progress = position == .current ? animation.group.progress(fraction: 0) ?? 1 : position == .end ? 1 : 0
        let property = animation.property.root
        if property.isContent {
          if let current = layer.content(property), let value = animation.value(at: progress, over: current) {
            result.append(Settlement(layer: layer, property: property, value: value))
          }
          continue
        }
        if !properties.contains(property) { properties.append(property) }
        let capture = captures.first { $0.layer === layer && $0.property == property }
        if progress == 0, let capture, capture.new == property.read(layer.model) {
          property.write(capture.old, to: &values)
        } else if progress != 1 {
          animation.apply(to: &values, progress: progress)
        }
      }
      for property in properties {
        guard let value = property.read(values) else { continue }
        result.append(Settlement(layer: layer, property: property, value: value))
      }
    }
    return result
  }

  /// Sets the models' values, without animation.
  func settle(_ settlements: [Settlement]) {
    guard !settlements.isEmpty else { return }
    UIApplication.shared.animationEngine.suspend {
      for one in settlements { one.layer.settle(one.property, one.value) }
    }
  }

  /// The groups for the horizontal and the vertical changes of a block.
  func axes(of group: AnimationGroup) -> (across: AnimationGroup, down: AnimationGroup)? {
    guard let part = group as? AnimatorPart else { return nil }
    return (part, part.vertical)
  }
}
