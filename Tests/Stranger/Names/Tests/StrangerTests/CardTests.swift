import Arcade
import Testing
import UIKit

@Suite struct CardTests {
  @Test func aCardIsTapped() throws {
    let controller = CardController()
    let host = HeadlessHost(delegate: RootDelegate { controller })
    host.advance(ticks: 2)
    let card = try #require(host.element("Card"))
    #expect(card.frame == CGRect(x: 40, y: 100, width: 80, height: 160))
    host.tap("Card")
    #expect(controller.taps == 1 && host.diagnostics.isEmpty)
  }
}
