/// How well a computer plays: nothing in it is better than a person's.
package struct Strength: Equatable {
  /// Seconds until it knows what it sees; a person's are 0.15 at best.
  package let reaction: Double
  /// How fast it moves its paddle, in widths of the court per second.
  package let speed: Double
  /// How far it misjudges a serve's flight at most, in half paddles; a faster ball is misjudged more in proportion.
  package let error: Double
  /// How far from the middle of the paddle it means to hit, at most, in half paddles.
  package let aim: Double

  /// Gentle, keen and fierce.
  package static let all = [
    Strength(reaction: 0.34, speed: 0.5, error: 0.95, aim: 0),
    Strength(reaction: 0.25, speed: 0.8, error: 0.72, aim: 0.2),
    Strength(reaction: 0.17, speed: 1.15, error: 0.5, aim: 0.4),
  ]
}
