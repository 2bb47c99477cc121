import ArgumentParser

@main
struct ArcadeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arcade",
    abstract:
      "The arcade with its boards, and runs of its games: their scores, their films, and where two diverge.",
    subcommands: [Serve.self, Operate.self, Verify.self, Film.self, Diff.self, Verifier.self])
}
