import Foundation
import SwiftSyntax

/// Writes the files that make an app a package: its manifest, its page, and the declarations that it needs to compile
/// as Embedded Swift.
struct PackageWriter {
  let name: String
  let title: String
  let kit: ProjectPort.Kit
  let files: [SourceFile]
  let index: ProjectIndex
  /// The name of the target of tests; nil for none.
  var tests: String?

  /// A name for a module: letters and digits, beginning with a letter.
  static func moduleName(_ name: String) -> String {
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var result = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if result.isEmpty || result.first!.isNumber { result = "App" + result }
    return taken.contains(result) ? result + "App" : result
  }

  /// Modules of the kit and of Swift, whose names an app cannot have.
  private static let taken: Set<String> = [
    "UIKit", "UIKitCore", "UIKitControls", "UIKitDynamics", "CoreGraphics", "QuartzCore", "CoreMotion", "AVFoundation",
    "GameController", "GameplayKit", "Foundation", "Swift", "Testing", "XCTest", "Dispatch",
  ]

  func write(into result: inout ProjectPort.Result) {
    result.texts["Package.swift"] = manifest
    result.texts["Web/manifest.webmanifest"] = page
    if result.copies["Web/icon.svg"] == nil { result.texts["Web/icon.svg"] = icon }
    result.texts["Sources/\(name)/Support.swift"] = support
    if files.contains(where: { $0.result.contains("canImport(Foundation)") }) {
      result.texts["Sources/\(name)/FoundationAliases.swift"] = FoundationNames.aliases
    }
    result.texts[".gitignore"] = ".build*/\ndist/\ndist-*/\n"
    addHost(&result)
    if let tests { result.texts["Tests/\(tests)/StartTests.swift"] = startTest(of: delegate(in: result)) }
  }

  /// The name of the class with `@main`.
  private func delegate(in result: ProjectPort.Result) -> String {
    let delegates = index.types.values.filter { $0.inherited.contains("UIApplicationDelegate") }.map(\.name).sorted()
    let text = result.texts.values.first { $0.contains("@main") } ?? ""
    return delegates.first { text.contains("class \($0)") } ?? "CaromAppDelegate"
  }

  private func startTest(of delegate: String) -> String {
    """
    import Testing
    import UIKit

    @testable import \(name)

    @Test func itStartsWithoutComplaints() {
      let host = HeadlessHost(delegate: \(delegate)())
      host.advance(seconds: 1)
      #expect(host.diagnostics.isEmpty)
    }

    """
  }

  /// The imported frameworks that are products of the kit.
  private var products: [String] {
    var found: Set<String> = []
    for file in files {
      for product in ImportRule.products where file.result.contains("import \(product)\n") { found.insert(product) }
    }
    return ["UIKit", "CaromWebHost"] + found.sorted()
  }

  private var manifest: String {
    let dependency: String
    let package: String
    switch kit {
    case .path(let path):
      dependency = ".package(name: \"Carom\", path: \(InterfaceValues.text(path)))"
      package = "Carom"
    case .url(let url, let branch):
      dependency = ".package(url: \(InterfaceValues.text(url)), branch: \(InterfaceValues.text(branch)))"
      package = (URL(string: url)?.lastPathComponent ?? "Carom").replacingOccurrences(of: ".git", with: "")
    }
    let list = products.map { ".product(name: \"\($0)\", package: \"\(package)\")," }.joined(separator: "\n        ")
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [\(dependency)],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              \(list)
            ])\(testTarget(package))
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  private func testTarget(_ package: String) -> String {
    guard let tests else { return "" }
    return """
      ,
          .testTarget(
            name: "\(tests)",
            dependencies: ["\(name)", .product(name: "_Testing_UIKit", package: "\(package)")])
      """
  }

  private var page: String {
    let id = name.lowercased()
    return """
      {
        "id": "\(id)",
        "name": \(json(title)),
        "short_name": \(json(String(title.prefix(12)))),
        "description": \(json("\(title), in the browser.")),
        "start_url": "./",
        "display": "standalone",
        "background_color": "#ffffff",
        "theme_color": "#ffffff",
        "icons": [
          { "src": "icon.svg", "sizes": "any", "type": "image/svg+xml" },
          { "src": "icon-192.png", "sizes": "192x192", "type": "image/png" },
          { "src": "icon-512.png", "sizes": "512x512", "type": "image/png" }
        ]
      }

      """
  }

  private func json(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  /// A plain icon with the app's first letter.
  private var icon: String {
    let letter = title.first.map(String.init)?.uppercased() ?? "A"
    let safe = letter.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
        <rect width="512" height="512" fill="#2f6fde"/>
        <text x="256" y="352" font-family="sans-serif" font-size="280" font-weight="600" fill="#fff" text-anchor="middle">\(safe)</text>
      </svg>

      """
  }

  /// The file with `@main` imports the page's host; an app without one gets a delegate.
  private func addHost(_ result: inout ProjectPort.Result) {
    let folder = "Sources/\(name)/"
    if let (path, text) = result.texts.first(where: { $0.key.hasPrefix(folder) && $0.value.contains("@main") }) {
      var lines = text.components(separatedBy: "\n")
      let place = lines.firstIndex { $0.hasPrefix("import ") } ?? 0
      if !text.contains("import CaromWebHost") { lines.insert("import CaromWebHost", at: place) }
      result.texts[path] = lines.joined(separator: "\n")
      return
    }
    guard result.texts.keys.allSatisfy({ !$0.hasSuffix("/Main.swift") }) else { return }
    let start =
      index.mainStoryboard.map {
        "UIStoryboard(name: \(InterfaceValues.text($0)), bundle: nil).instantiateInitialViewController()"
      } ?? firstController.map { "\($0)()" } ?? "UIViewController()"
    let registration = index.hasStoryboards ? "registerInterfaces()\n    " : ""
    result.texts[folder + "CaromAppDelegate.swift"] = """
      // Written by `carom port`: the project has no application delegate.

      import CaromWebHost
      import UIKit

      @main
      class CaromAppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
          \(registration)window = UIWindow(windowScene: application.windowScene)
          window?.rootViewController = \(start)
          window?.makeKeyAndVisible()
          return true
        }
      }

      """
    result.report.add(.note, nil, "the project has no application delegate with @main; one was written")
  }

  private var firstController: String? {
    index.types.values.filter { index.systemClass(of: $0.name)?.hasSuffix("ViewController") ?? false }.map(\.name)
      .sorted().first
  }

  /// Replacements for APIs that Embedded Swift lacks, if sources use them.
  private var support: String {
    """
    // Written by `carom port`: what the app's sources use and Embedded Swift does not have.

    import UIKit

    /// The main queue, for blocks that run in a later tick.
    var mainQueue: DispatchQueue { DispatchQueue.main }

    #if hasFeature(Embedded)
      extension DefaultStringInterpolation {
        /// Stands where a value's description cannot be known.
        mutating func appendInterpolation<T>(_ value: T) { appendLiteral("…") }
        mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) { appendLiteral(value.description) }
      }
    #endif

    """
  }
}
