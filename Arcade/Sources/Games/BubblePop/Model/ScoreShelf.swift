/// The high-score boards, one for each set of rules that was played.
package struct ScoreShelf: Equatable {
  /// A board and its rules.
  package struct Board: Equatable {
    /// Nil for scores from before boards were kept apart, whose rules nobody recorded.
    package let rules: RuleSet?
    package internal(set) var scores: ScoreBoard
  }

  /// The seed's rules first, then others, and scores without rules last. None is empty.
  package private(set) var boards: [Board] = []

  package init() {}

  /// A shelf with one board.
  init(_ scores: ScoreBoard, under rules: RuleSet?) { put(scores, under: rules) }

  /// The higher scores of two shelves. Which shelf is which does not matter.
  package init(_ one: ScoreShelf, and other: ScoreShelf) {
    self = one
    for board in other.boards {
      put(ScoreBoard(self[board.rules], and: board.scores), under: board.rules)
    }
    for board in one.boards where other[board.rules].isEmpty {
      put(ScoreBoard(board.scores, and: ScoreBoard()), under: board.rules)
    }
  }

  /// The scores under some rules, or those without rules.
  package subscript(rules: RuleSet?) -> ScoreBoard {
    boards.first { $0.rules == rules }?.scores ?? ScoreBoard()
  }

  package var isEmpty: Bool { boards.isEmpty }

  /// Records a score, as a board does.
  package mutating func record(_ score: Int, of name: PlayerName, under rules: RuleSet?) {
    var scores = self[rules]
    scores.record(score, of: name)
    put(scores, under: rules)
  }

  /// Whether every player of another shelf has at least that score here.
  package func holds(_ other: ScoreShelf) -> Bool { other.boards.allSatisfy { self[$0.rules].holds($0.scores) } }

  mutating func put(_ scores: ScoreBoard, under rules: RuleSet?) {
    boards.removeAll { $0.rules == rules }
    guard !scores.isEmpty else { return }
    let place = boards.firstIndex { ScoreShelf.comesFirst(rules, $0.rules) } ?? boards.count
    boards.insert(Board(rules: rules, scores: scores), at: place)
  }

  private static func comesFirst(_ one: RuleSet?, _ other: RuleSet?) -> Bool {
    guard let one else { return false }
    guard let other else { return true }
    return RuleSet.comesFirst(one, other)
  }
}
