import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Pong

/// The layout at every size of the page.
@Suite(.serialized) struct LayoutTests {
  static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 568, height: 320), CGSize(width: 375, height: 667),
    CGSize(width: 667, height: 375), CGSize(width: 393, height: 852), CGSize(width: 852, height: 393),
    CGSize(width: 768, height: 1_024), CGSize(width: 1_024, height: 768), CGSize(width: 1_440, height: 900),
    CGSize(width: 900, height: 1_440),
  ]

  private func check(_ stage: PongStage, _ what: String) {
    let play = stage.play
    let area = play.view.bounds.inset(by: play.view.safeAreaInsets)
    let court = play.courtView.frame
    let board = play.board.frame
    #expect(area.contains(court) && area.contains(board), "\(what): \(court) and \(board) in \(area)")
    #expect(!court.intersects(board))
    let parts = play.board.subviews
    for (index, part) in parts.enumerated() {
      #expect(play.board.bounds.insetBy(dx: -0.01, dy: -0.01).contains(part.frame), "\(what): \(part.frame)")
      for other in parts[..<index] { #expect(!part.frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame)) }
    }
    for button in [play.board.pauseButton, play.board.newButton, play.board.serveButton] {
      #expect(button.bounds.width >= 44 && button.bounds.height >= 44)
    }
    // Numerals, text and paddles neither overlap nor leave the court.
    let bounds = play.courtView.bounds
    let words = play.courtView.wordsFrame
    let frames = play.courtView.scores.map(\.frame) + play.paddleViews.map(\.frame) + [words]
    for (index, frame) in frames.enumerated() {
      #expect(bounds.contains(frame), "\(what): \(frame) in \(bounds)")
      for other in frames[..<index] { #expect(!frame.intersects(other), "\(what): \(frame) and \(other)") }
    }
    for label in play.notice.subviews where !label.isHidden {
      #expect(play.notice.bounds.insetBy(dx: -1, dy: -1).contains(label.frame), "\(what): \(label.frame) in \(words)")
    }
    let wanted = Court(size: bounds.size, settings: stage.game.settings)
    #expect(wanted.length / wanted.width >= 1.09 && wanted.length / wanted.width <= 2.12)
  }

  @Test("court, board, numerals and words are whole, apart and inside the safe area", arguments: sizes)
  func fits(size: CGSize) {
    let notch = size.height > 800 ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) : .zero
    for players in 0...2 {
      let stage = PongStage(size: size, safeArea: notch, settings: [.players: players, .points: 3])
      check(stage, "\(players) players")
      #expect(stage.court.width >= 200 && stage.play.animator.referenceView !== stage.play.view)
      if players > 0 { stage.host.press("Space") }
      stage.host.advance(ticks: 5)
      check(stage, "counting")
      stage.play.pause()
      stage.host.advance(ticks: 2)
      check(stage, "paused")
      #expect(stage.host.diagnostics == [])
    }
  }

  @Test("texts of double size stay inside", arguments: sizes)
  func largeText(size: CGSize) {
    let stage = PongStage(size: size, settings: [.players: 2])
    stage.host.setTextScale(2)
    stage.host.advance(ticks: 2)
    check(stage, "large")
    stage.host.press("Space")
    stage.play.pause()
    stage.host.advance(ticks: 2)
    check(stage, "large and paused")
  }

  @Test("a court upright has the players above and below, a wide one has them side by side")
  func sides() {
    let upright = PongStage(size: CGSize(width: 393, height: 852))
    #expect(upright.behavior.paddles[0].center.y > upright.behavior.paddles[1].center.y + 200)
    let wide = PongStage(size: CGSize(width: 852, height: 393))
    #expect(wide.behavior.paddles[0].center.x < wide.behavior.paddles[1].center.x - 200)
  }

  @Test("numerals and words face the player who sits opposite")
  func opposite() {
    let stage = PongStage(size: CGSize(width: 393, height: 852), settings: [.players: 2])
    #expect(stage.play.courtView.scores[1].transform.a == -1 && stage.play.courtView.scores[0].transform == .identity)
    #expect(stage.play.notice.transform == .identity)
    stage.lose(.far)
    stage.lose(.far)
    #expect(stage.game.server == .far && stage.play.notice.transform.a == -1)
    let alone = PongStage(size: CGSize(width: 393, height: 852))
    #expect(alone.play.courtView.scores[1].transform == .identity)
  }
}
