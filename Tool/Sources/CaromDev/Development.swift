import Foundation
import NIOCore
import NIOPosix

/// `carom dev`: builds the app of a package, runs it and shows it in pages, and repeats this whenever the sources
/// change.
public final class Development: @unchecked Sendable {
  /// The options of the command.
  public struct Options: Sendable {
    public var folder: URL
    /// The name of the package's executable.
    public var name: String
    public var kit: URL
    public var scratch: URL?
    public var host: String
    public var port: Int
    /// Whether the app is built again when sources change.
    public var watches: Bool
    public var debugsKit: Bool

    public init(
      folder: URL, name: String, kit: URL, scratch: URL? = nil, host: String, port: Int, watches: Bool, debugsKit: Bool
    ) {
      (self.folder, self.name, self.kit, self.scratch) = (folder, name, kit, scratch)
      (self.host, self.port, self.watches, self.debugsKit) = (host, port, watches, debugsKit)
    }
  }

  /// An event to report to the user.
  public enum News: Sendable {
    /// The address to open.
    case ready(String)
    case state(DevState)
    /// A build ended, after so many seconds.
    case built(Double)
    /// A line that the app printed.
    case printed(String)
  }

  private let options: Options
  private let tell: @Sendable (News) -> Void
  private let loop: any EventLoop
  private let session: DevSession
  private let build: AppBuild
  private var server: DevServer?
  private var watch: SourceWatch?
  /// The queue on which builds run, one after the other.
  private let queue = DispatchQueue(label: "builds")

  /// Prepares everything without starting it.
  public init(_ options: Options, tell: @escaping @Sendable (News) -> Void) {
    self.options = options
    self.tell = tell
    loop = MultiThreadedEventLoopGroup.singleton.next()
    session = DevSession(in: options.folder, on: loop)
    build = AppBuild(
      folder: options.folder, name: options.name, kit: options.kit,
      scratch: options.scratch ?? options.folder.appendingPathComponent(".build-dev"), debugsKit: options.debugsKit)
  }

  /// Starts serving and building. Throws if the page cannot be assembled or the address cannot be listened on.
  public func start() async throws {
    session.stands = { [tell] in tell(.state($0)) }
    session.printed = { [tell] in tell(.printed($0)) }
    let server = DevServer(try assembled(), session: session)
    let token = try keptToken()
    let port = try await server.start(host: options.host, port: options.port, token: token, on: loop)
    self.server = server
    let shown = ["0.0.0.0", "::"].contains(options.host) ? "127.0.0.1" : options.host
    tell(.ready("http://\(shown.contains(":") ? "[\(shown)]" : shown):\(port)/?token=\(token)"))
    if options.watches {
      watch = SourceWatch(options.folder) { [self] paths in
        if paths.contains(where: { $0.hasPrefix("Web/") }) { renewPage() }
        if paths.contains(where: { $0.hasSuffix(".swift") }) { buildAgain() }
      }
    }
    buildAgain()
  }

  /// Stops the app.
  public func stop() async {
    watch?.stop()
    try? await loop.submit { [session] in session.stop() }.get()
  }

  private func buildAgain() {
    queue.async { [self] in
      // More files may have changed during the previous build; `swift build` finds them all.
      loop.execute { [session] in session.buildBegins() }
      let start = Date()
      let result = build.run()
      let seconds = Date().timeIntervalSince(start)
      loop.execute { [self] in
        switch result {
        case .built(let program):
          tell(.built(seconds))
          session.run(program)
        case .failed(let errors): session.buildFailed(errors)
        }
      }
    }
  }

  /// Assembles the page again and makes all pages load it.
  private func renewPage() {
    guard let site = try? assembled() else { return }
    loop.execute { [self] in
      server?.site = site
      session.reload()
    }
  }

  /// The app's page with the kit's scripts.
  private func assembled() throws -> DevSite {
    let site = build.scratch.appendingPathComponent("\(options.name)-page")
    try FileManager.default.createDirectory(at: build.scratch, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = options.kit.appendingPathComponent("scripts/assemble")
    process.arguments = [
      "--dev", options.kit.appendingPathComponent("web").path, options.folder.appendingPathComponent("Web").path,
      site.path,
    ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw DevelopmentError.noPage }
    return try DevSite(folder: site)
  }

  /// The token of this package. It is the same at each start, so that a page that was left open can reconnect.
  private func keptToken() throws -> String {
    let file = build.scratch.appendingPathComponent("\(options.name)-token")
    if let kept = try? String(contentsOf: file, encoding: .utf8), kept.count == 32 { return kept }
    var generator = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    let token = String((0..<32).map { _ in letters.randomElement(using: &generator) ?? "a" })
    try? FileManager.default.removeItem(at: file)
    _ = FileManager.default.createFile(
      atPath: file.path, contents: Data(token.utf8), attributes: [.posixPermissions: 0o600])
    return token
  }
}

/// Why there is nothing to show.
public enum DevelopmentError: Error {
  /// The page could not be assembled; the reason has been printed.
  case noPage
}
