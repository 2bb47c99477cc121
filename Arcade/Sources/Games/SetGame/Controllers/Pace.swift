/// Durations of the animations on the table, in seconds.
enum Pace {
  /// Moving cards to make room.
  static let rearrange = 0.35
  /// Between the starts of two dealt cards.
  static let stagger = 0.1
  /// A card's flight from the deck, and how many full turns it makes on the way.
  static let deal = 0.5
  static let dealTurns = 2
  static let flip = 0.3
  static let shuffle = 0.7
  static let fade = 0.25
}
