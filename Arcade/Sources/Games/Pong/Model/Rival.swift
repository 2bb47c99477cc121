/// How strong an adaptive computer is at the moment: each point brings it nearer to the person it plays against.
package struct Rival: Equatable {
  /// From 0, gentle, to 2, fierce.
  package private(set) var level: Double

  /// A rival at `level`. A level outside 0 … 2 counts as the nearer end, NaN as 0.
  package init(level: Double) { self.level = level >= 0 ? min(level, Rules.strongestRival) : 0 }

  package var strength: Strength { .at(level) }

  /// Adapts to a point. It loses a little more for a point of its own than it gains for one of the person's, so that the
  /// person wins slightly more than half of them.
  package mutating func scored(person: Bool) {
    self = Rival(level: level + (person ? Rules.rivalGain : -Rules.rivalYield))
  }
}
