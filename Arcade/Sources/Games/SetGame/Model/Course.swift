import CaromGeometry

/// The lesson: a row of exercises that teach one feature after another, then the rule, then how to look for sets.
package enum Course {
  package enum Chapter: Equatable {
    case feature(Card.Feature)
    /// A chapter about all features together.
    case together
    /// A chapter about three cards of which two are alike and one differs.
    case oddOne
    case six
    case twelve
  }

  /// What the player has to do.
  package enum Task: Equatable {
    /// Which of the choices makes a set with the pair?
    case complete(pair: [Card], choices: [Card])
    /// Are these three a set?
    case judge([Card])
    /// Where is the set among these?
    case find([Card])
  }

  /// The chapter of each exercise, in order.
  package static let chapters: [Chapter] =
    [Card.Feature.number, .shape, .shading, .ink].flatMap { [Chapter.feature($0), .feature($0)] }
    + [.together, .oddOne, .oddOne, .oddOne, .six, .six, .twelve]

  /// The number of exercises.
  package static var count: Int { chapters.count }

  /// Whether an exercise is the first of its chapter.
  package static func opensChapter(_ number: Int) -> Bool {
    number == 0 || !chapters.indices.contains(number) || chapters[number] != chapters[number - 1]
  }

  /// The exercise with a number from 0; a number that is too great gives the last one.
  package static func task(_ number: Int, using chance: inout SeededGenerator) -> Task {
    let number = min(max(number, 0), count - 1)
    switch chapters[number] {
    case .feature(let feature):
      return complete(differing: opensChapter(number) ? [feature] : [partner(of: feature)], using: &chance)
    case .together:
      return complete(differing: chance.shuffled(Card.Feature.allCases).dropLast(), using: &chance)
    case .oddOne: return judge(isSet: number == 10, using: &chance)
    case .six: return find(6, using: &chance)
    case .twelve: return find(12, using: &chance)
    }
  }

  /// The feature that differs in a chapter's second exercise, in which the chapter's own feature is the same.
  private static func partner(of feature: Card.Feature) -> Card.Feature {
    switch feature {
    case .number: .ink
    case .shape: .number
    case .shading: .shape
    case .ink: .shading
    }
  }

  private static func complete(differing: some Collection<Card.Feature>, using chance: inout SeededGenerator) -> Task {
    let first = Card(id: chance.next(in: 0..<Card.count))
    var second = first
    for feature in differing { second = second.shifted(feature, by: chance.next(in: 1...2)) }
    let answer = Card.completing(first, second)
    // The wrong choices are near misses: each differs from the right one in one feature.
    var choices = [answer]
    for feature in chance.shuffled(Card.Feature.allCases) {
      let card = answer.shifted(feature, by: chance.next(in: 1...2))
      if card != first, card != second, choices.count < 3 { choices.append(card) }
    }
    return .complete(pair: [first, second], choices: chance.shuffled(choices))
  }

  private static func judge(isSet: Bool, using chance: inout SeededGenerator) -> Task {
    let first = Card(id: chance.next(in: 0..<Card.count))
    var second = first
    let features = chance.shuffled(Card.Feature.allCases)
    for feature in features.prefix(3) { second = second.shifted(feature, by: chance.next(in: 1...2)) }
    var third = Card.completing(first, second)
    if !isSet { third = third.shifted(features[chance.next(in: 0..<3)], by: chance.next(in: 1...2)) }
    return .judge(chance.shuffled([first, second, third]))
  }

  /// A table with few sets: one among six cards, one or two among twelve.
  private static func find(_ count: Int, using chance: inout SeededGenerator) -> Task {
    while true {
      let cards = Array(chance.shuffled(Card.all).prefix(count))
      let sets = SetRule.sets(in: cards).count
      if sets >= 1, sets <= count / 6 { return .find(cards) }
    }
  }
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
