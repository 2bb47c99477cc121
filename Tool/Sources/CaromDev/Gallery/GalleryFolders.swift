import Foundation

/// Where the gallery finds and keeps its files.
struct GalleryFolders: Sendable {
  /// The folder of the projects, which stay as they are.
  let projects: URL
  /// Everything else is below this one.
  var scratch: URL { projects.appendingPathComponent(".build-gallery") }

  private var dropped: URL { scratch.appendingPathComponent("dropped") }
  private var incoming: URL { scratch.appendingPathComponent("incoming") }
  private var packages: URL { scratch.appendingPathComponent("packages") }

  /// Where the package of a project is.
  func package(_ id: String) -> URL { packages.appendingPathComponent(id) }

  /// Removes what a command that was killed has left behind.
  func prepare() throws {
    try? FileManager.default.removeItem(at: incoming)
    try FileManager.default.createDirectory(at: dropped, withIntermediateDirectories: true)
  }

  /// The Xcode projects in the folder, or the folder itself if it is one, and those that were dropped before.
  func found() -> [GalleryProject] {
    var found: [GalleryProject] = []
    let isOne = GalleryFolders.contents(of: projects).contains { $0.hasSuffix(".xcodeproj") }
    let folders = isOne ? [projects] : GalleryFolders.contents(of: projects).map(projects.appendingPathComponent)
    for folder in folders where GalleryFolders.holdsProject(folder) {
      let name = folder.lastPathComponent
      let id = GalleryProject.id(for: name) { id in found.contains { $0.id == id } }
      found.append(GalleryProject(id: id, name: name, source: folder, isDropped: false))
    }
    for id in GalleryFolders.contents(of: dropped) {
      let folder = dropped.appendingPathComponent(id)
      guard let name = GalleryFolders.contents(of: folder).first else { continue }
      let isTaken = found.contains { $0.id == id }
      guard !isTaken else { continue }
      found.append(
        GalleryProject(id: id, name: name, source: folder.appendingPathComponent(name), isDropped: true))
    }
    return found
  }

  /// Unpacks a zip, and moves its project to those that were dropped. Nothing is left of one that is refused.
  func keep(_ zip: DroppedZip, kit: URL, taken: Set<String>) throws -> (id: String, name: String, source: URL) {
    let folder = incoming.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = try zip.unpack(to: folder, kit: kit)
    let name = zip.title(of: project)
    let id = GalleryProject.id(for: name) {
      taken.contains($0) || FileManager.default.fileExists(atPath: dropped.appendingPathComponent($0).path)
    }
    let place = dropped.appendingPathComponent(id)
    let source = place.appendingPathComponent(name.replacing("/", with: "-"))
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: project, to: source)
    } catch {
      try? FileManager.default.removeItem(at: place)
      throw GalleryRefusal(text: "It cannot be kept in \(place.path): make room there.", status: .insufficientStorage)
    }
    return (id, name, source)
  }

  /// Removes a dropped project and its package.
  func remove(_ id: String) {
    for folder in [dropped, packages] { try? FileManager.default.removeItem(at: folder.appendingPathComponent(id)) }
  }

  /// All packages are built in one folder, so that the kit is compiled once. Two may have programs of the same name, so each program
  /// is copied to its package.
  func keepingPrograms(_ steps: DevelopedApp.Steps, of id: String) -> DevelopedApp.Steps {
    var kept = steps
    let folder = package(id).appendingPathComponent(".build-program")
    kept.build = { build in
      let result = steps.build(build)
      guard case .built(let program) = result else { return result }
      let copy = folder.appendingPathComponent(program.lastPathComponent)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: copy)
        try FileManager.default.copyItem(at: program, to: copy)
      } catch {
        let text = "The program cannot be copied to \(folder.path): make room there."
        return .failed([CompilerMessage(file: "", line: 0, column: 0, text: text)])
      }
      return .built(copy)
    }
    return kept
  }

  /// The gallery's own page.
  static func site(of kit: URL) throws -> DevSite {
    let web = kit.appendingPathComponent("web")
    let folder = web.appendingPathComponent("gallery")
    var files = ["overlay.js": web.appendingPathComponent("overlay.js")]
    for name in contents(of: folder) where !name.hasSuffix(".html") {
      files["gallery/\(name)"] = folder.appendingPathComponent(name)
    }
    files["index.html"] = folder.appendingPathComponent("index.html")
    return try DevSite(files: files)
  }

  /// Whether a folder holds an Xcode project, or sources without one that are no package's.
  private static func holdsProject(_ folder: URL) -> Bool {
    let own = contents(of: folder)
    guard folder.lastPathComponent != "Tests", !own.contains("Package.swift") else { return false }
    let inner = own.flatMap { contents(of: folder.appendingPathComponent($0)) }
    return (own + inner).contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".swift") }
  }

  /// The names of what is in a folder and not hidden, in order.
  private static func contents(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
