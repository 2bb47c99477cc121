/// One long test.
struct Run {
  let name: String
  /// A known fault that has not been fixed yet. Such a test is reported as open and does not fail; docs/status.md lists
  /// them.
  let knownFault: String?
  let body: (inout Report) -> Void

  init(_ name: String, knownFault: String? = nil, _ body: @escaping (inout Report) -> Void) {
    self.name = name
    self.knownFault = knownFault
    self.body = body
  }
}

/// The findings of one long test.
struct Report {
  private(set) var failures: [String] = []
  /// Numbers worth printing even if the test passes.
  private(set) var notes: [String] = []

  /// Records a failure unless `isTrue`.
  mutating func expect(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    if !isTrue { failures.append(message()) }
  }

  mutating func note(_ text: String) { notes.append(text) }
}

/// Whether the full counts run, as before an issue is resolved, or only the sample that `make test` waits for.
let isFull = CommandLine.arguments.contains("--full")

/// How many repetitions a run has: a sample with the same first seeds, or the full count with `--full`.
func count(_ sample: Int, full: Int) -> Int { isFull ? full : sample }
