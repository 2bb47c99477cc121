import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory web`: builds an app for the page, from where SwiftPM has put the kit.
///
/// Options: `--product NAME` (needed where the package has several executables), and those of `scripts/build-web`, such
/// as `--fast` for looking at a change. The site comes into `dist`, unless `--out` says otherwise.
@main struct CaromWeb: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var rest = ArgumentExtractor(arguments)
    let app = context.package.directoryURL
    let product = try rest.extractOption(named: "product").last ?? onlyExecutable(of: context.package)
    let out = rest.extractOption(named: "out").last ?? app.appending(path: "dist").path()
    let build = try kit(of: context.package).directoryURL.appending(path: "scripts/build-web")

    let process = Process()
    process.executableURL = build
    // A separate scratch path, because SwiftPM has locked the package's own while a plugin runs.
    let scratch = app.appending(path: ".build-web").path()
    process.arguments =
      ["--package-path", app.path(), "--product", product, "--out", out, "--scratch-path", scratch]
      + rest.remainingArguments
    process.currentDirectoryURL = app
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("the build failed; see its output above") }
    print("The site is in \(out)")
  }

  private func onlyExecutable(of package: Package) throws -> String {
    let names = package.products.filter { $0 is ExecutableProduct }.map(\.name)
    guard let name = names.first else {
      throw Failure("\(package.displayName) has no executable product: the app's target is an `.executableTarget`")
    }
    guard names.count == 1 else {
      let list = names.joined(separator: ", ")
      throw Failure("\(package.displayName) has several executables; say which with --product: \(list)")
    }
    return name
  }

  /// The kit's package, among all that the app's depends on.
  private func kit(of package: Package) throws -> Package {
    var open = [package]
    while let next = open.popLast() {
      if next.displayName == "Carom" { return next }
      open += next.dependencies.map(\.package)
    }
    throw Failure("\(package.displayName) does not depend on the package Carom")
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
