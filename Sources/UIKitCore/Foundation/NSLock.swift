/// A lock, for sources that have one: there is one thread here, so nobody ever waits for it.
public final class NSLock: NSObject, @unchecked Sendable {
  private var isLocked = false
  /// The name, for diagnostics.
  public var name: String?

  /// Takes the lock. Taking it twice, which would wait for ever, is diagnosed.
  public func lock() {
    if isLocked {
      UIApplication.shared.diagnose(
        "NSLock \(name ?? ""): lock() while it is locked would wait for ever; call unlock() first, or use an NSRecursiveLock."
      )
    }
    isLocked = true
  }
  /// Takes the lock and returns true, or returns false if it is taken.
  public func `try`() -> Bool {
    defer { isLocked = true }
    return !isLocked
  }
  /// Gives the lock back.
  public func unlock() { isLocked = false }
  /// Runs a closure while the lock is taken.
  public func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }

  public override class var kind: String { "NSLock" }
}

/// A lock that may be taken several times, for sources that have one: there is one thread here, so nobody ever waits for
/// it.
public final class NSRecursiveLock: NSObject, @unchecked Sendable {
  /// The name, for diagnostics.
  public var name: String?
  /// Takes the lock.
  public func lock() {}
  /// Takes the lock and returns true.
  public func `try`() -> Bool { true }
  /// Gives the lock back.
  public func unlock() {}
  /// Runs a closure while the lock is taken.
  public func withLock<Result>(_ body: () -> Result) -> Result { body() }

  public override class var kind: String { "NSRecursiveLock" }
}

/// A number of permits, for sources that have one. There is one thread here: where no permit is left, nobody could give one
/// back while the caller waits, so it does not wait, and is told `timedOut`.
public final class DispatchSemaphore: NSObject, @unchecked Sendable {
  private var value: Int

  /// Creates a semaphore with a number of permits; negative ones count as 0.
  public init(value: Int) { self.value = max(0, value) }

  /// Takes a permit. Where none is left, that is diagnosed, and the code goes on.
  public func wait() {
    guard wait(timeout: .now()) == .timedOut else { return }
    UIApplication.shared.diagnose(
      "DispatchSemaphore: wait() with no permit left would wait for ever, because there is one thread; go on in the closure that would call signal()."
    )
  }
  /// Takes a permit, or returns `timedOut` at once where none is left.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard value > 0 else { return .timedOut }
    value -= 1
    return .success
  }
  /// Gives a permit back. The result is 0: nobody waits.
  @discardableResult public func signal() -> Int {
    value += 1
    return 0
  }

  public override class var kind: String { "DispatchSemaphore" }
}

/// Whether waiting was worth it.
public enum DispatchTimeoutResult: Sendable {
  /// The wait ended in time, or the time ran out.
  case success, timedOut
}

extension DispatchGroup {
  /// Returns at once: work of other queues runs in later ticks, so what has not ended by now cannot end while the code
  /// waits. That is diagnosed.
  public func wait() {
    guard wait(timeout: .now()) == .timedOut else { return }
    UIApplication.shared.diagnose(
      "DispatchGroup: wait() would wait for ever, because there is one thread; use notify(queue:execute:).")
  }
  /// Returns at once whether all work has ended.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { isRunning ? .timedOut : .success }
}
