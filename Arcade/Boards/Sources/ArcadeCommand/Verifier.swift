import ArcadeBoards
import ArcadeRuns
import ArgumentParser
import CaromServer
import Foundation

/// `arcade verifier`: replays the runs that it receives, one after the other, each in a fresh application; or has such processes
/// replay the runs that wait in a database.
///
/// A run that crashes this process does no harm: the parent starts another.
struct Verifier: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays runs from standard input, or from a shared database, within limits of time and memory.",
    discussion: """
      A run is four bytes with its length, the least significant first, and its bytes. The answer is a line of JSON with a “verdict” or \
      with why it is “refused”. A run that takes too long, too much memory, or makes a game trap ends the process without an answer.

      With --database, such processes replay the runs that wait there until Ctrl-C; any number of machines may do that.
      """)

  @Option(help: ArgumentHelp(databaseHelp))
  var database: String?

  @OptionGroup var folders: BuildFolders

  @Option(help: "How many processes replay runs from the database.")
  var verifiers = 1

  @Option(help: "The most processor time that a run may take, in seconds.")
  var seconds = 20

  @Option(help: "The most memory, in megabytes.")
  var megabytes = 1024

  /// The process ends after this many runs, so that leaks cannot accumulate; the parent starts another.
  private static let most = 2_000

  func validate() throws {
    guard (1...3600).contains(seconds) else { throw ValidationError("--seconds must be between 1 and 3600.") }
    guard (1...256).contains(verifiers) else { throw ValidationError("--verifiers must be between 1 and 256.") }
    guard (64...65_536).contains(megabytes) else { throw ValidationError("--megabytes must be between 64 and 65536.") }
  }

  func run() async throws {
    if let database { try await work(on: database) } else { try replayInput() }
  }

  /// Has processes replay the runs in a database, until a signal comes.
  private func work(on database: String) async throws {
    guard Site(path: folders.site).exists else {
      throw fault("there is no site in \(folders.site); give the one that the servers have with --site", code: 1)
    }
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let signals = StopSignals()
    let referee: Referee
    do {
      var processes = Verifiers(path: path, count: verifiers, seconds: seconds)
      processes.megabytes = megabytes
      let place = try Place(data: nil, database: database)
      referee = try Referee(place, processes, site: folders.site, builds: folders.builds ?? place.builds)
    } catch {
      throw fault(oneLine(error), code: 1)
    }
    referee.start()
    say("\(verifiers) verifiers are at work  (Ctrl-C stops them)", to: .standardOutput)
    await signals.wait()
    referee.stop(by: Date.now + StopSignals.longest - 0.5)
  }

  private func replayInput() throws {
    // The parent stops this process by closing its input; a signal to all of its processes must not look like a crash.
    for number in [SIGINT, SIGTERM] { signal(number, SIG_IGN) }
    // The output of a game must not be mistaken for an answer.
    let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    limitMemory()
    var runs = 0
    while runs < Verifier.most, let head = read(4) {
      let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
      guard length <= RunRefusal.mostBytes, let bytes = read(length) else {
        throw fault("the input is no run after its length", code: 2)
      }
      setTimer(seconds)
      let reply = VerifierReply(to: bytes)
      setTimer(0)
      say(jsonLine(reply), to: answers)
      runs += 1
    }
  }

  /// The given number of bytes from standard input; nil if it ends sooner.
  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let more = bytes.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress! + done, count - done) }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { return nil }
      done += more
    }
    return bytes
  }

  /// Ends the process by a signal after so many seconds of processor time; 0 removes that limit.
  private func setTimer(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  private func limitMemory() {
    var limit = rlimit(rlim_cur: rlim_t(megabytes) << 20, rlim_max: rlim_t(megabytes) << 20)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    // Core dumps of processes that trapped would fill the disk.
    limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  }
}
