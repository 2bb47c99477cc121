import CaromGeometry

/// Runs closures later, on the clock of the code that is running.
///
/// There is one thread, so all queues are the same: work that is added runs in a later tick, in the order of its
/// deadlines. Long work blocks the page on any queue.
public struct DispatchQueue: Sendable {
  /// How urgent work is; it makes no difference here.
  public enum QoS: Sendable {
    /// The urgency of the work; it makes no difference, because there is one thread.
    case userInteractive, userInitiated, `default`, utility, background, unspecified
  }
  /// Whether work may run at the same time; it never does.
  public enum Attributes: Sendable {
    /// Accepted so that code for Apple's systems compiles; without effect.
    case concurrent, initiallyInactive
  }

  /// The name of the queue, for diagnostics.
  public let label: String

  /// The queue of the user interface.
  public static let main = DispatchQueue(label: "main")
  /// The queue for work in the background; it runs like the main one.
  public static func global(qos: QoS = .default) -> DispatchQueue { DispatchQueue(label: "global") }

  /// Creates a queue, which runs like the main one.
  public init(label: String, qos: QoS = .unspecified, attributes: Attributes? = nil) { self.label = label }

  /// Runs `work` in the next tick.
  public func async(execute work: @escaping () -> Void) { asyncAfter(deadline: .now(), execute: work) }
  /// Runs `work` in the next tick, as a part of a group.
  public func async(group: DispatchGroup, execute work: @escaping () -> Void) {
    group.enter()
    async {
      work()
      group.leave()
    }
  }
  /// Runs an item in the next tick, unless it is cancelled before.
  public func async(execute item: DispatchWorkItem) { async { item.perform() } }

  /// Runs `work` in the first tick at or after `deadline`.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    Timer.scheduledTimer(withTimeInterval: deadline.delay, repeats: false) { _ in work() }
  }
  /// Runs an item in the first tick at or after `deadline`, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }

  /// Runs `work` at once and returns its result.
  public func sync<Result>(execute work: () -> Result) -> Result { work() }

  /// Runs `work` at once for each number from 0 to `iterations` − 1, one after another.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(0, iterations) { work(index) }
  }
}

/// A time, as a delay from the running tick.
public struct DispatchTime: Sendable {
  /// The delay in seconds.
  package var delay: TimeInterval

  /// The time of the running tick.
  public static func now() -> DispatchTime { DispatchTime(delay: 0) }
  /// Later than any session lasts.
  public static var distantFuture: DispatchTime { DispatchTime(delay: .infinity) }

  /// A time that many seconds later.
  public static func + (time: DispatchTime, seconds: TimeInterval) -> DispatchTime {
    DispatchTime(delay: time.delay + seconds)
  }
  /// A time later by an interval.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time + interval.seconds }
}

/// A length of time in one of several units.
public enum DispatchTimeInterval: Equatable, Sendable {
  /// A number of seconds.
  case seconds(Int)
  /// A number of milliseconds.
  case milliseconds(Int)
  /// A number of microseconds.
  case microseconds(Int)
  /// A number of nanoseconds.
  case nanoseconds(Int)
  /// Longer than any session.
  case never

  var seconds: TimeInterval {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    }
  }
}

/// Work that can be cancelled before it begins.
public final class DispatchWorkItem: NSObject, @unchecked Sendable {
  private let work: () -> Void
  /// Whether the item was cancelled.
  public private(set) var isCancelled = false
  private var followers: [(DispatchQueue, () -> Void)] = []

  /// Creates an item from a closure.
  public init(block: @escaping () -> Void) {
    work = block
    super.init()
  }

  /// Runs the work at once, unless it is cancelled.
  public func perform() {
    if !isCancelled { work() }
    let followers = followers
    self.followers = []
    for (queue, follower) in followers { queue.async(execute: follower) }
  }
  /// Keeps the work from starting; work that has started is finished.
  public func cancel() { isCancelled = true }
  /// Runs `work` in the tick after the item has run, or would have if it were not cancelled.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) { followers.append((queue, work)) }

  public override class var kind: String { "DispatchWorkItem" }
}

/// Several pieces of work, and a notification when all have ended.
public final class DispatchGroup: NSObject, @unchecked Sendable {
  private var running = 0
  private var followers: [(DispatchQueue, () -> Void)] = []

  /// Creates a group in which nothing runs.
  public override init() { super.init() }

  /// Whether work has begun that has not ended.
  var isRunning: Bool { running > 0 }

  /// One more piece of work has begun.
  public func enter() { running += 1 }
  /// Notes that a piece of work has ended. More ends than beginnings are diagnosed.
  public func leave() {
    guard running > 0 else {
      return UIApplication.shared.diagnose(
        "DispatchGroup: leave() without enter(); call enter() before the work begins.")
    }
    running -= 1
    if running == 0 { tell() }
  }
  /// Runs `work` in the tick after all work has ended; in the next one if none is running.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    followers.append((queue, work))
    if running == 0 { tell() }
  }

  private func tell() {
    let followers = followers
    self.followers = []
    for (queue, follower) in followers { queue.async(execute: follower) }
  }

  public override class var kind: String { "DispatchGroup" }
}

/// Runs closures in the next tick; there is one thread, so all queues are the same.
public final class OperationQueue: NSObject, @unchecked Sendable {
  /// The queue of the user interface.
  public static var main: OperationQueue { UIApplication.shared.operationQueue }
  /// The queue of the running code, which is the main one.
  public static var current: OperationQueue? { main }
  /// How many operations may run at the same time; they never do.
  public var maxConcurrentOperationCount = -1
  /// The name, for diagnostics.
  public var name: String?
  private var generation = 0

  /// Creates a queue, which runs like the main one.
  public override init() { super.init() }

  /// Runs `work` in the next tick, unless the operations are cancelled before.
  public func addOperation(_ work: @escaping () -> Void) {
    let added = generation
    // A closure for `DispatchQueue.async` makes the compiler for the web crash here.
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
      if self.generation == added { work() }
    }
  }
  /// Cancels all waiting operations.
  public func cancelAllOperations() { generation += 1 }

  public override class var kind: String { "OperationQueue" }
}
