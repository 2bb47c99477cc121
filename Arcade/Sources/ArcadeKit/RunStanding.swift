import GameSettings

/// The state of a run of a game as boards and replays need it.
public struct RunStanding: Equatable {
  /// The score; points unless the game defines another.
  public var score: Int
  /// Whether the lowest score is the best.
  public var lowestWins: Bool
  /// Whether the game has ended.
  public var isOver: Bool
  /// Whether the score may be on a board: nothing in the game was undone, tried out or made easier.
  public var counts: Bool
  /// The rules that scores must share to be comparable, in letters, digits and hyphens: `day-0-1`.
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
