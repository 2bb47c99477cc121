import ArcadeBoards
import ArcadeRuns
import ArgumentParser
import CaromReplay
import Foundation

/// `arcade verify`: replays the runs in a file twice, and reports their scores.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays a run again and says what it is worth.",
    discussion: """
      The file is a run, or a session as the page saves it; of a session, every game is cut out, and must be the same alone as in \
      its session. Exit codes: 0 where every run is its own honest replay, 1 where one is not, 2 where the file cannot be read.
      """)

  @Argument(help: "The file of a run or of a session.")
  var file: String

  @Flag(help: "Prints one JSON object for each run.")
  var json = false

  @Option(help: "A folder, in which the games of a session are saved as files of their own.")
  var save: String?

  func run() throws {
    let bytes = try RunFile.bytes(of: file)
    var isHonest = true
    for (index, run) in try RunFile.runs(in: bytes, file).enumerated() {
      do throws(RunRefusal) {
        try tell(Verify.verdict(on: run))
      } catch {
        isHonest = false
        refuse(run, error.reason)
      }
      if let save { try RunFile.write(run, into: save, number: index + 1) }
    }
    for difference in try RunFile.differences(in: bytes) {
      isHonest = false
      say("arcade: \(file): \(difference)", to: .standardError)
    }
    if !isHonest { throw ExitCode(1) }
  }

  /// The verdict on a run that was replayed twice.
  private static func verdict(on run: RunRecording) throws(RunRefusal) -> RunVerdict {
    let verdict = try RunReplay(run).finish()
    guard try RunReplay(run).finish() == verdict else { throw .unsteady }
    return verdict
  }

  private func tell(_ verdict: RunVerdict) throws(RunRefusal) {
    say(json ? jsonLine(verdict) : verdict.lines, to: .standardOutput)
  }

  private func refuse(_ run: RunRecording, _ reason: String) {
    if json { say(jsonLine(["game": run.app, "refused": reason]), to: .standardOutput) }
    say("arcade: \(file): \(reason)", to: .standardError)
  }
}

extension RunVerdict {
  /// The output for people.
  fileprivate var lines: String {
    let seconds = (Double(ticks) / 12).rounded() / 10
    let named = settings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    var facts = [
      ("rules", "\(rules), version \(rulesVersion)"), ("seed", seed),
      ("settings", named.isEmpty ? "as they come" : named),
      ("length", "\(seconds) s, \(ticks) ticks"),
      ("end", isOver ? "played to its end" : "cut off before the game was over"),
      ("board", counts && isOver ? "counts" : counts ? "counts when it is over" : "counts for none"),
      ("replay", "came to the same end twice, \(hash)"),
    ]
    if let build { facts.insert(("build", build), at: 1) }
    if let day { facts.insert(("day", day), at: 1) }
    return
      (["\(game): \(score)\(lowestWins ? " (few are good)" : "")"]
      + facts.map { "  " + $0.0.padding(toLength: 10, withPad: " ", startingAt: 0) + $0.1 }).joined(separator: "\n")
  }
}
