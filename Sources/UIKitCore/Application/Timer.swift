import CaromGeometry

/// Calls a closure once, or repeatedly at an interval, on the clock of a scene.
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
  /// The tick of its scene in which the timer fires next.
  package private(set) var fireTick: Tick = 0

  private let repeats: Bool
  private var block: ((Timer) -> Void)?
  private var startTick: Tick = 0
  private var fires: Tick = 0

  /// Creates a timer that waits until it is added to a scene (`UIScene.add(_:)`) or run loop.
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    timeInterval = interval >= 0.0001 ? interval : 0.0001
    self.repeats = repeats
    self.block = block
    super.init()
  }

  /// Creates a timer and adds it to the scene whose code is running.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    UIApplication.shared.currentClock.add(timer)
    return timer
  }

  /// Stops the timer for good and releases its closure.
  public func invalidate() {
    isValid = false
    block = nil
  }

  /// Calls the closure now. A repeating timer's schedule stays as it is; one that does not repeat is invalid afterwards.
  /// Does nothing if the timer is invalid.
  public func fire() {
    guard isValid, let block else { return }
    if !repeats { invalidate() }
    block(self)
  }

  /// Calls the closure because its time has come, and schedules the next call.
  func fireOnSchedule() {
    fires += 1
    schedule()
    fire()
  }

  func begin(in clock: TickClock) {
    startTick = clock.tick
    schedule()
  }

  private func schedule() {
    fireTick = startTick + max(1, UIApplication.ticks(in: Double(fires + 1) * timeInterval))
  }

  public override class var kind: String { "Timer" }
}

/// Runs closures later, on the clock of the scene whose code is running.
public struct DispatchQueue {
  /// The only queue.
  public static let main = DispatchQueue()

  /// Runs `work` in the next tick.
  public func async(execute work: @escaping () -> Void) { asyncAfter(deadline: .now(), execute: work) }

  /// Runs `work` in the first tick at or after `deadline`.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    Timer.scheduledTimer(withTimeInterval: deadline.delay, repeats: false) { _ in work() }
  }
}

/// A time, as a delay from the running tick.
public struct DispatchTime {
  /// The delay in seconds.
  package var delay: TimeInterval

  /// The time of the running tick.
  public static func now() -> DispatchTime { DispatchTime(delay: 0) }

  /// A time that many seconds later.
  public static func + (time: DispatchTime, seconds: TimeInterval) -> DispatchTime {
    DispatchTime(delay: time.delay + seconds)
  }
}
