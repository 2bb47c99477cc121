import Testing
import UIKit

@testable import UIKitControls

/// The texts that the kit shows by itself.
@Suite struct WordsTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 600))

  /// The labels of newly created controls.
  private var words: [String?] {
    let half = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    half.value = 0.5
    return [
      UIButton(type: .close).accessibilityLabel, UISearchTextField(frame: .zero).placeholder, UINavigationBar.backTitle,
      UIViewController().editButtonItem.title, half.accessibilityValue,
    ]
  }

  @Test(arguments: ["de", "de-AT", "de_CH"])
  func areGermanWhereTheAppIs(language: String) {
    UIApplication.shared.language = language
    #expect(words == ["Schließen", "Suchen", "Zurück", "Bearbeiten", "50\u{A0}%"])
  }

  @Test(arguments: ["", "en", "en-GB", "fr", "den", "d"])
  func areEnglishEverywhereElse(language: String) {
    UIApplication.shared.language = language
    #expect(words == ["Close", "Search", "Back", "Edit", "50%"])
  }

  @Test func phrasesNameTheRowInTheOrderOfTheLanguage() {
    let phrases = {
      [Words.insert("Tee"), Words.delete("Tee"), Words.reorder("Tee"), Words.actions("Tee"), Words.actions("")]
    }
    #expect(phrases() == ["Insert Tee", "Delete Tee", "Reorder Tee", "Actions for Tee", "Actions"])
    UIApplication.shared.language = PseudoLanguage.code
    #expect(Words.delete("7") == PseudoLanguage.text("Delete ") + "7" && PseudoLanguage.isSpoken)
    UIApplication.shared.language = "de"
    #expect(phrases() == ["Tee einfügen", "Tee löschen", "Tee verschieben", "Aktionen für Tee", "Aktionen"])
  }

  @Test("Each Latin letter becomes one of its own, each vowel two; everything else stays")
  func letters() {
    let all = PseudoLanguage.text("bcdfghjklmnpqrstvwxyz")
    #expect(Set(all).count == 21 && all.unicodeScalars.allSatisfy { (0x5D0...0x5EA).contains($0.value) })
    #expect(PseudoLanguage.text("A 7: ü😀") == "\u{5D0}\u{5D0} 7: ü😀")
  }
}
