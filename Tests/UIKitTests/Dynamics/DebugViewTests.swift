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

  @Test("BR-H17: the overlay can tell of item behaviors that set a property of an item to different values")
  func itemBehaviorsThatDisagree() {
    let stage = DynamicsStage()
    let ball = stage.ball(200, 200)
    ball.accessibilityIdentifier = "ball"
    let other = stage.ball(100, 100)
    func add(_ elasticity: CGFloat, _ items: [UIView]) -> UIDynamicItemBehavior {
      let behavior = UIDynamicItemBehavior(items: items)
      behavior.elasticity = elasticity
      behavior.allowsRotation = false
      stage.animator.addBehavior(behavior)
      return behavior
    }
    let first = add(0.2, [ball])
    let second = add(0.5, [ball, other])
    stage.advance()
    #expect(stage.diagnostics == [], "a later behavior may take the place of an earlier one")
    let overlay = UIDynamicAnimatorDebugView(animator: stage.animator)
    stage.court.addSubview(overlay)
    stage.advance()
    #expect(stage.diagnostics == [], "the overlay tells of it only if it is asked to")
    overlay.reportsOverrides = true
    var told = stage.diagnostics
    #expect(told.count == 1 && told[0].contains("ball") && told[0].contains("elasticity, to 0.2 and to 0.5"), "\(told)")
    #expect(told[0].contains("wins: 0.5") && told[0].contains("Set it in one of them"))
    // Once for each item and property, as long as the behaviors say the same or something else.
    second.elasticity = 0.7
    stage.advance()
    first.isAnchored = false
    second.isAnchored = true
    stage.advance()
    told = stage.diagnostics
    #expect(told.count == 1 && told[0].contains("isAnchored, to false and to true"), "\(told)")
    // The last of three wins.
    let third = add(0.9, [other])
    stage.advance()
    told = stage.diagnostics
    #expect(told.count == 1 && told[0].contains("elasticity, to 0.7 and to 0.9"), "\(told)")
    #expect(stage.animator.properties(of: other)?.elasticity == 0.9 && third.elasticity == 0.9)
  }

  @Test("the overlay matches the items in frames between two ticks too, when views are between two positions")
  func onTheMovingBall() {
    let stage = DynamicsStage()
    let ball = stage.ball(50, 200)
    let behavior = UIDynamicItemBehavior(items: [ball])
    behavior.resistance = 0
    behavior.addLinearVelocity(CGPoint(x: 600, y: 0), for: ball)
    stage.animator.addBehavior(behavior)
    stage.court.addSubview(UIDynamicAnimatorDebugView(animator: stage.animator))
    stage.advance(ticks: 20)
    for fraction in [0.0, 0.25, 0.5, 0.75] {
      stage.application.commit(fraction: fraction)
      stage.application.animationEngine.shownFraction = fraction
      let shown = ball.layer.placeInFrame
      stage.application.animationEngine.shownFraction = 0
      // Five points in a tick.
      #expect(abs(shown.position.x - (ball.center.x - 5 * (1 - fraction))) < 0.01, "\(fraction)")
      #expect(shown.isOnItsWay)
      let drawn = stage.application.takeCommands { $0.contains(LayerCommand.Kind.drawing.rawValue) }
      #expect(drawn, "drawn again in the frame at \(fraction)")
    }
  }

  @Test("the properties of an item are those that the last behavior set")
  func properties() {
    let stage = DynamicsStage()
    let ball = stage.ball(50, 200)
    let first = UIDynamicItemBehavior(items: [ball])
    first.elasticity = 0.7
    first.density = 3
    stage.animator.addBehavior(first)
    stage.advance(ticks: 1)
    #expect(
      stage.animator.properties(of: ball)?.elasticity == 0.7 && stage.animator.properties(of: ball)?.friction == 0.2)
    #expect(stage.animator.properties(of: stage.ball(9, 9)) == nil)
    let second = UIDynamicItemBehavior(items: [ball])
    second.elasticity = 1
    stage.animator.addBehavior(second)
    stage.advance(ticks: 1)
    #expect(stage.animator.properties(of: ball)?.elasticity == 1 && stage.animator.properties(of: ball)?.density == 3)
    stage.animator.removeBehavior(second)
    stage.advance(ticks: 1)
    #expect(stage.animator.properties(of: ball)?.elasticity == 0.7)
  }
}
