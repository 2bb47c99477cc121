import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import Arcade
@testable import ArcadeKit
@testable import Concentration

extension ShownScene {
  /// Concentration: the game, themes of one's own, and the look back.
  static let concentration = concentrationPlaying + concentrationThemes

  private static let weather = "/cards/concentration/weather"

  private static let concentrationPlaying: [ShownScene] =
    [
      ShownScene("Concentration: paused", at: weather, shows: ConcentrationStrings.resumeHint) { stage in
        stage.pairs.choose(0)
        stage.host.advance(seconds: 1)
        stage.press("KeyP")
      },
      ShownScene("Concentration: over, with regrets", at: weather, shows: ConcentrationStrings.regrets) {
        $0.findPairs(forgetting: true)
      },
      ShownScene("Concentration: over in the fewest flips", at: weather, shows: ConcentrationStrings.fewestFlips) {
        stage in
        stage.findPairs(forgetting: true)
        stage.pairs.startNewGame()
        stage.findPairs(forgetting: false)
      },
      ShownScene(
        "Concentration: the day's pairs are found", at: "/cards/concentration/today",
        shows: ConcentrationStrings.forgotten
      ) {
        $0.findPairs(forgetting: true)
      },
      ShownScene("Concentration: what slipped my mind", at: weather, shows: ConcentrationStrings.regretsFooter) {
        stage in
        stage.findPairs(forgetting: true)
        stage.touch(ConcentrationStrings.regrets)
        stage.find(ConcentrationStrings.regretsFooter)
      },
      ShownScene(
        "Concentration: no game to look back at", at: "/cards/concentration/regrets", shows: ConcentrationStrings.noGame
      ) { _ in },
    ]
    + ["1", "2"].map { players in
      ShownScene(
        "Concentration: over with two players (\(players))", at: weather, stored: ["concentration.players": players],
        shows: ConcentrationStrings.bestTime
      ) {
        $0.findPairs(forgetting: false)
      }
    }

  private static let concentrationThemes: [ShownScene] =
    [
      ShownScene("Concentration: themes to choose from", at: themes, shows: ConcentrationStrings.newTheme) {
        $0.showThemes(finding: ConcentrationStrings.newTheme)
      },
      ShownScene("Concentration: themes to change", at: themes, stored: own(1), shows: ConcentrationStrings.done) {
        stage in
        stage.showThemes(finding: ConcentrationStrings.change)
        stage.touch(ConcentrationStrings.change)
        stage.find(ConcentrationStrings.done)
      },
      ShownScene(
        "Concentration: as many themes as there can be", at: themes, stored: own(12), shows: ConcentrationStrings.full
      ) {
        $0.showThemes(finding: ConcentrationStrings.change)
        $0.find(ConcentrationStrings.full)
      },
      ShownScene(
        "Concentration: a theme that is deleted", at: themes, stored: own(2),
        shows: ConcentrationStrings.bringBack("Ваза 1")
      ) { stage in
        stage.showThemes(finding: ConcentrationStrings.change)
        stage.touch(ConcentrationStrings.change)
        stage.find(ConcentrationStrings.edit("Ваза 1"))
        stage.touch(ConcentrationStrings.edit("Ваза 1"))
        stage.find(ConcentrationStrings.delete)
        stage.touch(ConcentrationStrings.delete)
        stage.find(ConcentrationStrings.bringBack("Ваза 1"))
      },
    ]
    + [
      "", twelve, "🐶 🐱 🐭", "🐶 🐶", (1...25).map { "ф\($0)" }.joined(separator: " "), String(repeating: "ф", count: 40),
    ].map { faces in
      ShownScene(
        "Concentration: a theme is written (\(faces.prefix(8)))", at: themes, stored: own(1),
        shows: ConcentrationStrings.facesTitle
      ) { stage in
        stage.showThemes(finding: ConcentrationStrings.newTheme)
        stage.touch(ConcentrationStrings.newTheme)
        stage.host.type(faces.isEmpty ? "Ваза 1" : "Ковёр", into: ConcentrationStrings.name)
        if !faces.isEmpty { stage.host.type(faces, into: ConcentrationStrings.facesTitle) }
        stage.host.press("Enter")
        stage.host.advance(seconds: 1)
      }
    }

  private static let themes = "/cards/concentration/settings"
  private static let twelve = "🐶 🐱 🐭 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐸"

  private static func own(_ count: Int) -> [String: String] {
    Dictionary(uniqueKeysWithValues: (1...count).map { ("concentration.own.\(100 + $0)", "1\nВаза \($0)\n" + twelve) })
  }
}

extension HomeStage {
  fileprivate var pairs: ConcentrationViewController { controller(ConcentrationViewController.self, ofApp: "cards")! }

  /// Finds all pairs, perhaps after one was missed of which both cards had been seen.
  fileprivate func findPairs(forgetting: Bool) {
    let play = pairs
    host.advance(seconds: 2)
    for _ in 0..<(forgetting ? 2 : 0) {
      let cards = play.game.cards
      play.choose(0)
      play.choose(cards.indices.first { cards[$0].pair != cards[0].pair }!)
      host.advance(seconds: 2)
    }
    for _ in 0..<200 where !play.game.isOver {
      let cards = play.game.cards
      if let place = play.game.lying.first, play.game.rival == nil || play.game.turn == 0 {
        play.choose(place)
        play.choose(cards.indices.first { $0 != place && cards[$0].pair == cards[place].pair }!)
      }
      host.advance(seconds: 0.5)
    }
    host.advance(seconds: 12)
  }

  /// Shows the themes, and scrolls to one of their rows.
  fileprivate func showThemes(finding row: String) {
    let chooser = controller(ThemeChooserViewController.self, ofApp: "cards")!
    chooser.navigationController?.popToViewController(chooser, animated: false)
    host.advance(seconds: 1)
    find(row)
  }
}
