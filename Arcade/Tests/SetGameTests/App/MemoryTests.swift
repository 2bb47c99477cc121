import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import ArcadeKit
@testable import SetGame

/// The table keeps its memory: cards that stay are where they were.
@Suite(.serialized) struct MemoryTests {
  /// Expects that cards of two tables lie in one and the same pattern, scaled alike: by one factor in each direction.
  private func expectAlike(_ before: [CGRect], _ after: [CGRect], _ what: String) {
    guard let first = before.first, let second = before.first(where: { $0.midX != first.midX && $0.midY != first.midY })
    else { return }
    let other = before.firstIndex(of: second)!
    let scale = CGSize(
      width: (after[other].midX - after[0].midX) / (second.midX - first.midX),
      height: (after[other].midY - after[0].midY) / (second.midY - first.midY))
    #expect(scale.width > 0 && scale.width <= 1.0001 && scale.height > 0 && scale.height <= 1.0001, "\(what): \(scale)")
    for (one, now) in zip(before, after) {
      let x = after[0].midX + (one.midX - first.midX) * scale.width
      let y = after[0].midY + (one.midY - first.midY) * scale.height
      #expect(abs(now.midX - x) < 0.01 && abs(now.midY - y) < 0.01, "\(what): \(one) became \(now)")
      #expect((one.width > one.height) == (now.width > now.height), "\(what): it was turned")
      #expect(now.width <= one.width + 0.01 && now.height <= one.height + 0.01, "\(what): \(one) became \(now)")
    }
  }

  @Test(
    "SE-X7: in 200 random games at each size, no card that stays changes its frame by more than the common scale when three are dealt",
    arguments: LayoutTests.sizes + [CGSize(width: 320, height: 480)])
  func dealing(size: CGSize) {
    let area = TableLayout(in: CGRect(origin: .zero, size: size), safe: .zero, textScale: 1).grid
    var deals = 0
    let plans = Variant.all.map { TablePlan(in: area, first: $0.firstCards, most: $0.deck.count) }
    for number in 0..<200 {
      var settings = Settings()
      settings[.variant] = number % 6 == 5 ? 1 : 0
      settings[.shrinks] = number % 2
      var chance = SeededGenerator(seed: UInt64(number))
      var game = Game(settings, using: &chance)
      let plan = plans[settings[.variant]]
      var seating = Seating()
      seating.seat(game.table, in: plan.shape(for: game.table.count))
      while !game.isOver {
        let (old, frames) = (game.table, seating.cells.map { plan.grid(for: game.table.count).frame(of: $0) })
        let set = SetRule.firstSet(in: game.table)
        let isDeal = set == nil || chance.next(below: 6) == 0 && game.canDeal
        if isDeal { _ = game.dealThree() } else { for card in set ?? [] { _ = game.choose(card) } }
        seating.seat(game.table, in: plan.shape(for: game.table.count))
        let now = seating.cells.map { plan.grid(for: game.table.count).frame(of: $0) }
        #expect(Set(now.map { "\($0.midX) \($0.midY)" }).count == now.count, "two cards in one cell")
        let stay = old.indices.filter { game.table.contains(old[$0]) }
        if isDeal {
          deals += 1
          expectAlike(
            stay.map { frames[$0] }, stay.map { now[game.table.firstIndex(of: old[$0])!] }, "\(size), game \(number)")
        } else if game.table.count == old.count {
          for index in stay { #expect(frames[index] == now[game.table.firstIndex(of: old[index])!]) }
        }
      }
    }
    #expect(deals > 400)
  }

  @Test("SE-X7: the cards on the screen shrink in place, and glide there", arguments: LayoutTests.sizes)
  func onScreen(size: CGSize) {
    let stage = SetStage(size: size, settings: [.clock: 0])
    stage.settle()
    for _ in 0..<3 {
      let before = stage.cards.map { $0.frame }
      stage.tapDeck()
      expectAlike(before, stage.cards.prefix(before.count).map { $0.frame }, "\(size)")
      stage.settle()
      #expect(stage.faults() == [])
    }
  }

  @Test("SE-X7: only the cards of a line that is given up move when fewer lie on the table")
  func fewer() {
    let stage = SetStage(settings: [.shrinks: 1])
    stage.settle()
    let cells = {
      Dictionary(uniqueKeysWithValues: zip(stage.play.seating.cards, stage.play.seating.cells.map { "\($0)" }))
    }
    let before = cells()
    stage.tapDeck()
    stage.settle()
    stage.takeSet()
    stage.settle()
    let after = cells()
    #expect(after.count == 12 && stage.faults() == [])
    let moved = after.filter { before[$0.key] != nil && before[$0.key] != $0.value }
    #expect(moved.isEmpty, "\(moved)")
  }

  @Test("arrow keys go to the next card that is seen there; the order of reading is row by row")
  func arrows() {
    let stage = SetStage()
    stage.settle()
    stage.tapDeck()
    stage.settle()
    let seating = stage.play.seating
    let read = seating.readingOrder.map { seating.cells[$0] }
    #expect(zip(read, read.dropFirst()).allSatisfy { ($0.row, $0.column) < ($1.row, $1.column) })
    #expect(
      stage.play.felt.cards.subviews.map { ($0 as! SetCardView).card } == seating.readingOrder.map { seating.cards[$0] }
    )
    for index in seating.cells.indices {
      if let right = seating.next(.right, from: index) { #expect(seating.next(.left, from: right) == index) }
      if let down = seating.next(.down, from: index) { #expect(seating.cells[down].row > seating.cells[index].row) }
    }
  }
}
