/// One long run.
struct Run {
  let name: String
  /// What is known to be wrong and not mended yet; such a run is told apart and fails nothing. docs/status.md lists them.
  let knownFault: String?
  let body: (inout Report) -> Void

  init(_ name: String, knownFault: String? = nil, _ body: @escaping (inout Report) -> Void) {
    self.name = name
    self.knownFault = knownFault
    self.body = body
  }
}

/// What a run found.
struct Report {
  private(set) var failures: [String] = []
  /// Figures worth seeing also when all is well.
  private(set) var notes: [String] = []

  /// Notes a failure unless `isTrue`.
  mutating func expect(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    if !isTrue { failures.append(message()) }
  }

  mutating func note(_ text: String) { notes.append(text) }
}

/// Whether the full counts are run, as before an issue is resolved, and not the sample that `make test` waits for.
let isFull = CommandLine.arguments.contains("--full")

/// How many of something a run does: a sample with the same first seeds, or the full count with `--full`.
func count(_ sample: Int, full: Int) -> Int { isFull ? full : sample }
