import Foundation

/// Builds the app of a package natively: the app for debugging, the kit optimized.
struct AppBuild: Sendable {
  enum Result: Sendable {
    case built(URL)
    case failed([CompilerMessage])
  }

  /// The package's folder, and the name of its executable.
  var folder: URL
  var name: String
  /// The kit's folder.
  var kit: URL
  /// The build folder.
  var scratch: URL
  /// Whether the kit is compiled for debugging, too.
  var debugsKit: Bool

  /// Builds what has changed, and waits for the build to end.
  func run() -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", folder.path, "--scratch-path", scratch.path, "--product", name,
      "--disable-build-manifest-caching",
    ]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    if !debugsKit {
      environment["SWIFT_EXEC"] = kit.appendingPathComponent("scripts/swiftc-optimizing-kit").path
      environment["SWIFT_EXEC_MANIFEST"] = AppBuild.compiler
    }
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      let text = "swift cannot be run: \(error.localizedDescription)"
      return .failed([CompilerMessage(file: "", line: 0, column: 0, text: text)])
    }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return .failed(CompilerMessage.errors(in: output, of: folder)) }
    return .built(scratch.appendingPathComponent("debug").appendingPathComponent(name))
  }

  /// The compiler on the path.
  private static var compiler: String? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return nil
  }
}
