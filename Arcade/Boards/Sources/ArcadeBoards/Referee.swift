import Foundation

/// Has separate processes replay waiting runs, and accepts or refuses the runs by the result.
///
/// If a verifier traps, hangs or takes too much memory, only its current run is affected, and another verifier tries that once more.
final class Referee: @unchecked Sendable {
  private let store: Store
  private let verifiers: Verifiers
  private let builds: Builds
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

  init(_ store: Store, _ verifiers: Verifiers, _ builds: Builds, metrics: Metrics, log: Log) {
    (self.store, self.verifiers, self.builds, self.metrics, self.log) = (store, verifiers, builds, metrics, log)
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

  private func verifier(_ program: String) throws -> VerifierProcess {
    try VerifierProcess(path: program, seconds: verifiers.seconds, megabytes: verifiers.megabytes)
  }

  /// Keeps one verifier at work.
  private func employ() {
    while !door.withLock({ isStopping }) {
      do {
        let verifier = try verifier(verifiers.path)
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

  /// Gives a verifier one run after the other, until it dies or it is time to stop. Runs of an earlier build go to a verifier of that
  /// build, which stays until then.
  private func employ(_ own: VerifierProcess) {
    var earlier: [String: VerifierProcess] = [:]
    while let run = next() {
      defer { door.withLock { _ = inHand.remove(run.number) } }
      guard let program = builds.program(of: run.build, own: verifiers.path) else {
        refuse(run, because: "it was played in a version of the arcade that is not kept here any more; play it again")
        continue
      }
      let isOwn = program == verifiers.path
      do {
        let verifier = try isOwn ? own : earlier[program] ?? verifier(program)
        if !isOwn { earlier[program] = verifier }
        if verify(run, verifier) { continue }
        verifier.end(atOnce: true)
        earlier[program] = nil
      } catch {
        log.error("The verifier of build \(run.build) cannot be started.", error)
        lost(run, because: "the program of its build cannot be started; load the page again and play anew")
      }
      if isOwn {
        for each in earlier.values { each.end(atOnce: false) }
        return
      }
    }
    for each in [own] + earlier.values { each.end(atOnce: false) }
  }

  /// Has a verifier replay a run; returns whether it survived.
  private func verify(_ run: QueuedRun, _ verifier: VerifierProcess) -> Bool {
    let begun = ContinuousClock.now
    // The limit of processor time does not end a process that is suspended.
    guard let reply = verifier.reply(to: run.bytes, within: verifiers.seconds * 3 + 10) else {
      lost(
        run, because: "its replay took more than \(verifiers.seconds) s or too much memory, twice; play a shorter game")
      return false
    }
    metrics.observe("arcade_verification_seconds", ContinuousClock.now - begun)
    settle(run, reply)
    return true
  }

  private func settle(_ run: QueuedRun, _ reply: VerifierReply) {
    do {
      if let objection = reply.objection(by: run.ticket, sent: run.sent) {
        refuse(run, because: objection)
      } else if let verdict = reply.verdict {
        try store.believe(run.number, verdict)
        metrics.count("arcade_runs_proven_total")
      }
      door.withLock { deaths[run.number] = nil }
    } catch {
      failed(error)
    }
  }

  /// Handles a run on which a verifier has crashed: after the second time it is refused.
  private func lost(_ run: QueuedRun, because reason: String) {
    metrics.count("arcade_verifiers_lost_total")
    let count = door.withLock {
      deaths[run.number, default: 0] += 1
      return deaths[run.number, default: 0]
    }
    if count > 1 { refuse(run, because: reason) }
  }

  private func failed(_ error: any Error) {
    log.error("A verdict cannot be written; the run waits.", error)
    // The reason why it cannot be written, such as a full disk, does not go away at once.
    Thread.sleep(forTimeInterval: 1)
  }

  private func refuse(_ run: QueuedRun, because reason: String) {
    do {
      try store.refuse(run.number, because: reason)
      door.withLock { deaths[run.number] = nil }
      metrics.count("arcade_runs_refused_total")
    } catch {
      failed(error)
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
