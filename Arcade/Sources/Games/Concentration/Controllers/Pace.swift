/// How long things take on the table, in seconds.
enum Pace {
  /// A card that is turned over.
  static let flip = 0.3
  /// From the start of one dealt card to that of the next, and a card's way.
  static let stagger = 0.03
  static let deal = 0.35
  /// A found pair is looked at, and flies away.
  static let admire = 0.6
  static let leave = 0.4
  /// From the last pair to the result.
  static let result = 1.2
}
