import Testing
import UIKit

@testable import UIKitCore

@Suite struct DebugViewTests {
  @Test func theOverlayDrawsWhatThePhysicsSeesAndChangesNothing() {
    func run(withOverlay: Bool) -> (center: CGPoint, words: Int) {
      let stage = DynamicsStage()
      let ball = stage.ball(200, 200)
      let hung = stage.box(100, 100, 30, 30)
      let collision = UICollisionBehavior(items: [ball, hung])
      collision.translatesReferenceBoundsIntoBoundary = true
      let field = UIFieldBehavior.vortexField()
      field.position = CGPoint(x: 200, y: 200)
      field.addItem(ball)
      let tie = UIAttachmentBehavior(item: hung, attachedToAnchor: CGPoint(x: 150, y: 50))
      let gravity = UIGravityBehavior(items: [ball, hung])
      for behavior in [collision, field, tie, gravity] as [UIDynamicBehavior] { stage.animator.addBehavior(behavior) }
      var overlay: UIDynamicAnimatorDebugView?
      if withOverlay {
        overlay = UIDynamicAnimatorDebugView(animator: stage.animator)
        stage.court.addSubview(overlay!)
      }
      stage.advance(ticks: 100)
      stage.application.commit()
      let words = stage.application.takeCommands { $0.filter { $0 == LayerCommand.Kind.drawing.rawValue }.count }
      return (ball.center, overlay == nil ? 0 : words)
    }
    let plain = run(withOverlay: false)
    let drawn = run(withOverlay: true)
    #expect(plain.center == drawn.center)
    #expect(drawn.words > 0)
  }
}
