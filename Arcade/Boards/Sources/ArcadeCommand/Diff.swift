import ArcadeBoards
import ArcadeRuns
import ArgumentParser
import Foundation

/// `arcade diff`: the first tick at which two runs diverge.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says at which tick two runs diverge, and what differs there.",
    discussion: """
      If two builds play the same run differently, compare their films with `arcade film` and `diff`. Exit codes: 0 \
      if the runs agree to the end, 1 if they diverge, 2 if a file cannot be read or a run is refused.
      """)

  @Argument(help: "The file of a run.")
  var first: String

  @Argument(help: "The file of another run.")
  var second: String

  @Flag(help: "Prints a JSON object, or null if the runs agree.")
  var json = false

  func run() throws {
    let runs = (
      try RunFile.run(in: RunFile.bytes(of: first), first), try RunFile.run(in: RunFile.bytes(of: second), second)
    )
    do throws(RunRefusal) {
      let difference = try RunDifference.between(runs.0, runs.1)
      tell(difference)
      if difference == nil { return }
    } catch {
      throw fault("\(first), \(second): \(error.reason)", code: 2)
    }
    throw ExitCode(1)
  }

  private func tell(_ difference: RunDifference?) {
    if json { return say(difference.map { jsonLine($0) } ?? "null", to: .standardOutput) }
    guard let difference else { return say("The runs agree to their end.", to: .standardOutput) }
    let seconds = (Double(difference.tick) / 1.2).rounded() / 100
    say(
      "The runs diverge at tick \(difference.tick), after \(seconds) s:\n"
        + difference.what.map { "  " + $0 }.joined(separator: "\n"),
      to: .standardOutput)
  }
}
