/// A card in a game: its pair, which of the two it is, and its state.
package struct Card: Equatable {
  package let pair: Int
  /// 0 or 1.
  package let twin: Int
  package internal(set) var isFaceUp = false
  package internal(set) var isMatched = false
  /// Whether the card was turned up in an earlier turn.
  package internal(set) var wasSeen = false

  package init(pair: Int, twin: Int) {
    self.pair = pair
    self.twin = twin
  }
}
