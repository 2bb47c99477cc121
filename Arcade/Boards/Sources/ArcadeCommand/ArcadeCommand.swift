import ArgumentParser

@main
struct ArcadeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arcade",
    abstract: "Runs of the arcade's games: what they are worth, their films, and where two of them part.",
    subcommands: [Verify.self, Film.self, Diff.self, Verifier.self])
}
