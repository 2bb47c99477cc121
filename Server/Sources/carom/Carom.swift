import ArgumentParser

@main
struct Carom: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carom",
    abstract: "The arcade's own server.",
    subcommands: [Serve.self])
}
