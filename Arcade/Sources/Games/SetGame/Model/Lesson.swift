import CaromGeometry

/// Learning the rule by doing: two cards lie there, and which of the others makes a set with them? The number of
/// features that differ grows with what was solved.
package struct Lesson: Equatable {
  /// The two cards that lie there.
  package let pair: [Card]
  /// What can be chosen; one of them is right.
  package let choices: [Card]

  /// The card that makes the set.
  package var answer: Card { Card.completing(pair[0], pair[1]) }

  /// A lesson after so many were solved: at first one feature differs, at last all four.
  package init(solved: Int, using chance: inout SeededGenerator) {
    let differing = min(1 + solved / 2, Card.Feature.allCases.count)
    let first = Card(id: chance.next(in: 0..<Card.count))
    let features = chance.shuffled(Card.Feature.allCases.map { $0 })
    var second = first
    for feature in features.prefix(differing) {
      second = second.shifted(feature, by: chance.next(in: 1...2))
    }
    pair = [first, second]
    let answer = Card.completing(first, second)
    // Wrong ones that are wrong in little: each differs from the right one in one feature.
    var wrong: [Card] = []
    for feature in chance.shuffled(Card.Feature.allCases.map { $0 }) {
      let card = answer.shifted(feature, by: chance.next(in: 1...2))
      if card != first, card != second, wrong.count < Lesson.choiceCount - 1 { wrong.append(card) }
    }
    choices = chance.shuffled(wrong + [answer])
  }

  /// One to begin with, while no other is there.
  package static var first: Lesson {
    var chance = SeededGenerator(seed: 0)
    return Lesson(solved: 0, using: &chance)
  }

  /// How many cards can be chosen from.
  package static let choiceCount = 3
}

extension Card {
  /// The card with another value of one feature.
  package func shifted(_ feature: Feature, by steps: Int) -> Card {
    var id = 0
    for each in Feature.allCases {
      let value = value(of: each)
      id = id * 3 + (each == feature ? ((value + steps) % 3 + 3) % 3 : value)
    }
    return Card(id: id)
  }
}
