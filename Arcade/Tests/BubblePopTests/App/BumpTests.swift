import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import BubblePop

/// Bubbles that bump, a rule that is off by default. BU-C5, BU-C7b, BU-C9, BU-E1.
@Suite(.serialized) struct BumpTests {
  @Test("by default bubbles drift, and nothing bumps") func off() {
    let stage = BubblePopStage()
    stage.begin()
    #expect(!stage.game.settings.bumps && stage.play.bumping == nil && stage.play.animator == nil)
  }

  @Test("bubbles that bump part again, stay whole until they leave, wobble, and can be popped", arguments: [0, 1])
  func bumps(drift: Int) {
    let stage = BubblePopStage(stored: [
      "bubblepop.bump": "1", "bubblepop.bubbles": "30", "bubblepop.duration": "30", "bubblepop.drift": "\(drift)",
    ])
    stage.begin()
    var (faults, wobbles, left): ([String], Int, Int) = ([], 0, 0)
    stage.play.onEvent = { if case .left = $0 { left += 1 } }
    while stage.game.phase == .playing {
      stage.host.advance(ticks: 1)
      faults += stage.faults()
      for (view, bubble) in zip(stage.play.bubbleViews, stage.game.bubbles) {
        #expect(view.bubble.id == bubble.id && view.center == bubble.center(at: stage.game.tick, in: stage.game.field))
        if view.layer.presentation()?.affineTransform().b.magnitude ?? 0 > 0.005 { wobbles += 1 }
      }
    }
    #expect(faults == [], "\(faults.prefix(5))")
    #expect(wobbles > 50, "\(wobbles) ticks of wobbling")
    #expect(drift == 1 ? left > 3 : left == 0, "\(left) left")
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("BU-H1: a turn of the device and a pause in a game that bumps") func turns() {
    let stage = BubblePopStage(stored: ["bubblepop.bump": "1", "bubblepop.bubbles": "30"])
    stage.begin()
    for step in 0..<12 {
      stage.host.rotate()
      stage.host.advance(ticks: 31 + step)
      if step == 5 {
        stage.host.press("KeyP")
        let places = stage.play.bubbleViews.map { $0.center }
        stage.host.advance(seconds: 2)
        #expect(stage.play.bubbleViews.map { $0.center } == places)
        stage.host.press("KeyP")
        stage.countDown()
      }
      #expect(stage.play.bubbleViews.map { $0.bubble.id } == stage.game.bubbles.map { $0.id })
    }
    stage.popOne()
    #expect(stage.game.pops == 1)
    stage.host.press("KeyN")
    stage.host.advance(ticks: 2)
    #expect(stage.host.diagnostics.isEmpty)
  }
}
