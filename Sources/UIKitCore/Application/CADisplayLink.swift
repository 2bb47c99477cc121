import CaromGeometry

/// Calls a target once in each tick of its scene.
public final class CADisplayLink: NSObject {
  @Weak private var target: NSObject?
  private let selector: Selector
  @Weak private var scene: UIScene?

  /// While true it makes no calls.
  public var isPaused = false
  /// Scene time of the call, in seconds.
  public private(set) var timestamp: TimeInterval = 0
  /// Seconds between calls.
  public var duration: TimeInterval { 1 / UIApplication.ticksPerSecond }
  /// Scene time of the next call, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + duration }

  /// Creates a display link, which makes no calls until `add(to:forMode:)`.
  ///
  /// - Parameters:
  ///   - target: The object that receives the calls. The link does not keep it alive: when it is deallocated, the link
  ///     invalidates itself.
  ///   - selector: The method to call; it receives the display link.
  public init(target: NSObject, selector: Selector) {
    self.selector = selector
    super.init()
    self.target = target
  }

  /// Begins the calls; the arguments are Apple's and have one meaning here.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard let current = UIApplication.shared.currentScene else { return }
    scene = current
    current.displayLinks.append(self)
  }

  /// Ends the calls.
  public func invalidate() { scene?.displayLinks.removeAll { $0 === self } }

  func fire(in scene: UIScene) {
    guard !isPaused else { return }
    guard let target else { return invalidate() }
    timestamp = scene.time
    selector.send(to: target, from: self)
  }

  public override class var kind: String { "CADisplayLink" }
}

/// The run loop of Apple's API; time is the scene's, so there is nothing in it.
public struct RunLoop {
  /// The modes of Apple's run loop: `common`, `default` and `tracking`. All three mean the same here.
  public enum Mode { case common, `default`, tracking }

  /// The main run loop.
  public static let main = RunLoop()
  /// The run loop whose code is running; the same as `main`.
  public static let current = RunLoop()

  /// Adds `timer` to the scene whose code is running.
  public func add(_ timer: Timer, forMode mode: Mode) { UIApplication.shared.currentScene.add(timer) }
}
