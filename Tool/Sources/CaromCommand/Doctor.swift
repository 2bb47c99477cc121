import ArgumentParser
import Foundation

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says what is missing on this machine, and how to install it.")

  /// A command, what it is needed for, and the Debian package that contains it.
  private static let needs: [(command: String, purpose: String, package: String)] = [
    ("swift", "compiling (6.3 or later, from swift.org)", ""), ("git", "fetching packages", "git"),
    ("node", "checking the program", "nodejs"), ("python3", "the build scripts", "python3"),
    ("wasm-opt", "packing the program", "binaryen"), ("esbuild", "packing the page", "esbuild"),
    ("brotli", "compressing files", "brotli"), ("rsvg-convert", "drawing icons", "librsvg2-bin"),
  ]

  func run() throws {
    var missing: [String] = []
    for need in Doctor.needs {
      let path = Doctor.find(need.command)
      print(
        "\(path == nil ? "missing " : "found   ") \(need.command)  — \(need.purpose)\(path.map { " (\($0))" } ?? "")")
      if path == nil { missing.append(need.package) }
    }
    let library = "/usr/lib/wasm32-wasi/libc.a"
    let hasLibrary = FileManager.default.fileExists(atPath: library)
    print("\(hasLibrary ? "found   " : "missing ") wasi-libc  — linking programs for the web")
    if !hasLibrary { missing += ["wasi-libc", "libclang-rt-dev-wasm32"] }
    if let kit = Kit.folder {
      print("found    the kit, version \(Kit.version) (\(kit.path))")
    } else {
      print("missing  the kit: run `make install` in a clone of Carom")
      throw ExitCode.failure
    }
    let packages = missing.filter { !$0.isEmpty }
    if !packages.isEmpty { print("\nInstall: apt-get install \(packages.joined(separator: " "))") }
    if missing.contains("") { print("\nInstall Swift 6.3 from https://www.swift.org/install/") }
    guard missing.isEmpty else { throw ExitCode.failure }
    print("\nNothing is missing.")
  }

  private static func find(_ command: String) -> String? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = folder + "/" + command
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return nil
  }
}
