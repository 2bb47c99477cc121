import ArgumentParser
import CaromServer
import Foundation
import Hummingbird
import Logging
import NIOCore

/// `carom serve`: serves the site at an address until it is stopped.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serves the site until Ctrl-C.")

  @Option(help: "The address to listen on; 0.0.0.0 lets other machines in.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8080

  @Option(help: "The folder of the built site.")
  var site = "dist"

  @Flag(help: "Opens the page in a browser where there is a desktop.")
  var open = false

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
  }

  func run() async throws {
    let site = Site(path: site)
    guard site.exists else { throw fault("there is no site in \(self.site): `make site` builds it") }

    var logger = Logger(label: "carom")
    logger.logLevel = .error
    let (host, open) = (host, open)
    let application = Application(
      router: caromRouter(site: site),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: "carom"),
      onServerRunning: { channel in
        let shownHost = host.contains(":") ? "[\(host)]" : host
        let address = "http://\(shownHost):\(channel.localAddress?.port ?? 0)"
        say("Carom is ready: \(address)  (Ctrl-C stops it)", to: .standardOutput)
        if open { openBrowser(at: address) }
      },
      logger: logger)
    do {
      try await application.runService()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw fault("port \(port) on \(host) is already in use; choose another with --port")
    } catch let error as IOError {
      throw fault("cannot listen on \(host), port \(port): \(String(cString: strerror(error.errnoCode)))")
    } catch let error as SocketAddressError {
      throw fault("cannot listen on \(host), port \(port): \(error)")
    }
  }

  /// Prints an error on one line and returns the exit code to throw, which prints nothing more.
  private func fault(_ text: String) -> ExitCode {
    say("carom: \(text)", to: .standardError)
    return ExitCode(1)
  }
}

/// Writes a line at once; `print` would buffer it when standard output is a pipe.
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
