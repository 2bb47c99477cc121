import Foundation

/// A process of `arcade verifier`, which replays one run after the other.
final class VerifierProcess {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  /// The bytes that have arrived after the last complete line.
  private var rest = Data()

  /// Starts a process. Throws if the program cannot be started.
  init(path: String, seconds: Int, megabytes: Int) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["verifier", "--seconds", "\(seconds)", "--megabytes", "\(megabytes)"]
    // Backtraces are off, because a run that traps on purpose must not make the process spend time on one.
    process.environment = VerifierProcess.environment
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// The environment without what a database may be named by, because nothing that replays a run needs to know it.
  private static let environment = ProcessInfo.processInfo.environment
    .filter { !$0.key.hasPrefix("PG") && !$0.value.contains("://") }
    .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }

  /// The answer to a run; nil if the process crashed on it, or was killed because it did not answer in time.
  func reply(to run: Data, within seconds: Int) -> VerifierReply? {
    let id = process.processIdentifier
    let watch = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: watch)
    defer { watch.cancel() }
    let length = withUnsafeBytes(of: UInt32(run.count).littleEndian) { Data($0) }
    guard (try? input.fileHandleForWriting.write(contentsOf: length + run)) != nil, let line = nextLine() else {
      return nil
    }
    return try? JSONDecoder().decode(VerifierReply.self, from: line)
  }

  private func nextLine() -> Data? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest = Data(rest[(end + 1)...])
        return line
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      rest += more
    }
  }

  /// Ends the process: by closing its input, or at once.
  func end(atOnce: Bool) {
    try? input.fileHandleForWriting.close()
    if atOnce { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
