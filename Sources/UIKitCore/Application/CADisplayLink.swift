import CaromGeometry

/// Calls a method of a target once in every tick of its clock, 120 times a second.
///
/// While the link or its clock is paused, it makes no calls and needs no ticks.
public final class CADisplayLink: NSObject {
  private var target: ActionTarget
  private let selector: Selector
  @Weak private var clock: TickClock?

  /// Whether the calls are suspended; false by default.
  public var isPaused = false
  /// The clock's time at the last call, in seconds.
  public private(set) var timestamp: TimeInterval = 0
  /// The seconds between two calls: 1/120.
  public var duration: TimeInterval { 1 / UIApplication.ticksPerSecond }
  /// The clock's time at the next call, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + duration }

  /// Creates a display link, which makes no calls until `add(to:forMode:)`.
  ///
  /// - Parameters:
  ///   - target: The object that receives the calls. The link does not keep an `NSObject` alive: when it is deallocated,
  ///     the link invalidates itself.
  ///   - selector: The method to call; it receives the display link.
  public init(target: AnyObject, selector: Selector) {
    self.selector = selector
    self.target = ActionTarget(target)
    super.init()
  }

  /// Starts the calls, on the clock of the running code; does nothing if they have started. The arguments exist for
  /// compatibility with Apple's API and have no effect.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    let isAdded = clock?.displayLinks.contains { $0 === self } ?? false
    guard !isAdded, let current = UIApplication.shared.currentClock else { return }
    clock = current
    current.displayLinks.append(self)
  }

  /// Stops the calls for good.
  public func invalidate() { clock?.displayLinks.removeAll { $0 === self } }

  func fire(in clock: TickClock) {
    guard !isPaused else { return }
    guard let target = target.object else { return invalidate() }
    timestamp = clock.time
    selector.send(to: target, from: self)
  }

  public override class var kind: String { "CADisplayLink" }
}

/// The run loop of Apple's API. It has no state here, since time belongs to the clocks.
public struct RunLoop: Sendable {
  /// The modes of Apple's run loop: `common`, `default` and `tracking`. All three mean the same here.
  public enum Mode: Sendable {
    /// All modes, the usual one, or the one while a finger is tracked; they make no difference.
    case common, `default`, tracking
  }

  /// The main run loop.
  public static let main = RunLoop()
  /// The run loop whose code is running; the same as `main`.
  public static let current = RunLoop()

  /// Adds `timer` to the clock of the running code; the mode has no effect.
  public func add(_ timer: Timer, forMode mode: Mode) { UIApplication.shared.currentClock.add(timer) }
}
