import UIKit

/// Keeps the time for a game whose model has no clock: tells it how many ticks have passed, and wakes it when an event
/// is due.
public struct GameClock {
  /// The tick of the run up to which the game has been advanced.
  private var known: Tick = 0
  private var timer: Timer?

  public init() {}

  /// Starts with a game that now begins on the clock `run`.
  public mutating func start(in run: TickClock) {
    stop()
    known = run.tick
  }

  /// Cancels the next wake-up.
  public mutating func stop() {
    timer?.invalidate()
    timer = nil
  }

  /// The ticks of `run` since the last call, by which the game has to be advanced now.
  public mutating func ticksPassed(in run: TickClock) -> Int {
    defer { known = run.tick }
    return Int(run.tick - known)
  }

  /// Calls `body` when `wait` ticks have passed since the tick up to which the game has been advanced; nil means that
  /// nothing is due. Replaces the previous wake-up.
  public mutating func wake(after wait: Int?, in run: TickClock?, _ body: @escaping () -> Void) {
    stop()
    guard let run, let wait else { return }
    let left = max(wait - Int(run.tick - known), 1)
    let timer = Timer(timeInterval: Double(left) / UIApplication.ticksPerSecond, repeats: false) { _ in body() }
    run.add(timer)
    self.timer = timer
  }
}
