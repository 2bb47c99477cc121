import CaromGeometry
import Testing

@testable import SetGame

@Suite struct SettingsTests {
  @Test("every value is on its scale, whatever is written")
  func scales() {
    var settings = Settings()
    for setting in Setting.allCases {
      #expect(setting.scale.allows(settings[setting]) && settings[setting] == setting.scale.standard)
      for value in [-9, 99] {
        settings[setting] = value
        #expect(setting.scale.allows(settings[setting]))
      }
    }
  }

  @Test("what changes the rules begins a new game, what changes the look does not")
  func effects() {
    for setting in Setting.allCases {
      var other = Settings()
      other[setting] = other[setting] == setting.scale.least ? setting.scale.greatest : setting.scale.least
      #expect(Settings().change(to: other) == setting.effect, "\(setting)")
      #expect((Settings().signature == other.signature) == (setting.effect == .none), "\(setting)")
    }
  }
}

@Suite struct LessonTests {
  @Test("exactly one of the choices makes a set, the others miss it by one feature; it grows harder")
  func lessons() {
    var chance = SeededGenerator(seed: 2)
    for solved in 0..<200 {
      let lesson = Lesson(solved: solved, using: &chance)
      #expect(Set(lesson.pair + lesson.choices).count == 2 + Lesson.choiceCount)
      let right = lesson.choices.filter { SetRule.isSet(lesson.pair + [$0]) }
      #expect(right == [lesson.answer])
      for wrong in lesson.choices where wrong != lesson.answer {
        let bad = Card.Feature.allCases.filter { !SetRule.verdict(on: $0, of: lesson.pair + [wrong]).isGood }
        #expect(bad.count == 1)
      }
      let differing = Card.Feature.allCases.filter { lesson.pair[0].value(of: $0) != lesson.pair[1].value(of: $0) }
      #expect(differing.count == min(1 + solved / 2, 4))
    }
  }
}
