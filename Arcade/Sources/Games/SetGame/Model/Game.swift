import CaromGeometry

/// The state of a game of Set. It knows nothing of views or clocks: the caller passes in ticks and a random generator.
///
/// Cards are judged as soon as as many are selected as make a set. A set leaves the table, and new cards take its
/// places while the deck lasts. Cards that are not a set stay selected until the next tap, so that the player can look
/// at them. The variant defines what a set is.
package struct Game: Equatable {
  package enum Player: Equatable { case person, rival }

  /// Something that happened, for the controller to show.
  package enum Event: Equatable {
    /// A player found a set and won `points`.
    case matched([Card], by: Player, points: Int)
    case mismatched([Card])
    /// New cards were dealt.
    case dealt([Card])
    /// The player asked for cards while there was a set.
    case dealtNeedlessly
    /// A hint marks this many cards of a set.
    case hinted(Int)
    /// There is no set on the table.
    case noSet
    /// The computer sees no set either, and proposes to deal.
    case proposed
    /// The computer claims a set, which leaves in a moment.
    case called([Card])
    case over
  }

  package internal(set) var settings: Settings
  /// The cards that are not dealt yet; the last one comes next.
  package internal(set) var deck: [Card]
  package internal(set) var table: [Card] = []
  /// The cards of the sets that were found, the latest last.
  package internal(set) var discards: [Card] = []
  /// The selected cards, in the order of their selection; as many as make a set only while they are a mismatch.
  package internal(set) var selection: [Card] = []
  /// The cards that a hint marks.
  package internal(set) var hinted: [Card] = []
  /// The set that the computer has claimed, while it is shown, and the ticks until it leaves.
  package internal(set) var called: [Card] = []
  package internal(set) var callWait = 0
  /// Ticks until the computer proposes to deal; nil if it will not.
  package internal(set) var proposalWait: Int?
  /// Whether there is a set on the table.
  package internal(set) var hasSet = false

  package internal(set) var score = 0
  package internal(set) var setsFound = 0
  package internal(set) var rivalSets = 0
  /// Ticks played.
  package internal(set) var ticks = 0
  /// Ticks since the table changed.
  package internal(set) var ticksSinceChange = 0
  /// Whether the player undid a move; such a game cannot set a record.
  package internal(set) var wasUndone = false
  package internal(set) var isOver = false
  package internal(set) var rival: Rival?
  /// The states of the table from one change to the next, the earliest first.
  package internal(set) var turns: [Turn] = []
  /// The states that can be restored, the latest last, each without its own history.
  var past: [Game] = []

  /// Creates a game with a shuffled deck and the first cards on the table.
  package init(_ settings: Settings, using chance: inout SeededGenerator) {
    self.init(settings, deck: chance.shuffled(settings.variant.deck), rivalSeed: chance.next())
  }

  /// Creates a game with a given deck, whose last card is dealt first.
  package init(_ settings: Settings, deck: [Card], rivalSeed: UInt64 = 0) {
    self.settings = settings
    self.deck = deck
    if let strength = settings.strength { rival = Rival(strength, variant: settings.variant, seed: rivalSeed) }
    _ = deal(settings.variant.firstCards)
    tableChanged()
  }

  /// Whether cards can be dealt.
  package var canDeal: Bool { !deck.isEmpty && !isOver }

  package var variant: Variant { settings.variant }

  /// The selected cards if they are judged and not a set; empty otherwise.
  package var mismatch: [Card] { selection.count == variant.size ? selection : [] }

  package var canUndo: Bool { !past.isEmpty && rival == nil }

  package var canHint: Bool { settings.allowsHints && !isOver && hinted.count < variant.size && called.isEmpty }

  /// Whole seconds played.
  package var seconds: Int { ticks / Rules.ticksPerSecond }

  /// Whether the result can become a record.
  package var countsForBest: Bool { !wasUndone }

  /// Ticks until the next event without a move: a full second, or a set that the computer finds; nil once the game is
  /// over.
  package var ticksToNextEvent: Int? {
    guard !isOver else { return nil }
    var next = Rules.ticksPerSecond - ticks % Rules.ticksPerSecond
    if let wait = called.isEmpty ? rival?.wait : callWait { next = min(next, max(wait, 1)) }
    if let proposalWait { next = min(next, max(proposalWait, 1)) }
    return next
  }
}
