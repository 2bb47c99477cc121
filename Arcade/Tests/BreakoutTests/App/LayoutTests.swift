import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Breakout

/// The layout at every size of the page.
@Suite(.serialized) struct LayoutTests {
  static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 393, height: 852),
    CGSize(width: 852, height: 393), CGSize(width: 667, height: 375), CGSize(width: 568, height: 320),
    CGSize(width: 768, height: 1_024), CGSize(width: 1_024, height: 768), CGSize(width: 1_440, height: 900),
  ]

  @Test("BR-R9, BR-H11: court and scoreboard are whole, apart and inside the safe area", arguments: sizes)
  func fits(size: CGSize) {
    let notch = size.height > 800 ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) : .zero
    let stage = BreakoutStage(size: size, safeArea: notch)
    let play = stage.play
    let area = play.view.bounds.inset(by: play.view.safeAreaInsets)
    let court = play.backdrop.frame
    let board = play.scoreboard.frame
    #expect(play.courtView !== play.view && play.animator.referenceView === play.courtView)
    #expect(area.contains(court) && area.contains(board), "\(court) and \(board) in \(area)")
    #expect(!court.intersects(board))
    #expect(court.width >= 240 && court.height >= 180)
    let parts = play.scoreboard.subviews.filter { !$0.isHidden && ($0 as? UILabel)?.text != "" }
    for (index, part) in parts.enumerated() {
      #expect(play.scoreboard.bounds.insetBy(dx: -0.01, dy: -0.01).contains(part.frame), "\(part.frame)")
      for other in parts[..<index] { #expect(!part.frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame)) }
    }
    for button in [play.scoreboard.pauseButton, play.scoreboard.pushButton] {
      #expect(button.bounds.width >= 44 && button.bounds.height >= 44)
    }
    for brick in play.game.wall.bricks {
      #expect(play.courtView.bounds.contains(play.brickFrame(brick.id)!))
    }
    #expect(stage.host.diagnostics == [])
  }

  @Test(
    "the X-ray's button and the words of a pause leave each other and the paddle free", arguments: sizes, [false, true])
  func pauseWords(size: CGSize, hasRandomWalls: Bool) throws {
    let stage = BreakoutStage(size: size, hasRandomWalls: hasRandomWalls)
    stage.host.press("Space")
    stage.host.advance(seconds: 1)
    stage.host.press("KeyP")
    stage.host.advance(seconds: 1)
    let button = try #require(stage.host.element("Show the X-ray"))
    let frame = button.convert(button.bounds, to: nil)
    let paddle = stage.play.courtView.paddle
    #expect(stage.host.isVisible(button))
    #expect(!frame.intersects(paddle.convert(paddle.bounds, to: nil)))
    for word in stage.play.notice.subviews where !word.isHidden {
      #expect(!frame.intersects(word.convert(word.bounds, to: nil)), "\((word as? UILabel)?.text ?? "")")
    }
  }

  @Test("texts of double size stay inside", arguments: sizes)
  func largeText(size: CGSize) {
    let stage = BreakoutStage(size: size)
    stage.host.setTextScale(2)
    stage.host.advance(ticks: 2)
    let play = stage.play
    let area = play.view.bounds.inset(by: play.view.safeAreaInsets)
    #expect(area.contains(play.backdrop.frame) && area.contains(play.scoreboard.frame))
    #expect(!play.backdrop.frame.intersects(play.scoreboard.frame))
  }

  @Test("BR-H20: a turn in mid-game keeps game, rows and columns; bricks refill the width, boundaries follow")
  func turn() {
    let stage = BreakoutStage(size: CGSize(width: 393, height: 852))
    stage.tapCourt()
    stage.host.advance(seconds: 0.8)
    let play = stage.play
    let before = play.game
    stage.host.rotate()
    stage.host.advance(ticks: 1)
    #expect(
      play.game?.wall.bricks == before?.wall.bricks && play.game?.score == before?.score
        && play.game?.lives == before?.lives)
    #expect(play.behavior.balls.count == before?.ballsInPlay)
    let frames = play.game.wall.bricks.compactMap { play.brickFrame($0.id) }
    let gap = play.court.gap
    #expect(play.court.size.width > 500)
    for brick in play.game.wall.bricks where brick.isStanding {
      #expect(play.behavior.brickBoundary(brick.id)?.bounds == play.brickFrame(brick.id))
    }
    #expect(frames.map(\.minX).min()! <= gap + 1 + play.court.size.width / 8)
    #expect(frames.map(\.maxX).max()! >= play.court.size.width * 7 / 8 - gap - 1)
    #expect(play.courtView.bounds.contains(stage.ball.center))
    stage.host.rotate()
    stage.host.advance(seconds: 1)
    #expect(stage.host.diagnostics == [])
  }

  @Test("a turn back and forth brings the flying ball near where it was, at its own speed")
  func proportional() {
    let stage = BreakoutStage(size: CGSize(width: 393, height: 852))
    stage.tapCourt()
    stage.launch(at: stage.clearing, velocity: CGPoint(x: 200, y: -300))
    stage.host.advance(ticks: 1)
    let share = stage.ball.center.x / stage.play.court.size.width
    let pace = stage.velocity.x / stage.play.court.measure
    stage.host.rotate()
    #expect(abs(stage.ball.center.x / stage.play.court.size.width - share) < 0.03)
    #expect(abs(stage.velocity.x / stage.play.court.measure - pace) < 0.01)
  }

  @Test("right to left the scoreboard is mirrored")
  func mirrored() {
    var preferences = PreferencesInput()
    let stage = BreakoutStage()
    let before = stage.play.scoreboard.pauseButton.frame
    preferences.isRightToLeft = 1
    stage.host.send(.preferences(preferences))
    stage.host.advance(ticks: 2)
    stage.play.scoreboard.setNeedsLayout()
    stage.host.advance(ticks: 2)
    #expect(stage.play.scoreboard.pauseButton.frame.maxX == stage.play.scoreboard.bounds.width - before.minX)
  }
}
