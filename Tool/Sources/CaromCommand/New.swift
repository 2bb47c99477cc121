import ArgumentParser
import CaromPort
import Foundation

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Creates a package with an app that runs at once: a controller, a test and a page.",
    discussion: """
      Examples:
        carom new Puck                          in the folder Puck
        carom new Puck --scene                  with a scene delegate, as Xcode's template has it
        carom new Puck --kit https://…/carom    depending on a repository, not on this clone
      """)

  @Argument(help: "The name of the app: a letter, then letters and digits.")
  var name: String

  @Flag(help: "Add a scene delegate.")
  var scene = false

  @Option(help: "The address of a repository of the kit.")
  var kit: String?

  func run() throws {
    guard name == NewPackage.moduleName(name) else {
      throw ValidationError("\(name) cannot be the name of an app; \(NewPackage.moduleName(name)) can.")
    }
    let folder = URL(fileURLWithPath: name)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw ValidationError("\(name) is there already: choose another name, or remove it.")
    }
    let how: ProjectPort.Kit = try kit.map { .url($0, branch: "main") } ?? .path(Kit.found().path)
    for (path, text) in NewPackage(name: name, kit: how, hasScene: scene).files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    print("\(name) is made. Go on: cd \(name) && carom dev")
    print("Its controller is Sources/\(name)/\(name)ViewController.swift; its test runs by `carom test`.")
  }
}
