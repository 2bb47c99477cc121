import CaromGeometry

/// Calls a target once in each tick of its clock.
public final class CADisplayLink: NSObject {
  @Weak private var target: NSObject?
  private let selector: Selector
  @Weak private var clock: TickClock?

  /// While true it makes no calls.
  public var isPaused = false
  /// Clock time of the call, in seconds.
  public private(set) var timestamp: TimeInterval = 0
  /// Seconds between calls.
  public var duration: TimeInterval { 1 / UIApplication.ticksPerSecond }
  /// Clock time of the next call, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + duration }

  public init(target: NSObject, selector: Selector) {
    self.selector = selector
    super.init()
    self.target = target
  }

  /// Begins the calls; the arguments are Apple's and have one meaning here.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard let current = UIApplication.shared.currentClock else { return }
    clock = current
    current.displayLinks.append(self)
  }

  /// Ends the calls.
  public func invalidate() { clock?.displayLinks.removeAll { $0 === self } }

  func fire(in clock: TickClock) {
    guard !isPaused else { return }
    guard let target else { return invalidate() }
    timestamp = clock.time
    selector.send(to: target, from: self)
  }

  public override class var kind: String { "CADisplayLink" }
}

/// The run loop of Apple's API; time is a `TickClock`'s, so there is nothing in it.
public struct RunLoop {
  public enum Mode { case common, `default`, tracking }

  public static let main = RunLoop()
  public static let current = RunLoop()

  /// Adds `timer` to the clock of the code that is running.
  public func add(_ timer: Timer, forMode mode: Mode) { UIApplication.shared.currentClock.add(timer) }
}
