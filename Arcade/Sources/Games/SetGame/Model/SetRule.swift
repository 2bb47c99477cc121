/// The rule: three cards are a set if each feature is either the same on all three or different on all three.
package enum SetRule {
  /// How one feature compares on three cards.
  package enum Verdict: Equatable {
    case allSame
    case allDifferent
    /// Two are alike and one differs: its index among the three.
    case oddOneOut(Int)

    package var isGood: Bool { self == .allSame || self == .allDifferent }
  }

  /// The verdict of the rule on one feature of three cards.
  package static func verdict(on feature: Card.Feature, of cards: [Card]) -> Verdict {
    guard cards.count == 3 else { return .allSame }
    let values = cards.map { $0.value(of: feature) }
    switch (values[0] == values[1], values[1] == values[2], values[0] == values[2]) {
    case (true, true, _): return .allSame
    case (false, false, false): return .allDifferent
    case (true, false, _): return .oddOneOut(2)
    case (false, true, _): return .oddOneOut(0)
    default: return .oddOneOut(1)
    }
  }

  /// Whether `cards` are exactly three different cards that make a set.
  package static func isSet(_ cards: [Card]) -> Bool {
    guard cards.count == 3, cards[0] != cards[1] else { return false }
    return Card.completing(cards[0], cards[1]) == cards[2]
  }

  /// Every set among `cards`, each in the order of `cards`.
  package static func sets(in cards: [Card]) -> [[Card]] {
    var found: [[Card]] = []
    walk(cards) {
      found.append($0)
      return true
    }
    return found
  }

  /// The first set among `cards`, or nil.
  package static func firstSet(in cards: [Card]) -> [Card]? {
    var found: [Card]?
    walk(cards) {
      found = $0
      return false
    }
    return found
  }

  /// Visits the sets among `cards` until `visit` returns false.
  static func walk(_ cards: [Card], _ visit: ([Card]) -> Bool) {
    var places = [Int](repeating: -1, count: Card.count)
    for (place, card) in cards.enumerated() { places[card.id] = place }
    for first in cards.indices {
      for second in cards.indices where second > first {
        let third = Card.completing(cards[first], cards[second])
        guard places[third.id] > second else { continue }
        if !visit([cards[first], cards[second], third]) { return }
      }
    }
  }
}
