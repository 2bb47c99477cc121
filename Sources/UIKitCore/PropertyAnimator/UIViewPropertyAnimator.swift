import CaromGeometry

/// Animates what its blocks change, and lets itself be paused, scrubbed, turned round, stopped and continued otherwise.
///
/// Blocks run when it starts, or when it is paused or scrubbed before that. While it runs it need not be kept; one that
/// is paused or stopped must be, until it is finished.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
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
  /// The run from start to end; nil while inactive.
  private final var run: AnimatorRun?
  private final var isStopped = false
  private final var stoppedFraction = 0.0
  /// The models' values at the start and at the end, once stopped.
  private final var starts: [AnimatorRun.Settlement] = []
  private final var ends: [AnimatorRun.Settlement] = []

  /// An animator that is told its timing. A duration below 0, or one that is no number, is 0.
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

  /// An animator that is on its way already.
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
  /// Seconds that `startAnimation(afterDelay:)` waits.
  open var delay: TimeInterval { wait }
  /// Whether the animated views take touches; true at first.
  open var isUserInteractionEnabled = true { didSet { tellOfTouches() } }
  /// Whether touches find the animated views at their destination instead of where they are seen; false at first.
  open var isManualHitTestingEnabled = false { didSet { tellOfTouches() } }
  /// Whether it can be paused, stopped and scrubbed; true at first. Set it before the start.
  open var isInterruptible: Bool {
    get { interruptible }
    set {
      if state == .inactive { interruptible = newValue } else { refuse("isInterruptible is set before the start") }
    }
  }
  private final var interruptible = true
  /// Whether a fraction set by hand is a share of the way instead of one of the time; true at first.
  open var scrubsLinearly = true
  /// Whether it stays, paused at its end, until it is stopped or turned round; false at first.
  open var pausesOnCompletion = false

  private final func tellOfTouches() {
    run?.letTouches(in: isUserInteractionEnabled, whereSeen: !isManualHitTestingEnabled)
  }

  // MARK: State

  /// Where the animator is in its life: inactive until it starts or pauses, and again after it finished.
  open var state: UIViewAnimatingState { isStopped ? .stopped : run == nil ? .inactive : .active }
  /// Whether the animation is moving, or waiting for its delay.
  open var isRunning: Bool { run?.isRunning ?? false }

  /// Whether it goes to its start. Set while it runs, it turns on the spot.
  open var isReversed: Bool {
    get { run?.isReversed ?? startsReversed }
    set {
      startsReversed = newValue
      guard let run, run.isReversed != newValue else { return }
      if run.isRunning && !mayInterrupt("isReversed") { return }
      run.reverse(newValue)
    }
  }

  /// How far it has come, 0 … 1, in the direction in which it goes: of the time while it runs, of the way while it is
  /// paused and scrubs linearly. Setting it pauses nothing; before the start it runs the blocks.
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

  /// Starts, or goes on after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Runs the blocks now and starts after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isStopped else { return refuseStopped("startAnimation") }
    wait = delay.isFinite ? max(0, delay) : 0
    active().start(self, after: wait)
  }

  /// Stands where it is; before the start it runs the blocks and stands at the beginning.
  open func pauseAnimation() {
    guard !isStopped else { return refuseStopped("pauseAnimation") }
    guard mayInterrupt("pauseAnimation") else { return }
    active().pause()
  }

  /// Leaves the views as they are seen. With false it waits for `finishAnimation(at:)`, with true it is done, and no
  /// completion is called.
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

  /// Ends a stopped animator: the views take the values of that position, and the completions are called.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard isStopped, let run else {
      return refuse("finishAnimation(at:) ends a stopped animator; call stopAnimation(false) before")
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

  /// The run came to its natural end.
  final func runEnded(at position: UIViewAnimatingPosition) {
    guard let ended = run else { return }
    becomeInactive()
    ended.tell(position)
  }

  /// The run, made where there is none: it runs the blocks.
  private final func active() -> AnimatorRun {
    if let run { return run }
    let made = AnimatorRun(
      scene: UIApplication.shared.currentScene, timing: provider,
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
    // On the way back, what is added begins where the run is and lasts until it is over.
    let isBackward = run.isReversed && place < 1
    let start = isBackward ? place * (1 - block.delayFactor) : place + block.delayFactor * (1 - place)
    let first = run.isReversed && !isBackward ? block.delayFactor : start
    let part = AnimatorPart(of: run, from: first, isBackward: isBackward)
    let context = AnimationContext(
      group: part, duration: run.seconds * (isBackward ? first : 1 - first), curve: run.across,
      options: options)
    engine.record(in: context, block.changes)
  }

  // MARK: What it animates

  /// Adds what shall be animated; while it is active the block runs now, and takes what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// The same, beginning after a share of the time that is left, 0 … 1.
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

  /// Goes on from where it is.
  ///
  /// - Parameters:
  ///   - parameters: the timing of the rest of the way; nil keeps the curve.
  ///   - durationFactor: the time for it as a multiple of `duration`; 0 keeps the time that was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard !isStopped else { return refuseStopped("continueAnimation") }
    guard let run else { return refuse("continueAnimation goes on with an animator that was paused") }
    guard mayInterrupt("continueAnimation") else { return }
    run.pause()
    let whole = max(length, 1 / UIApplication.ticksPerSecond)
    if parameters != nil || durationFactor > 0 {
      let isFactor = durationFactor > 0 && durationFactor.isFinite
      run.goOn(by: parameters, over: isFactor ? durationFactor * whole : run.rest * run.whole)
    }
    run.start(self)
  }

  // MARK: Mistakes

  private final func mayInterrupt(_ what: String) -> Bool {
    if interruptible || !isRunning { return true }
    refuse("\(what) needs isInterruptible")
    return false
  }

  private final func refuseStopped(_ what: String) {
    if isStopped { refuse("\(what) comes too late: the animator is stopped; call finishAnimation(at:)") }
  }

  private final func refuse(_ what: String) { UIApplication.shared.diagnose("UIViewPropertyAnimator: \(what).") }
}

extension UIView.AnimationOptions {
  fileprivate var animationCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut
  }
}
