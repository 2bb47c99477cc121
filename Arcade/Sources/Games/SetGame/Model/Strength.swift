/// How quickly the computer sees a set, never quicker than a good player.
package struct Strength: Equatable {
  /// The average seconds it takes to find the only set on the table.
  package let slowest: Double
  /// The least time it takes after the table changed, in seconds, however many sets there are.
  package let quickest: Double

  /// The three strengths: gentle, keen and fierce.
  package static let all = [
    Strength(slowest: 75, quickest: 12), Strength(slowest: 40, quickest: 6), Strength(slowest: 18, quickest: 3),
  ]
}
