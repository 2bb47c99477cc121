import Foundation

/// The files of a project to port, found through its Xcode project or else by searching its folder.
struct ProjectFiles {
  /// The folder that was given.
  let root: URL
  /// The name of the app.
  var name: String
  /// The name under the app's icon.
  var displayName: String
  var sources: [String] = []
  var interfaces: [String] = []
  var catalogs: [String] = []
  /// Sounds, images and other files that belong to the app.
  var resources: [String] = []
  /// The names of the application's and the scene's main storyboards.
  var mainStoryboard: String?
  var hasSceneStoryboard = false
  var report = PortReport()

  /// Folders that contain files of others.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", ".build", ".git", "DerivedData", "build", "node_modules", "__MACOSX", "fastlane",
  ]

  /// Examines a folder. Throws `PortError` if nothing in it can be ported.
  init(folder: URL, target wanted: String? = nil) throws {
    root = folder.standardizedFileURL
    name = root.lastPathComponent
    displayName = name
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw PortError("\(folder.path) is not a folder: name the folder that holds the Xcode project.")
    }
    let all = ProjectFiles.walk(root)
    let projects = all.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
    for each in all {
      let ending = (each as NSString).pathExtension
      if ["m", "mm", "c", "cpp"].contains(ending), !each.contains("Tests/") {
        report.add(.left, each, "Objective-C and C are not ported", remedy: "Write the file in Swift.")
      }
    }
    if all.contains("Podfile") || all.contains(where: { $0.hasSuffix("/Podfile") }) {
      report.add(
        .note, "Podfile", "pods are not taken along", remedy: "Leave out what uses them, or add their sources.")
    }

    var target: XcodeProject.Target?
    if let first = projects.sorted(by: { $0.count < $1.count }).first {
      (target, name) = try choose(in: first, wanted)
    }
    try take(all, target)
    readInfo(all, target)
    guard !sources.isEmpty else {
      throw PortError("no Swift source was found in \(root.path): name the folder that holds the Xcode project.")
    }
  }

  /// All files below a folder, except those of others.
  private static func walk(_ root: URL) -> [String] {
    var found: [String] = []
    func visit(_ folder: String, depth: Int) {
      guard depth < 24 else { return }
      let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
      for each in (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? [] {
        guard !foreign.contains(each), !each.hasPrefix(".") else { continue }
        let path = folder.isEmpty ? each : folder + "/" + each
        let attributes = try? FileManager.default.attributesOfItem(atPath: root.appendingPathComponent(path).path)
        let kind = attributes?[.type] as? FileAttributeType
        // A link could lead out of the folder, or form a cycle.
        if kind == .typeSymbolicLink { continue }
        if kind != .typeDirectory {
          found.append(path)
        } else if each.hasSuffix(".xcassets") {
          found.append(path)
        } else {
          visit(path, depth: depth + 1)
        }
      }
    }
    visit("", depth: 0)
    return found
  }

  private mutating func choose(in path: String, _ wanted: String?) throws -> (XcodeProject.Target?, String) {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    let project: XcodeProject
    do {
      project = try XcodeProject(data: Data(contentsOf: root.appendingPathComponent(path)), folder: folder)
    } catch {
      report.add(
        .note, path, "the project file cannot be read; all sources of the folder are taken",
        remedy: "Leave out those of other targets by hand.")
      return (nil, name)
    }
    for package in project.packages {
      report.add(
        .left, path, "the package \(package) is not taken along", remedy: "Leave out what uses it, or add its sources.")
    }
    let names = project.targets.map(\.name)
    if let wanted, !names.contains(wanted) {
      throw PortError("there is no app \(wanted) in \(path); there are: \(names.joined(separator: ", ")).")
    }
    guard let target = project.targets.first(where: { wanted == nil || $0.name == wanted }) else {
      report.add(.note, path, "the project has no app among its targets; all sources of the folder are taken")
      return (nil, name)
    }
    if names.count > 1, wanted == nil {
      report.add(
        .note, path, "the project has several apps, and \(target.name) is ported", remedy: "Name another by --target.")
    }
    let prefix = project.folder.isEmpty ? "" : project.folder + "/"
    let moved = XcodeProject.Target(
      name: target.name, files: target.files.map { prefix + $0 }, folders: target.folders.map { prefix + $0 },
      settings: target.settings.merging(["PROJECT_PREFIX": prefix]) { old, _ in old })
    return (moved, target.name)
  }

  private mutating func take(_ all: [String], _ target: XcodeProject.Target?) throws {
    func belongs(_ path: String) -> Bool {
      guard let target else { return !path.contains("Tests/") && !path.hasSuffix("Tests.swift") }
      if target.folders.contains(where: { path.hasPrefix($0 + "/") }) { return true }
      return target.files.contains(path)
    }
    var missing = Set(target?.files.filter { $0.hasSuffix(".swift") } ?? [])
    for path in all {
      switch (path as NSString).pathExtension.lowercased() {
      case "swift" where belongs(path):
        sources.append(path)
        missing.remove(path)
      case "storyboard", "xib":
        guard belongs(path) else { continue }
        // Of several localized versions, the first one contains the views.
        if interfaces.contains(where: { ($0 as NSString).lastPathComponent == (path as NSString).lastPathComponent }) {
          continue
        }
        interfaces.append(path)
      case "xcassets": catalogs.append(path)
      case "png", "jpg", "jpeg", "gif", "webp", "svg", "mp3", "wav", "m4a", "aac", "ogg", "caf", "aiff":
        if target == nil || belongs(path) || target!.folders.isEmpty { resources.append(path) }
      default: break
      }
    }
    for path in missing.sorted() {
      report.add(
        .note, path, "the project names the source, but it is not there", remedy: "Add it, if the build misses it.")
    }
    if sources.isEmpty, target != nil {
      sources = all.filter { $0.hasSuffix(".swift") && !$0.contains("Tests/") }
    }
  }

  /// The launch settings in Info.plist and the build settings.
  private mutating func readInfo(_ all: [String], _ target: XcodeProject.Target?) {
    let settings = target?.settings ?? [:]
    let prefix = settings["PROJECT_PREFIX"] ?? ""
    let named = settings["INFOPLIST_FILE"].map { prefix + $0.replacingOccurrences(of: "$(SRCROOT)/", with: "") }
    let path =
      named.flatMap { all.contains($0) ? $0 : nil } ?? all.first { $0.hasSuffix("Info.plist") && !$0.contains("Tests") }
    var info: [String: Any] = [:]
    if let path, let data = try? Data(contentsOf: root.appendingPathComponent(path)) {
      info = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }
    func text(_ key: String) -> String? {
      let found = info[key] as? String ?? settings["INFOPLIST_KEY_" + key]
      return found.flatMap { $0.contains("$(") || $0.isEmpty ? nil : $0 }
    }
    displayName = text("CFBundleDisplayName") ?? text("CFBundleName") ?? name
    let scenes = (info["UIApplicationSceneManifest"] as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    let configuration = (scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
    let storyboards = Set(interfaces.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension })
    if let name = configuration?["UISceneStoryboardFile"] as? String, storyboards.contains(name) {
      mainStoryboard = name
      hasSceneStoryboard = true
    } else if let name = text("UIMainStoryboardFile"), storyboards.contains(name) {
      mainStoryboard = name
    } else if info["UIApplicationSceneManifest"] == nil, configuration == nil, info["UIMainStoryboardFile"] == nil,
      path == nil, storyboards.contains("Main")
    {
      // Without an Info.plist, the main storyboard is the one of that name in Xcode's template.
      mainStoryboard = "Main"
    }
  }
}

/// Why nothing can be ported, in one sentence that says what to do.
public struct PortError: Error, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}
