import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import SetGame

/// The parts of UIKit that the running game must be made of.
@Suite(.serialized) struct PracticeTests {
  @Test("SE-R3a, SE-H1: cards glide by a property animator, begun where the view follows the model")
  func propertyAnimator() throws {
    let stage = SetStage()
    stage.settle()
    stage.tapDeck()
    stage.host.advance(ticks: 4)
    let card = try #require(
      stage.cards.dropLast(3).first { !stage.seen($0).insetBy(dx: -2, dy: -2).contains($0.center) })
    // Only a property animator finds the cards at their destinations, not where they are visible.
    stage.tap(card.card)
    #expect(stage.game.selection == [card.card])
  }

  @Test("SE-R3b, SE-R3d, SE-L3: a found set flies by a dynamic animator of its own, until a timer of the game's clock")
  func dynamicAnimator() {
    let stage = SetStage()
    stage.settle()
    stage.takeSet()
    let flight = stage.play.flights[0]
    let animator: UIDynamicAnimator = flight.animator
    #expect(animator.isRunning && animator.behaviors.count == 1)
    stage.play.pause()
    stage.host.advance(seconds: 10)
    #expect(flight.behavior.phase == .flying, "the timer stands with its clock")
    stage.play.resume()
    stage.host.advance(seconds: Rules.flyingTime + 0.1)
    #expect(flight.behavior.phase == .snapping)
  }

  @Test("SE-R3c, SE-L4: a card is turned over by a transition, which shows its back first and its front last")
  func transition() {
    let stage = SetStage()
    stage.settle()
    let card = stage.cards[0]
    var isDone = false
    card.flip(up: false, seconds: 0.4) { isDone = true }
    #expect(!card.isFaceUp && !isDone)
    stage.host.advance(seconds: 0.1)
    let turned = card.subviews.contains { $0.layer.presentation()?.transform.m11 != 1 }
    #expect(turned && !isDone)
    stage.host.advance(seconds: 0.4)
    #expect(isDone && card.subviews.allSatisfy { $0.layer.presentation()?.transform.m11 == 1 })
  }
}
