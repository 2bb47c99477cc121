import CaromGeometry
import Testing
import UIKit

@testable import Pairs

@Suite struct PairsFrames {
  let host = HeadlessHost(delegate: AppDelegate(), size: Expected("Pairs window").size)
  var controller: ViewController { UIApplication.shared.windowScene.windows[0].rootViewController as! ViewController }

  @Test func cardsFillTheGrid() {
    host.advance(seconds: 0.1)
    let cards = controller.cardButtons!
    #expect(cards.count == 12)
    for (number, card) in cards.enumerated() {
      #expect(Expected("Pairs card \(number)").fits(card), "card \(number): \(card.frame)")
    }
    #expect(Expected("Pairs new game").fits(controller.newGameButton), "\(controller.newGameButton.frame)")
  }

  @Test func twoEqualCardsAreTakenAway() {
    host.advance(seconds: 0.1)
    let cards = controller.cardButtons!
    host.tap(at: cards[0].convert(CGPoint(x: 50, y: 50), to: nil))
    #expect(controller.flipCountLabel.attributedText?.string == "Flips: 1")
    #expect(cards[0].currentTitle?.isEmpty == false)
    for other in cards.dropFirst() { host.tap(at: other.convert(CGPoint(x: 50, y: 50), to: nil)) }
    #expect(host.diagnostics.isEmpty)
  }
}
