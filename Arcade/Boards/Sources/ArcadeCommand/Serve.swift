import ArcadeBoards
import ArgumentParser
import CaromServer
import Foundation

/// `arcade serve`: the site and its boards.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the site with its boards until Ctrl-C.",
    discussion: "docs/boards.md says how to run it for others.")

  @Option(help: "The folder of the database; created if it is missing. arcade-data, if there is no --database.")
  var data: String?

  @Option(help: ArgumentHelp(databaseHelp))
  var database: String?

  @OptionGroup var folders: BuildFolders

  @Option(help: "The address to listen on; 0.0.0.0 lets other machines in.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8080

  @Option(help: "How many processes replay runs; 0 if `arcade verifier` does that elsewhere.")
  var verifiers = 1

  @Option(help: "The most processor time that replaying a run may take, in seconds.")
  var verifierSeconds = 20

  @Option(help: "The most requests for boards from one address in a minute.")
  var requests = 600

  @Option(help: "The most tickets, runs and names of one player in a minute.")
  var tickets = 30

  @Flag(help: "Takes the client's address from X-Forwarded-For, which a proxy in front of the server writes.")
  var behindProxy = false

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
    guard (0...256).contains(verifiers) else { throw ValidationError("--verifiers must be between 0 and 256.") }
    guard (1...3600).contains(verifierSeconds) else {
      throw ValidationError("--verifier-seconds must be between 1 and 3600.")
    }
    guard (1...10_000_000).contains(requests), (1...10_000_000).contains(tickets) else {
      throw ValidationError("--requests and --tickets must be between 1 and 10000000.")
    }
  }

  func run() async throws {
    let folder = Site(path: folders.site)
    guard folder.exists else { throw fault("there is no site in \(folders.site): `make site` builds it", code: 1) }
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let boards: Boards
    do {
      let place = try Place(data: data, database: database, otherwise: "arcade-data")
      var options = Boards.Options(
        place, site: folders.site, builds: folders.builds ?? place.builds,
        verifiers: Verifiers(path: path, count: verifiers, seconds: verifierSeconds))
      (options.requests, options.tickets, options.isBehindProxy) = (requests, tickets, behindProxy)
      boards = try Boards(options)
    } catch {
      throw fault(oneLine(error), code: 1)
    }
    var limits = Limits()
    limits.connections = min(limits.connections, max(16, FileLimit.raise() - FileLimit.reserve))
    // Behind a proxy, all connections come from its address.
    if behindProxy { limits.connectionsPerAddress = limits.connections }
    let signals = StopSignals()
    let server: SiteServer
    do {
      server = try await SiteServer(
        folder, host: host, port: port, mounting: boards.earlierSites, limits: limits, service: boards.service)
    } catch {
      throw fault(
        "cannot listen on \(host), port \(port) (\(oneLine(error))); choose others with --host and --port", code: 1)
    }
    boards.start()
    let shown = host.contains(":") ? "[\(host)]" : host
    say("The arcade is ready: http://\(shown):\(server.port)  (Ctrl-C stops it)", to: .standardOutput)
    await signals.wait()
    let end = Date.now + StopSignals.longest - 0.5
    boards.retire()
    await server.stop()
    boards.stop(by: end)
  }
}

/// The folders of the site and of all builds.
struct BuildFolders: ParsableArguments {
  @Option(help: "The folder of the built site, which says which build this is.")
  var site = "dist"

  @Option(
    help: """
      The folder of this build and the ones before; `builds` in the folder of --data, or arcade-builds with --database.
      """)
  var builds: String?
}

/// What `--database` takes.
let databaseHelp =
  "A PostgreSQL database, as postgres://USER:PASSWORD@HOST/NAME, or the name of a variable of the environment with that."

/// An error of a library in one line.
func oneLine(_ error: any Error) -> String {
  "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
}
