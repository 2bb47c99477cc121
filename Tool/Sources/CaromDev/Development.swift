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
    /// Whether it is found out in the background that the app also builds for the web.
    public var checksWeb: Bool

    public init(
      folder: URL, name: String, kit: URL, scratch: URL? = nil, host: String, port: Int, watches: Bool, debugsKit: Bool,
      checksWeb: Bool
    ) {
      (self.folder, self.name, self.kit, self.scratch) = (folder, name, kit, scratch)
      (self.host, self.port, self.watches, self.debugsKit) = (host, port, watches, debugsKit)
      self.checksWeb = checksWeb
    }
  }

  /// An event to report to the user.
  public enum News: Sendable {
    /// The address to open.
    case ready(String)
    /// A build was made, after so many seconds.
    case built(Double)
    /// A line about how things stand, or one that the app printed.
    case line(String)
  }

  private let options: Options
  private let tell: @Sendable (News) -> Void
  private let loop: any EventLoop
  private let app: DevelopedApp
  private var server: DevServer?

  /// Prepares everything without starting it.
  public init(_ options: Options, tell: @escaping @Sendable (News) -> Void) {
    self.options = options
    self.tell = tell
    loop = MultiThreadedEventLoopGroup.singleton.next()
    app = DevelopedApp(
      .init(
        folder: options.folder, name: options.name, kit: options.kit,
        scratch: options.scratch ?? options.folder.appendingPathComponent(".build-dev"), watches: options.watches,
        debugsKit: options.debugsKit, checksWeb: options.checksWeb),
      on: loop, queue: DispatchQueue(label: "builds"))
  }

  /// Starts serving and building. Throws if the page cannot be assembled or the address cannot be listened on.
  public func start() async throws {
    let session = app.session
    session.stands = { [tell] before, now in for line in now.lines(since: before) { tell(.line(line)) } }
    session.printed = { [tell] in tell(.line($0)) }
    app.tell = { [tell] in if case .built(let seconds) = $0 { tell(.built(seconds)) } }
    let server = DevServer()
    server.places[""] = .init(site: try app.site(), session: session)
    app.renewed = { server.places[""]?.site = $0 }
    let token = try DevToken.kept(in: app.options.scratch.appendingPathComponent("\(options.name)-token"))
    let port = try await server.start(host: options.host, port: options.port, token: token, on: loop)
    self.server = server
    tell(.ready(DevToken.address(host: options.host, port: port, token: token)))
    app.start()
  }

  /// Stops the app.
  public func stop() async {
    try? await loop.submit { [app] in app.stop() }.get()
  }
}

/// Why there is nothing to show.
public enum DevelopmentError: Error {
  /// The page could not be assembled; the reason has been printed.
  case noPage
}
