import Foundation

/// Ports a project for Apple's UIKit: reads it, rewrites its sources, writes code for its storyboards, and creates a
/// package.
public struct ProjectPort {
  /// How the package finds the kit.
  public enum Kit: Sendable {
    case path(String)
    case url(String, branch: String)
  }

  private let folder: URL
  private let kit: Kit
  private let target: String?

  /// Prepares the port of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that holds the Xcode project, or the sources alone.
  ///   - kit: How the package that is written finds the kit.
  ///   - target: The app to port, if the project has several.
  public init(folder: URL, kit: Kit, target: String? = nil) {
    self.folder = folder
    self.kit = kit
    self.target = target
  }

  /// The result of a port: files by their paths in the package, and a report.
  public struct Result: Sendable {
    public let name: String
    /// Contents of files to write.
    public internal(set) var texts: [String: String] = [:]
    /// Files to copy.
    public internal(set) var copies: [String: URL] = [:]
    public internal(set) var report = PortReport()
    /// How many lines of Swift were read.
    public internal(set) var lineCount = 0
  }

  /// Reads and rewrites everything without writing any file. Throws `PortError` if nothing can be ported.
  public func run() throws -> Result {
    // Read.
    let project = try ProjectFiles(folder: folder, target: target)
    var result = Result(name: PackageWriter.moduleName(project.name))
    result.report.add(project.report)
    var files = read(project, &result)
    let interfaces = readInterfaces(project, &result)
    let catalogs = project.catalogs.map { AssetCatalog(project.root.appendingPathComponent($0), path: $0) }

    // Rewrite.
    OverrideMove.apply(to: &files)
    var index = ProjectIndex(files)
    index.mainStoryboard = project.mainStoryboard
    index.hasSceneStoryboard = project.hasSceneStoryboard && index["SceneDelegate"] != nil
    index.hasStoryboards = interfaces.contains { !$0.isXib }
    for file in files {
      if file.parseError == nil { SourceRule.apply(to: file, index) }
      result.report.add(file.report)
      result.texts["Sources/\(result.name)/\(SourceNames.flat(file.path, among: files.map(\.path)))"] = file.result
    }

    // Write the replacements for Xcode's files.
    write(interfaces, index, &result)
    write(catalogs, &result)
    copy(project, &result)
    let package = PackageWriter(
      name: result.name, title: project.displayName, kit: kit, files: files, index: index, tests: "\(result.name)Tests")
    package.write(into: &result)
    return result
  }

  private func read(_ project: ProjectFiles, _ result: inout Result) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in project.sources {
      guard let data = try? Data(contentsOf: project.root.appendingPathComponent(path)) else { continue }
      guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else { continue }
      if String(data: data, encoding: .utf8) == nil {
        result.report.add(.note, path, "the file was not in UTF-8, and was read as Latin-1")
      }
      result.lineCount += text.split(separator: "\n", omittingEmptySubsequences: false).count
      let file = SourceFile(path: path, text: text.replacing("\r\n", with: "\n"))
      if let error = file.parseError {
        result.report.add(
          .left, path, line: error.line, "the file is not Swift of today: \(error.message). It was left as it is",
          remedy: "Mend it, and port again.")
      }
      files.append(file)
    }
    return files
  }

  private func readInterfaces(_ project: ProjectFiles, _ result: inout Result) -> [InterfaceFile] {
    var found: [InterfaceFile] = []
    for path in project.interfaces {
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      // The page has its own launch screen.
      if name == "LaunchScreen" || name == "Launch Screen" { continue }
      do {
        found.append(
          try InterfaceFile(name: name, path: path, data: Data(contentsOf: project.root.appendingPathComponent(path))))
      } catch let error as InterfaceFileError {
        result.report.add(
          .left, path, line: error.line, "it cannot be read: \(error.reason)",
          remedy: "Open and save it in Xcode, or leave it out.")
      } catch {
        result.report.add(.left, path, "it cannot be read", remedy: "Check the file.")
      }
    }
    return found
  }

  private func write(_ interfaces: [InterfaceFile], _ index: ProjectIndex, _ result: inout Result) {
    var registrations: [String] = []
    for file in interfaces {
      if file.isXib {
        var writer = NibWriter(file, index)
        result.texts["Sources/\(result.name)/\(writer.typeName).swift"] = writer.write()
        result.report.add(writer.report)
        registrations.append("\(writer.typeName).register()")
      } else {
        var writer = StoryboardWriter(file, index)
        result.texts["Sources/\(result.name)/\(writer.typeName).swift"] = writer.write()
        result.report.add(writer.report)
        registrations.append("\(writer.typeName).register()")
      }
      result.report.add(.done, file.path, "an interface file is Swift")
    }
    guard !registrations.isEmpty else { return }
    result.texts["Sources/\(result.name)/Interfaces.swift"] = """
      // Written by `carom port`.

      /// Registers the scenes, nibs and colors of Interface Builder by name.
      func registerInterfaces() {
        \(registrations.joined(separator: "\n  "))
      }

      """
  }

  private func write(_ catalogs: [AssetCatalog], _ result: inout Result) {
    let colors = catalogs.flatMap(\.colors)
    for catalog in catalogs {
      result.report.add(catalog.report)
      for picture in catalog.pictures {
        for (scale, url) in picture.files {
          let suffix = scale == 1 ? "" : "@\(scale)x"
          result.copies["Web/\(picture.name)\(suffix).\(url.pathExtension.lowercased())"] = url
        }
      }
      if let icon = catalog.icon { result.copies["Web/icon.png"] = icon }
    }
    guard !colors.isEmpty else { return }
    result.texts["Sources/\(result.name)/Colors.swift"] = ColorCatalogWriter.write(colors)
  }

  private func copy(_ project: ProjectFiles, _ result: inout Result) {
    for path in project.resources {
      let name = (path as NSString).lastPathComponent
      result.copies["Web/\(name)"] = project.root.appendingPathComponent(path)
    }
  }

  // MARK: Writing

  /// Writes a result into a folder. Existing files are kept, unless they have the same names.
  public static func write(_ result: Result, to folder: URL) throws {
    let files = FileManager.default
    for (path, text) in result.texts {
      let url = folder.appendingPathComponent(path)
      try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Unchanged files keep their dates, so that they are not compiled again.
      if (try? String(contentsOf: url, encoding: .utf8)) != text {
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
    }
    for (path, source) in result.copies {
      let url = folder.appendingPathComponent(path)
      try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
      try files.copyItem(at: source, to: url)
    }
  }
}

/// Names of the files in the package.
enum SourceNames {
  /// A source keeps its name; if another folder has a file of the same name, the folder's name is put before it.
  static func flat(_ path: String, among all: [String]) -> String {
    let name = (path as NSString).lastPathComponent
    let same = all.filter { ($0 as NSString).lastPathComponent == name }
    guard same.count > 1 else { return name == "main.swift" ? "Main.swift" : name }
    return path.replacingOccurrences(of: "/", with: "-")
  }
}
