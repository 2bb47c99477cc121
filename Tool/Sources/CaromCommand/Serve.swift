import ArgumentParser
import Foundation

struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds the app in this folder and serves it on this machine.",
    discussion: """
      Examples:
        carom serve                 builds what has changed, and opens http://127.0.0.1:8080
        carom serve --port 9000     another port
        carom serve --optimized     as it is for everybody, which takes longer
      """)

  @Option(help: "The port.")
  var port = 8080

  @Option(help: "The address to listen on; 0.0.0.0 admits other machines.")
  var host = "127.0.0.1"

  @Flag(help: "Optimize and compress, as for publishing.")
  var optimized = false

  func run() throws {
    let app = try AppPackage()
    let kit = try Kit.found()
    var build = Build()
    build.fast = !optimized
    let site = try build.build(app)
    let server = kit.appendingPathComponent("Server/.build/release/carom")
    if !FileManager.default.isExecutableFile(atPath: server.path) {
      try Run.run(
        kit.appendingPathComponent("scripts/progress").path,
        ["Building the server", "swift", "build", "-c", "release", "--package-path", "Server", "--product", "carom"],
        in: kit)
    }
    try Run.run(
      server.path, ["serve", "--host", host, "--port", "\(port)", "--site", site.path, "--open"], in: app.folder)
  }
}
