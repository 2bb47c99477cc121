/// Durations of the animations on the table, in seconds.
enum Pace {
  /// Flipping a card.
  static let flip = 0.3
  /// Between the starts of two dealt cards, and the flight of each.
  static let stagger = 0.03
  static let deal = 0.35
  /// How long a matched pair stays in view, and its flight off the table.
  static let admire = 0.6
  static let leave = 0.4
  /// Between the last pair and the result.
  static let result = 1.2
}
