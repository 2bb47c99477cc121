import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Concentration

/// The game as a person plays it.
@Suite(.serialized) struct PlayTests {
  @Test("a first look: the cards are dealt face down, named by number and place, and nothing moves any more")
  func start() {
    let stage = ConcentrationStage()
    #expect(stage.cards.count == 16)
    stage.settle()
    #expect(stage.faults() == [] && stage.host.isVisible("Card 1, row 1, column 1, face down"))
    let (row, column) = stage.play.grid.place(of: 15)
    #expect(stage.host.isVisible("Card 16, row \(row + 1), column \(column + 1), face down"))
    #expect(stage.host.element("Score 0") != nil && stage.host.screenText.contains("0 flips"))
    #expect(stage.play.title == ConcentrationStrings.name(stage.game.theme))
    stage.host.settle()
    #expect(!stage.host.needsFrame && stage.host.diagnostics == [])
  }

  @Test("SE-P13: a pair is turned up, looked at and flies away; its places stay empty")
  func match() {
    let stage = ConcentrationStage()
    stage.settle()
    let frames = stage.cards.map(\.frame)
    stage.tap(0)
    #expect(stage.cards[0].isFaceUp && stage.host.isVisible("Card 1, row 1, column 1, " + stage.game.face(0)))
    let twin = stage.twin(of: 0)
    stage.tap(twin)
    #expect(stage.game.pairsLeft == 7 && stage.cards[twin].isGone)
    #expect(stage.host.announcements.last == "A pair!")
    stage.host.advance(seconds: 0.5)
    #expect(
      stage.cards[twin].isFaceUp && abs(stage.seen(stage.cards[twin]).minX - frames[twin].minX) < 0.01,
      "it is looked at first")
    stage.host.advance(seconds: 0.3)
    #expect(stage.seen(stage.cards[twin]) != frames[twin], "it flies")
    stage.settle()
    #expect(stage.faults() == [])
    for (index, view) in stage.cards.enumerated() where !view.isGone { #expect(view.frame == frames[index]) }
    #expect(stage.host.isVisible("Score 2") && stage.host.screenText.contains("2 flips"))
    #expect(stage.host.diagnostics == [])
  }

  @Test("two that are no pair turn back after a moment, which the settings say", arguments: [6, 12, 30])
  func turnsBack(tenths: Int) {
    let stage = ConcentrationStage(settings: [.look: tenths])
    stage.settle()
    stage.tap(0)
    let other = stage.stranger(to: 0)
    stage.tap(other)
    #expect(stage.host.announcements.last == "No pair")
    stage.host.advance(seconds: Double(tenths) / 10 - 0.1)
    #expect(stage.cards[0].isFaceUp && stage.cards[other].isFaceUp)
    stage.host.advance(seconds: 0.2)
    #expect(!stage.cards[0].isFaceUp && !stage.cards[other].isFaceUp)
    stage.settle()
    #expect(stage.faults() == [])
  }

  @Test("no animation ever blocks a touch: a third card turns the two back at once")
  func never() {
    let stage = ConcentrationStage()
    // While the cards are still being dealt.
    stage.host.advance(ticks: 20)
    stage.play.choose(3)
    let second = stage.stranger(to: 3)
    stage.tap(second)
    stage.host.advance(ticks: 2)
    let third = stage.game.cards.indices.first { $0 != 3 && $0 != second }!
    stage.tap(third)
    #expect(stage.game.up == [third] && stage.game.flips == 3)
    #expect(!stage.cards[3].isFaceUp && stage.cards[third].isFaceUp)
    // While a pair flies off.
    stage.tap(stage.twin(of: third))
    stage.host.advance(ticks: 3)
    let next = stage.game.lying.last!
    stage.tap(next)
    #expect(stage.game.up == [next])
    stage.settle()
    #expect(stage.faults() == [])
  }

