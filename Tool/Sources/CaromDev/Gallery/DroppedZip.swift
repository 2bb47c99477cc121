import CaromPort
import Foundation

/// A zipped project that was dropped on the page. Nothing of it is left if it is refused.
struct DroppedZip {
  /// The greatest size in bytes.
  static let most = 64 << 20
  /// The longest time in seconds that unpacking may take.
  private static let patience = 120.0

  /// The name of the file, as the page told it.
  let name: String
  let bytes: Data

  /// Unpacks a project into a new folder, and returns the folder that holds it.
  ///
  /// - Parameters:
  ///   - folder: The new folder; its parent is created.
  ///   - kit: The folder of the kit, whose script checks every entry before it writes any.
  /// - Throws: `GalleryRefusal`.
  func unpack(to folder: URL, kit: URL) throws -> URL {
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let zip = folder.appendingPathComponent("dropped.zip")
      try bytes.write(to: zip)
      let unpacked = folder.appendingPathComponent("unpacked")
      try run(kit.appendingPathComponent("scripts/unpack-project"), [zip.path, unpacked.path])
      let project = root(of: unpacked)
      do {
        _ = try ProjectPort(folder: project, kit: .path(kit.path)).run()
      } catch is PortError {
        throw GalleryRefusal(text: "There is no Swift source in it: pack the folder that holds the Xcode project.")
      }
      return project
    } catch {
      try? files.removeItem(at: folder)
      throw error as? GalleryRefusal
        ?? GalleryRefusal(
          text: "It cannot be written to \(folder.path): make room there.", status: .insufficientStorage)
    }
  }

  /// What the project is called: the folder in the zip, or else the zip.
  func title(of project: URL) -> String {
    let own = project.lastPathComponent
    guard own == "unpacked" else { return DroppedZip.legible(own) }
    let file = (name as NSString).lastPathComponent
    return DroppedZip.legible(file.lowercased().hasSuffix(".zip") ? String(file.dropLast(4)) : file)
  }

  /// A name of one line and of a length that can be shown.
  private static func legible(_ name: String) -> String {
    let kept = name.unicodeScalars.filter { !$0.properties.generalCategory.isInvisible }
    let text = String(String.UnicodeScalarView(kept)).trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? "Project" : String(text.prefix(60))
  }

  /// A zip mostly holds one folder, and that holds the project.
  private func root(of folder: URL) -> URL {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let visible = all.filter { !$0.hasPrefix(".") }
    guard visible.count == 1, !visible[0].hasSuffix(".xcodeproj") else { return folder }
    let only = folder.appendingPathComponent(visible[0])
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: only.path, isDirectory: &isFolder) && isFolder.boolValue
      ? only : folder
  }

  /// Runs the script; it says in a sentence why it refuses a zip.
  private func run(_ script: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = script
    process.arguments = arguments
    let said = Pipe()
    (process.standardError, process.standardOutput) = (said, FileHandle.nullDevice)
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw GalleryRefusal(
        text: "Zips are unpacked by python3, which cannot be run: carom doctor says how to install it.")
    }
    let alarm = DispatchWorkItem { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    DispatchQueue.global().asyncAfter(deadline: .now() + DroppedZip.patience, execute: alarm)
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    alarm.cancel()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
    let sentence = text.split(separator: "\n").last.map(String.init) ?? ""
    let hasRefused = process.terminationReason == .exit && process.terminationStatus == 1 && !sentence.isEmpty
    throw GalleryRefusal(
      text: hasRefused ? sentence : "It takes too long to be unpacked: leave out what is not part of the project.")
  }
}

extension Unicode.GeneralCategory {
  /// Whether a character changes a line in ways that cannot be seen.
  fileprivate var isInvisible: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
