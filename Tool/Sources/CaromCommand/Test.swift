import ArgumentParser
import Foundation

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs the tests of the app in this folder, without a browser.",
    discussion: "Options behind `--` go to `swift test`: carom test -- --filter Puck")

  @Argument(parsing: .postTerminator, help: "Options of `swift test`.")
  var options: [String] = []

  func run() throws {
    let app = try AppPackage()
    // Hash seeds are fixed, as in WebAssembly, so that no result depends on the order of a Set.
    try Run.run(
      "swift", ["test", "--disable-xctest", "--no-parallel"] + options, in: app.folder,
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
  }
}
