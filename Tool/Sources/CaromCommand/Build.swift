import ArgumentParser
import Foundation

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds the app in this folder for the web, as a folder of files that any server can serve.",
    discussion: """
      Examples:
        carom build            optimized and packed, in dist/
        carom build --fast     sooner, slower to run: for looking at a change
      """)

  @Flag(help: "Build faster, without optimizing or compressing, to try a change.")
  var fast = false

  @Option(help: "The folder for the site.", completion: .directory)
  var out: String?

  func run() throws {
    let app = try AppPackage()
    try build(app)
  }

  /// Builds an app and returns the folder of its site.
  @discardableResult
  func build(_ app: AppPackage) throws -> URL {
    let kit = try Kit.found()
    let site = out.map { URL(fileURLWithPath: $0) } ?? app.folder.appendingPathComponent(fast ? "dist-preview" : "dist")
    let started = Date()
    var arguments = ["--package-path", app.folder.path, "--product", app.name, "--out", site.path]
    if fast { arguments.append("--fast") }
    try Run.run(kit.appendingPathComponent("scripts/build-web").path, arguments, in: app.folder)
    print("\(site.path) after \(Int(Date().timeIntervalSince(started).rounded())) s")
    return site
  }
}
