import ArgumentParser
import Foundation

/// The clone of the kit that this command belongs to: its scripts build and serve apps.
enum Kit {
  /// The folder of the clone: the value of CAROM_KIT, which `make install` sets, or else a folder above the command
  /// itself.
  static var folder: URL? {
    if let told = ProcessInfo.processInfo.environment["CAROM_KIT"] { return URL(fileURLWithPath: told) }
    var each = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while each.path != "/" {
      each.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: each.appendingPathComponent("scripts/build-web").path) { return each }
    }
    return nil
  }

  /// The folder of the clone. Throws if there is none.
  static func found() throws -> URL {
    guard let folder, FileManager.default.fileExists(atPath: folder.appendingPathComponent("scripts/build-web").path)
    else {
      throw ValidationError(
        "the clone of Carom that this command belongs to is not there any more; run `make install` in a clone.")
    }
    return folder
  }

  /// The kit's version, which is stated in one of its source files.
  static var version: String {
    guard let folder,
      let source = try? String(
        contentsOf: folder.appendingPathComponent("Sources/UIKitCore/Application/CaromVersion.swift"), encoding: .utf8),
      let start = source.range(of: "= \""), let end = source[start.upperBound...].firstIndex(of: "\"")
    else { return "unknown" }
    return String(source[start.upperBound..<end])
  }
}

/// Prepares a command whose output goes where this command's output goes.
enum Run {
  /// Runs a command and waits. Throws its exit code if it fails.
  static func run(_ command: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
  }
}

/// The package that a command works on: in the current folder, or else in the nearest one above it.
struct AppPackage {
  let folder: URL
  let name: String

  init(near start: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)) throws {
    var each = start.standardizedFileURL
    while !FileManager.default.fileExists(atPath: each.appendingPathComponent("Package.swift").path) {
      guard each.path != "/" else {
        throw ValidationError(
          "there is no Package.swift in \(start.path) or above it. Make an app by `carom new NAME`, or port one by `carom port FOLDER`."
        )
      }
      each.deleteLastPathComponent()
    }
    folder = each
    let manifest = try String(contentsOf: each.appendingPathComponent("Package.swift"), encoding: .utf8)
    guard let target = manifest.range(of: ".executableTarget("),
      let start = manifest[target.upperBound...].range(of: "name: \""),
      let end = manifest[start.upperBound...].firstIndex(of: "\"")
    else {
      throw ValidationError("the package in \(each.path) has no executable target; an app needs one.")
    }
    name = String(manifest[start.upperBound..<end])
  }
}
