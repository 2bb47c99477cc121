import ArcadeKit
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// The parts of UIKit that the running game must be made of.
@Suite(.serialized) struct PracticeTests {
  @Test("BR-L1, BR-L2, BR-L3, BR-L5: one animator on the court runs collisions, traits of the balls and gravity")
  func behaviors() throws {
    let stage = BreakoutStage([.balls: 2, .gravity: 1])
    stage.tapCourt()
    let animator = try #require(stage.play.animator)
    #expect(animator.referenceView?.isDescendant(of: stage.play.view) == true)
    #expect(animator.behaviors.count == 1 && animator.behaviors[0] === stage.play.behavior)
    let children = stage.play.behavior.childBehaviors
    let collision = try #require(children.compactMap { $0 as? UICollisionBehavior }.first)
    let traits = try #require(children.compactMap { $0 as? UIDynamicItemBehavior }.first)
    let gravity = try #require(children.compactMap { $0 as? UIGravityBehavior }.first)
    #expect(collision.items.count == 2 && traits.items.count == 2 && gravity.items.count == 2)
    #expect(gravity.magnitude > 0 && !traits.allowsRotation && traits.friction == 0)
  }

  @Test("BR-L4: a push is an instantaneous push behavior of the balls, for one tick")
  func push() throws {
    let stage = BreakoutStage()
    stage.tapCourt()
    stage.launch(at: stage.clearing, velocity: CGPoint(x: 150, y: -300))
    stage.play.act()
    let push = try #require(stage.play.behavior.childBehaviors.compactMap { $0 as? UIPushBehavior }.first)
    #expect(push.mode == .instantaneous && push.items.count == 1 && push.magnitude > 0)
    stage.host.advance(ticks: 2)
    #expect(push.dynamicAnimator == nil)
  }

  @Test("BR-L6: a broken brick leaves by an animation of its view, whose model values are the last ones at once")
  func viewAnimation() {
    let stage = BreakoutStage([.toughShare: 0, .specialShare: 0])
    stage.tapCourt()
    let brick = stage.play.courtView.bricks[20]!
    stage.play.breakoutBehavior(stage.play.behavior, ball: stage.ball, didHitBrick: 20, at: .zero)
    stage.host.advance(ticks: 6)
    #expect(brick.alpha == 0 && (brick.layer.presentation()?.opacity ?? 0) > 0 && brick.superview != nil)
    stage.host.advance(seconds: 1)
    #expect(brick.superview == nil)
  }

  @Test("BR-L7: bricks, paddle and balls are views that the game adds by itself")
  func views() {
    let stage = BreakoutStage([.brickRows: 3, .bricksPerRow: 5, .balls: 2])
    stage.tapCourt()
    let court = stage.play.courtView
    #expect(court.bricks.compactMap { $0 }.filter { $0.isDescendant(of: court) }.count == 15)
    #expect(stage.play.behavior.balls.allSatisfy { $0.isDescendant(of: court) })
    #expect(court.paddle.isDescendant(of: court))
  }

  @Test("BR-L11: the end of a game is told by an alert controller of the alert style")
  func alert() throws {
    let stage = BreakoutStage([.lives: 1])
    stage.launch(at: CGPoint(x: 30, y: stage.play.court.size.height - 5), velocity: CGPoint(x: 0, y: 500))
    stage.host.advance(seconds: 1)
    let alert = try #require(stage.play.presentedViewController as? UIAlertController)
    #expect(alert.preferredStyle == .alert && alert.actions.count == 1)
  }

  @Test("BR-L12: the settings are a table view controller whose sections never change")
  func staticTable() {
    let stage = BreakoutStage()
    stage.host.tap("Settings")
    stage.host.advance(seconds: 0.5)
    let controller: UITableViewController = stage.settings
    let rows = { (0..<controller.tableView.numberOfSections).map { controller.tableView.numberOfRows(inSection: $0) } }
    let before = rows()
    #expect(before.count >= 3 && before.allSatisfy { $0 > 0 })
    stage.settings.tableView(stage.settings.tableView, didSelectRowAt: IndexPath(row: 0, section: before.count - 1))
    stage.host.advance(seconds: 0.5)
    #expect(rows() == before)
  }
}
