import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Concentration

/// The layout at every page size.
@Suite(.serialized) struct LayoutTests {
  static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 393, height: 852),
    CGSize(width: 852, height: 393), CGSize(width: 768, height: 1_024), CGSize(width: 1_024, height: 768),
    CGSize(width: 1_440, height: 900), CGSize(width: 900, height: 1_440), CGSize(width: 568, height: 320),
  ]

  /// Safe area insets for bars above and below, and for a notch where a device of that size has one.
  private func edges(_ size: CGSize) -> UIEdgeInsets {
    let isNotched = max(size.width, size.height) == 852
    let side: CGFloat = isNotched && size.width > size.height ? 59 : 0
    return UIEdgeInsets(top: isNotched && side == 0 ? 103 : 44, left: side, bottom: isNotched ? 83 : 49, right: side)
  }

  private func check(_ stage: ConcentrationStage, _ what: String) {
    let play = stage.play
    let area = play.view.bounds.inset(by: play.view.safeAreaInsets).insetBy(dx: -0.01, dy: -0.01)
    #expect(area.contains(play.board.frame) && area.contains(play.gridArea), "\(what)")
    #expect(!play.board.frame.intersects(play.gridArea), "\(what)")
    let parts = play.board.subviews.filter { !$0.isHidden }
    for (index, part) in parts.enumerated() {
      #expect(play.board.bounds.insetBy(dx: -0.01, dy: -0.01).contains(part.frame), "\(what): \(part.frame)")
      for other in parts[..<index] {
        #expect(!part.frame.insetBy(dx: 0.01, dy: 0.01).intersects(other.frame), "\(what)")
      }
      if part is UIButton { #expect(part.bounds.width >= 44 && part.bounds.height >= 44) }
    }
    let share = play.gridArea.width * play.gridArea.height / (area.width * area.height)
    #expect(share > 0.7, "\(what): the cards have \(share) of the screen")
    #expect(stage.faults() == [], "\(what)")
  }

  @Test("a board that becomes a column, or a row again, tells the time where it belongs")
  func boardTurns() {
    let stage = ConcentrationStage()
    stage.settle()
    let board = stage.play.board
    func said() -> [String] { board.subviews.compactMap { $0.isHidden ? nil : ($0 as? UILabel)?.text } }
    #expect(said().count == 2 && said()[1].contains(" · "))
    board.isColumn = true
    #expect(said().count == 3 && !said()[1].contains(" · "))
    board.isColumn = false
    #expect(said().count == 2 && said()[1].contains(" · "))
  }

  @Test("SE-R9a: everything is whole, apart and inside; with large texts, and from right to left", arguments: sizes)
  func fits(size: CGSize) {
    for players in [0, 2] {
      let stage = ConcentrationStage(
        size: size, safeArea: edges(size), settings: [.players: players], isRightToLeft: players == 2)
      stage.settle()
      check(stage, "\(size)")
      stage.host.setTextScale(2)
      stage.host.advance(ticks: 2)
      check(stage, "\(size), large text")
      stage.host.setDark(true)
      stage.host.advance(ticks: 2)
      #expect(stage.host.diagnostics == [])
    }
  }

  @Test("SE-R9b: two to twelve pairs cover seven tenths of the space at least, at any size", arguments: sizes)
  func covers(size: CGSize) {
    for pairs in Rules.pairs {
      let stage = ConcentrationStage(size: size, safeArea: edges(size), settings: [.pairs: pairs])
      stage.settle()
      #expect(stage.faults() == [], "\(pairs) at \(size)")
      #expect(stage.play.grid.coverage >= 0.7, "\(pairs) pairs at \(size): \(stage.play.grid.coverage)")
    }
  }

  @Test("what happened while a window had no room for cards is shown when it has room again")
  func noRoom() {
    let stage = ConcentrationStage()
    stage.settle()
    stage.tap(0)
    stage.tap(stage.stranger(to: 0))
    stage.host.advance(seconds: 0.5)
    stage.host.resize(to: CGSize(width: 60, height: 40))
    stage.host.advance(seconds: 8)
    #expect(stage.play.gridArea.isEmpty && stage.game.up.isEmpty)
    stage.host.resize(to: CGSize(width: 390, height: 844))
    stage.settle()
    #expect(stage.faults() == [])
  }

  @Test(
    "SE-H15: turned in mid-deal, mid-flip and mid-flight, every card ends in its place",
    arguments: [3, 10, 25, 45, 80, 110])
  func turns(ticks: Int) {
    let stage = ConcentrationStage()
    stage.host.advance(ticks: ticks)
    stage.host.rotate()
    stage.host.advance(ticks: 1)
    stage.settle()
    #expect(stage.faults() == [], "in mid-deal")
    stage.tap(0)
    stage.tap(stage.stranger(to: 0))
    stage.host.advance(ticks: ticks / 4)
    stage.host.rotate()
    #expect(stage.game.up.count == 2)
    stage.settle()
    #expect(stage.faults() == [], "in mid-flip")
    stage.tap(1)
    stage.tap(stage.twin(of: 1))
    stage.host.advance(ticks: ticks)
    stage.host.rotate()
    stage.settle()
    #expect(stage.faults() == [] && stage.game.pairsLeft == 7, "in mid-flight")
    stage.host.settle()
    #expect(!stage.host.needsFrame || stage.game.hasBegun)
    #expect(stage.host.diagnostics == [])
  }

  @Test("a whole game at every size, turned over and over: cards never overlap", arguments: sizes)
  func fullGame(size: CGSize) {
    let stage = ConcentrationStage(size: size, seed: Int32(size.width), settings: [.pairs: 11])
    stage.settle()
    for place in 0..<22 where !stage.game.cards[place].isMatched {
      stage.tap(place)
      stage.host.advance(ticks: 7)
      stage.tap(place % 3 == 0 ? stage.stranger(to: place) : stage.twin(of: place))
      if place % 4 == 1 { stage.host.rotate() }
      stage.host.advance(seconds: 1.3)
      if place % 3 == 0 { #expect(stage.faults() == [], "after \(place)") }
    }
    while let place = stage.game.lying.first {
      stage.tap(place)
      stage.tap(stage.twin(of: place))
    }
    #expect(stage.game.isOver)
    stage.host.advance(seconds: 9)
    #expect(stage.faults() == [] && stage.host.isVisible("Play again"))
    stage.host.settle()
    #expect(!stage.host.needsFrame && stage.host.diagnostics == [])
  }

  @Test("a monkey at the game: whatever comes, nothing breaks")
  func monkey() {
    for seed in 0..<6 {
      let stage = ConcentrationStage(seed: Int32(seed), settings: [.players: seed % 3, .pairs: 4])
      var random = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<400 {
        stage.host.sendAnything(using: &random)
        stage.host.advance(ticks: Int(random.next(below: 30)))
        if random.next(below: 4) == 0 {
          let size = stage.play.view.bounds
          let x = random.next(in: 0..<max(size.width, 1))
          stage.host.tap(at: CGPoint(x: x, y: random.next(in: 0..<max(size.height, 1))))
        }
      }
      #expect(stage.game.up.count <= 2 && stage.cards.count == stage.game.cards.count)
      for view in stage.cards { #expect(view.center.x.isFinite && view.center.y.isFinite) }
    }
  }
}
