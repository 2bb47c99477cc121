import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// Every screen and every scene in German, and in a language of other letters that is longer and written from right to left: no word is
/// left in English, no text is cut off, and none lies over another. Screens are looked at in English, too.
@Suite(.serialized) struct PseudoLanguageTests {
  private static let pseudo = PseudoLanguage.code
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
    CGSize(width: 1180, height: 820),
  ]

  /// What is wrong with the texts of a scene, on each page of what scrolls.
  private func faults(of scene: ShownScene, size: CGSize, language: String) -> [String] {
    let isPseudo = language == Self.pseudo
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isPseudo ? 1 : 0
    preferences.reducesMotion = 1
    let stage = HomeStage(
      size: size, address: scene.address, preferences: preferences, stored: scene.stored, language: language)
    stage.host.advance(seconds: 1)
    scene.reach(stage)
    guard stage.shows(scene.sign(stage)) else { return ["“\(scene.sign(stage))” is not shown"] }
    var found: Set<String> = []
    stage.turnPages {
      let texts = TextFaults(in: stage.host)
      found.formUnion(texts.cut + texts.misplaced + texts.crowded + (isPseudo ? texts.english : []))
      return false
    }
    return found.sorted()
  }

  @Test(arguments: ShownScene.screens, sizes)
  func screens(screen: ShownScene, size: CGSize) {
    for language in ["en", "de", Self.pseudo] {
      #expect(faults(of: screen, size: size, language: language) == [], "in \(language)")
    }
  }

  @Test(arguments: ShownScene.all, sizes)
  func scenes(scene: ShownScene, size: CGSize) {
    for language in ["de", Self.pseudo] {
      #expect(faults(of: scene, size: size, language: language) == [], "in \(language)")
    }
  }
}
