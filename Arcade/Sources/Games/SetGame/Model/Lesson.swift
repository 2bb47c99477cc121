import CaromGeometry

/// One exercise in the rule: which of the choices completes a set with the two given cards? The more lessons are
/// solved, the more features differ.
package struct Lesson: Equatable {
  /// The two given cards.
  package let pair: [Card]
  /// The cards to choose from, of which one is right.
  package let choices: [Card]

  /// The card that makes the set.
  package var answer: Card { Card.completing(pair[0], pair[1]) }

  /// Creates a lesson for a player who has solved `solved` before: one feature differs at first, all four in the end.
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
    // The wrong choices are near misses: each differs from the answer in one feature.
    var wrong: [Card] = []
    for feature in chance.shuffled(Card.Feature.allCases.map { $0 }) {
      let card = answer.shifted(feature, by: chance.next(in: 1...2))
      if card != first, card != second, wrong.count < Lesson.choiceCount - 1 { wrong.append(card) }
    }
    choices = chance.shuffled(wrong + [answer])
  }

  /// A lesson to show before the first one is drawn.
  package static var first: Lesson {
    var chance = SeededGenerator(seed: 0)
    return Lesson(solved: 0, using: &chance)
  }

  /// The number of choices.
  package static let choiceCount = 3
}

extension Card {
  /// The card that differs in one feature, by some steps.
  package func shifted(_ feature: Feature, by steps: Int) -> Card {
    var id = 0
    for each in Feature.allCases {
      let value = value(of: each)
      id = id * 3 + (each == feature ? ((value + steps) % 3 + 3) % 3 : value)
    }
    return Card(id: id)
  }
}
