/// A card in a game: its pair, which of the two it is, and its state.
package struct Card: Equatable {
  package let pair: Int
  /// 0 or 1.
  package let twin: Int
  package internal(set) var isFaceUp = false
  package internal(set) var isMatched = false
  /// When the card was turned up in an earlier turn the last time; nil if it was not.
  package internal(set) var lastSeen: Sighting?

  /// A moment at which a card was turned up: ticks played, and the number of the card among all turned up, from 1.
  package struct Sighting: Equatable {
    package let ticks: Int
    package let flip: Int
    /// Whole seconds played.
    package var seconds: Int { ticks / Rules.ticksPerSecond }
  }

  package var wasSeen: Bool { lastSeen != nil }

  package init(pair: Int, twin: Int) {
    self.pair = pair
    self.twin = twin
  }
}
