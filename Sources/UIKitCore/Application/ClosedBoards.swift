import CaromGeometry

/// The boards of a game under earlier versions of its rules, to which nothing is added any more.
public struct ClosedBoards: Equatable, Sendable {
  /// A board that is closed.
  public struct Board: Equatable, Sendable {
    /// The version of the game's rules, from 1.
    public let version: Int
    /// The rules that its runs share, as the app named them.
    public let rules: String
    /// The day of a challenge, such as `2026-11-24`; nil for a board of all days.
    public let day: String?
    /// How many players are on it.
    public let players: Int
    /// The day of its last run in UTC, such as `2026-11-24`.
    public let lastDay: String
  }

  /// The server's name of the game.
  public let game: String
  /// Why there are none: `offline`, or `busy`; nil if they have come.
  public let failure: String?
  /// The boards, those of the newest rules first, and of these those that were played last.
  public let boards: [Board]
}

extension ClosedBoards {
  /// The boards by the texts of a `closed` input; bad rows are left out.
  init(_ texts: [String]) {
    game = texts[1]
    failure = texts[2] == "loaded" ? nil : texts[2]
    var boards: [Board] = []
    var place = 3
    while place + 5 <= texts.count {
      let day = texts[place + 2]
      if let version = Int(texts[place]), let players = Int(texts[place + 3]) {
        boards.append(
          Board(
            version: version, rules: texts[place + 1], day: day.utf8.isEmpty ? nil : day, players: players,
            lastDay: texts[place + 4]))
      }
      place += 5
    }
    self.boards = boards
  }
}

// MARK: Carom's own

extension UIApplication {
  /// Asks for the closed boards of a game, which `VerifiedRuns.closedBoards(of:)` returns when they have come.
  public func loadClosedBoards(of game: String) { send(.run(act: "closed", id: game)) }
}

extension VerifiedRuns {
  /// The closed boards of a game; nil if they have not come, or those of another game have come since.
  public func closedBoards(of game: String) -> ClosedBoards? {
    closed.count > 2 && closed[1] == game ? ClosedBoards(closed) : nil
  }
}
