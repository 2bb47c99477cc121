import Foundation

/// Has separate processes replay waiting runs, and accepts or refuses the runs by the result.
///
/// If a verifier traps, hangs or takes too much memory, only its current run is affected, and another verifier tries that once more.
public final class Referee: @unchecked Sendable {
  private let store: Store
  private let verifiers: Verifiers
  private let builds: Builds
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

  init(_ store: Store, _ verifiers: Verifiers, _ builds: Builds, metrics: Metrics, log: Log) {
    (self.store, self.verifiers, self.builds, self.metrics, self.log) = (store, verifiers, builds, metrics, log)
  }

  /// A referee without a server, for the runs that servers put into the database at a place. Throws `PlaceFault`.
  /// - Parameter builds: The folder of all builds; see `Builds`.
  /// - Parameter site: The folder of the site, by which the build of this program is known.
  public convenience init(_ place: Place, _ verifiers: Verifiers, site: String, builds: String) throws {
    let (store, log) = (try Store(place), Log())
    let builds = Builds(
      in: builds, site: site, program: verifiers.path, needed: try store.queuedBuilds(), log: log)
    self.init(store, verifiers, builds, metrics: Metrics(), log: log)
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
      let found = Swift.Result { try store.take(by: name, of: Array(builds.all.keys)) }
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
    defer { for each in earlier.values { each.end(atOnce: false) } }
    while let run = next() {
      defer { door.withLock { _ = inHand.remove(run.number) } }
      guard let program = builds.program(of: run.build) else {
        settle(run, VerifierReply(refused: "it was played in a version of the arcade that is not kept here any more"))
        continue
      }
      if program == verifiers.path {
        if verify(run, own) { continue }
        return own.end(atOnce: true)
      }
      do {
        let verifier = try earlier[program] ?? verifier(program)
        earlier[program] = verifier
        if verify(run, verifier) { continue }
        verifier.end(atOnce: true)
        earlier[program] = nil
      } catch {
        log.error("The verifier of build \(run.build) cannot be started.", error)
        lost(run, because: "the program of its build cannot be started; load the page again and play anew")
      }
    }
    own.end(atOnce: false)
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
  private func lost(_ run: QueuedRun, because reason: String) {
    metrics.count("arcade_verifiers_lost_total")
    trying("A crash cannot be written; the run waits.") {
      let isDead = try store.crashed(run.number, by: name, because: reason)
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
