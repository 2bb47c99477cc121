/// How long things take on the table, in seconds.
enum Pace {
  /// Cards that make room.
  static let rearrange = 0.35
  /// From the start of one dealt card to that of the next.
  static let stagger = 0.1
  /// A card's way from the deck, and how often it turns round on it.
  static let deal = 0.5
  static let dealTurns = 2
  static let flip = 0.3
  static let shuffle = 0.7
  static let fade = 0.25
}
