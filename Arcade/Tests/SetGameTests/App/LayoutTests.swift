import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import SetGame

/// The layout at every page size.
@Suite(.serialized) struct LayoutTests {
  static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 393, height: 852),
    CGSize(width: 852, height: 393), CGSize(width: 768, height: 1_024), CGSize(width: 1_024, height: 768),
    CGSize(width: 1_440, height: 900), CGSize(width: 568, height: 320),
  ]

  private func notch(_ size: CGSize) -> UIEdgeInsets {
    size.height > 800 && size.width < 500
      ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      : size.width > 800 && size.height < 500 ? UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59) : .zero
  }

  /// Expects board, cards and tray to be fully visible, disjoint and inside the safe area.
  private func check(_ stage: SetStage, _ what: String) {
    let play = stage.play
    let area = play.view.bounds.inset(by: play.view.safeAreaInsets).insetBy(dx: -0.01, dy: -0.01)
    let parts = [play.board.frame, play.layout.grid, play.tray.frame]
    for (index, part) in parts.enumerated() {
      #expect(area.contains(part), "\(what): \(part) in \(area)")
      for other in parts[..<index] { #expect(!part.intersects(other), "\(what): \(part) and \(other)") }
    }
    let inTray = [play.felt.deck.frame, play.felt.discard.frame, play.message.frame]
    for (index, part) in inTray.enumerated() {
      #expect(play.tray.frame.contains(part), "\(what): \(part) in \(play.tray.frame)")
      for other in inTray[..<index] { #expect(!part.intersects(other), "\(what): \(part) and \(other)") }
    }
    let onBoard = play.board.subviews.filter { !$0.isHidden }
    for (index, part) in onBoard.enumerated() {
      #expect(play.board.bounds.insetBy(dx: -0.01, dy: -0.01).contains(part.frame), "\(what): \(part.frame)")
      for other in onBoard[..<index] {
        #expect(
          !part.frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame), "\(what): \(part.frame) \(other.frame)")
      }
      if part is UIButton { #expect(part.bounds.width >= 44 && part.bounds.height >= 44) }
    }
    let share = play.layout.grid.width * play.layout.grid.height / usableArea(stage)
    #expect(share > 0.8, "\(what): the cards have \(share) of the usable area")
  }

  /// The part of the safe area, in square points, that the least board and tray leave: a row of buttons 44 points high
  /// and a tray of 72 on upright screens, columns of 96 and 76 on wide ones.
  private func usableArea(_ stage: SetStage) -> CGFloat {
    let safe = stage.play.view.bounds.inset(by: stage.play.view.safeAreaInsets)
    return safe.width > safe.height
      ? (safe.width - 96 - 76) * safe.height : safe.width * (safe.height - 44 - 72)
  }

  @Test("SE-R9a: everything is complete, separate and on the screen; with texts of double size too", arguments: sizes)
  func fits(size: CGSize) {
    for opponent in [0, 2] {
      let stage = SetStage(size: size, safeArea: notch(size), settings: [.opponent: opponent])
      stage.host.advance(seconds: 3)
      check(stage, "\(size)")
      stage.host.setTextScale(2)
      stage.host.advance(ticks: 2)
      check(stage, "\(size), large text")
      #expect(stage.host.diagnostics == [])
    }
  }

  @Test(
    "the board's constraints are satisfied and unambiguous, whatever the size of pages and texts",
    arguments: sizes)
  func constraintsLeaveNothingOpen(size: CGSize) {
    for isRightToLeft in [false, true] {
      let stage = SetStage(size: size, safeArea: notch(size), isRightToLeft: isRightToLeft)
      stage.host.advance(seconds: 1)
      let board = stage.play.board
      func check(_ what: String) {
        #expect(!board.subviews.contains { $0.hasAmbiguousLayout }, "\(size), \(what)")
        #expect(stage.play.view.layoutFaults() == [], "\(size), \(what)")
      }
      #expect(
        board.constraints.count > 20 && board.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
      check("upright")
      stage.host.setTextScale(2)
      stage.host.advance(ticks: 2)
      check("large texts")
      stage.host.rotate()
      stage.host.advance(ticks: 2)
      check("turned")
      #expect(stage.host.diagnostics == [])
    }
  }

  @Test(
    "SE-R9b: for 12 to 81 cards the cells cover three quarters of the usable area at least, at any size",
    arguments: sizes)
  func covers(size: CGSize) {
    let stage = SetStage(size: size, safeArea: notch(size))
    let area = stage.play.layout.grid
    let plan = TablePlan(in: area, first: 12, most: 81)
    #expect(stage.play.grid == plan.grid(for: 12) && stage.play.gridArea == area)
    for count in stride(from: 12, through: 81, by: 3) {
      let grid = plan.grid(for: count)
      let covered = CGFloat(count) * grid.fit.cellArea / usableArea(stage)
      #expect(covered >= 0.75, "\(count) cards in \(area): \(covered)")
      let width = min(grid.fit.cardSize.width, grid.fit.cardSize.height)
      let length = max(grid.fit.cardSize.width, grid.fit.cardSize.height)
      #expect(width / length >= 0.5999 && width / length <= 0.7501)
      var seating = Seating()
      seating.seat(Array(Card.all.prefix(count)), in: plan.shape(for: count))
      let frames = seating.cells.map { grid.frame(of: $0) }
      for (index, frame) in frames.enumerated() {
        #expect(area.insetBy(dx: -0.01, dy: -0.01).contains(frame), "\(count): \(frame) in \(area)")
        for other in frames[..<index] { #expect(!frame.insetBy(dx: 1, dy: 1).intersects(other)) }
      }
    }
  }

  @Test("SE-P2, SE-P3: cards become larger as their number decreases", arguments: sizes)
  func grows(size: CGSize) {
    let area = SetStage(size: size).play.layout.grid
    for first in [9, 12] {
      let plan = TablePlan(in: area, first: first, most: 81)
      var last: CGFloat = 0
      for count in stride(from: 81, through: 1, by: -1) {
        let card = plan.grid(for: count).fit.cardArea
        #expect(card >= last - 0.001, "\(count) cards")
        last = card
      }
    }
  }

  @Test(
    "a full game by script at every size: cards never overlap at rest and are always in their places", arguments: sizes)
  func fullGame(size: CGSize) {
    let stage = SetStage(size: size, safeArea: notch(size), seed: Int32(size.width))
    stage.settle()
    var steps = 0
    while !stage.game.isOver, steps < 60 {
      if steps % 5 == 4, stage.game.canDeal { stage.tapDeck() }
      if !stage.takeSet() { stage.tapDeck() }
      steps += 1
      stage.host.advance(seconds: steps % 4 == 0 ? 6 : 0.4)
      if steps % 4 == 0 { #expect(stage.faults() == [], "after \(steps)") }
    }
    #expect(stage.game.isOver && stage.game.table.count + stage.game.discards.count == 81)
    stage.settle()
    #expect(stage.faults() == [])
    stage.host.settle()
    #expect(!stage.host.needsFrame && stage.host.diagnostics == [])
  }

  @Test("the lesson is whole and readable at every size, with large texts too", arguments: sizes)
  func lesson(size: CGSize) {
    for step in [0, 4, 9, 12, 14, 15] {
      let stage = SetStage(size: size, safeArea: notch(size), stored: [LessonStore.key: "\(step)"])
      if step == 4 { stage.host.setTextScale(2) }
      stage.host.tap("Learn")
      stage.host.advance(seconds: 0.5)
      let learn = stage.play.learn
      let area = learn.view.bounds.inset(by: learn.view.safeAreaInsets).insetBy(dx: -0.01, dy: -0.01)
      func check(_ what: String) {
        let view = learn.lessonView
        let parts =
          view.subviews.filter {
            !$0.isHidden && $0 !== view.table && ($0 as? UILabel).map { !($0.text ?? "").isEmpty } != false
          } + view.cards as [UIView]
        let frames = parts.map { $0.superview!.convert($0.frame, to: learn.view) }
        for (index, frame) in frames.enumerated() {
          #expect(area.contains(frame), "\(what): \(parts[index]) \(frame) in \(area)")
          if let button = parts[index] as? UIButton { #expect(button.bounds.height >= 44) }
          for other in frames[..<index] {
            #expect(!frame.insetBy(dx: 0.5, dy: 0.5).intersects(other), "\(what): \(frame) \(other)")
          }
        }
      }
      check("\(size), \(step), question")
      if case .complete(let pair, let choices) = learn.task {
        learn.choose(choices.first { !SetRule.isSet(pair + [$0]) }!)
        stage.host.advance(seconds: 0.5)
        check("\(size), \(step), wrong")
        learn.choose(Card.completing(pair[0], pair[1]))
        stage.host.advance(seconds: 0.5)
        check("\(size), \(step), right")
      }
      if case .judge(let cards) = learn.task {
        learn.judge(isSet: SetRule.isSet(cards))
        stage.host.advance(seconds: 0.5)
        check("\(size), \(step), judged")
      }
      #expect(stage.host.diagnostics == [])
    }
  }
}
