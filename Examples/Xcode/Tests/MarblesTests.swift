import CaromGeometry
import Testing
import UIKit

@testable import Marbles

@Suite struct MarblesPlay {
  let host = HeadlessHost(delegate: AppDelegate(), size: Expected("Marbles window").size)
  var controller: MarblesViewController {
    UIApplication.shared.windowScene.windows[0].rootViewController as! MarblesViewController
  }

  @Test func aMarbleFallsOnTheBarrierAndIsLostBelowTheEdge() {
    host.advance(seconds: 0.1)
    #expect(Expected("Marbles hits").fits(controller.hitsLabel), "\(controller.hitsLabel.frame)")
    host.tap(at: CGPoint(x: 195, y: 200))
    #expect(controller.marbles.count == 1)
    // It falls 422 − 20 − 200 = 202 points, at 1,000 points per second squared: after 0.64 s.
    host.advance(seconds: 0.6)
    #expect(controller.hits == 0)
    host.advance(seconds: 0.15)
    #expect(controller.hits == 1 && controller.hitsLabel.text == "Hits: 1")
    host.tap(at: CGPoint(x: 40, y: 200))
    host.advance(seconds: 3)
    #expect(controller.marbles.count <= 1)
    #expect(host.diagnostics.isEmpty)
  }
}
