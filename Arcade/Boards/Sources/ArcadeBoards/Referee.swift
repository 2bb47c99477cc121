import Foundation

/// Has separate processes replay waiting runs, and accepts or refuses the runs by the result.
///
/// If a verifier traps, hangs or takes too much memory, only its current run is affected, and another verifier tries that once more.
public final class Referee: @unchecked Sendable {
  private let store: Store
  private let verifiers: Verifiers
  private let metrics: Metrics
  private let log: Log
  /// The name under which runs are taken from the queue; no other process, and no other start of this one, has the same.
  private let name = Base64URL.random(bytes: 12)
  /// Guards everything below, and wakes threads that wait for a run, or for the end of the work.
  private let door = NSCondition()
  /// The numbers of the runs that are being verified.
  private var inHand: Set<Int64> = []
  /// Whether a thread is asking for a run, and whether one has arrived meanwhile.
  private var (isAsking, hasNews) = (false, false)
  private var isStopping = false
  /// How many threads run, each of which keeps a verifier at work, and how many verifiers are alive.
  private var (working, living) = (0, 0)

  /// How long nobody asks for a run after there was none, unless one arrives here, in seconds. To a database of this process alone
  /// they arrive in no other way, unless the operator has one tried again.
  private var pause: Double { store.database.isShared ? 0.25 : 2 }
  /// How often more time is asked for, in seconds: several times while a lease lasts.
  private static let beat = 3.0

  init(_ store: Store, _ verifiers: Verifiers, metrics: Metrics, log: Log) {
    (self.store, self.verifiers, self.metrics, self.log) = (store, verifiers, metrics, log)
  }

  /// A referee without a server, for the runs that servers put into the database at a place. Throws `PlaceFault`.
  public convenience init(_ place: Place, _ verifiers: Verifiers) throws {
    self.init(try Store(place), verifiers, metrics: Metrics(), log: Log())
  }

  /// How many verifiers are alive.
  var verifierCount: Int { door.withLock { living } }

  /// Starts a thread for each verifier.
  public func start() {
    guard verifiers.count > 0 else { return }
    // A write to a verifier that has ended returns an error; no signal is needed.
    signal(SIGPIPE, SIG_IGN)
    trying("Runs cannot be freed.") { try store.freeAll() }
    door.withLock { working = verifiers.count }
    for _ in 0..<verifiers.count { Thread.detachNewThread { self.employ() } }
    Thread.detachNewThread { self.keepInHand() }
  }

  /// Begins no further run.
  public func retire() {
    door.withLock {
      isStopping = true
      door.broadcast()
    }
  }

  /// Waits for the runs being verified, up to a moment, and gives back the others.
  public func stop(by end: Date) {
    retire()
    door.withLock { while working > 0, door.wait(until: end) {} }
    if verifiers.count > 0 { trying("Runs cannot be given back.") { try store.giveBack(by: name) } }
  }

  /// Reports that a run has arrived.
  func wake() {
    door.withLock {
      hasNews = true
      door.broadcast()
    }
  }

  private func trying(_ failure: String, _ body: () throws -> Void) {
    do { try body() } catch { log.error(failure, error) }
  }

  /// Asks for more time for the runs in hand as long as there are any threads that work.
  private func keepInHand() {
    while true {
      let (runs, count, isOver) = door.withLock { (inHand, living, working == 0 || isStopping) }
      if isOver { return }
      trying("The runs in hand cannot be kept.") { try store.keep(runs, by: name, verifiers: count) }
      let next = Date.now + Referee.beat
      door.withLock { while !isStopping, door.wait(until: next) {} }
    }
  }

  /// Takes the next run, and waits for one; only one thread asks at a time. Nil when it is time to stop.
  private func next() -> QueuedRun? {
    door.lock()
    defer { door.unlock() }
    while isAsking, !isStopping { door.wait() }
    guard !isStopping else { return nil }
    isAsking = true
    defer {
      isAsking = false
      door.broadcast()
    }
    while !isStopping {
      hasNews = false
      door.unlock()
      let found = Swift.Result { try store.take(by: name) }
      door.lock()
      switch found {
      case .success(let run?):
        inHand.insert(run.number)
        return run
      case .success(nil):
        if !hasNews, !isStopping { _ = door.wait(until: .now + pause) }
      case .failure(let error):
        log.error("The queue cannot be read; trying again.", error)
        if !isStopping { _ = door.wait(until: .now + 1) }
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

  /// Writes what came out, as soon as the database can be written.
  private func settle(_ run: QueuedRun, _ reply: VerifierReply) {
    repeat {
      do {
        if let objection = reply.objection(by: run.ticket, sent: run.sent) {
          try store.refuse(run, because: objection)
          metrics.count("arcade_runs_refused_total")
        } else if let verdict = reply.verdict {
          try store.believe(run, verdict)
          metrics.count("arcade_runs_proven_total")
        }
        return
      } catch {
        log.error("A verdict cannot be written; trying again.", error)
        // What does not pass by itself is left to another try, and in the end to the operator.
        guard let fault = error as? DatabaseFault, fault.kind != .other else { return }
        Thread.sleep(forTimeInterval: 1)
      }
    } while !door.withLock({ isStopping })
  }

  /// Handles a run on which a verifier has crashed.
  private func lost(_ run: QueuedRun) {
    metrics.count("arcade_verifiers_lost_total")
    trying("A crash cannot be written; the run waits.") {
      let isDead = try store.crashed(
        run.number, by: name,
        because: "its replay took more than \(verifiers.seconds) s or too much memory, twice; play a shorter game")
      if isDead { metrics.count("arcade_runs_dead_total") }
    }
  }
}

/// How verifiers are started, and how much time and memory they may take.
public struct Verifiers: Sendable {
  /// The program whose command `verifier` is started.
  public var path: String
  /// How many run side by side; 0 if other machines verify the runs.
  public var count: Int
  /// The most processor time that a run may take, in seconds.
  public var seconds: Int
  /// The most memory of one, in megabytes.
  public var megabytes = 1024

  public init(path: String, count: Int, seconds: Int) {
    (self.path, self.count, self.seconds) = (path, count, seconds)
  }
}
