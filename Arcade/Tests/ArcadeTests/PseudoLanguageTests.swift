import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// Every screen in English, in German, and in a language of other letters that is longer and written from right to left:
/// no word is left in English, and no text is cut off.
@Suite(.serialized) struct PseudoLanguageTests {
  private static let addresses = [
    "/", "/about", "/runs", "/boards", "/boards/devices", "/breakout", "/breakout/walls", "/breakout/settings", "/pong",
    "/pong/laboratory/push", "/pong/laboratory/elastic", "/pong/settings", "/cards/set", "/cards/set/learn",
    "/cards/set/settings", "/cards/concentration/weather", "/cards/concentration/settings", "/bubblepop",
    "/bubblepop/scores", "/bubblepop/kinds", "/bubblepop/settings", "/incline", "/incline/plane",
  ]
  /// Games that are begun and paused by keys.
  private static let games = ["/breakout", "/pong", "/cards/set"]
  private let pseudo = PseudoLanguage.code
  private static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
    CGSize(width: 1180, height: 820),
  ]
  /// What is the same in every language: names, keys, a unit, and the languages' own names.
  private static let names: Set<String> = [
    "Breakout", "BubblePop", "Car", "Carom", "Deutsch", "English", "Esc", "HEIGHT", "Junior", "PLANE", "Pong",
    "Tab", "UltraSet", "pt",
  ]
  /// Swift, and a data file.
  private static let code: Set<String> = ["CodeView", "ListingView", "UITextView"]

  private func stage(at address: String, size: CGSize, language: String) -> HomeStage {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = language == pseudo ? 1 : 0
    preferences.reducesMotion = 1
    let stage = HomeStage(
      size: size, address: address, preferences: preferences, language: language)
    stage.host.advance(seconds: 1)
    #expect(stage.address == address && stage.host.diagnostics == [])
    return stage
  }

  /// The views that are shown, but those that show code.
  private func views(of stage: HomeStage) -> [UIView] {
    func shown(in view: UIView) -> [UIView] {
      guard !view.isHidden, view.alpha > 0.01, !Self.code.contains(type(of: view).kind) else { return [] }
      return [view] + view.subviews.flatMap { shown(in: $0) }
    }
    return stage.host.application.windows.flatMap { shown(in: $0) }
  }

  /// The words of two letters or more in which English is left, each with where it is.
  private func englishWords(of stage: HomeStage) -> [String] {
    var words: Set<String> = []
    for view in views(of: stage) {
      let texts = [
        (view as? UILabel)?.text, (view as? UITextField)?.placeholder, view.accessibilityLabel, view.accessibilityHint,
        view.accessibilityValue,
      ]
      for text in texts.compactMap({ $0 }) {
        for word in text.split(whereSeparator: { !($0.isASCII && $0.isLetter) }).map(String.init)
        where word.count > 1 && !Self.names.contains(word) {
          words.insert("\(type(of: view).kind): \(word) in “\(text.prefix(60))”")
        }
      }
    }
    return words.sorted()
  }

  /// The labels that do not show all of their text.
  private func cutTexts(of stage: HomeStage) -> [String] {
    views(of: stage).compactMap { view in
      guard let label = view as? UILabel, let text = label.text, !text.isEmpty else { return nil }
      let room = label.bounds.size
      let scale = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.3) : 1
      let width = label.numberOfLines == 1 ? 100_000 : room.width / scale
      let needed = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: width, height: 100_000), limitedToNumberOfLines: 0
      ).size
      let fits = needed.width * scale <= room.width + 1 && needed.height * scale <= room.height + 1
      return fits ? nil : "“\(text)” needs \(needed), and has \(room)"
    }
  }

  @Test(arguments: addresses)
  func noWordIsEnglish(address: String) {
    let stage = stage(at: address, size: Self.sizes[1], language: pseudo)
    #expect(englishWords(of: stage) == [])
  }

  @Test(arguments: addresses, sizes)
  func noTextIsCutOff(address: String, size: CGSize) {
    for language in ["en", "de", pseudo] {
      #expect(cutTexts(of: stage(at: address, size: size, language: language)) == [], "in \(language)")
    }
  }

  @Test(arguments: games, sizes)
  func soAreGamesThatPause(address: String, size: CGSize) {
    for language in ["de", pseudo] {
      let stage = stage(at: address, size: size, language: language)
      stage.host.press("Space")
      stage.host.advance(seconds: 0.5)
      #expect(cutTexts(of: stage) == [], "in \(language), playing")
      stage.host.press("KeyP")
      stage.host.advance(seconds: 1)
      stage.host.commit()
      #expect(!stage.host.needsFrame, "a paused game stands still")
      #expect(cutTexts(of: stage) == [], "in \(language), paused")
      if language == pseudo { #expect(englishWords(of: stage) == []) }
    }
  }
}
