import CaromGeometry

/// A combo: consecutive pops of one color, which decide the points of the next bubble. Misses do not break it.
package struct ComboRun: Equatable {
  /// The combo's color; nil before the first pop, and while it consists of wild bubbles alone.
  package private(set) var kind: BubbleKind?
  /// The number of bubbles in it.
  package private(set) var length = 0

  package init() {}

  /// The points of the next bubble of the combo's color; nil without a color.
  package var nextPoints: Int? { kind.map { Rules.bonus($0.points) } }

  /// Adds a popped bubble, and returns its points.
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
