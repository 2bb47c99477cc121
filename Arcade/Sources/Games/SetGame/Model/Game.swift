import CaromGeometry

/// A game of Set and its state. It knows nothing of views or clocks: time is handed in as ticks, chance as a generator.
///
/// Three chosen cards are judged at once. A set leaves the table, and three new cards take its places while there are
/// any; three cards that are no set stay chosen until the next card is chosen, so that they can be looked at.
package struct Game: Equatable {
  package enum Player: Equatable { case person, rival }

  /// Something that happened, for those who show it.
  package enum Event: Equatable {
    /// A set was found; `points` were won with it.
    case matched([Card], by: Player, points: Int)
    case mismatched([Card])
    /// New cards lie on the table.
    case dealt([Card])
    /// Cards were asked for while there was a set.
    case dealtNeedlessly
    /// So many cards of a set are shown.
    case hinted(Int)
    /// A hint was asked for, and there is no set.
    case noSet
    /// The computer calls a set, which leaves in a moment.
    case called([Card])
    case over
  }

  package internal(set) var settings: Settings
  /// What is not dealt yet; the last one comes next.
  package internal(set) var deck: [Card]
  package internal(set) var table: [Card] = []
  /// What was found, the last one last.
  package internal(set) var discards: [Card] = []
  /// The chosen cards, in the order in which they were chosen; three of them only while they are no set.
  package internal(set) var selection: [Card] = []
  /// The cards that a hint shows.
  package internal(set) var hinted: [Card] = []
  /// The computer's set while it is shown, and the ticks until it leaves.
  package internal(set) var called: [Card] = []
  package internal(set) var callWait = 0

  package internal(set) var score = 0
  package internal(set) var setsFound = 0
  package internal(set) var rivalSets = 0
  /// Time that was played.
  package internal(set) var ticks = 0
  /// Time since the table changed.
  package internal(set) var ticksSinceChange = 0
  /// Whether anything was taken back; such a game counts for no record.
  package internal(set) var wasUndone = false
  package internal(set) var isOver = false
  package internal(set) var rival: Rival?
  /// The game before each thing that can be taken back, without its own past.
  var past: [Game] = []

  /// A game with its first cards on the table.
  package init(_ settings: Settings, using chance: inout SeededGenerator) {
    self.init(settings, deck: chance.shuffled(Card.all), rivalSeed: chance.next())
  }

  /// A game with a deck in a certain order, whose last card is dealt first.
  package init(_ settings: Settings, deck: [Card], rivalSeed: UInt64 = 0) {
    self.settings = settings
    self.deck = deck
    if let strength = settings.strength { rival = Rival(strength, seed: rivalSeed) }
    _ = deal(Rules.firstCards)
    tableChanged()
  }

  /// Whether cards can be dealt.
  package var canDeal: Bool { !deck.isEmpty && !isOver }

  /// Three chosen cards that are no set.
  package var mismatch: [Card] { selection.count == 3 ? selection : [] }

  package var canUndo: Bool { !past.isEmpty && rival == nil }

  package var canHint: Bool { settings.allowsHints && !isOver && hinted.count < 3 && called.isEmpty }

  /// Whole seconds that were played.
  package var seconds: Int { ticks / Rules.ticksPerSecond }

  /// Whether the result may be kept as a record.
  package var countsForBest: Bool { !wasUndone }

  /// Ticks until something happens by itself: a second is full, or the computer finds a set; nil once it is over.
  package var ticksToNextEvent: Int? {
    guard !isOver else { return nil }
    var next = Rules.ticksPerSecond - ticks % Rules.ticksPerSecond
    if let wait = called.isEmpty ? rival?.wait : callWait { next = min(next, max(wait, 1)) }
    return next
  }
}
