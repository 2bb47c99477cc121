import ArgumentParser

@main
struct ArcadeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "arcade",
    abstract:
      "The arcade with its boards, and runs of its games: their scores, their films, and where two diverge.",
    subcommands: [Serve.self, Operate.self, Verify.self, Film.self, Diff.self, Verifier.self])

  static func main() async { await main(separated(Array(CommandLine.arguments.dropFirst()))) }

  /// The arguments, with the ids of runs and players that begin with a hyphen behind `--`, where nothing is an option.
  private static func separated(_ arguments: [String]) -> [String] {
    // Nine or twelve bytes in base64url; only one option has so many letters.
    func isId(_ argument: String) -> Bool {
      let isLong = [12, 16].contains(argument.utf8.count) && argument != "--older-than"
      return argument.hasPrefix("-") && isLong && !argument.contains("=")
    }
    let ids = arguments.filter(isId)
    guard arguments.first == Operate.configuration.commandName, !ids.isEmpty, !arguments.contains("--") else {
      return arguments
    }
    return arguments.filter { !isId($0) } + ["--"] + ids
  }
}
