/// The result of a run, for whoever keeps its recording; see `UIView.endRun(_:)`.
public struct RunResult: Equatable, Sendable {
  /// The name of the game's rules, in letters, digits and hyphens: `breakout-day`. Runs of equal names compare.
  public var game: String
  /// What was played, in the app's words: “Breakout”.
  public var name: String
  /// How it ended, in the app's words: “Wall cleared · 1,240 points”.
  public var result: String
  /// The score, in any unit.
  public var score: Double
  /// Whether the lowest score is the best; false by default.
  public var lowestWins: Bool
  /// How long the run lasted, in seconds; `UIView.endRun(_:)` sets it.
  public package(set) var seconds = 0.0

  /// A result.
  public init(game: String, name: String, result: String, score: Double, lowestWins: Bool = false) {
    self.game = game
    self.name = name
    self.result = result
    self.score = score
    self.lowestWins = lowestWins
  }
}
