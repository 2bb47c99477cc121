/// A variant of the game, as data for one general rule.
///
/// What a player looks for, a find, consists of groups of cards, and each group names one card: a single card names
/// itself, and two cards name the one that would complete a set with them. Two groups must name the same card; three
/// groups must name cards of which every feature is the same or different throughout.
package struct Variant: Equatable {
  package enum Name: Int, CaseIterable { case classic, junior, ultra, ghost }

  package let name: Name
  /// The features that vary; in the others all cards are like the first one.
  package let features: [Card.Feature]
  /// How many groups a find consists of, and how many cards each group has.
  package let groups: Int
  package let groupSize: Int
  /// How many cards lie on the table at first.
  package let firstCards: Int

  /// Every variant, in the order of the setting's values.
  package static let all = [
    Variant(name: .classic, features: Card.Feature.allCases, groups: 3, groupSize: 1, firstCards: 12),
    Variant(name: .junior, features: [.number, .shape, .ink], groups: 3, groupSize: 1, firstCards: 9),
    Variant(name: .ultra, features: Card.Feature.allCases, groups: 2, groupSize: 2, firstCards: 9),
    Variant(name: .ghost, features: Card.Feature.allCases, groups: 3, groupSize: 2, firstCards: 9),
  ]

  /// The number of cards in a find.
  package var size: Int { groups * groupSize }

  /// The cards of the game, in order.
  package var deck: [Card] {
    let fixed = Card.Feature.allCases.filter { !features.contains($0) }
    return Card.all.filter { card in fixed.allSatisfy { card.value(of: $0) == 0 } }
  }

  // MARK: The rule

  /// Whether different cards are a find, however they are grouped.
  package func isFind(_ cards: [Card]) -> Bool {
    guard cards.count == size else { return false }
    for (index, card) in cards.enumerated() where cards[..<index].contains(card) { return false }
    return groupSize == 1 ? agree(cards) : pairs(of: cards, named: [])
  }

  /// Whether the names agree for some way of pairing the cards up, given the names found so far.
  private func pairs(of cards: [Card], named names: [Card]) -> Bool {
    guard let first = cards.first else { return agree(names) }
    for index in 1..<cards.count {
      var rest = cards
      let second = rest.remove(at: index)
      rest.removeFirst()
      if pairs(of: rest, named: names + [Card.completing(first, second)]) { return true }
    }
    return false
  }

  /// Whether the named cards satisfy the rule.
  private func agree(_ names: [Card]) -> Bool {
    names.count == 2 ? names[0] == names[1] : Card.completing(names[0], names[1]) == names[2]
  }
}