  @Test("the end is noticed and shown with the result, and a new game follows", arguments: [2, 8, 12])
  func end(pairs: Int) {
    let stage = ConcentrationStage(settings: [.pairs: pairs])
    stage.settle()
    for place in 0..<2 * pairs where !stage.game.cards[place].isMatched {
      stage.tap(place)
      stage.tap(stage.twin(of: place))
      stage.host.advance(seconds: 0.2)
    }
    #expect(stage.game.isOver && !stage.host.isVisible("Play again"), "the last pair is looked at first")
    stage.host.advance(seconds: 10)
    let text = stage.host.screenText
    #expect(text.contains("All pairs found") && text.contains("Flips") && text.contains("0:0"), "\(text)")
    let spoken = stage.play.presentedViewController as? UIAlertController
    #expect(
      spoken?.message?.contains("\(2 * pairs) points") == true && spoken?.message?.contains("Forgotten 0") == true)
    #expect(stage.host.stored["concentration.score.\(pairs)-0"] == "\(2 * pairs)")
    stage.host.tap("Play again")
    stage.settle()
    #expect(!stage.game.isOver && stage.game.flips == 0 && stage.faults() == [])
    #expect(stage.host.diagnostics == [])
  }

  @Test("SE-P16: another theme in mid-game leaves every card as it is; the title follows")
  func retheme() {
    let stage = ConcentrationStage(settings: [.theme: 1])
    stage.play.theme = Theme.all[0]
    stage.settle()
    stage.tap(0)
    stage.tap(stage.twin(of: 0))
    stage.settle()
    let open = stage.game.lying[2]
    stage.tap(open)
    stage.host.advance(seconds: 1)
    let (before, frames) = (stage.game, stage.cards.map(\.frame))
    stage.play.theme = Theme.all[5]
    stage.host.advance(seconds: 1)
    #expect(stage.game.cards == before.cards && stage.game.players == before.players && stage.game.up == before.up)
    #expect(stage.cards.map(\.frame) == frames && stage.faults() == [])
    #expect(stage.play.title == "Sports" && stage.host.element("Card \(open + 1)", role: nil) == nil)
    #expect(stage.cards[open].accessibilityLabel?.hasSuffix(stage.game.face(open)) == true)
    stage.play.startNewGame()
    #expect(stage.game.theme == Theme.all[5], "a theme that was chosen stays")
    stage.play.theme = nil
    #expect(stage.game.theme == Theme.all[5])
    Setting.store.save(.theme, 0)
    var drawn: [String] = []
    for _ in 0..<20 {
      stage.play.startNewGame()
      drawn.append(stage.game.theme.name)
    }
    #expect(Set(drawn).count > 5, "else each game draws one")
  }

  @Test("two players: whose turn it is can be read and heard; the winner is told")
  func duel() {
    let stage = ConcentrationStage(settings: [.players: 1, .pairs: 2])
    stage.settle()
    #expect(
      stage.host.screenText.contains("Player 1’s turn") && stage.host.isVisible("Player 1, 0 pairs. Player 2, 0 pairs"))
    stage.tap(0)
    stage.tap(stage.stranger(to: 0))
    #expect(stage.host.announcements.last == "Player 2’s turn")
    #expect(stage.host.screenText.contains("Player 2’s turn"))
    for place in 0..<4 where !stage.game.cards[place].isMatched {
      stage.tap(place)
      stage.tap(stage.twin(of: place))
    }
    stage.host.advance(seconds: 9)
    #expect(stage.host.screenText.contains("Player 2 wins"))
    let spoken = (stage.play.presentedViewController as? UIAlertController)?.message
    #expect(spoken?.contains("Player 1, 0 pairs. Player 2, 2 pairs") == true, "\(spoken ?? "")")
    #expect(stage.host.stored["concentration.score.2-1"] == "4" && stage.host.stored["concentration.flips.2-1"] == nil)
  }

  @Test("the computer plays by itself to its end, and its cards are seen and heard")
  func computer() {
    let stage = ConcentrationStage(settings: [.players: 2, .pairs: 6, .memory: 100])
    stage.settle()
    #expect(stage.host.screenText.contains("Your turn"))
    stage.tap(0)
    stage.tap(stage.stranger(to: 0))
    #expect(stage.game.isRivalsTurn && stage.host.screenText.contains("Computer’s turn"))
    stage.host.advance(seconds: 1.2 + 1)
    #expect(stage.game.players[1].flips == 1)
    #expect(stage.host.announcements.contains { $0.hasPrefix("The computer: ") })
    var rounds = 0
    while !stage.game.isOver, rounds < 200 {
      rounds += 1
      if stage.game.turn == 0 {
        stage.tap(stage.game.lying[0])
        let pair = stage.game.cards[stage.game.up.first ?? 0].pair
        let next = stage.game.lying.first { stage.game.cards[$0].pair != pair } ?? stage.game.lying.first
        if let next { stage.tap(next) }
      }
      stage.host.advance(seconds: 2)
    }
    stage.host.advance(seconds: 9)
    #expect(stage.game.isOver && stage.host.screenText.contains("The computer wins"))
    #expect(stage.host.diagnostics == [])
  }

  @Test("the best results of each number of pairs and way to play are kept, and told when they are better")
  func records() {
    let stored = ["concentration.score.2-0": "-3", "concentration.flips.2-0": "40", "concentration.seconds.2-0": "90"]
    let stage = ConcentrationStage(settings: [.pairs: 2], stored: stored)
    stage.settle()
    for place in 0..<4 where !stage.game.cards[place].isMatched {
      stage.tap(place)
      stage.tap(stage.twin(of: place))
    }
    stage.host.advance(seconds: 9)
    for news in ["Your best score so far!", "Never with so few flips!", "Never so fast!"] {
      #expect(stage.host.screenText.contains(news))
    }
    #expect(stage.host.stored["concentration.flips.2-0"] == "4" && stage.host.stored["concentration.score.2-0"] == "4")
  }

  @Test("stored values that are none are put aside, and the game begins with the standard ones")
  func corrupt() {
    for wrong in ["", "x", "13", "-1", "99999999999", "3.5", "\u{0}"] {
      let stored = [
        "concentration.pairs": wrong, "concentration.theme": wrong + "9", "concentration.players": wrong,
        "concentration.score.8-0": wrong + "z", "concentration.look": wrong,
      ]
      let stage = ConcentrationStage(stored: stored)
      stage.settle()
      #expect(stage.game.cards.count == 16 && stage.faults() == [], "“\(wrong)”")
      #expect(RecordStore.bestScore("8-0") == nil)
      #expect(UserDefaults.standard.string(forKey: "concentration.pairs.rejected") == wrong)
    }
  }

  @Test("the game begins anew with other pairs when it is seen again, and goes on with another pace")
  func adopts() {
    let stage = ConcentrationStage()
    stage.settle()
    stage.tap(0)
    Setting.store.save(.look, 30)
    stage.play.adoptSettings()
    #expect(stage.game.flips == 1 && stage.game.settings[.look] == 30)
    Setting.store.save(.pairs, 3)
    stage.play.adoptSettings()
    stage.settle()
    #expect(stage.game.cards.count == 6 && stage.faults() == [])
  }
}
