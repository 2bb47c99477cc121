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
        carom dev --no-web           does not find out whether the app also builds for the web
        carom dev --gallery ~/Apps   a page with the Xcode projects of a folder, on which zipped ones can be dropped
      """)

  @Option(help: "The port; 0 chooses any free one.")
  var port = 8080

  @Option(help: "The address to listen on; 0.0.0.0 admits other machines.")
  var host = "127.0.0.1"

  @Flag(help: "Build once, and do not watch the sources.")
  var once = false

  @Flag(help: "Compile the kit for debugging too, to step into it; it runs more slowly.")
  var debugKit = false

  @Flag(help: "Do not find out in the background whether the app also builds for the web.")
  var noWeb = false

  @Option(
    help: "The folder for what is built; .build-dev in the package, or .build-gallery in the gallery, unless given.",
    completion: .directory)
  var scratchPath: String?

  @Option(
    help: "Show the Xcode projects of this folder, and take zipped ones: ports, builds and runs them on demand.",
    completion: .directory)
  var gallery: String?

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be between 0 and 65535.") }
    guard gallery == nil || ["127.0.0.1", "localhost", "::1"].contains(host) else {
      throw ValidationError(
        "The gallery builds and runs what is dropped on it, so it is for this machine alone: leave out --host.")
    }
  }

  func run() async throws {
    if let gallery { return try await show(gallery) }
    let app = try AppPackage()
    let options = Development.Options(
      folder: app.folder, name: app.name, kit: try Kit.found(), scratch: scratchPath.map { URL(fileURLWithPath: $0) },
      host: host, port: port, watches: !once, debugsKit: debugKit, checksWeb: !noWeb)
    let name = app.name
    let development = Development(options) { Dev.say($0, name) }
    Dev.write("Building \(name) …")
    try await start(development.start)
    await Dev.interruption()
    await development.stop()
  }

  /// Shows the projects of a folder.
  private func show(_ path: String) async throws {
    let folder = URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValidationError("\(path) is not a folder: name one that holds Xcode projects, or is to hold them.")
    }
    let options = Gallery.Options(
      folder: folder.standardizedFileURL, kit: try Kit.found(), scratch: scratchPath.map { URL(fileURLWithPath: $0) },
      host: host, port: port, debugsKit: debugKit)
    let gallery = Gallery(options) { news in
      switch news {
      case .ready(let address, let token):
        Dev.write("The gallery is shown at \(address)  (Ctrl-C stops it)")
        Dev.write("Before a project is built, the page asks for this token: \(token)")
      case .line(let line): Dev.write(line)
      }
    }
    try await start(gallery.start)
    await Dev.interruption()
    await gallery.stop()
  }

  private func start(_ begin: () async throws -> Void) async throws {
    do {
      try await begin()
    } catch DevelopmentError.noPage {
      throw ExitCode.failure
    } catch {
      Dev.write("carom: cannot listen on \(host), port \(port) (\(error)); choose others with --host and --port")
      throw ExitCode.failure
    }
  }

  private static func say(_ news: Development.News, _ name: String) {
    switch news {
    case .ready(let address): write("\(name) is shown at \(address)  (Ctrl-C stops it)")
    case .built(let seconds): write("Built in \((seconds * 10).rounded() / 10) s.")
    case .line(let line): write(line)
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
