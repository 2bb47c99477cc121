/// A wrong pair of which at least one card had been seen before.
package struct Regret: Equatable {
  /// A card that had been seen: its place, and when it was turned up last.
  package struct Seen: Equatable {
    package let place: Int
    package let sighting: Card.Sighting
  }

  /// The player who turned the cards up.
  package let player: Int
  /// The places of the two cards, in order.
  package let places: [Int]
  /// When the second of them was turned up.
  package let sighting: Card.Sighting
  /// Those of them that had been seen.
  package let seen: [Seen]

  /// The number of the second card among all that were turned up, from 1.
  package var flip: Int { sighting.flip }
  package var seconds: Int { sighting.seconds }
}
