/// The search for finds among cards.
extension Variant {
  /// The finds among `cards`, each in the order of `cards`; at most `limit` of them.
  package func finds(in cards: [Card], limit: Int = Int.max) -> [[Card]] {
    var found: [[Card]] = []
    guard limit > 0 else { return found }
    walk(cards) {
      found.append($0)
      return found.count < limit
    }
    return found
  }

  /// The first find among `cards`, or nil.
  package func firstFind(in cards: [Card]) -> [Card]? { finds(in: cards, limit: 1).first }

  /// Visits the finds among `cards` until `visit` returns false.
  private func walk(_ cards: [Card], _ visit: ([Card]) -> Bool) {
    switch (groups, groupSize) {
    case (3, 1): SetRule.walk(cards, visit)
    case (2, 2): walkTwoPairs(cards, visit)
    default: walkThreePairs(cards, visit)
    }
  }

  /// Two pairs that name the same card are disjoint, since a card and its name leave only one partner.
  private func walkTwoPairs(_ cards: [Card], _ visit: ([Card]) -> Bool) {
    var pairs = [[(Int, Int)]](repeating: [], count: Card.count)
    for second in cards.indices {
      for first in 0..<second {
        let name = Card.completing(cards[first], cards[second]).id
        for (one, other) in pairs[name] {
          if !visit([first, second, one, other].sorted().map { cards[$0] }) { return }
        }
        pairs[name].append((first, second))
      }
    }
  }

  /// The names of three pairs agree exactly if all six values of each feature sum to a multiple of three, whatever the
  /// pairs. So five cards leave one possible sixth.
  private func walkThreePairs(_ cards: [Card], _ visit: ([Card]) -> Bool) {
    var places = [Int](repeating: -1, count: Card.count)
    for (place, card) in cards.enumerated() { places[card.id] = place }
    var chosen: [Int] = []

    /// Adds cards after the last chosen one; returns false once `visit` wants no more.
    func choose(_ sum: Card) -> Bool {
      if chosen.count == 5 {
        let place = places[sum.opposite.id]
        return place <= chosen[4] || visit(chosen.map { cards[$0] } + [cards[place]])
      }
      var place = chosen.last.map { $0 + 1 } ?? 0
      while place < cards.count {
        chosen.append(place)
        let goesOn = choose(sum.adding(cards[place]))
        chosen.removeLast()
        if !goesOn { return false }
        place += 1
      }
      return true
    }
    _ = choose(Card(id: 0))
  }
}

extension Card {
  /// The card whose values are the sums of those of two cards, modulo three.
  func adding(_ other: Card) -> Card {
    var id = 0
    for feature in Feature.allCases { id = id * 3 + (value(of: feature) + other.value(of: feature)) % 3 }
    return Card(id: id)
  }

  /// The card that sums with this one to the card of zeros.
  var opposite: Card {
    var id = 0
    for feature in Feature.allCases { id = id * 3 + (3 - value(of: feature)) % 3 }
    return Card(id: id)
  }
}
