/// How quickly the computer sees a set. Nothing in it is better than a good player's.
package struct Strength: Equatable {
  /// Seconds in which it would find the only set on the table, on average.
  package let slowest: Double
  /// The least seconds after a change of the table, however many sets there are.
  package let quickest: Double

  /// Gentle, keen and fierce.
  package static let all = [
    Strength(slowest: 75, quickest: 12), Strength(slowest: 40, quickest: 6), Strength(slowest: 18, quickest: 3),
  ]
}
