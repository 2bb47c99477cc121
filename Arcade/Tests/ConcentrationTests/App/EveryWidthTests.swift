import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Concentration

/// A window whose width changes during a game.
@Suite(.serialized) struct EveryWidthTests {
  /// Everything wrong with the screen as it is: labels or buttons that overlap or extend beyond the board, cards that
  /// overlap or lie outside their area, ambiguous or conflicting constraints.
  static func faults(of game: ConcentrationViewController) -> [String] {
    var faults = game.view.layoutFaults()
    let parts = game.board.subviews.filter { !$0.isHidden }
    for (index, part) in parts.enumerated() {
      if !game.board.bounds.insetBy(dx: -0.1, dy: -0.1).contains(part.frame) {
        faults.append("\(part.frame) reaches out")
      }
      for other in parts[..<index] where part.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame) {
        faults.append("\(part.frame) overlaps \(other.frame)")
      }
    }
    let area = game.gridArea.insetBy(dx: -0.1, dy: -0.1)
    let cards = game.cardViews.filter { !$0.isGone }
    for (index, card) in cards.enumerated() {
      if !area.contains(card.frame) { faults.append("a card at \(card.frame) lies outside \(area)") }
      for other in cards[..<index] where card.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame) {
        faults.append("cards overlap: \(card.frame), \(other.frame)")
      }
    }
    if area.intersects(game.board.frame.insetBy(dx: 0.2, dy: 0.2)) { faults.append("the board lies over the cards") }
    return faults
  }

  /// Plays to the middle of a game: one pair found, two cards of a mismatch seen, one card face up.
  private static func play(_ host: HeadlessHost, _ game: ConcentrationViewController) {
    let cards = game.game.cards
    let twin = cards.indices.first { $0 > 0 && cards[$0].pair == cards[0].pair }!
    for place in [0, twin] { game.choose(place) }
    host.advance(seconds: 3)
    let left = game.game.cards.indices.filter { !game.game.cards[$0].isMatched }
    let stranger = left.first { cards[$0].pair != cards[left[0]].pair }!
    for place in [left[0], stranger] { game.choose(place) }
    host.advance(seconds: 5)
    game.choose(left[1])
    host.advance(seconds: 1)
  }

  @Test("a game that an address opened in one column stands beside the themes once the window is wide")
  func addressedGameInAWiderWindow() {
    let host = HeadlessHost(
      size: CGSize(width: 393, height: 852), root: { ConcentrationApp.makeRootViewController() })
    host.advance(seconds: 1)
    let split = host.rootViewController as! ConcentrationSplitController
    #expect(split.isCollapsed && split.open(addressNames: [ConcentrationViewController.anyTheme]))
    host.advance(seconds: 1)
    #expect(!host.isVisible("Surprise me") && split.chooser.game.view.window != nil)
    for _ in 0..<2 {
      host.resize(to: CGSize(width: 1180, height: 820))
      host.advance(seconds: 1)
      #expect(host.isVisible("Surprise me") && !split.isCollapsed)
      #expect(split.chooser.game.view.window != nil)
      #expect(split.chooser.navigationController?.viewControllers.count == 1)
      host.resize(to: CGSize(width: 393, height: 852))
      host.advance(seconds: 1)
      #expect(!host.isVisible("Surprise me") && split.chooser.game.view.window != nil && split.isCollapsed)
    }
    #expect(host.diagnostics == [])
  }

  @Test("every width from 320 to 1440 and back, a point at a time, in mid-game: nothing lost, nothing overlapping")
  func everyWidth() {
    let host = HeadlessHost(
      size: CGSize(width: 320, height: 720), stored: ["concentration.theme": "2"],
      root: { ConcentrationApp.makeRootViewController() })
    host.advance(seconds: 1)
    let split = host.rootViewController as! ConcentrationSplitController
    let game = split.chooser.game
    host.tap("Weather")
    host.advance(seconds: 2)
    EveryWidthTests.play(host, game)
    let before = game.game
    #expect(before.cards.filter { $0.isMatched }.count == 2 && before.cards.contains { $0.isFaceUp && !$0.isMatched })
    var columns: [Int: Bool] = [:]
    for width in Array(321...1_440) + Array((320..<1_440).reversed()) {
      host.resize(to: CGSize(width: CGFloat(width), height: 720))
      host.advance(ticks: 2)
      #expect(EveryWidthTests.faults(of: game) == [], "\(width)")
      #expect(game.view.window != nil && !game.isPaused, "\(width)")
      #expect(
        game.game.cards == before.cards && game.game.flips == before.flips
          && game.game.players.map { $0.score } == before.players.map { $0.score },
        "\(width)")
      #expect(split.isCollapsed == (split.traitCollection.horizontalSizeClass == .compact), "\(width)")
      let isBeside = split.displayMode == .oneBesideSecondary
      #expect(host.isVisible("Surprise me") == isBeside, "\(width)")
      #expect(columns[width] ?? isBeside == isBeside, "other columns on the way back at \(width)")
      columns[width] = isBeside
    }
    // The themes are beside the game if the width class is regular.
    let beside = columns.keys.filter { columns[$0] == true }
    #expect(beside.min() == 600 && beside.count == 841, "\(beside.count)")
    #expect(host.diagnostics == [])
  }

  @Test("SE-L9: constraints are satisfied and leave nothing open, at every size of the matrix and with large texts")
  func constraintsAtEverySize() {
    for size in LayoutTests.sizes {
      for isRightToLeft in [false, true] {
        let stage = ConcentrationStage(size: size, isRightToLeft: isRightToLeft)
        stage.settle()
        let board = stage.play.board
        #expect(
          board.constraints.count > 15 && board.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        #expect(EveryWidthTests.faults(of: stage.play) == [], "\(size)")
        stage.host.setTextScale(2)
        stage.host.advance(ticks: 2)
        #expect(EveryWidthTests.faults(of: stage.play) == [], "\(size), large texts")
        stage.host.rotate()
        stage.host.advance(ticks: 2)
        #expect(EveryWidthTests.faults(of: stage.play) == [], "\(size), turned")
        #expect(stage.host.diagnostics == [], "\(size)")
      }
    }
  }
}
