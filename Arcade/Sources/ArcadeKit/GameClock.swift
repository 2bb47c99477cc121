import UIKit

/// Tells a game that knows the time only when it is told how late it is, and wakes it when something is due in it.
public struct GameClock {
  /// The tick of the run up to which the game knows the time.
  private var known: Tick = 0
  private var timer: Timer?

  public init() {}

  /// A game begins in `run` now.
  public mutating func start(in run: TickClock) {
    stop()
    known = run.tick
  }

  /// Nothing wakes the game any more.
  public mutating func stop() {
    timer?.invalidate()
    timer = nil
  }

  /// The ticks of `run` that the game was not told of yet; after this it knows of them.
  public mutating func ticksPassed(in run: TickClock) -> Int {
    defer { known = run.tick }
    return Int(run.tick - known)
  }

  /// Calls `body` once what is due `wait` ticks after the time that the game knows has come; nil: nothing is due. What was
  /// waited for before is not any more.
  public mutating func wake(after wait: Int?, in run: TickClock?, _ body: @escaping () -> Void) {
    stop()
    guard let run, let wait else { return }
    let left = max(wait - Int(run.tick - known), 1)
    let timer = Timer(timeInterval: Double(left) / UIApplication.ticksPerSecond, repeats: false) { _ in body() }
    run.add(timer)
    self.timer = timer
  }
}
