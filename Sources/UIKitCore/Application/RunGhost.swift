/// The track of a recorded run, which an app shows beside the current run. It never becomes a part of that run.
public struct RunGhost: Equatable, Sendable {
  /// The name of the game's rules for which the app asked; empty in a race.
  public var game: String
  /// Whether the user wants a new game that races against this run.
  public var isRace: Bool
  /// The track in the app's own format; empty if there is none.
  public var track: String
}
