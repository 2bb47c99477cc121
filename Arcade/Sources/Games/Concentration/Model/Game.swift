import CaromGeometry
import GameSettings

/// The state of a game of Concentration. It knows nothing of views or clocks: the caller passes in ticks and a random
/// generator.
///
/// Two cards that do not match stay face up for a while; the next tap on any card turns them back at once. A matched
/// pair leaves the game, and whoever found it gets another turn.
package struct Game: Equatable {
  /// The state of one player.
  package struct Player: Equatable {
    package internal(set) var score = 0
    package internal(set) var pairs = 0
    package internal(set) var flips = 0
  }

  /// Something that happened, for the controller to show. Events name cards by their places and players by their
  /// numbers.
  package enum Event: Equatable {
    case turnedUp(Int, by: Int)
    case matched([Int], by: Int)
    /// Two cards do not match; `seen` of them had been turned up before.
    case mismatched([Int], seen: Int, by: Int)
    case turnedBack([Int])
    /// The turn passed to another player.
    case turn(Int)
    case over
  }

  package internal(set) var settings: Settings
  /// The theme that the cards show; changing it changes nothing else in the game.
  package var theme: Theme
  package internal(set) var cards: [Card]
  /// The index of the first face that the game uses of its theme.
  package let firstFace: Int
  package internal(set) var players: [Player]
  /// The player whose turn it is.
  package internal(set) var turn = 0
  /// The places of the cards that are face up but not matched, at most two.
  package internal(set) var up: [Int] = []
  /// Ticks played, counted from the first card.
  package internal(set) var ticks = 0
  /// How many cards of wrong pairs had been seen before; each costs points.
  package internal(set) var lapses = 0
  /// The wrong pairs of which a card had been seen before, in order.
  package internal(set) var regrets: [Regret] = []
  package internal(set) var isOver = false
  package internal(set) var rival: Rival?
  /// Ticks until a mismatch turns back.
  var lookLeft: Int?
  /// Ticks until the computer turns up a card.
  var rivalLeft: Int?

  /// Creates a game with shuffled cards.
  package init(_ settings: Settings, theme: Theme, using chance: inout SeededGenerator) {
    let pairs = (0..<settings[.pairs]).flatMap { [Card(pair: $0, twin: 0), Card(pair: $0, twin: 1)] }
    let cards = chance.shuffled(pairs)
    // The theme's draw comes last, so that the cards are the same with every theme.
    let rivalSeed = chance.next()
    let firstFace = chance.next(in: 0..<max(theme.faces.count, 1))
    self.init(settings, theme: theme, cards: cards, firstFace: firstFace, rivalSeed: rivalSeed)
  }

  /// Creates a game with its cards in a given order.
  package init(_ settings: Settings, theme: Theme, cards: [Card], firstFace: Int = 0, rivalSeed: UInt64 = 0) {
    self.settings = settings
    self.theme = theme
    self.cards = cards
    self.firstFace = firstFace
    players = Array(repeating: Player(), count: settings.playerCount)
    if settings.hasComputer { rival = Rival(memory: settings[.memory], cards: cards.count, seed: rivalSeed) }
  }

  // MARK: Derived state

  /// What the card at a place shows on its face.
  package func face(_ place: Int) -> String {
    theme.face(firstFace + cards[place].pair, twin: cards[place].twin)
  }

  /// How many cards the players have turned up, all together.
  package var flips: Int { players.reduce(0) { $0 + $1.flips } }
  package var hasBegun: Bool { flips > 0 }
  package var isRivalsTurn: Bool { rival != nil && turn == 1 && !isOver }
  /// The two cards of a mismatch; empty otherwise.
  package var mismatch: [Int] { up.count == 2 ? up : [] }
  /// The cards that can still be turned up.
  package var lying: [Int] { cards.indices.filter { !cards[$0].isFaceUp && !cards[$0].isMatched } }
  package var pairsLeft: Int { cards.count / 2 - players.reduce(0) { $0 + $1.pairs } }
  /// Whole seconds played.
  package var seconds: Int { ticks / Rules.ticksPerSecond }

  /// The player with the most pairs; nil in a draw or with a single player.
  package var winner: Int? {
    guard players.count == 2, players[0].pairs != players[1].pairs else { return nil }
    return players[0].pairs > players[1].pairs ? 0 : 1
  }

  /// Ticks until the next event without a move, or until the displayed second changes; nil if there is none.
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
