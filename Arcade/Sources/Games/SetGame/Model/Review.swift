/// What a finished game shows about the player: what was found and how quickly, what was missed, what the player sees
/// slowly.
package struct Review: Equatable {
  /// A set that the player found.
  package struct Find: Equatable {
    package let cards: [Card]
    package let ticks: Int
    /// How many other sets lay on the table.
    package let others: Int
  }

  /// A set that lay on the table and that the player did not find.
  package struct Missed: Equatable {
    package let cards: [Card]
    /// How long it lay there, in ticks.
    package internal(set) var ticks: Int
    /// Whether the computer took it.
    package internal(set) var wasTaken: Bool
  }

  /// The sets in which a certain number of features differ.
  package struct Kind: Equatable {
    package let differing: Int
    package let count: Int
    /// The average time in ticks to find one.
    package let ticks: Int
  }

  /// Something that the player sees more slowly than its counterpart.
  package struct Weakness: Equatable {
    package let feature: Card.Feature
    /// Whether sets in which the feature differs are the slower ones.
    package let isDiffering: Bool
    /// The average times in ticks of the slower sets and of the others.
    package let slow: Int
    package let quick: Int
  }

  /// The player's finds, in order.
  package private(set) var finds: [Find] = []
  /// The missed sets; those that lay longest come first.
  package private(set) var missed: [Missed] = []
  /// Kinds with at least one find, by number of differing features; none in games whose sets are not of three cards.
  package private(set) var kinds: [Kind] = []
  package private(set) var weakness: Weakness?

  /// How many sets of one table are examined; only some variants have tables with more.
  private static let mostSets = 60
  /// How many missed sets are kept.
  package static let mostMissed = 12

  /// Looks back at a game.
  package init(_ game: Game) {
    for turn in game.turns { add(turn, game.variant) }
    // The player may have found in a later turn a set that was already there.
    missed.removeAll { each in finds.contains { Set($0.cards) == Set(each.cards) } }
    missed = missed.enumerated().sorted { ($1.element.ticks, $0.offset) < ($0.element.ticks, $1.offset) }.map {
      $0.element
    }
    if missed.count > Review.mostMissed { missed.removeLast(missed.count - Review.mostMissed) }
    guard game.variant.groupSize == 1 else { return }
    kinds = (1...Card.Feature.allCases.count).compactMap { kind($0) }
    weakness = Card.Feature.allCases.compactMap { weakness(in: $0) }.max { $0.share < $1.share }
  }

  private mutating func add(_ turn: Turn, _ variant: Variant) {
    let sets = variant.finds(in: turn.table, limit: Review.mostSets)
    let own = turn.by == .person ? turn.found : []
    if !own.isEmpty { finds.append(Find(cards: own, ticks: turn.ticks, others: sets.count - 1)) }
    for set in sets where set != own {
      let isTaken = turn.by == .rival && set == turn.found
      if let place = missed.firstIndex(where: { Set($0.cards) == Set(set) }) {
        missed[place].ticks += turn.ticks
        missed[place].wasTaken = isTaken
      } else {
        missed.append(Missed(cards: set, ticks: turn.ticks, wasTaken: isTaken))
      }
    }
  }

  private static func differing(_ cards: [Card]) -> Int {
    Card.Feature.allCases.count { SetRule.verdict(on: $0, of: cards) == .allDifferent }
  }

  private static func average(_ finds: [Find]) -> Int {
    finds.isEmpty ? 0 : finds.reduce(0) { $0 + $1.ticks } / finds.count
  }

  private func kind(_ differing: Int) -> Kind? {
    let of = finds.filter { Review.differing($0.cards) == differing }
    return of.isEmpty ? nil : Kind(differing: differing, count: of.count, ticks: Review.average(of))
  }

  /// How much slower the player finds sets in which a feature differs, or is the same; nil if there are too few finds
  /// to tell.
  private func weakness(in feature: Card.Feature) -> Weakness? {
    let same = finds.filter { SetRule.verdict(on: feature, of: $0.cards) == .allSame }
    let different = finds.filter { SetRule.verdict(on: feature, of: $0.cards) == .allDifferent }
    guard same.count >= 2, different.count >= 2 else { return nil }
    let times = (Review.average(same), Review.average(different))
    let weakness = Weakness(
      feature: feature, isDiffering: times.1 > times.0, slow: max(times.0, times.1), quick: min(times.0, times.1))
    return weakness.share >= 125 ? weakness : nil
  }
}

extension Review.Weakness {
  /// The slower time in percent of the quicker one.
  var share: Int { slow * 100 / max(quick, 1) }
}
