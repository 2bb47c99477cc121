import ArgumentParser

@main
struct ArcadeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arcade",
    abstract:
      "The arcade with its boards, and runs of its games: what they are worth, their films, and where two part.",
    subcommands: [Serve.self, Operate.self, Verify.self, Film.self, Diff.self, Verifier.self])
}
