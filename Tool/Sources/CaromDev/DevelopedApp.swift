import Foundation
import NIOCore

/// An app that is being developed: its builds, the process that runs, the session, and the files of its page.
final class DevelopedApp: @unchecked Sendable {
  struct Options: Sendable {
    /// The package's folder, and the name of its executable.
    var folder: URL
    var name: String
    var kit: URL
    /// The folder for what is built.
    var scratch: URL
    /// Whether the app is built again when sources change.
    var watches = false
    var debugsKit = false
    /// Whether it is found out in the background that the app also builds for the web.
    var checksWeb = false
  }

  /// What other programs do; tests put something else in its place.
  struct Steps: Sendable {
    var build: @Sendable (AppBuild) -> AppBuild.Result = { $0.run() }
    var assemble: @Sendable (Options) throws -> DevSite = DevelopedApp.assembled
    var start: @Sendable (URL, Options, any EventLoop) throws -> any SessionApp = {
      try AppProcess($0, in: $1.folder, on: $2)
    }
  }

  /// What happened to a build.
  enum News {
    case begun
    /// After so many seconds.
    case built(Double)
    case failed([CompilerMessage])
  }

  let options: Options
  let session: DevSession
  /// Called on the event loop.
  var tell: (News) -> Void = { _ in }
  /// Called on the event loop with the page's files when these have changed.
  var renewed: (DevSite) -> Void = { _ in }

  private let loop: any EventLoop
  /// The queue on which builds run, one after the other.
  private let queue: DispatchQueue
  private let steps: Steps
  private let build: AppBuild
  private let webCheck: WebCheck?
  private var watch: SourceWatch?

  /// Prepares everything without starting it.
  init(_ options: Options, on loop: any EventLoop, queue: DispatchQueue, steps: Steps = Steps()) {
    (self.options, self.loop, self.queue, self.steps) = (options, loop, queue, steps)
    session = DevSession(on: loop) { try steps.start($0, options, loop) }
    build = AppBuild(
      folder: options.folder, name: options.name, kit: options.kit, scratch: options.scratch,
      debugsKit: options.debugsKit)
    webCheck = options.checksWeb ? WebCheck(build) : nil
    webCheck?.found = { [loop, session] web in loop.execute { session.know(web) } }
  }

  /// The files of the app's page. Throws if they cannot be assembled.
  func site() throws -> DevSite { try steps.assemble(options) }

  /// Builds the app, and again whenever its sources change.
  func start() {
    if options.watches {
      watch = SourceWatch(options.folder) { [self] paths in
        if paths.contains(where: { $0.hasPrefix("Web/") }) { renewPage() }
        if paths.contains(where: { $0.hasSuffix(".swift") }) { buildAgain() }
      }
    }
    buildAgain()
  }

  /// Ends the app. Called on the event loop.
  func stop() {
    watch?.stop()
    webCheck?.stop()
    session.stop()
  }

  private func buildAgain() {
    queue.async { [self] in
      // Two builds at once would take longer than one after the other.
      webCheck?.stop()
      // More changes may have come while the build before this one ran; `swift build` sees them all.
      loop.execute { [self] in
        session.buildBegins()
        tell(.begun)
      }
      let start = Date()
      let result = steps.build(build)
      let seconds = Date().timeIntervalSince(start)
      loop.execute { [self] in
        switch result {
        case .built(let program):
          tell(.built(seconds))
          session.run(program)
          webCheck?.begin()
        case .failed(let errors):
          tell(.failed(errors))
          session.buildFailed(errors)
        }
      }
    }
  }

  /// Assembles the page again and makes all pages load it.
  private func renewPage() {
    guard let site = try? site() else { return }
    loop.execute { [self] in
      renewed(site)
      session.reload()
    }
  }

  /// The app's page with the kit's scripts.
  private static func assembled(_ options: Options) throws -> DevSite {
    let site = options.scratch.appendingPathComponent("\(options.name)-page")
    try FileManager.default.createDirectory(at: options.scratch, withIntermediateDirectories: true)
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
}
