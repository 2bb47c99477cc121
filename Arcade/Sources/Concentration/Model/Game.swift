import CaromGeometry
import GameSettings

/// A game of Concentration and its state. It knows nothing of views or clocks: time is handed in as ticks, chance as a
/// generator.
///
/// Two cards that are no pair lie face up for a while; the next touch of any card turns them back at once. A pair is out
/// of the game, and whoever found it has another turn.
package struct Game: Equatable {
  /// What one player has.
  package struct Player: Equatable {
    package internal(set) var score = 0
    package internal(set) var pairs = 0
    package internal(set) var flips = 0
  }

  /// Something that happened, for those who show it. Cards are told by their places, players by their number.
  package enum Event: Equatable {
    case turnedUp(Int, by: Int)
    case matched([Int], by: Int)
    /// Two cards that are no pair; `seen` of them were turned up before.
    case mismatched([Int], seen: Int, by: Int)
    case turnedBack([Int])
    /// It is another player's turn.
    case turn(Int)
    case over
  }

  package internal(set) var settings: Settings
  /// What the cards look like. A change of it changes nothing else.
  package var theme: Theme
  package internal(set) var cards: [Card]
  /// The first of the theme's faces that is used.
  package let firstFace: Int
  package internal(set) var players: [Player]
  /// Whose turn it is.
  package internal(set) var turn = 0
  /// The places of the cards that are face up and no found pair, two at most.
  package internal(set) var up: [Int] = []
  /// Time that was played, from the first card on.
  package internal(set) var ticks = 0
  /// How often a card was turned up for nothing that had been seen before.
  package internal(set) var lapses = 0
  package internal(set) var isOver = false
  package internal(set) var rival: Rival?
  /// Ticks until two cards that are no pair turn back.
  var lookLeft: Int?
  /// Ticks until the computer turns up a card.
  var rivalLeft: Int?

  /// A game with its cards in random order.
  package init(_ settings: Settings, theme: Theme, using chance: inout SeededGenerator) {
    let pairs = (0..<settings[.pairs]).flatMap { [Card(pair: $0, twin: 0), Card(pair: $0, twin: 1)] }
    let cards = chance.shuffled(pairs)
    // The theme comes last, so that the game is the same with every one.
    let rivalSeed = chance.next()
    let firstFace = chance.next(in: 0..<max(theme.faces.count, 1))
    self.init(settings, theme: theme, cards: cards, firstFace: firstFace, rivalSeed: rivalSeed)
  }

  /// A game with its cards in a certain order.
  package init(_ settings: Settings, theme: Theme, cards: [Card], firstFace: Int = 0, rivalSeed: UInt64 = 0) {
    self.settings = settings
    self.theme = theme
    self.cards = cards
    self.firstFace = firstFace
    players = Array(repeating: Player(), count: settings.playerCount)
    if settings.hasComputer { rival = Rival(memory: settings[.memory], cards: cards.count, seed: rivalSeed) }
  }

  // MARK: What follows from it

  /// What the card at a place shows when it is face up.
  package func face(_ place: Int) -> String {
    theme.face(firstFace + cards[place].pair, twin: cards[place].twin)
  }

  /// Cards that were turned up, by all players.
  package var flips: Int { players.reduce(0) { $0 + $1.flips } }
  package var hasBegun: Bool { flips > 0 }
  package var isRivalsTurn: Bool { rival != nil && turn == 1 && !isOver }
  /// Two cards that lie face up and are no pair.
  package var mismatch: [Int] { up.count == 2 ? up : [] }
  /// The cards that can still be turned up.
  package var lying: [Int] { cards.indices.filter { !cards[$0].isFaceUp && !cards[$0].isMatched } }
  package var pairsLeft: Int { cards.count / 2 - players.reduce(0) { $0 + $1.pairs } }
  /// Whole seconds that were played.
  package var seconds: Int { ticks / Rules.ticksPerSecond }

  /// The player with the most pairs; nil where two have as many, or nobody else plays.
  package var winner: Int? {
    guard players.count == 2, players[0].pairs != players[1].pairs else { return nil }
    return players[0].pairs > players[1].pairs ? 0 : 1
  }

  /// Ticks until something happens by itself, or the shown second changes; nil when nothing will.
  package var ticksToNextEvent: Int? {
    guard !isOver else { return nil }
    var next = nextHappening
    if hasBegun, settings.showsClock {
      let second = Rules.ticksPerSecond - ticks % Rules.ticksPerSecond
      next = min(next ?? second, second)
    }
    return next.map { max($0, 1) }
  }

  var nextHappening: Int? {
    guard let lookLeft, let rivalLeft else { return lookLeft ?? rivalLeft }
    return min(lookLeft, rivalLeft)
  }
}
