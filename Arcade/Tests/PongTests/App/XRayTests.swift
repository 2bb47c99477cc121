import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import ArcadeKit
@testable import Pong

/// The X-ray over a running match.
@Suite(.serialized) struct XRayTests {
  private func overlay(_ stage: PongStage) -> UIView? {
    stage.play.courtView.subviews.first { $0 is UIDynamicAnimatorDebugView }
  }

  @Test("the key X lays it over a running match, and takes it away; nothing of the match changes")
  func key() {
    func run(_ withXRay: Bool) -> CGPoint {
      let stage = PongStage(settings: [.players: 2])
      stage.serve()
      if withXRay {
        stage.host.press("KeyX")
        #expect(overlay(stage) != nil && stage.host.element(XRayStrings.name(of: .gravity)) != nil)
        #expect(stage.game.phase == .rally && !stage.play.isPaused && !stage.play.hasChangedPhysics)
        stage.host.press("KeyX")
        #expect(overlay(stage) == nil && stage.host.element(XRayStrings.name(of: .gravity)) == nil)
        stage.host.advance(ticks: 2)
        #expect(stage.host.diagnostics == [])
      }
      return CGPoint(x: stage.court.width, y: stage.court.length)
    }
    #expect(run(true) == run(false), "the court has its size again")
  }

  @Test("its button is visible while a match is paused, and never otherwise")
  func button() {
    let stage = PongStage()
    stage.serve()
    #expect(!stage.host.isVisible(XRayStrings.title))
    stage.host.press("KeyP")
    #expect(stage.host.tap(XRayStrings.show))
    stage.host.advance(ticks: 2)
    #expect(overlay(stage) != nil && !stage.host.isVisible(XRayStrings.show))
    stage.host.press("Space")
    stage.awaitServe()
    #expect(stage.game.phase == .rally && overlay(stage) != nil)
    #expect(stage.host.tap(XRayStrings.close))
    #expect(overlay(stage) == nil)
    #expect(stage.host.diagnostics == [])
  }

  @Test("the panel covers nothing of the court, at every size", arguments: LayoutTests.sizes)
  func layout(size: CGSize) {
    let stage = PongStage(size: size)
    let before = stage.play.courtView.frame
    stage.serve()
    stage.host.press("KeyX")
    stage.host.advance(ticks: 3)
    let panel = stage.play.xrayState!.panel.frame
    let court = stage.play.courtView.frame
    #expect(
      !panel.insetBy(dx: 0.5, dy: 0.5).intersects(court) && court.width > 100 && court.height > 90, "\(panel) \(court)")
    #expect(stage.play.view.bounds.contains(panel) && panel.height > 100)
    stage.host.press("KeyX")
    stage.host.advance(ticks: 3)
    #expect(stage.play.courtView.frame == before)
    #expect(stage.host.diagnostics == [])
  }

  @Test("gravity, resistance and elasticity act on the flying ball at once, and not after they were reset")
  func numbers() {
    let stage = PongStage(settings: [.players: 2])
    stage.serve()
    stage.host.press("KeyX")
    stage.host.advance(ticks: 3)
    func fly() {
      stage.fly(from: CGPoint(x: stage.court.width / 2, y: stage.court.length / 2), velocity: CGPoint(x: 200, y: 0))
      stage.host.advance(ticks: 20)
    }
    fly()
    #expect(abs(stage.behavior.velocity.y) < 0.01 && abs(stage.behavior.velocity.x - 200) < 0.01)
    for _ in 0..<10 { stage.host.adjust(XRayStrings.name(of: .gravity)) }
    #expect(stage.play.hasChangedPhysics)
    let paddle = stage.paddle(.near)
    fly()
    #expect(stage.behavior.velocity.y > 20)
    #expect(abs(stage.paddle(.near).y - paddle.y) < 0.02, "the paddle is held")
    stage.host.tap(XRayStrings.standard)
    fly()
    #expect(abs(stage.behavior.velocity.y) < 0.01)
    for _ in 0..<10 { stage.host.adjust(XRayStrings.name(of: .resistance)) }
    fly()
    #expect(stage.behavior.velocity.x < 190)
    #expect(stage.host.diagnostics == [])
  }

  @Test("time can be slowed down, also across a pause")
  func slow() {
    let stage = PongStage(settings: [.players: 2])
    stage.serve()
    stage.host.press("KeyX")
    stage.host.advance(ticks: 3)
    for _ in 0..<30 { stage.host.adjust(XRayStrings.name(of: .speed), up: false) }
    let tick = stage.play.run.tick
    stage.host.advance(ticks: 100)
    #expect((9...11).contains(Int(stage.play.run.tick - tick)), "\(stage.play.run.tick - tick)")
    stage.host.press("KeyP")
    let paused = stage.play.run.tick
    stage.host.advance(ticks: 100)
    #expect(stage.play.run.tick == paused)
    stage.host.press("KeyP")
    stage.host.press("KeyX")
    let free = stage.play.run.tick
    stage.host.advance(ticks: 50)
    #expect(Int(stage.play.run.tick - free) >= 48)
    #expect(stage.host.diagnostics == [])
  }

  @Test("a match with changed numbers counts for no record; the next one does")
  func records() {
    let stage = PongStage(settings: [.points: 0, .clearLead: 0])
    stage.serve()
    stage.host.press("KeyX")
    stage.host.adjust(XRayStrings.name(of: .friction))
    stage.host.press("KeyX")
    for _ in 0..<5 { stage.lose(.far) }
    stage.host.advance(seconds: 1)
    #expect(stage.game.isOver && stage.host.stored[RecordStore.winsKey(1)] == nil)
    #expect(stage.host.tap("Play again"))
    stage.host.advance(seconds: 1)
    #expect(!stage.play.hasChangedPhysics)
    for _ in 0..<5 { stage.lose(.far) }
    stage.host.advance(seconds: 1)
    #expect(stage.host.stored[RecordStore.winsKey(1)] == "1")
  }

  @Test("it stays open through points, new matches and rotations, and retains no ball that the match released")
  func stays() {
    let stage = PongStage(settings: [.players: 0])
    stage.host.advance(ticks: 10)
    stage.play.toggleXRay()
    stage.host.advance(ticks: 3)
    stage.host.adjust(XRayStrings.name(of: .elasticity))
    for turn in 0..<6 {
      stage.host.advance(seconds: 3)
      stage.host.rotate()
      if turn == 3 { stage.play.startNewGame() }
      stage.host.advance(ticks: 3)
      #expect(overlay(stage) != nil && stage.play.hasChangedPhysics)
      let items = stage.play.animator.items(in: CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4))
      #expect(items.count <= 3, "two paddles and a ball: \(items.count)")
    }
    #expect(stage.host.diagnostics == [])
  }
}
