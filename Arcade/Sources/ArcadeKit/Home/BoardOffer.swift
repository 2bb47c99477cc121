import GameSettings

/// A board on which a server compares runs of a game under the player's settings, as the game offers it.
public struct BoardOffer: Equatable {
  /// The name by which the server knows the game: `breakout`.
  public var game: String
  /// The rules that the runs share, as `RunStanding.rules` names them.
  public var rules: String
  /// What is played, in the player's language: “Breakout”, or the name of a challenge.
  public var name: String
  /// Whether it is the board of the day's challenge.
  public var isDaily: Bool

  /// A board.
  public init(game: String, rules: String, name: String, isDaily: Bool = false) {
    self.game = game
    self.rules = rules
    self.name = name
    self.isDaily = isDaily
  }

  /// The prefix of the rules of a day's challenge.
  private static let daily = "day-"

  /// The board of a finished run, whose name contains the game and its rules; nil if the run is of another game.
  public func board(ofRules rules: String) -> BoardOffer? {
    guard rules.hasPrefix(game + "-") else { return nil }
    let rest = String(rules.dropFirst(game.utf8.count + 1))
    guard rest.hasPrefix(BoardOffer.daily) == isDaily else { return nil }
    var board = self
    board.rules = rest
    return board
  }

  /// The query for the server: a game's rules and a span, `day`, `week` or `ever`, or the challenge of a day.
  public func query(span: String, day: Day) -> String {
    game + "?rules=" + rules + (isDaily ? "&day=" + day.text + "&span=ever" : "&span=" + span)
  }
}
