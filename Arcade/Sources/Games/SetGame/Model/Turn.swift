/// The table from one change to the next, and how that period ended.
package struct Turn: Equatable {
  package let table: [Card]
  /// Ticks from the previous change to this one.
  package let ticks: Int
  /// The set that was found, in the table's order; empty if the player asked for more cards.
  package let found: [Card]
  /// Who found it.
  package let by: Game.Player?
}
