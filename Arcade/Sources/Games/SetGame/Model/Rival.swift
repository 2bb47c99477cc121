import CaromGeometry

/// The computer opponent. It looks at the table again whenever that changes, and finds a set sooner the more of
/// them there are; its seed determines everything random.
package struct Rival: Equatable {
  package let strength: Strength
  private let variant: Variant
  private var chance: SeededGenerator
  /// The set that it will claim; empty where there is none.
  package private(set) var goal: [Card] = []
  /// Ticks until it claims the set; nil while there is none.
  package private(set) var wait: Int?

  package init(_ strength: Strength, variant: Variant = Variant.all[0], seed: UInt64) {
    self.strength = strength
    self.variant = variant
    chance = SeededGenerator(seed: seed)
  }

  /// The maximum number of sets that it looks for.
  private static let most = 200

  /// Looks at a table that changed. If its chosen set is still there, it keeps it.
  package mutating func look(at table: [Card]) {
    if wait != nil, !goal.isEmpty, goal.allSatisfy({ table.contains($0) }) { return }
    let sets = variant.finds(in: table, limit: Rival.most)
    goal = chance.pick(from: sets) ?? []
    // The more sets, the sooner one is seen; one uniform draw scales the time by 0.35 … 1.65, so that no wait is very
    // long.
    let unit = chance.nextUnit()
    guard !goal.isEmpty else {
      wait = nil
      return
    }
    let share = 0.35 + 1.3 * unit
    let seconds = max(strength.quickest, strength.slowest * share / Double(sets.count))
    wait = Rules.ticks(seconds)
  }

  /// Advances its clock, and returns the set once its time has come.
  package mutating func advance(ticks: Int) -> [Card]? {
    guard let left = wait else { return nil }
    guard left <= ticks else {
      wait = left - ticks
      return nil
    }
    wait = nil
    return goal
  }
}
