import GameSettings

/// What a run of a game has come to so far, as boards, and whoever replays the run, ask for it.
public struct RunStanding: Equatable {
  /// What the game counts; points unless the game says otherwise.
  public var score: Int
  /// Whether the lowest score is the best.
  public var lowestWins: Bool
  /// Whether the game has come to its end.
  public var isOver: Bool
  /// Whether the score may stand on a board: nothing in the game was undone, tried out or made easy.
  public var counts: Bool
  /// The rules by which scores can be compared, in letters, digits and hyphens: `day-0-1`.
  public var rules: String
  /// The day whose challenge is played; nil for any other game.
  public var day: Day?

  /// The standing of a run.
  public init(
    score: Int, lowestWins: Bool = false, isOver: Bool, counts: Bool = true, rules: String, day: Day? = nil
  ) {
    self.score = score
    self.lowestWins = lowestWins
    self.isOver = isOver
    self.counts = counts
    self.rules = rules
    self.day = day
  }
}
