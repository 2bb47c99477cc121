import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Concentration

/// Pausing, the keyboard, screen readers, reduced motion.
@Suite(.serialized) struct PauseAndKeysTests {
  @Test("a paused game hides its cards and its clock stands; it goes on where it was")
  func pause() {
    let stage = ConcentrationStage()
    stage.settle()
    #expect(stage.host.element("Pause").map { !$0.isUserInteractionEnabled || !($0 as! UIControl).isEnabled } == true)
    stage.tap(0)
    stage.host.advance(seconds: 1.5)
    stage.host.tap("Pause")
    let ticks = stage.game.ticks
    #expect(stage.host.isVisible("Paused") && !stage.host.isVisible(stage.cards[3]))
    stage.host.advance(seconds: 20)
    stage.play.choose(5)
    #expect(stage.game.flips == 1 && stage.game.ticks == ticks)
    stage.host.settle()
    #expect(!stage.host.needsFrame)
    stage.host.tap("Paused")
    stage.host.advance(seconds: 1)
    #expect(stage.host.isVisible(stage.cards[3]) && stage.game.seconds == 2, "\(stage.game.ticks)")
    #expect(stage.faults() == [])
  }

  @Test("a card is paler from the frame in which a finger touches it, until the finger leaves")
  func pressed() {
    let stage = ConcentrationStage()
    stage.settle()
    let card = stage.cards[0]
    let seen = stage.seen(card)
    stage.host.touch(phase: .down, at: CGPoint(x: seen.midX, y: seen.midY))
    stage.host.advance(ticks: 1)
    #expect(card.face.alpha < 1)
    stage.host.touch(phase: .cancel, at: CGPoint(x: seen.midX, y: seen.midY))
    stage.host.advance(ticks: 1)
    #expect(card.face.alpha == 1)
  }

  @Test("a game pauses when its page is hidden, in the middle of whatever moves")
  func hidden() {
    let stage = ConcentrationStage()
    stage.settle()
    stage.tap(0)
    stage.tap(stage.twin(of: 0))
    stage.host.advance(ticks: 80)
    stage.host.hide()
    #expect(stage.play.isPaused)
    stage.host.advance(seconds: 5)
    stage.host.show()
    stage.host.tap("Resume")
    stage.settle()
    #expect(stage.faults() == [] && !stage.play.isPaused)
    for place in stage.game.lying where !stage.game.cards[place].isMatched {
      stage.tap(place)
      stage.tap(stage.twin(of: place))
    }
    stage.host.advance(ticks: 20)
    stage.host.hide()
    stage.host.advance(seconds: 5)
    #expect(!stage.host.isVisible("Play again"), "not even the result comes while nobody looks")
    stage.host.show()
    stage.host.tap("Resume")
    stage.host.advance(seconds: 9)
    #expect(stage.host.isVisible("Play again") && stage.host.diagnostics == [])
  }

  @Test("the keyboard alone: arrows go from card to card beyond those that are gone, Space and Enter turn up")
  func keyboard() {
    let stage = ConcentrationStage(settings: [.pairs: 6])
    stage.settle()
    stage.host.press("ArrowDown")
    #expect(stage.host.focusedName == "Card 1, row 1, column 1, face down")
    stage.host.press("ArrowRight")
    #expect(stage.host.focusedName == "Card 2, row 1, column 2, face down")
    stage.host.press("Space")
    #expect(stage.game.up == [1])
    stage.host.press("ArrowLeft")
    stage.host.press("Enter")
    #expect(stage.game.flips == 2 && stage.game.cards[0].isFaceUp)
    stage.settle()
    stage.play.choose(1)
    stage.play.choose(stage.twin(of: 1))
    stage.settle()
    stage.host.press("ArrowRight")
    let focused = stage.cards.first { $0.isFocused }
    #expect(focused != nil && focused?.isGone == false)
    // When the focused card leaves with its pair, the nearest card takes the focus.
    let place = stage.cards.first { $0.isFocused }!.place
    stage.play.choose(stage.twin(of: place))
    stage.host.press("Space")
    #expect(stage.game.cards[place].isMatched)
    #expect(stage.cards.contains { $0.isFocused && !$0.isGone })
    stage.host.press("KeyP")
    #expect(stage.play.isPaused)
    stage.host.press("KeyP")
    stage.host.press("KeyN")
    #expect(stage.game.flips == 0 && stage.host.diagnostics == [])
  }

  @Test("every place can be reached with arrows from every other", arguments: [2, 5, 7, 11, 12])
  func reach(pairs: Int) {
    let stage = ConcentrationStage(settings: [.pairs: pairs])
    stage.settle()
    var reached: Set<Int> = [0]
    var open = [0]
    while let place = open.popLast() {
      for arrow in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] {
        UIApplication.shared.focus(stage.cards[place])
        stage.host.press(arrow)
        let next = stage.cards.first { $0.isFocused }!.place
        if reached.insert(next).inserted { open.append(next) }
      }
    }
    #expect(reached.count == 2 * pairs)
  }

  @Test("a screen reader plays it: cards are buttons, and what is turned up is said")
  func screenReader() {
    let stage = ConcentrationStage()
    stage.settle()
    let (row, column) = stage.play.grid.place(of: 4)
    stage.host.activate("Card 5, row \(row + 1), column \(column + 1), face down")
    #expect(
      stage.game.up == [4]
        && stage.host.announcements.last == ConcentrationStrings.face(stage.game.face(4), of: stage.game.theme))
    #expect(stage.host.elements(role: .button).count >= 18)
    stage.play.choose(stage.twin(of: 4))
    #expect(!stage.host.isVisible(stage.cards[4].accessibilityLabel!) || stage.cards[4].accessibilityElementsHidden)
  }

  @Test("with reduced motion nothing flies or turns: cards fade")
  func reduced() {
    let stage = ConcentrationStage(reducesMotion: true)
    stage.host.advance(ticks: 3)
    for (index, view) in stage.cards.enumerated() { #expect(stage.seen(view) == stage.play.grid.frame(at: index)) }
    stage.settle()
    stage.tap(0)
    stage.tap(stage.twin(of: 0))
    let frame = stage.seen(stage.cards[0])
    for _ in 0..<14 {
      stage.host.advance(ticks: 10)
      if !stage.cards[0].isHidden { #expect(stage.seen(stage.cards[0]) == frame) }
    }
    stage.settle()
    #expect(stage.faults() == [] && stage.host.diagnostics == [])
  }
}
