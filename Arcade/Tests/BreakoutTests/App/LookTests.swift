import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// The appearance of the game, and what a screen reader says about it.
@Suite(.serialized) struct LookTests {
  @Test("BR-R2: a broken brick is seen in at least three states over at least 150 ms before it is gone")
  func breaking() {
    let stage = BreakoutStage([.toughShare: 0, .specialShare: 0])
    stage.tapCourt()
    let view = stage.play.courtView.bricks[20]!
    stage.play.breakoutBehavior(stage.play.behavior, ball: stage.ball, didHitBrick: 20, at: .zero)
    var opacities: [Float] = []
    var ticks = 0
    while view.superview != nil, ticks < 240 {
      stage.host.frame()
      ticks += 2
      let opacity = view.layer.presentation()?.opacity ?? view.layer.opacity
      if opacities.last != opacity { opacities.append(opacity) }
    }
    #expect(opacities.count >= 3 && ticks >= 18, "\(opacities.count) states in \(ticks) ticks")
    #expect(view.superview == nil)
  }

  @Test("a brick at rest is part of its row's picture, and shows itself when it breaks")
  func pictures() throws {
    let stage = BreakoutStage([.toughShare: 0, .specialShare: 0])
    stage.tapCourt()
    let court = stage.play.courtView
    let rows = stage.play.backdrop.rows
    #expect(rows.count == stage.play.game.wall.rows)
    let view = try #require(court.bricks[20])
    #expect(view.layer.sublayers?.isEmpty ?? true && view.backgroundColor == nil)
    #expect(view.isAccessibilityElement && view.accessibilityLabel?.isEmpty == false)
    _ = stage.host.commit()
    stage.play.breakoutBehavior(stage.play.behavior, ball: stage.ball, didHitBrick: 20, at: .zero)
    #expect(view.layer.sublayers?.count == 3, "a lamp, a reflection and the flare")
    let drawings = stage.host.commit().filter { $0.contains("drawing") }
    #expect(drawings.count == 1, "one row is drawn anew: \(drawings.count)")
  }

  @Test("a cracked brick changes the picture of its row, and flashes")
  func cracking() throws {
    let stage = BreakoutStage([.toughShare: 100, .specialShare: 0])
    stage.tapCourt()
    let view = try #require(stage.play.courtView.bricks[20])
    _ = stage.host.commit()
    stage.play.breakoutBehavior(stage.play.behavior, ball: stage.ball, didHitBrick: 20, at: .zero)
    #expect(stage.play.game.wall.bricks[20].isCracked && view.superview != nil)
    #expect(stage.host.commit().filter { $0.contains("drawing") }.count == 1)
    #expect(view.subviews.count == 1, "it flashes")
    stage.host.advance(seconds: 1)
    #expect(view.subviews.isEmpty)
  }

  @Test("a screen reader hears where the paddle is in steps of 5 %, not only in which third of the court")
  func places() {
    let stage = BreakoutStage([.toughShare: 0, .specialShare: 0])
    let paddle = stage.play.courtView.paddle
    paddle.showPlace(0.42)
    let words = paddle.accessibilityValue
    #expect(paddle.semanticRange?.now == 40)
    _ = stage.host.commit()
    paddle.showPlace(0.56)
    #expect(paddle.semanticRange?.now == 55 && paddle.accessibilityValue == words)
    #expect(stage.host.commit().contains { $0.contains("semantics") })
    paddle.showPlace(0.57)
    #expect(!stage.host.commit().contains { $0.contains("semantics") })
  }

  @Test("BR-R2: with reduced motion a broken brick flashes and fades, and nothing is moved")
  func reduced() {
    let stage = BreakoutStage(reducesMotion: true)
    stage.tapCourt()
    let id = stage.play.game.wall.bricks.first { $0.kind == .plain }!.id
    let view = stage.play.courtView.bricks[id]!
    stage.play.breakoutBehavior(stage.play.behavior, ball: stage.ball, didHitBrick: id, at: .zero)
    #expect(view.transform == .identity)
    #expect(view.subviews.contains { $0.backgroundColor != nil && $0.backgroundColor != .clear }, "it flashes")
    stage.host.advance(seconds: 1)
    #expect(view.superview == nil)
  }

  @Test("every control and everything in the court has a role and a name")
  func names() {
    let stage = BreakoutStage()
    let outline = stage.host.outline
    for line in [
      "button \"Pause\"", "button \"Launch\"", "slider \"Paddle\"", "img \"Ball\"", "tab \"Play\"", "tab \"Settings\"",
      "group \"Court\"",
    ] {
      #expect(outline.contains(line), "\(line) in\n\(outline)")
    }
    #expect(outline.contains("brick, row 5, column 8"))
    for element in stage.host.elements() where element.isAccessibilityElement {
      #expect(element.accessibilityLabel?.isEmpty == false)
    }
  }

  @Test("a screen reader moves the paddle and launches the ball")
  func assistive() {
    let stage = BreakoutStage()
    let before = stage.play.paddle.center.x
    #expect(stage.host.adjust("Paddle", up: true))
    stage.host.advance(ticks: 1)
    #expect(stage.play.paddle.center.x > before)
    #expect(stage.host.activate("Launch"))
    stage.host.advance(ticks: 1)
    #expect(stage.play.game.phase == .playing)
  }

  @Test("Tab reaches every control and tab")
  func tabbing() {
    let stage = BreakoutStage()
    for name in ["Launch", "Play"] { #expect(stage.host.tab(to: name)) }
    stage.tapCourt()
    for name in ["Pause", "Push"] { #expect(stage.host.tab(to: name)) }
    #expect(!stage.host.tab(to: "Play"), "the tabs have given way")
    stage.host.press("KeyP")
    stage.host.advance(seconds: 0.5)
    #expect(stage.host.tab(to: "Play"))
  }

  @Test("sounds are heard, and not when they are switched off")
  func sounds() {
    let loud = BreakoutStage()
    loud.tapCourt()
    #expect(loud.host.sounds.contains("launch"))
    let silent = BreakoutStage([.sound: 0])
    silent.tapCourt()
    silent.host.advance(seconds: 2)
    #expect(silent.host.sounds.isEmpty)
  }

  @Test("every look plays, also when it is changed in mid-flight", arguments: [0, 1, 2])
  func looks(look: Int) {
    let stage = BreakoutStage([.look: look])
    stage.tapCourt()
    stage.host.advance(seconds: 1)
    let velocity = stage.velocity
    let standing = stage.play.game.wall.standing
    var settings = stage.play.game.settings
    settings[.look] = (look + 1) % 3
    Setting.store.save(.look, settings[.look])
    stage.play.adoptSettings()
    #expect(stage.play.behavior.balls.count == 1 && stage.velocity == velocity)
    #expect(stage.play.courtView.bricks.compactMap { $0 }.count == standing)
    #expect(stage.play.game.countsForBest)
    stage.host.advance(seconds: 0.5)
    #expect(stage.host.diagnostics == [])
  }
}
