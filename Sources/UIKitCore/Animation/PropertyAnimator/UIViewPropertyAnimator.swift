import CaromGeometry

/// Animates what its blocks change. It can be paused, scrubbed, reversed, stopped, and continued with other timing.
///
/// The blocks run when the animator starts, or when it is paused or scrubbed before. A running animator keeps itself
/// alive. A paused or stopped one must be kept by the app until it is finished; otherwise that is diagnosed, and its
/// views show the end.
///
///     let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) {
///       card.center.y -= 200
///     }
///     animator.addCompletion { position in
///       if position == .end { deck.deal() }
///     }
///     animator.startAnimation()
///
/// Calls that its state does not allow are diagnosed and have no effect.
open class UIViewPropertyAnimator: UIObject, UIViewImplicitlyAnimating {
  private struct Block {
    let changes: () -> Void
    let delayFactor: Double
  }

  private final let provider: any UITimingCurveProvider
  private final let length: TimeInterval
  private final var wait: TimeInterval = 0
  private final var waitingBlocks: [Block] = []
  private final var waitingCompletions: [(UIViewAnimatingPosition) -> Void] = []
  private final var options: UIView.AnimationOptions = []
  private final var startsReversed = false
  /// The run from start to end; nil while the animator is inactive.
  private final var run: AnimatorRun?
  private final var isStopped = false
  private final var stoppedFraction = 0.0
  /// The models' values at the start and at the end, after a stop.
  private final var starts: [AnimatorRun.Settlement] = []
  private final var ends: [AnimatorRun.Settlement] = []

