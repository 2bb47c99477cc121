import ArcadeKit
import Testing
import UIKit

@testable import Pong

/// Properties, their controls, and their texts.
@Suite struct LabControlRowTests {
  /// Every value that a control offers.
  static func values(of property: LabProperty) -> [Double] {
    switch property.control {
    case .toggle: [0, 1]
    case .choice(let titles): titles.indices.map { Double($0) }
    case .slider(let values): values
    }
  }

  @Test func everyStandardValueIsOneThatItsControlOffers() {
    for stage in LabLadder.stages {
      for property in stage.controls {
        #expect(LabControlRowTests.values(of: property).contains(stage.values[property]), "\(stage.name) \(property)")
      }
    }
  }

  @Test func numbersReadAsSwiftWritesThem() {
    let texts: [(Double, String)] = [
      (0, "0.0"), (0.5, "0.5"), (-1.2, "-1.2"), (1, "1.0"), (0.125, "0.125"), (1000, "1000"), (1e6, "1_000_000"),
      (1e9, "1_000_000_000"), (100, "100.0"), (LabProperty.absurdity, ".greatestFiniteMagnitude"),
    ]
    for (value, text) in texts { #expect(LabNumber.text(value) == text) }
  }

  @Test func tokensAreTheWholeCodeAndTellNumbersFromWords() {
    let code = "let a2 = .pi * 0.5  // half 1\nlog(\"x\")"
    let tokens = CodeTokens.of(code)
    #expect(tokens.map { $0.text }.joined() == code)
    #expect(tokens.filter { $0.kind == .number }.map { $0.text } == ["0.5"])
    #expect(tokens.filter { $0.kind == .word }.map { $0.text } == ["let"])
    #expect(tokens.filter { $0.kind == .comment }.map { $0.text } == ["// half 1"])
    #expect(tokens.filter { $0.kind == .text }.map { $0.text } == ["\"x\""])
  }

  @Test func labelsOfArgumentsAreNotTinted() {
    #expect(CodeTokens.of("tap.location(in: view), items: [ball]").allSatisfy { $0.kind == .plain })
  }

  @Test func aLineIsNewWhereTheStageBeforeHadItOtherwise() {
    let heavy = LabProgram(6, values: LabLadder.stages[6].values)
    #expect(heavy.text(whole: false) == "paddleLaws.density = 1000")
    let first = LabProgram(0, values: LabLadder.stages[0].values)
    #expect(first.text(whole: false) == first.text(whole: true))
    let changed = LabProgram(6, values: LabLadder.stages[6].values.with((.density, 50)))
    #expect(changed.text(whole: false) == "paddleLaws.density = 50.0")
  }
}
