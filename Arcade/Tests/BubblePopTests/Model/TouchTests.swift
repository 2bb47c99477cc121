import BubbleMonkey
import Testing

@testable import BubblePop

/// Every bubble can be touched in each of its visible parts.
@Suite struct TouchTests {
  @Test("BU-C8a: 6,000 bubbles are hit by a touch anywhere on what is seen of them; the long runs touch 100,000")
  func everyPart() {
    let survey = TouchSurvey(spawns: 6000)
    #expect(survey.wrong == 0 && survey.touches > 12_000 && survey.leaving > 60, "\(survey)")
  }
}
