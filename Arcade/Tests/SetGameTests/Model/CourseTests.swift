import CaromGeometry
import Testing

@testable import SetGame

/// The exercises of the lesson.
@Suite struct CourseTests {
  @Test("SE-X8: four features one after another, then all, two alike and one not, six cards, twelve")
  func order() {
    #expect(
      Course.chapters.prefix(8)
        == [
          .feature(.number), .feature(.number), .feature(.shape), .feature(.shape), .feature(.shading),
          .feature(.shading), .feature(.ink), .feature(.ink),
        ])
    #expect(Array(Course.chapters.suffix(7)) == [.together, .oddOne, .oddOne, .oddOne, .six, .six, .twelve])
  }

  @Test(
    "SE-X8: each exercise has one right answer and is about its chapter's subject", arguments: 0..<Course.chapters.count
  )
  func exercises(step: Int) {
    for seed in 0..<40 {
      var chance = SeededGenerator(seed: UInt64(seed))
      let task = Course.task(step, using: &chance)
      switch (Course.chapters[step], task) {
      case (.feature(let feature), .complete(let pair, let choices)):
        let differing = Card.Feature.allCases.filter { pair[0].value(of: $0) != pair[1].value(of: $0) }
        #expect(differing.count == 1 && (differing == [feature]) == Course.opensChapter(step))
        #expect(
          choices.count == 3 && choices.count { SetRule.isSet(pair + [$0]) } == 1 && Set(choices + pair).count == 5)
      case (.together, .complete(let pair, let choices)):
        #expect(Card.Feature.allCases.count { pair[0].value(of: $0) != pair[1].value(of: $0) } == 3)
        #expect(choices.count { SetRule.isSet(pair + [$0]) } == 1)
      case (.oddOne, .judge(let cards)):
        let odd = Card.Feature.allCases.count { !SetRule.verdict(on: $0, of: cards).isGood }
        #expect(Set(cards).count == 3 && odd == (step == 10 ? 0 : 1))
      case (.six, .find(let cards)): #expect(cards.count == 6 && SetRule.sets(in: cards).count == 1)
      case (.twelve, .find(let cards)):
        #expect(cards.count == 12 && (1...2).contains(SetRule.sets(in: cards).count))
      default: Issue.record("\(step): \(task)")
      }
    }
  }
}
