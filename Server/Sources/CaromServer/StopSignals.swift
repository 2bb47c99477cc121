import Dispatch
import Foundation

/// The signals that ask the command to stop: Ctrl-C and SIGTERM.
///
/// The first one stops the server in order; a second one ends the command at once, and so does running out of time.
public final class StopSignals {
  /// The longest time that stopping may take, in seconds.
  public static let longest = 4.5

  private let sources: [any DispatchSourceSignal]
  private let first: AsyncStream<CInt>

  /// Takes the signals from now on.
  public init() {
    let (stream, continuation) = AsyncStream.makeStream(of: CInt.self)
    let queue = DispatchQueue(label: "stop signals")
    let isStopping = Box()
    let registrations = DispatchSemaphore(value: 0)
    sources = [SIGINT, SIGTERM].map { number in
      // Otherwise the signal's default action would end the command before the dispatch source receives it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        if isStopping.value { _exit(128 + number) }
        isStopping.value = true
        continuation.yield(number)
        queue.asyncAfter(deadline: .now() + StopSignals.longest) { _exit(0) }
      }
      source.setRegistrationHandler { registrations.signal() }
      source.resume()
      return source
    }
    first = stream
    // A source is registered later, on its queue; a signal that came before that would be lost.
    for _ in sources { registrations.wait() }
  }

  /// Waits for the first signal.
  public nonisolated(nonsending) func wait() async { for await _ in first { return } }

  /// Only used on the queue of the signals.
  private final class Box: @unchecked Sendable { var value = false }
}
