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

/// Whether the runs with random inputs go on ten times as long: an hour's proof instead of a few minutes'.
let isFull = CommandLine.arguments.contains("--full")
