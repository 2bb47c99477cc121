import CaromGeometry

/// The computer that looks for sets on the same table. It looks at the table anew whenever it changes, and needs a time
/// that is shorter the more sets there are; all chance comes from its seed.
package struct Rival: Equatable {
  package let strength: Strength
  private var chance: SeededGenerator
  /// What it is about to find.
  package private(set) var goal: [Card] = []
  /// Ticks until it finds it; nil while there is nothing to find.
  package private(set) var wait: Int?

  package init(_ strength: Strength, seed: UInt64) {
    self.strength = strength
    chance = SeededGenerator(seed: seed)
  }

  /// Looks at a table that changed. What it was about to find it goes on with, if that still lies there.
  package mutating func look(at table: [Card]) {
    if wait != nil, !goal.isEmpty, goal.allSatisfy({ table.contains($0) }) { return }
    let sets = SetRule.sets(in: table)
    goal = chance.pick(from: sets) ?? []
    // The chance of each set to be seen in a moment adds up; a throw that is rarely long.
    let unit = chance.nextUnit()
    guard !goal.isEmpty else {
      wait = nil
      return
    }
    let share = 0.35 + 1.3 * unit
    let seconds = max(strength.quickest, strength.slowest * share / Double(sets.count))
    wait = Int(seconds * Double(Rules.ticksPerSecond))
  }

  /// Lets time pass; the set it finds, once its time has come.
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
