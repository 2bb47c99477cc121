import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import SetGame

/// The lesson, as a player does it.
@Suite(.serialized) struct LearnTests {
  private func open(_ stage: SetStage) -> LearnViewController {
    stage.host.tap("Learn")
    stage.host.advance(seconds: 0.6)
    return stage.play.learn
  }

  /// The cards that answer an exercise; none if a button answers it.
  private func answer(_ task: Course.Task) -> [Card] {
    switch task {
    case .complete(let pair, _): [Card.completing(pair[0], pair[1])]
    case .find(let cards): SetRule.firstSet(in: cards) ?? []
    case .judge: []
    }
  }

  @Test("SE-X8: the whole lesson by keys alone: it has an end, and leads to the game")
  func byKeys() throws {
    let stage = SetStage()
    let learn = open(stage)
    for step in 0..<Course.count {
      #expect(learn.step == step && stage.host.isVisible("Exercise \(step + 1) of \(Course.count)"))
      let task = try #require(learn.task)
      for card in answer(task) {
        #expect(stage.host.tab(to: SetStrings.name(card)))
        stage.host.press("Space")
      }
      if case .judge(let cards) = task {
        #expect(stage.host.tab(to: SetRule.isSet(cards) ? "A set" : "Not a set"))
        stage.host.press("Space")
      }
      stage.host.advance(seconds: 0.4)
      #expect(learn.isSolved && stage.host.focusedName == "Next", "step \(step): \(stage.host.focusedName ?? "")")
      stage.host.press("Enter")
      stage.host.advance(seconds: 0.2)
    }
    #expect(learn.task == nil && learn.firstTries == Course.count && stage.host.isVisible("You know Set"))
    #expect(stage.host.stored[LessonStore.key] == "\(Course.count)")
    #expect(stage.host.focusedName == "Play Set")
    stage.host.press("Enter")
    stage.host.advance(seconds: 1)
    #expect(stage.stack.topViewController === stage.play && stage.host.diagnostics == [])
  }

  @Test("SE-X8: the whole lesson by the accessibility tree alone; what is asked and answered is announced")
  func byScreenReader() throws {
    let stage = SetStage()
    let learn = open(stage)
    while let task = learn.task {
      let said = stage.host.announcements.count
      for card in answer(task) { #expect(stage.host.activate(SetStrings.name(card))) }
      if case .judge(let cards) = task { #expect(stage.host.activate(SetRule.isSet(cards) ? "A set" : "Not a set")) }
      #expect(learn.isSolved && stage.host.announcements.count == said + 1)
      #expect(stage.host.activate("Next"))
      stage.host.advance(ticks: 2)
      #expect(stage.host.announcements.last == (learn.task == nil ? "You know Set" : learn.lessonView.question))
    }
    #expect(stage.host.diagnostics == [])
  }

  @Test("SE-X8: progress is kept, and the lesson can be started over; an invalid stored value is ignored")
  func kept() {
    let stage = SetStage(stored: [LessonStore.key: "9"])
    let learn = open(stage)
    #expect(learn.step == 9 && stage.host.isVisible("Exercise 10 of 15"))
    let done = SetStage(stored: [LessonStore.key: "15"])
    let end = open(done)
    #expect(end.task == nil && done.host.isVisible("You know Set"))
    done.host.tap("Start over")
    done.host.advance(ticks: 2)
    #expect(end.step == 0 && done.host.stored[LessonStore.key] == "0")
    let damaged = SetStage(stored: [LessonStore.key: "16"])
    #expect(open(damaged).step == 0 && damaged.host.diagnostics.count == 1)
  }

  @Test("a wrong answer names the wrong feature, and the exercise continues; after a wrong set there is a hint")
  func wrong() throws {
    let stage = SetStage()
    let learn = open(stage)
    guard case .complete(_, let choices) = learn.task else { return }
    let wrong = try #require(choices.first { $0 != answer(learn.task!)[0] })
    learn.choose(wrong)
    stage.host.advance(seconds: 0.4)
    #expect(!learn.isSolved && stage.host.screenText.contains("two alike, one not"))
    #expect(stage.host.screenText.contains("Not a set: two are") && stage.host.stored[LessonStore.key] == nil)
    learn.choose(answer(learn.task!)[0])
    stage.host.advance(ticks: 1)
    #expect(learn.isSolved && learn.firstTries == 0 && stage.host.stored[LessonStore.key] == "1")
    let other = SetStage(stored: [LessonStore.key: "12"])
    let find = open(other)
    guard case .find(let cards) = find.task else { return }
    let set = answer(find.task!)
    let no = cards.filter { $0 != set[0] }.prefix(3)
    for card in no { find.choose(card) }
    #expect(!find.isSolved && find.lessonView.cards.contains { $0.card == set[0] && $0.face.mark == .hinted })
    for card in set { find.choose(card) }
    #expect(find.isSolved && find.lessonView.cards.count { $0.face.mark == .matched } == 3)
  }
}
