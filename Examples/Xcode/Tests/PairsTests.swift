import CaromGeometry
import Testing
import UIKit

@testable import Pairs

/// Frames worked out by hand from Apple's rules, for a window of 375 × 667 without a safe area.
@Suite struct PairsFrames {
  let host = HeadlessHost(delegate: AppDelegate(), size: CGSize(width: 375, height: 667))
  var controller: ViewController { UIApplication.shared.windowScene.windows[0].rootViewController as! ViewController }

  func isClose(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    let pairs = [(frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height)]
    return pairs.allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test func cardsFillTheGrid() {
    host.advance(seconds: 0.1)
    // The label is 38 high at 32 points, so the grid is 667 − 16 − 16 − 38 − 16 = 581 high: rows of (581 − 3·8) / 4.
    let cards = controller.cardButtons!
    #expect(cards.count == 12)
    for (number, card) in cards.enumerated() {
      let frame = card.convert(card.bounds, to: controller.view)
      let (row, column) = (CGFloat(number / 3), CGFloat(number % 3))
      #expect(isClose(frame, 16 + column * 117, 16 + row * (139.25 + 8), 109, 139.25), "card \(number): \(frame)")
    }
    // “New Game” at 15 points is about 73 wide; the label takes the rest.
    let button = controller.newGameButton.frame
    #expect(abs(button.maxX - 359) <= 1 && abs(button.midY - controller.flipCountLabel.frame.midY) <= 1)
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
