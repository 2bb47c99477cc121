import CaromReplay
import UIKit

/// Why a run cannot be replayed, or is not what it claims to be.
public enum RunRefusal: Error, Equatable {
  /// The bytes are not a run.
  case unreadable(RecordingError)
  /// The run is of a game that this build does not have.
  case otherGame(String)
  /// The run was played by another version of the rules.
  case otherRules(Int, known: Int)
  /// The run is longer than `mostTicks`.
  case tooLong
  /// The run begins later in its session than `latestBeginning`.
  case tooLate
  /// The run's address leads to another place than its game.
  case otherPlace(BoardGame)
  /// The run begins with different views than in its session.
  case otherScreen
  /// The inputs end before the run does.
  case endsEarly(tick: Tick)
  /// The player began another game.
  case secondGame(tick: Tick)
  /// The settings were changed so that the score no longer belongs to one set of them.
  case changedRules(tick: Tick)
  /// Two replays of the run ended differently.
  case unsteady

  /// The longest run that is replayed: one hour.
  public static let mostTicks: Tick = 3_600 * 120
  /// The latest that a run may begin in its session: after one day.
  public static let latestBeginning: Tick = 86_400 * 120
  /// The most bytes of a run.
  public static let mostBytes = 4 << 20

  /// The problem and its remedy, in one line.
  public var reason: String {
    switch self {
    case .unreadable(let error): "\(error.reason); send the file as it was saved"
    case .otherGame(let name):
      "it is a run of “\(printable(name))”; there are runs of "
        + BoardGame.allCases.map { $0.rawValue }.joined(separator: ", ")
    case .otherRules(let found, let known):
      "it was played by version \(found) of the rules, and this build has version \(known); replay it with the build that "
        + "played it"
    case .tooLong: "it is longer than an hour; play a shorter game"
    case .tooLate: "it begins more than a day after its page was opened; open the page anew and play again"
    case .otherPlace(let game): "its address is not that of the game; open \(game.address) and play there"
    case .otherScreen:
      "it begins with a different screen from the one it was recorded with; its settings or its window were changed"
    case .endsEarly(let tick): "its inputs end at tick \(tick), before the run does; send the file as it was saved"
    case .secondGame(let tick): "another game begins at tick \(tick); end the run before it"
    case .changedRules(let tick): "its settings were changed at tick \(tick); play a game by the same rules to its end"
    case .unsteady: "two replays of it came to different ends; please report this, with the file"
    }
  }
}

/// Text from others, made safe and short enough for printing.
private func printable(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(40).map { $0.value < 0x20 || $0.value == 0x7F ? "·" : String($0) }.joined()
  return text.unicodeScalars.count > 40 ? shown + "…" : shown
}
