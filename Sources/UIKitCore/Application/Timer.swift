import CaromGeometry

/// Calls a closure once, or repeatedly at an interval, on a clock.
///
/// The k-th call comes in the first tick at or after k · interval from the start. Delays do not add up, so 0.0125 s
/// gives exactly 80 calls in every second.
///
///     Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
///       count += 1
///       if count == 10 { timer.invalidate() }
///     }
public final class Timer: NSObject {
  /// The seconds between calls. Values below 0.0001, and NaN, count as 0.0001, as on Apple's systems.
  public let timeInterval: TimeInterval
  /// Whether the timer will still fire; false after its only call, or after `invalidate()`.
  public private(set) var isValid = true
  /// The tick of its clock in which the timer fires next.
  package private(set) var fireTick: Tick = 0

  private let repeats: Bool
  private var block: ((Timer) -> Void)?
  private var startTick: Tick = 0
  private var fires: Tick = 0
  /// When it fires first; nil for after one interval.
  private var first: Date?
  @Weak private var clock: TickClock?

  /// Creates a timer that waits until it is added to a clock (`TickClock.add(_:)`) or run loop.
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    timeInterval = interval >= 0.0001 ? interval : 0.0001
    self.repeats = repeats
    self.block = block
    super.init()
  }

  /// Creates a timer and adds it to the clock of the running code.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    UIApplication.shared.currentClock.add(timer)
    return timer
  }

  /// Creates a timer that sends `selector` to `target`, which it keeps alive until it is invalid. The method takes the
  /// timer, or nothing.
  public convenience init(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyValue?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { selector.send(to: target, from: $0) }
    self.userInfo = userInfo
  }

  /// Creates a timer that fires first at a time, which is now if it has passed, and then at the interval. It waits until it
  /// is added to a clock or run loop.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    first = date
  }

  /// Creates a timer as `init(timeInterval:target:selector:userInfo:repeats:)` does and adds it to the clock of the code
  /// that is running.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyValue?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    UIApplication.shared.currentClock.add(timer)
    return timer
  }

  /// The object that was passed with the target; nil for timers with a closure, and once the timer is invalid.
  public private(set) var userInfo: AnyValue?
  /// How late the timer may fire; it is never late.
  public var tolerance: TimeInterval = 0
  /// When the timer fires next.
  public var fireDate: Date {
    let application = UIApplication.shared
    let clock = clock ?? application.currentClock!
    return Date(timeIntervalSinceNow: Double(fireTick - clock.tick) / UIApplication.ticksPerSecond)
  }

  /// Stops the timer for good and releases its closure.
  public func invalidate() {
    isValid = false
    block = nil
    userInfo = nil
  }

  /// Calls the closure now. A repeating timer's schedule stays as it is; one that does not repeat is invalid afterwards.
  /// Does nothing if the timer is invalid.
  public func fire() {
    guard isValid, let block else { return }
    let told = userInfo
    if !repeats { invalidate() }
    // The method still reads it, although the timer will not fire again.
    userInfo = told
    block(self)
    if !isValid { userInfo = nil }
  }

  /// Calls the closure because its time has come, and schedules the next call.
  func fireOnSchedule() {
    fires += 1
    schedule()
    fire()
  }

  func begin(in clock: TickClock) {
    startTick = clock.tick
    self.clock = clock
    if let first {
      let delay = max(1, UIApplication.ticks(in: first.timeIntervalSinceNow))
      startTick += delay - UIApplication.ticks(in: timeInterval)
    }
    schedule()
  }

  private func schedule() {
    fireTick = startTick + max(1, UIApplication.ticks(in: Double(fires + 1) * timeInterval))
  }

  public override class var kind: String { "Timer" }
}
