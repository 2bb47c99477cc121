import CaromHeadlessHost
import Glibc
import Testing
import UIKit

@testable import Arcade

/// Every screen and every scene in German, and in a language of other letters that is longer and written from right to left: no word is
/// left in English, no text is cut off, and none lies over another. Screens are looked at in English, too. BR-E7: controls of a
/// kind have equal gaps, and, in English and German, stand in line, as labels do.
///
/// `make test` looks at each scene at one size, and at scenes that follow each other in the list at different ones; with
/// `CAROM_SCENES=all`, as in `make soak`, it looks at all of them at all sizes.
@Suite(.serialized) struct PseudoLanguageTests {
  private static let pseudo = PseudoLanguage.code
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
    CGSize(width: 1180, height: 820),
  ]

  /// The scenes that are looked at, and the size at which each of them is.
  private static let placed = ShownScene.all.enumerated().flatMap { index, scene in
    (getenv("CAROM_SCENES") == nil ? [sizes[index % sizes.count]] : sizes).map { (scene, $0) }
  }

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
      found.formUnion(
        texts.cut + texts.misplaced + texts.crowded + texts.uneven + (isPseudo ? texts.english : texts.unaligned))
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

  @Test(arguments: placed)
  func scenes(scene: ShownScene, size: CGSize) {
    for language in ["de", Self.pseudo] {
      #expect(faults(of: scene, size: size, language: language) == [], "in \(language)")
    }
  }
}
