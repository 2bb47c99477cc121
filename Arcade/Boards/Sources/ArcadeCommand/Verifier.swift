import ArcadeBoards
import ArcadeRuns
import ArgumentParser
import Foundation

/// `arcade verifier`: replays the runs that it receives, one after the other, each in a fresh application.
///
/// A run that crashes this process does no harm: the parent starts another.
struct Verifier: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays runs from standard input, one after the other, within limits of time and memory.",
    discussion: """
      A run is four bytes with its length, the least significant first, and its bytes. The answer is a line of JSON with a “verdict” or \
      with why it is “refused”. A run that takes too long, too much memory, or makes a game trap ends the process without an answer.
      """)

  @Option(help: "The most processor time that a run may take, in seconds.")
  var seconds = 20

  @Option(help: "The most memory, in megabytes.")
  var megabytes = 1024

  /// The process ends after this many runs, so that leaks cannot accumulate; the parent starts another.
  private static let most = 2_000

  func validate() throws {
    guard (1...3600).contains(seconds) else { throw ValidationError("--seconds must be between 1 and 3600.") }
    guard (64...65_536).contains(megabytes) else { throw ValidationError("--megabytes must be between 64 and 65536.") }
  }

  func run() throws {
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
