import ArgumentParser

@main
struct Carom: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carom",
    abstract: "Carom's own server.",
    version: CaromVersion.current,
    subcommands: [Serve.self])
}
