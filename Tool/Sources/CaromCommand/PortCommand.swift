import ArgumentParser
import CaromPort
import Foundation

struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Creates a package from an Xcode project that was written for Apple's UIKit.",
    discussion: """
      The project stays as it is. The package builds natively and for the web; what is left to do is listed by file and line, \
      and in Port.txt.

      Examples:
        carom port ~/Breakout                   writes Breakout-carom beside it
        carom port ~/Breakout --out /tmp/game   writes there
        carom port ~/Breakout --check           says what it would do, and writes nothing
      """)

  @Argument(help: "The folder of the Xcode project, or of Swift sources without one.", completion: .directory)
  var project: String

  @Option(help: "The folder to write to; by default NAME-carom next to the project.", completion: .directory)
  var out: String?

  @Option(help: "The app to port, if the project has several.")
  var target: String?

  @Option(help: "The address of a repository of the kit, for a package that is built elsewhere.")
  var kit: String?

  @Flag(help: "Only print what would be done.")
  var check = false

  @Flag(help: "Print the report as JSON.")
  var json = false

  func run() throws {
    let folder = URL(fileURLWithPath: (project as NSString).expandingTildeInPath)
    let how: ProjectPort.Kit = try kit.map { .url($0, branch: "main") } ?? .path(Kit.found().path)
    let result: ProjectPort.Result
    do {
      result = try ProjectPort(folder: folder, kit: how, target: target).run()
    } catch let error as PortError {
      throw ValidationError(error.description)
    }
    let place =
      out.map { URL(fileURLWithPath: ($0 as NSString).expandingTildeInPath) }
      ?? folder.deletingLastPathComponent().appendingPathComponent(folder.lastPathComponent + "-carom")
    if !check {
      guard place.standardizedFileURL != folder.standardizedFileURL else {
        throw ValidationError("the package would be written over the project: name another folder by --out.")
      }
      try ProjectPort.write(result, to: place)
      try result.report.text.write(to: place.appendingPathComponent("Port.txt"), atomically: true, encoding: .utf8)
    }
    if json {
      print(try result.report.json)
    } else {
      print(result.report.text)
      print("")
      print("\(result.lineCount) lines of \(result.name) were read.")
      if !check {
        let left = result.report.leftCount
        print("The package is in \(place.path); the report is its file Port.txt.")
        print(
          left == 0
            ? "Go on: cd \(place.path) && carom dev"
            : "\(left) things are left for you; then: cd \(place.path) && carom dev")
      }
    }
  }
}
