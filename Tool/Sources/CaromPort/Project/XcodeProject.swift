import Foundation

/// An Xcode project: its application targets with their sources, resources and settings.
struct XcodeProject {
  /// An application target.
  struct Target {
    let name: String
    /// All files of its build phases, by their paths from the folder of the project.
    let files: [String]
    /// Folders whose files all belong to the target, as in newer projects.
    let folders: [String]
    let settings: [String: String]
  }

  /// The folder of the project, relative to the given folder.
  let folder: String
  let targets: [Target]
  /// The addresses of the packages on which it depends.
  let packages: [String]

  /// Reads a `project.pbxproj`. Throws if it is not one.
  init(data: Data, folder: String) throws {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let root = list as? [String: Any], let objects = root["objects"] as? [String: [String: Any]] else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    self.folder = folder
    let tree = ObjectTree(objects: objects)
    packages = objects.values.compactMap { $0["repositoryURL"] as? String }.sorted()
    targets = objects.values.filter {
      $0["isa"] as? String == "PBXNativeTarget"
        && ($0["productType"] as? String ?? "").hasPrefix("com.apple.product-type.application")
        && !($0["productType"] as? String ?? "").contains("watch")
    }.map(tree.target).sorted { $0.name < $1.name }
  }
}

/// The objects of a project file, which refer to each other by identifiers.
private struct ObjectTree {
  let objects: [String: [String: Any]]
  /// The paths of all files and groups, by identifier.
  let paths: [String: String]

  init(objects: [String: [String: Any]]) {
    self.objects = objects
    var paths: [String: String] = [:]
    func visit(_ id: String, _ parent: String) {
      guard let object = objects[id], paths[id] == nil else { return }
      var path = parent
      if let own = object["path"] as? String {
        path = (object["sourceTree"] as? String) == "SOURCE_ROOT" || parent.isEmpty ? own : parent + "/" + own
      }
      paths[id] = path
      for child in object["children"] as? [String] ?? [] { visit(child, path) }
    }
    for project in objects.values where project["isa"] as? String == "PBXProject" {
      if let group = project["mainGroup"] as? String { visit(group, project["projectDirPath"] as? String ?? "") }
    }
    self.paths = paths
  }

  func target(_ object: [String: Any]) -> XcodeProject.Target {
    var files: [String] = []
    for phase in object["buildPhases"] as? [String] ?? [] {
      for file in objects[phase]?["files"] as? [String] ?? [] {
        guard let reference = objects[file]?["fileRef"] as? String, let found = objects[reference] else { continue }
        // A localized storyboard or text is a group of its versions.
        if found["isa"] as? String == "PBXVariantGroup" {
          files += (found["children"] as? [String] ?? []).compactMap { paths[$0] }
        } else if let path = paths[reference] {
          files.append(path)
        }
      }
    }
    let folders = (object["fileSystemSynchronizedGroups"] as? [String] ?? []).compactMap { paths[$0] }
    var settings: [String: String] = [:]
    let lists = [object["buildConfigurationList"] as? String].compactMap { $0 }
    for list in lists {
      for configuration in objects[list]?["buildConfigurations"] as? [String] ?? [] {
        for (key, value) in objects[configuration]?["buildSettings"] as? [String: Any] ?? [:] {
          if let text = value as? String { settings[key] = text }
        }
      }
    }
    return XcodeProject.Target(
      name: object["name"] as? String ?? "App", files: files, folders: folders, settings: settings)
  }
}
