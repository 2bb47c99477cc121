import ArgumentParser
import CaromServer
import Foundation
import NIOCore

/// `carom serve`: serves the site at an address until it is stopped.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serves the site until Ctrl-C.")

  @Option(help: "The address to listen on; 0.0.0.0 admits other machines.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 chooses any free one.")
  var port = 8080

  @Option(help: "The folder of the built site.")
  var site = "dist"

  @Option(help: "The most connections in all.")
  var connections = 1024

  @Option(help: "The most connections from one address; behind a proxy all connections come from the proxy.")
  var connectionsPerAddress = 256

  @Option(help: "How many seconds a request may take to arrive.")
  var headerTimeout = 10.0

  @Option(help: "How many seconds a connection may wait for its next request.")
  var idleTimeout = 60.0

  @Option(help: "How many seconds a client may read nothing of an answer.")
  var stallTimeout = 30.0

  @Flag(help: "Opens the page in a browser if there is a desktop.")
  var open = false

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
    guard connections > 0, connectionsPerAddress > 0 else {
      throw ValidationError("--connections and --connections-per-address must be at least 1.")
    }
    guard [headerTimeout, idleTimeout, stallTimeout].allSatisfy({ (0.1...86_400).contains($0) }) else {
      throw ValidationError("A timeout must be between 0.1 and 86400 seconds.")
    }
  }

  func run() async throws {
    let site = Site(path: site)
    guard site.exists else { throw fault("there is no site in \(self.site): `make site` builds it") }

    let signals = StopSignals()
    let server = try await start(site)
    let shownHost = host.contains(":") ? "[\(host)]" : host
    let address = "http://\(shownHost):\(server.port)"
    say("Carom is ready: \(address)  (Ctrl-C stops it)", to: .standardOutput)
    if open { openBrowser(at: address) }
    await signals.wait()
    await server.stop()
  }

  private func start(_ site: Site) async throws -> SiteServer {
    var limits = Limits()
    limits.connections = min(connections, max(16, FileLimit.raise() - FileLimit.reserve))
    limits.connectionsPerAddress = min(connectionsPerAddress, limits.connections)
    limits.request = .milliseconds(Int64(headerTimeout * 1000))
    limits.idle = .milliseconds(Int64(idleTimeout * 1000))
    limits.stall = .milliseconds(Int64(stallTimeout * 1000))
    do {
      return try await SiteServer(site, host: host, port: port, limits: limits)
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw fault("port \(port) on \(host) is already in use; choose another with --port")
    } catch let error as IOError {
      let reason = String(cString: strerror(error.errnoCode))
      throw fault("cannot listen on \(host), port \(port): \(reason); choose others with --host and --port")
    } catch {
      throw fault("\(host) is not an address of this machine (\(error)); choose one with --host")
    }
  }

  /// Prints an error on one line and returns the exit code to throw, which prints nothing more.
  private func fault(_ text: String) -> ExitCode {
    say("carom: \(text)", to: .standardError)
    return ExitCode(1)
  }
}

/// Writes a line immediately; `print` would buffer it when standard output is a pipe.
private func say(_ line: String, to handle: FileHandle) {
  handle.write(Data((line + "\n").utf8))
}

/// Opens an address in the desktop's default browser; does nothing without a desktop or without `xdg-open`.
private func openBrowser(at address: String) {
  let environment = ProcessInfo.processInfo.environment
  guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
  let folders = (environment["PATH"] ?? "").split(separator: ":")
  guard let opener = folders.map({ "\($0)/xdg-open" }).first(where: FileManager.default.isExecutableFile) else {
    return
  }
  let process = Process()
  process.executableURL = URL(fileURLWithPath: opener)
  process.arguments = [address]
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  try? process.run()
}
