/// A finished game, for the graph of a player's games.
package struct PlayedGame: Equatable {
  package let score: Int
  /// The most points that its bubbles allowed.
  package let possible: Int
  package let rules: RuleSet
  package let player: PlayerName

  package init(score: Int, possible: Int, rules: RuleSet, player: PlayerName) {
    self.score = score
    self.possible = possible
    self.rules = rules
    self.player = player
  }
}

/// The games that were finished last, the oldest first.
package struct GameLog: Equatable {
  /// The most games that are kept; older ones make room.
  package static let most = 200
  /// The most games that a graph shows.
  package static let mostShown = 24
  private static let heading = "BubblePop games 1"

  package private(set) var games: [PlayedGame] = []

  package init() {}

  /// The last games of a player under some rules, the oldest first; at most `most`.
  package func last(_ most: Int, of player: PlayerName, under rules: RuleSet) -> [PlayedGame] {
    Array(games.filter { $0.player == player && $0.rules == rules }.suffix(most))
  }

  package mutating func add(_ game: PlayedGame) {
    games.append(game)
    if games.count > GameLog.most { games.removeFirst(games.count - GameLog.most) }
  }

  /// The log as lines: a heading, then score, possible score, rules and name of each game.
  package var file: String {
    games.reduce(GameLog.heading + "\n") { text, game in
      text + "\(game.score) \(game.possible) \(game.rules.text) \(game.player.text)\n"
    }
  }

  /// Parses the format of `file`; nil if any line cannot be read.
  package init?(file: String) {
    var lines = TextFile.lines(of: file)
    guard let first = lines.first, first.utf8.elementsEqual(GameLog.heading.utf8), lines.popLast()?.utf8.isEmpty == true
    else { return nil }
    for line in lines.dropFirst() {
      let fields = line.utf8.split(separator: 0x20, maxSplits: 3).map { String(decoding: Array($0), as: UTF8.self) }
      guard fields.count == 4, let score = TextFile.number(fields[0]), let possible = TextFile.number(fields[1]),
        let rules = RuleSet(text: fields[2]), let player = PlayerName(fields[3])
      else { return nil }
      add(PlayedGame(score: score, possible: possible, rules: rules, player: player))
    }
  }
}
