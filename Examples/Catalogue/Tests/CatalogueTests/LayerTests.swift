import Testing
import UIKit

@testable import Catalogue

@Suite struct LayerTests {
  @Test func aTextIsWrappedShortenedOrOnOneLine() {
    let screen = Screen<TextLayerDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    #expect(demo.text.isWrapped && demo.text.truncationMode == .none)
    host.tap("Shortened")
    screen.run(0.1)
    #expect(host.frame().contains { $0.hasPrefix("text ") && $0.contains("The quick") && $0.hasSuffix("…\"") })
    host.tap("One line")
    screen.run(0.1)
    #expect(host.frame().contains { $0.hasPrefix("text ") && $0.hasSuffix("\"\(demo.text.string as! String)\"") })
    #expect(host.diagnostics == [])
  }

  /// The card in the middle faces the viewer; those beside it are further away, so that they look smaller.
  @Test func cardsStandInARing() {
    let screen = Screen<PerspectiveDemo>()
    screen.run(0.1)
    let cards = screen.demo.cards
    #expect(CATransform3DIsIdentity(cards[2].transform) && cards[1].transform.m43 < -25 && cards[3].transform.m43 < -25)
    #expect(screen.demo.ring.layer.sublayerTransform.m34 == -1 / 500.0)
    screen.demo.turn.value = 40
    screen.demo.turn.sendActions(for: .valueChanged)
    #expect(CATransform3DIsIdentity(cards[1].transform) && screen.host.diagnostics == [])
  }

  @Test func timeStandsAndGoesOnWithoutAJump() {
    let screen = Screen<LayerTimeDemo>()
    let (host, demo) = (screen.host, screen.demo)
    var place: Double { demo.hand.layer.presentation()!.position.x }
    screen.run(0.25)
    host.tap("Paused")
    screen.run(0.1)
    let paused = place
    screen.run(2)
    #expect(place == paused && paused > 30 && paused < 250)
    host.tap("Half")
    screen.run(0.1)
    let slow = place
    screen.run(0.1)
    // 220 points a second at half speed.
    #expect(abs(abs(place - slow) - 11) < 1e-6 && abs(slow - paused) < 30 && host.diagnostics == [])
  }
}
