import ArcadeBoards
import ArcadeRuns
import ArgumentParser
import Foundation

/// `arcade film`: a run as JSON lines.
struct Film: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a run as JSON lines, each with what has changed since the one before.",
    discussion:
      "Exit codes: 0 at the run's end, 1 if the run is refused before it, 2 if the file cannot be read.")

  @Argument(help: "The file of a run.")
  var file: String

  @Option(help: "The number of ticks of 1/120 s between two lines.")
  var every = 12

  func validate() throws {
    guard (1...Int(RunRefusal.mostTicks)).contains(every) else {
      throw ValidationError("--every must be between 1 and \(RunRefusal.mostTicks) ticks.")
    }
  }

  func run() throws {
    let run = try RunFile.run(in: RunFile.bytes(of: file), file)
    do throws(RunRefusal) {
      var film = try RunFilm(of: run, every: every)
      while let frame = try film.next() { say(jsonLine(frame), to: .standardOutput) }
    } catch {
      throw fault("\(file): \(error.reason)", code: 1)
    }
  }
}
