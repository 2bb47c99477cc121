import CaromGeometry

/// A run of one colour: what the next bubble is worth follows from it. Misses do not break it.
package struct ComboRun: Equatable {
  /// The colour that counts; nil before the first pop, and while only wild ones were popped.
  package private(set) var kind: BubbleKind?
  /// How many bubbles it has.
  package private(set) var length = 0

  package init() {}

  /// Counts a popped bubble, and tells its points.
  package mutating func pop(_ popped: BubbleKind) -> Int {
    let goesOn = length > 0 && (popped.isWild || kind == nil || kind == popped)
    if !goesOn {
      length = 0
      kind = nil
    }
    if !popped.isWild { kind = popped }
    length += 1
    return goesOn ? Rules.bonus(popped.points) : popped.points
  }
}
