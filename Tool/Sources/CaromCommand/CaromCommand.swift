import ArgumentParser

/// The command `carom`, which takes an app written with UIKit from an empty folder or an Xcode project to a page in a
/// browser.
@main
struct CaromCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carom",
    abstract: "Creates, ports, runs, builds, tests and serves apps that are written with UIKit.",
    discussion: """
      An app of one's own:        carom new Puck && cd Puck && carom dev
      An Xcode project:           carom port ~/Breakout && cd Breakout-carom && carom dev
      What is missing here:       carom doctor
      """,
    version: Kit.version,
    subcommands: [New.self, Dev.self, PortCommand.self, Build.self, Test.self, Serve.self, Doctor.self])
}
