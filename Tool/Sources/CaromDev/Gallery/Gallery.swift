import CaromPort
import Foundation
import NIOCore
import NIOPosix

/// `carom dev --gallery`: a page that lists projects and takes zipped ones, ports them, builds and runs them, and shows each beside
/// its report.
///
/// What the page sees is changed on the event loop alone; files are read and written on a queue, and builds run on another, one at a time.
public final class Gallery: @unchecked Sendable {
  /// The options of the command.
  public struct Options: Sendable {
    /// The folder of the projects.
    public var folder: URL
    public var kit: URL
    /// The folder for what is built; if nil, it is beside what was dropped and ported, in `.build-gallery` in the projects' folder.
    public var scratch: URL?
    /// A name or address by which only this machine reaches itself.
    public var host: String
    public var port: Int
    public var debugsKit: Bool

    public init(folder: URL, kit: URL, scratch: URL? = nil, host: String, port: Int, debugsKit: Bool) {
      (self.folder, self.kit, self.scratch) = (folder, kit, scratch)
      (self.host, self.port, self.debugsKit) = (host, port, debugsKit)
    }
  }

  /// An event to report to the user.
  public enum News: Sendable {
    /// The address to open, and the token in it.
    case ready(address: String, token: String)
    case line(String)
  }

  /// How many dropped projects are kept.
  static let mostDropped = 40

  let folders: GalleryFolders
  private(set) var projects: [GalleryProject] = []
  private let options: Options
  private let steps: DevelopedApp.Steps
  private let tell: @Sendable (News) -> Void
  private let loop: any EventLoop
  let server = DevServer()
  private let work = DispatchQueue(label: "gallery")
  private let builds = DispatchQueue(label: "gallery builds")

  /// Prepares everything without starting it.
  public convenience init(_ options: Options, tell: @escaping @Sendable (News) -> Void) {
    self.init(options, on: MultiThreadedEventLoopGroup.singleton.next(), steps: .init(), tell: tell)
  }

  init(
    _ options: Options, on loop: any EventLoop, steps: DevelopedApp.Steps, tell: @escaping @Sendable (News) -> Void
  ) {
    (self.options, self.loop, self.steps, self.tell) = (options, loop, steps, tell)
    folders = GalleryFolders(projects: options.folder)
  }

  /// Starts serving. Throws if the address cannot be listened on or the page's files are missing.
  public func start() async throws {
    try folders.prepare()
    let token = try DevToken.kept(in: folders.scratch.appendingPathComponent("token"))
    let site = try GalleryFolders.site(of: options.kit)
    let found = folders.found()
    try await loop.submit { [self] in
      projects = found
      server.places[""] = .init(site: site)
      server.desk = GalleryDesk(self)
    }.get()
    let port = try await server.start(host: options.host, port: options.port, token: token, on: loop)
    tell(.ready(address: DevToken.address(host: options.host, port: port, token: token), token: token))
  }

  /// Stops all apps.
  public func stop() async {
    try? await loop.submit { [self] in for project in projects { project.app?.stop() } }.get()
  }

  func project(_ id: String) -> GalleryProject? { projects.first { $0.id == id } }

  // MARK: Steps

  /// Takes a zipped project. Calls `done` on the event loop.
  func take(_ zip: DroppedZip, done: @escaping (Result<GalleryProject, GalleryRefusal>) -> Void) {
    guard projects.count(where: \.isDropped) < Gallery.mostDropped else {
      let text = "There are \(Gallery.mostDropped) dropped projects: remove one first."
      return done(.failure(GalleryRefusal(text: text, status: .conflict)))
    }
    let done = NIOLoopBound(done, eventLoop: loop)
    let taken = Set(projects.map(\.id))
    work.async { [self] in
      let result: Result<(id: String, name: String, source: URL), GalleryRefusal>
      do {
        result = .success(try folders.keep(zip, kit: options.kit, taken: taken))
      } catch {
        result = .failure(error as? GalleryRefusal ?? GalleryRefusal(text: "It cannot be kept: \(error)."))
      }
      loop.execute { [self] in
        done.value(
          result.map { kept in
            let project = GalleryProject(id: kept.id, name: kept.name, source: kept.source, isDropped: true)
            projects.append(project)
            port(project)
            return project
          })
      }
    }
  }

  /// Ports a project; an app of it that runs ends.
  func port(_ project: GalleryProject) {
    close(project)
    (project.stage, project.problem, project.errors) = (.porting, nil, [])
    let (source, package) = (project.source, folders.package(project.id))
    work.async { [self] in
      let result: Result<ProjectPort.Result, GalleryRefusal>
      do {
        let port = try ProjectPort(folder: source, kit: .path(options.kit.path)).run()
        try? FileManager.default.removeItem(at: package)
        try ProjectPort.write(port, to: package)
        try port.report.text.write(to: package.appendingPathComponent("Port.txt"), atomically: true, encoding: .utf8)
        result = .success(port)
      } catch let error as PortError {
        result = .failure(GalleryRefusal(text: "It cannot be ported: \(error.description)"))
      } catch {
        result = .failure(GalleryRefusal(text: "The package cannot be written to \(package.path): make room there."))
      }
      loop.execute {
        switch result {
        case .success(let port):
          (project.report, project.lineCount, project.product) = (port.report, port.lineCount, port.name)
          project.stage = .ported
        case .failure(let refusal): (project.stage, project.problem) = (.refused, refusal.text)
        }
      }
    }
  }

  /// Builds a project that was ported, and runs it.
  func build(_ project: GalleryProject) {
    close(project)
    (project.stage, project.problem, project.errors) = (.waiting, nil, [])
    let app = DevelopedApp(
      .init(
        folder: folders.package(project.id), name: project.product, kit: options.kit,
        scratch: options.scratch ?? folders.scratch.appendingPathComponent("build"), debugsKit: options.debugsKit),
      on: loop, queue: builds, steps: folders.keepingPrograms(steps, of: project.id))
    project.app = app
    app.tell = { [self] in hear($0, of: project) }
    app.session.printed = { [tell, name = project.name] in tell(.line("\(name): \($0)")) }
    work.async { [self] in
      let site = try? app.site()
      loop.execute { [self] in
        guard project.app === app else { return }
        guard let site else {
          (project.stage, project.app) = (.broken, nil)
          project.problem = "Its page cannot be made; the terminal says why."
          return
        }
        server.places[project.path] = .init(site: site, session: app.session)
        app.start()
      }
    }
  }

  private func hear(_ news: DevelopedApp.News, of project: GalleryProject) {
    switch news {
    case .begun:
      project.stage = .building
      tell(.line("Building \(project.name) …"))
    case .built(let seconds):
      project.stage = .running
      tell(.line("Built \(project.name) in \((seconds * 10).rounded() / 10) s."))
    case .failed(let errors):
      (project.stage, project.errors) = (.broken, errors)
      tell(.line("\(project.name) does not compile."))
    }
  }

  /// Ends the app of a project.
  private func close(_ project: GalleryProject) {
    project.app?.tell = { _ in }
    project.app?.stop()
    project.app = nil
    server.places[project.path] = nil
  }

  /// Removes a dropped project, with all that was made of it.
  func remove(_ project: GalleryProject) {
    close(project)
    projects.removeAll { $0 === project }
    work.async { [folders, id = project.id] in folders.remove(id) }
  }
}
