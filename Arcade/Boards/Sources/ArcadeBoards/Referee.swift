import Foundation

/// Has separate processes replay waiting runs, and accepts or refuses the runs by the result.
///
/// If a verifier traps, hangs or takes too much memory, only its current run is affected, and another verifier tries that once more.
final class Referee: @unchecked Sendable {
  private let store: Store
  private let verifiers: Verifiers
  private let metrics: Metrics
  private let log: Log
  /// Guards everything below, and wakes threads that wait for a run, or for the end of the work.
  private let door = NSCondition()
  /// The numbers of the runs that are being verified.
  private var inHand: Set<Int64> = []
  /// How often a verifier has crashed on each run.
  private var deaths: [Int64: Int] = [:]
  private var isStopping = false
  /// How many threads run, each of which keeps a verifier at work, and how many verifiers are alive.
  private var (working, living) = (0, 0)

  init(_ store: Store, _ verifiers: Verifiers, metrics: Metrics, log: Log) {
    (self.store, self.verifiers, self.metrics, self.log) = (store, verifiers, metrics, log)
  }

  /// How many verifiers are alive.
  var verifierCount: Int { door.withLock { living } }

  /// Starts a thread for each verifier.
  func start() {
    // A write to a verifier that has ended returns an error; no signal is needed.
    signal(SIGPIPE, SIG_IGN)
    for _ in 0..<verifiers.count {
      door.withLock { working += 1 }
      Thread.detachNewThread { self.employ() }
    }
  }

  /// Waits for the runs being verified; the others wait for the next start.
  func stop() {
    door.withLock {
      isStopping = true
      door.broadcast()
      while working > 0 { door.wait() }
    }
  }

  /// Reports that a run has arrived.
  func wake() { door.withLock { door.signal() } }

  /// The next run on which no verifier is working; waits for one. Nil when it is time to stop.
  private func next() -> QueuedRun? {
    door.lock()
    defer { door.unlock() }
    while !isStopping {
      do {
        if let run = try store.queued(apartFrom: inHand) {
          inHand.insert(run.number)
          return run
        }
        door.wait()
      } catch {
        log.error("The queue cannot be read; trying again.", error)
        _ = door.wait(until: .now + 1)
      }
    }
    return nil
  }

  /// Keeps one verifier at work.
  private func employ() {
    while !door.withLock({ isStopping }) {
      do {
        let verifier = try VerifierProcess(
          path: verifiers.path, seconds: verifiers.seconds, megabytes: verifiers.megabytes)
        door.withLock { living += 1 }
        employ(verifier)
        door.withLock { living -= 1 }
      } catch {
        log.error("The verifier cannot be started; trying again.", error)
        Thread.sleep(forTimeInterval: 1)
      }
    }
    door.withLock {
      working -= 1
      door.broadcast()
    }
  }

  /// Gives a verifier one run after the other, until it dies or it is time to stop.
  private func employ(_ verifier: VerifierProcess) {
    while let run = next() {
      let begun = ContinuousClock.now
      // The limit of processor time does not end a process that is suspended.
      let reply = verifier.reply(to: run.bytes, within: verifiers.seconds * 3 + 10)
      if let reply {
        metrics.observe("arcade_verification_seconds", ContinuousClock.now - begun)
        settle(run, reply)
      } else {
        lost(run)
      }
      door.withLock { _ = inHand.remove(run.number) }
      if reply == nil { return verifier.end(atOnce: true) }
    }
    verifier.end(atOnce: false)
  }

  private func settle(_ run: QueuedRun, _ reply: VerifierReply) {
    do {
      if let objection = reply.objection(by: run.ticket, sent: run.sent) {
        try store.refuse(run.number, because: objection)
        metrics.count("arcade_runs_refused_total")
      } else if let verdict = reply.verdict {
        try store.believe(run.number, verdict)
        metrics.count("arcade_runs_proven_total")
      }
      door.withLock { deaths[run.number] = nil }
    } catch {
      log.error("A verdict cannot be written; the run waits.", error)
      // The reason why it cannot be written, such as a full disk, does not go away at once.
      Thread.sleep(forTimeInterval: 1)
    }
  }

  /// Handles a run on which a verifier has crashed.
  private func lost(_ run: QueuedRun) {
    metrics.count("arcade_verifiers_lost_total")
    let count = door.withLock {
      deaths[run.number, default: 0] += 1
      return deaths[run.number, default: 0]
    }
    guard count > 1 else { return }
    do {
      try store.refuse(
        run.number,
        because: "its replay took more than \(verifiers.seconds) s or too much memory, twice; play a shorter game")
      door.withLock { deaths[run.number] = nil }
      metrics.count("arcade_runs_refused_total")
    } catch {
      log.error("A refusal cannot be written; the run waits.", error)
    }
  }
}

/// How verifiers are started, and how much time and memory they may take.
public struct Verifiers: Sendable {
  /// The program whose command `verifier` is started.
  public var path: String
  /// How many run side by side.
  public var count: Int
  /// The most processor time that a run may take, in seconds.
  public var seconds: Int
  /// The most memory of one, in megabytes.
  public var megabytes = 1024

  public init(path: String, count: Int, seconds: Int) {
    (self.path, self.count, self.seconds) = (path, count, seconds)
  }
}
