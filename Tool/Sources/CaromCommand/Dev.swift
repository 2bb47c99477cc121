import ArgumentParser
import CaromDev
import Foundation

struct Dev: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs the app in this folder natively, shows it in a page, and updates it after every change.",
    discussion: """
      The app runs as a program of this machine, with everything that Swift has here and under a debugger's eyes; the page shows its \
      frames and sends what a person does. A saved file is built and comes back at the moment where it was, because the new build \
      receives the session so far. One page leads, others watch and may take the lead.

      Examples:
        carom dev                    prints an address, to be opened in a browser
        carom dev --port 9000        another port
        carom dev --host 0.0.0.0     also for other machines, such as a phone, that know the address
        carom dev --once             builds once, and does not watch the sources
      """)

  @Option(help: "The port; 0 chooses any free one.")
  var port = 8080

  @Option(help: "The address to listen on; 0.0.0.0 admits other machines.")
  var host = "127.0.0.1"

  @Flag(help: "Build once, and do not watch the sources.")
  var once = false

  @Flag(help: "Compile the kit for debugging too, to step into it; it runs more slowly.")
  var debugKit = false

  @Option(help: "The build folder; by default .build-dev in the package.", completion: .directory)
  var scratchPath: String?

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
  }

  func run() async throws {
    let app = try AppPackage()
    let options = Development.Options(
      folder: app.folder, name: app.name, kit: try Kit.found(), scratch: scratchPath.map { URL(fileURLWithPath: $0) },
      host: host, port: port, watches: !once, debugsKit: debugKit)
    let name = app.name
    let development = Development(options) { Dev.say($0, name) }
    Dev.write("Building \(name) …")
    do {
      try await development.start()
    } catch DevelopmentError.noPage {
      throw ExitCode.failure
    } catch {
      Dev.write("carom: cannot listen on \(host), port \(port) (\(error)); choose others with --host and --port")
      throw ExitCode.failure
    }
    await Dev.interruption()
    await development.stop()
  }

  private static func say(_ news: Development.News, _ name: String) {
    switch news {
    case .ready(let address): write("\(name) is shown at \(address)  (Ctrl-C stops it)")
    case .built(let seconds): write("Built in \((seconds * 10).rounded() / 10) s.")
    case .printed(let line): write(line)
    case .state(let state):
      if !state.text.isEmpty { write(state.text) }
      for error in state.errors {
        let place = error.file.isEmpty ? "" : "\(error.file):\(error.line):\(error.column): "
        write("\(place)error: \(error.text)")
      }
    }
  }

  private static func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

  /// Waits for Ctrl-C or SIGTERM.
  private static func interruption() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let sources = [SIGINT, SIGTERM].map { number in
      // Otherwise the signal's default action would end the command before the dispatch source receives it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
    for await _ in stream { break }
    for source in sources { source.cancel() }
  }
}