  /// Creates an animator with any timing. A negative, infinite or NaN duration counts as 0.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    length = duration.isFinite ? max(0, duration) : 0
    provider = parameters
    super.init()
  }

  /// Creates an animator with one of the four standard curves.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 if it is negative, infinite or NaN.
  ///   - curve: The curve of time and progress.
  ///   - animations: The first block of changes.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 if it is negative, infinite or NaN.
  ///   - point1: The first control point, time and progress; the time is clamped to 0…1.
  ///   - point2: The second control point, time and progress; the time is clamped to 0…1.
  ///   - animations: The first block of changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that moves like a spring and settles to 0.1 % within its duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 if it is negative, infinite or NaN.
  ///   - ratio: The damping ratio; 1 or more does not overshoot. It is clamped to 0.01…1.
  ///   - animations: The first block of changes.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 if it is negative, infinite or NaN.
  ///   - delay: Seconds to wait before it starts; 0 if it is negative, infinite or NaN.
  ///   - options: The curve, `layoutSubviews` and `beginFromCurrentState`; others have no effect.
  ///   - animations: The first block of changes.
  ///   - completion: Called once, at the end.
  /// - Returns: The animator, which is running or waiting for its delay. It need not be kept.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let timing = UICubicTimingParameters(animationCurve: options.animationCurve)
    let animator = self.init(duration: duration, timingParameters: timing)
    animator.options = options.intersection([.layoutSubviews, .beginFromCurrentState])
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    guard let run, !run.isRunning, !run.isAbandoned else { return }
    UIApplication.ifAny?.animationEngine.forget([run])
    UIApplication.ifAny?.diagnose(
      "It is an error to release a paused or stopped property animator. Its views show the end now; keep the animator "
        + "until finishAnimation(at:), or call stopAnimation(true).")
  }

  open override class var kind: String { "UIViewPropertyAnimator" }

  // MARK: Settings

  /// The timing with which the animator was created.
  open var timingParameters: (any UITimingCurveProvider)? { provider }
  /// The duration with which the animator was created, in seconds. Springs given by mass or bounce may take longer or
  /// shorter.
  open var duration: TimeInterval { length }
  /// The delay of `startAnimation(afterDelay:)`, in seconds.
  open var delay: TimeInterval { wait }
  /// Whether the animated views respond to touches; true by default.
  open var isUserInteractionEnabled = true { didSet { tellOfTouches() } }
  /// Whether touches find the animated views at their destination instead of where they are visible; false by default.
  open var isManualHitTestingEnabled = false { didSet { tellOfTouches() } }
  /// Whether the animator can be paused, stopped, reversed and scrubbed while it runs; true by default. Set it before
  /// the start.
  open var isInterruptible: Bool {
    get { interruptible }
    set {
      if state == .inactive { interruptible = newValue } else { refuse("isInterruptible must be set before the start") }
    }
  }
  private final var interruptible = true
  /// Whether `fractionComplete` of a paused animator is a share of the way instead of the time; true by default.
  open var scrubsLinearly = true
  /// Whether the animator pauses at its end, until it is stopped or reversed; false by default.
  open var pausesOnCompletion = false

  private final func tellOfTouches() {
    run?.letTouches(in: isUserInteractionEnabled, whereSeen: !isManualHitTestingEnabled)
  }

  // MARK: State

  /// Where the animator is in its life: inactive until it starts or pauses, and again after it finished.
  open var state: UIViewAnimatingState { isStopped ? .stopped : run == nil ? .inactive : .active }
  /// Whether the animation is moving, or waiting for its delay.
  open var isRunning: Bool { run?.isRunning ?? false }

  /// Whether the animator runs towards its start. If it is set while the animator runs, the motion reverses on the
  /// spot.
  open var isReversed: Bool {
    get { run?.isReversed ?? startsReversed }
    set {
      startsReversed = newValue
      guard let run, run.isReversed != newValue else { return }
      if run.isRunning && !mayInterrupt("isReversed") { return }
      run.reverse(newValue)
    }
  }

  /// How far the animation has come, 0…1 in its current direction: the share of the time while it runs, the share of
  /// the way while it is paused and `scrubsLinearly` is true.
  ///
  /// Setting it moves the animation there; it does not pause it. Before the start that runs the blocks. Values are
  /// clamped to 0…1; NaN and infinity are diagnosed and ignored.
  open var fractionComplete: CGFloat {
    get {
      guard let run else { return stoppedFraction }
      let place = run.place(fraction: 0)
      let isOfWay = !run.isRunning && scrubsLinearly
      let fraction = isOfWay ? max(0, min(1, run.timeline.progress(at: place))) : place
      return run.isReversed ? 1 - fraction : fraction
    }
    set {
      guard newValue.isFinite else { return refuse("fractionComplete is not a finite number and was not set") }
      guard !isStopped, mayInterrupt("fractionComplete") else { return refuseStopped("fractionComplete") }
      let run = active()
      let fraction = max(0, min(1, run.isReversed ? 1 - newValue : newValue))
      let isOfWay = !run.isRunning && scrubsLinearly
      run.move(to: isOfWay ? run.timeline.place(ofProgress: fraction) : fraction)
    }
  }

  // MARK: Starting and stopping

  /// Starts the animation, or continues it after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Runs the blocks immediately, and starts the animation after `delay` seconds (0 if negative, infinite or NaN).
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isStopped else { return refuseStopped("startAnimation") }
    wait = delay.isFinite ? max(0, delay) : 0
    active().start(self, after: wait)
  }

  /// Pauses the animation where it is. Before the start it runs the blocks and pauses at the beginning.
  open func pauseAnimation() {
    guard !isStopped else { return refuseStopped("pauseAnimation") }
    guard mayInterrupt("pauseAnimation") else { return }
    active().pause()
  }

  /// Stops the animation; the views keep the values that are visible.
  ///
  /// - Parameter withoutFinishing: With false, the animator is stopped and waits for `finishAnimation(at:)`. With true,
  ///   it is inactive, and no completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard let run, !isStopped, mayInterrupt("stopAnimation") else {
      if isStopped && withoutFinishing { becomeInactive() }
      return
    }
    let seen = run.settlements(at: .current)
    if !withoutFinishing {
      starts = run.settlements(at: .start)
      ends = run.settlements(at: .end)
    }
    stoppedFraction = fractionComplete
    run.pause()
    UIApplication.shared.animationEngine.forget([run])
    run.settle(seen)
    isStopped = !withoutFinishing
    if withoutFinishing { becomeInactive() }
  }

  /// Finishes a stopped animator: the views get the values of that position, and the completions are called.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard isStopped, let run else {
      return refuse("finishAnimation(at:) needs a stopped animator; call stopAnimation(false) first")
    }
    if finalPosition != .current { run.settle(finalPosition == .start ? starts : ends) }
    becomeInactive()
    run.tell(finalPosition)
  }

  private final func becomeInactive() {
    run = nil
    isStopped = false
    stoppedFraction = 0
    wait = 0
    starts = []
    ends = []
  }

  /// The run has ended by itself.
  final func runEnded(at position: UIViewAnimatingPosition) {
    guard let ended = run else { return }
    becomeInactive()
    ended.tell(position)
  }

  /// The run. If there is none, it is created, which runs the blocks.
  private final func active() -> AnimatorRun {
    if let run { return run }
    let made = AnimatorRun(
      clock: UIApplication.shared.currentClock, timing: provider,
      duration: max(length, 1 / UIApplication.ticksPerSecond), isReversed: startsReversed)
    run = made
    tellOfTouches()
    made.completions = waitingCompletions
    waitingCompletions = []
    UIApplication.shared.animationEngine.keep(made)
    let blocks = waitingBlocks
    waitingBlocks = []
    for block in blocks { perform(block, in: made) }
    return made
  }

  private final func perform(_ block: Block, in run: AnimatorRun) {
    let engine = UIApplication.shared.animationEngine
    guard engine.areAnimationsEnabled, length > 0 || provider.springTimingParameters?.ignoresDuration == true else {
      return engine.suspend(block.changes)
    }
    let place = run.place(fraction: 0)
    // Blocks that are added on the way back begin at the current position and last to the start.
    let isBackward = run.isReversed && place < 1
    let start = isBackward ? place * (1 - block.delayFactor) : place + block.delayFactor * (1 - place)
    let first = run.isReversed && !isBackward ? block.delayFactor : start
    let part = AnimatorPart(of: run, from: first, isBackward: isBackward)
    let context = AnimationContext(
      group: part, duration: run.seconds * (isBackward ? first : 1 - first), curve: run.across,
      options: options)
    engine.record(in: context, block.changes)
  }

  // MARK: Blocks

  /// Adds a block whose changes are animated. If the animator is active, the block runs immediately and takes the
  /// remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a block whose changes are animated after a share of the remaining time, clamped to 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard !isStopped else { return refuseStopped("addAnimations") }
    let block = Block(changes: animation, delayFactor: delayFactor > 0 ? min(1, delayFactor) : 0)
    if let run { perform(block, in: run) } else { waitingBlocks.append(block) }
  }

  /// Adds a block that is called once, at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    guard !isStopped else { return refuseStopped("addCompletion") }
    if let run { run.completions.append(completion) } else { waitingCompletions.append(completion) }
  }

  /// Continues a paused animation from where it is.
  ///
  /// - Parameters:
  ///   - parameters: The timing for the rest of the way; nil keeps the curve.
  ///   - durationFactor: The time for the rest of the way as a multiple of `duration`; 0 keeps the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard !isStopped else { return refuseStopped("continueAnimation") }
    guard let run else { return refuse("continueAnimation needs a paused animator; call startAnimation()") }
    guard mayInterrupt("continueAnimation") else { return }
    run.pause()
    let whole = max(length, 1 / UIApplication.ticksPerSecond)
    if parameters != nil || durationFactor > 0 {
      let isFactor = durationFactor > 0 && durationFactor.isFinite
      run.goOn(by: parameters, over: isFactor ? durationFactor * whole : run.rest * run.whole)
    }
    run.start(self)
  }

  // MARK: Diagnostics

  private final func mayInterrupt(_ what: String) -> Bool {
    if interruptible || !isRunning { return true }
    refuse("\(what) needs isInterruptible = true")
    return false
  }

  private final func refuseStopped(_ what: String) {
    if isStopped { refuse("\(what) has no effect on a stopped animator; call finishAnimation(at:) first") }
  }

  private final func refuse(_ what: String) { UIApplication.shared.diagnose("UIViewPropertyAnimator: \(what).") }
}

extension UIView.AnimationOptions {
  fileprivate var animationCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut
  }
}
