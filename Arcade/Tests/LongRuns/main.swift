/// The long tests: whole games, random inputs and hostile values, built in release.
///
///     swift run -c release LongRuns            a sample of everything
///     swift run -c release LongRuns breakout   the tests whose name contains the word
///     swift run -c release LongRuns --full     the full counts: thousands of games, millions of inputs
///     swift run -c release LongRuns --words    only prints the words with which the tests' names begin
///
/// Prints a line per test and `N passed, N failed` at the end; fails if a test failed.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Line buffering shows each line when its test ends, even if the output goes to a file.
setvbuf(stdout, nil, _IOLBF, 0)

let runs = breakoutRuns + pongRuns + setRuns + concentrationRuns + bubbleRuns + monkeyRuns + killedRuns + physicsRuns
if CommandLine.arguments.contains("--words") {
  var words: [Substring] = []
  for run in runs { if let word = run.name.split(separator: ":").first, !words.contains(word) { words.append(word) } }
  print(words.joined(separator: "\n"))
  exit(0)
}
let filter = CommandLine.arguments.dropFirst().first { $0 != "--full" } ?? ""
var passed = 0
var failed = 0
for run in runs where filter.isEmpty || run.name.lowercased().contains(filter.lowercased()) {
  let start = clock()
  var report = Report()
  run.body(&report)
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  let tenths = Int(seconds * 10 + 0.5)
  let verdict = report.failures.isEmpty ? "pass" : run.knownFault == nil ? "FAIL" : "open"
  print("\(verdict)  \(run.name)  (\(tenths / 10).\(tenths % 10) s)")
  for note in report.notes { print("      \(note)") }
  for failure in report.failures.prefix(10) { print("    ✘ \(failure)") }
  if report.failures.count > 10 { print("    ✘ … and \(report.failures.count - 10) more") }
  switch verdict {
  case "pass": passed += 1
  case "open": print("      known: \(run.knownFault ?? "")")
  default: failed += 1
  }
}
print("\(passed) passed, \(failed) failed")
exit(failed == 0 && passed > 0 ? 0 : 1)
