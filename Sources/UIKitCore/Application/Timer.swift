import CaromGeometry

/// Fires once or at an interval, on the clock of a scene.
///
/// The k-th fire comes in the first tick at or after k · interval from its beginning and is never re-based, so that
/// 0.0125 s gives exactly 80 fires in each second.
public final class Timer: NSObject {
  /// Seconds between fires; values below 0.0001 count as 0.0001, as on Apple's systems.
  public let timeInterval: TimeInterval
  /// False once it fired its only time or was invalidated.
  public private(set) var isValid = true
  /// The tick of its scene in which it fires next.
  package private(set) var fireTick: Tick = 0

  private let repeats: Bool
  private var block: ((Timer) -> Void)?
  private var startTick: Tick = 0
  private var fires: Tick = 0

  /// A timer that waits until it is added to a scene.
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    timeInterval = interval >= 0.0001 ? interval : 0.0001
    self.repeats = repeats
    self.block = block
    super.init()
  }

  /// A timer that begins at once, on the scene whose code is running.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    UIApplication.shared.currentScene.add(timer)
    return timer
  }

  /// Stops it for good and lets go of its block.
  public func invalidate() {
    isValid = false
    block = nil
  }

  /// Fires now; a timer that does not repeat is then done.
  public func fire() {
    guard isValid, let block else { return }
    fires += 1
    schedule()
    if !repeats { invalidate() }
    block(self)
  }

  func begin(in scene: UIScene) {
    startTick = scene.tick
    schedule()
  }

  private func schedule() {
    fireTick = startTick + max(1, UIApplication.ticks(in: Double(fires + 1) * timeInterval))
  }

  public override class var kind: String { "Timer" }
}

/// The main queue's delayed blocks, on the clock of the scene whose code is running.
public struct DispatchQueue {
  /// The only queue there is.
  public static let main = DispatchQueue()

  /// Runs `work` in the next tick.
  public func async(execute work: @escaping () -> Void) { asyncAfter(deadline: .now(), execute: work) }

  /// Runs `work` in the first tick at or after `deadline`.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    Timer.scheduledTimer(withTimeInterval: deadline.delay, repeats: false) { _ in work() }
  }
}

/// A moment, as a delay from the running tick.
public struct DispatchTime {
  /// Seconds from now.
  package var delay: TimeInterval

  /// The time of the running tick.
  public static func now() -> DispatchTime { DispatchTime(delay: 0) }

  /// A time that many seconds later.
  public static func + (time: DispatchTime, seconds: TimeInterval) -> DispatchTime {
    DispatchTime(delay: time.delay + seconds)
  }
}
