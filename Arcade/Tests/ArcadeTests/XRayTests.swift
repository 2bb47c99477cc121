import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// The X-ray over every game that has one.
@Suite(.serialized) struct XRayTests {
  @Test(
    "the key X lays the overlay and the sliders over a running game and takes them away",
    arguments: FlyingGame.Kind.allCases)
  func overRunningGame(kind: FlyingGame.Kind) {
    let game = FlyingGame(kind)
    var overlays: Int {
      game.play.animator.referenceView?.subviews.filter { $0 is UIDynamicAnimatorDebugView }.count ?? 0
    }
    game.host.press("KeyX")
    game.host.advance(ticks: 4)
    #expect(overlays == 1 && game.host.element("Gravity") != nil && game.isFlying && !game.play.isPaused)
    #expect(!game.play.hasChangedPhysics)
    for _ in 0..<20 { game.host.adjust("Resistance") }
    #expect(game.play.hasChangedPhysics)
    game.host.advance(ticks: 40)
    game.host.press("KeyX")
    game.host.advance(ticks: 4)
    #expect(overlays == 0 && game.host.element("Gravity") == nil)
    #expect(game.host.diagnostics == [])
  }
}
