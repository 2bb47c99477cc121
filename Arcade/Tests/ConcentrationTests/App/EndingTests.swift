import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import GameSettings
import Testing
import UIKit

@testable import Concentration

/// The end of a game on the table, and the look back at it.
@Suite(.serialized) struct EndingTests {
  /// Finds all pairs, after one wrong pair of two cards that had both been seen before.
  private func play(_ stage: ConcentrationStage, forgetting: Bool = true) {
    stage.settle()
    if forgetting {
      for _ in 0..<2 {
        stage.tap(0)
        stage.tap(stage.stranger(to: 0))
        stage.host.advance(seconds: 1.5)
      }
    }
    while let place = stage.game.lying.first {
      stage.tap(place)
      stage.tap(stage.twin(of: place))
    }
  }

  @Test("SE-X11: the pairs tumble into the tray under gravity, come to rest inside, and then the result is shown")
  func tumbling() throws {
    let stage = ConcentrationStage(settings: [.pairs: 6])
    play(stage)
    stage.host.advance(seconds: 1.5)
    let tray = stage.play.tray
    let animator = try #require(tray.animator)
    #expect(!tray.isHidden && animator.isRunning && stage.play.presentedViewController == nil)
    var lowest: [CGFloat] = []
    var turned = false
    for _ in 0..<300 where stage.play.isTumbling {
      stage.host.advance(ticks: 2)
      lowest.append(tray.cards.map { $0.center.y }.max() ?? 0)
      if tray.cards.contains(where: { $0.transform != .identity }) { turned = true }
      #expect(tray.cards.allSatisfy { $0.superview == nil || $0.center.y > 0 }, "a card lies over the score")
    }
    #expect(!stage.play.isTumbling && turned && lowest.last! > lowest.first! + 100)
    #expect(tray.cards.count == 12 && tray.animator == nil)
    for card in tray.cards {
      #expect(card.superview != nil && card.isFaceUp && tray.bounds.insetBy(dx: 0, dy: -40).contains(card.center))
      #expect(card.center.y > tray.bounds.height * 0.4, "\(card.center)")
    }
    stage.host.advance(seconds: 1)
    #expect(stage.play.presentedViewController is EndCard && stage.host.isVisible("Play again"))
    stage.host.settle()
    #expect(!stage.host.needsFrame)
    stage.host.tap("Play again")
    stage.host.advance(seconds: 1)
    #expect(tray.isHidden && tray.cards.isEmpty && !stage.game.isOver && stage.host.diagnostics == [])
  }

  @Test("SE-X11: with reduced motion the pairs appear in the tray side by side, and nothing falls")
  func calm() {
    let stage = ConcentrationStage(settings: [.pairs: 12], reducesMotion: true)
    play(stage, forgetting: false)
    stage.host.advance(seconds: 1.4)
    let tray = stage.play.tray
    #expect(tray.animator == nil && tray.cards.count == 24)
    let places = tray.cards.map { $0.center }
    stage.host.advance(seconds: 2)
    #expect(tray.cards.map { $0.center } == places && tray.cards.allSatisfy { $0.transform == .identity })
    #expect(stage.play.presentedViewController is EndCard)
  }

  @Test(
    "SE-X11: paused or turned in mid-tumble, the end still comes once",
    arguments: [CGSize(width: 320, height: 568), CGSize(width: 852, height: 393)])
  func interrupted(size: CGSize) {
    let stage = ConcentrationStage(settings: [.pairs: 5])
    play(stage, forgetting: false)
    stage.host.advance(seconds: 1.8)
    stage.host.hide()
    stage.host.advance(seconds: 10)
    stage.host.show()
    #expect(stage.play.isPaused && stage.play.presentedViewController == nil)
    stage.host.press("KeyP")
    stage.host.resize(to: size)
    stage.host.advance(seconds: 3)
    #expect(stage.play.presentedViewController is EndCard && stage.play.tray.cards.count == 10)
    let tray = stage.play.tray
    for card in tray.cards { #expect(tray.bounds.contains(card.center)) }
    #expect(stage.host.diagnostics == [])
  }

  @Test("SE-X12: the look back tells each wrong pair of which a card had been seen, and when that was")
  func regrets() throws {
    let stage = ConcentrationStage()
    stage.settle()
    let other = stage.stranger(to: 0)
    stage.tap(0)
    stage.tap(other)
    stage.host.advance(seconds: 5)
    #expect(stage.game.regrets.isEmpty, "the first time there was nothing to remember")
    let third = stage.game.cards.indices.first {
      ![0, other, stage.twin(of: 0)].contains($0)
    }!
    stage.tap(0)
    stage.tap(third)
    stage.host.advance(seconds: 2)
    let regret = try #require(stage.game.regrets.first)
    #expect(regret.places == [0, third] && regret.flip == 4 && regret.seen.map { $0.place } == [0])
    #expect(regret.seen[0].sighting.flip == 1 && regret.seen[0].sighting.ticks < regret.sighting.ticks - 400)
    #expect(stage.game.lapses == stage.game.regrets.reduce(0) { $0 + $1.seen.count })
    while let place = stage.game.lying.first {
      stage.tap(place)
      stage.tap(stage.twin(of: place))
    }
    stage.host.advance(seconds: 9)
    #expect(stage.host.isVisible(ConcentrationStrings.regrets))
    #expect(stage.play.regrets.game?.regrets == stage.game.regrets)
    stage.play.regrets.loadViewIfNeeded()
    let name = stage.play.regrets.cells.first?.accessibilityLabel ?? ""
    #expect(name.contains("flips\u{A0}3\u{A0}and\u{A0}4"), "\(name)")
    #expect(name.contains("seen at 0:0") && name.contains("flip 1"), "\(name)")
  }

  @Test(
    "each card that had been seen is told on one line, beside the cards or below them, at every width",
    arguments: [288.0, 343, 361, 788], Theme.all.indices)
  func regretRows(width: Double, theme number: Int) {
    let theme = Theme.all[number]
    let host = HeadlessHost(size: CGSize(width: width, height: 400))
    let faces = Array(theme.faces.sorted { $0.count > $1.count }.prefix(2))
    let lines = faces.map { ConcentrationStrings.seen(ConcentrationStrings.face($0, of: theme), at: 725, flip: 48) }
    let cell = RegretCell(
      "At 12:25, flips\u{A0}48\u{A0}and\u{A0}49, The computer", detail: lines, faces: faces, of: theme)
    cell.frame.size = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    host.application.keyWindow?.addSubview(cell)
    cell.layoutIfNeeded()
    let parts = cell.contentView.subviews
    for (index, part) in parts.enumerated() {
      #expect(cell.bounds.contains(part.frame), "\(part) at \(part.frame) in \(cell.bounds)")
      for other in parts[..<index] { #expect(!part.frame.intersects(other.frame), "\(part.frame), \(other.frame)") }
    }
    let detail = parts.compactMap { $0 as? UILabel }.first { $0.text == lines.joined(separator: "\n") }
    #expect(detail.map { $0.bounds.height < 2.5 * $0.font.lineHeight } == true, "\(lines)")
  }

  @Test("without a lapse, and before a game, the look back says so")
  func noRegrets() {
    let regrets = RegretsViewController()
    let host = HeadlessHost(root: { regrets })
    host.advance(ticks: 2)
    #expect(regrets.cells.count == 1 && regrets.cells[0].accessibilityLabel == ConcentrationStrings.noGame)
    var chance = SeededGenerator(seed: 1)
    regrets.game = Game(Settings(), theme: Theme.all[0], using: &chance)
    #expect(regrets.cells[0].accessibilityLabel == ConcentrationStrings.noRegrets)
  }

  @Test("the day's pairs are the same for everybody; the first attempt counts, a new game is no longer the day's")
  func today() {
    func stage() -> ConcentrationStage {
      let stage = ConcentrationStage(settings: [.pairs: 2, .players: 1])
      stage.host.tellTime(Date(timeIntervalSince1970: 1_795_000_000))
      stage.play.playToday()
      return stage
    }
    let one = stage()
    let other = stage()
    #expect(one.game.cards == other.game.cards && one.game.cards.count == 20 && one.game.players.count == 1)
    #expect(one.play.addressName == "today" && one.game.theme == other.game.theme)
    play(one, forgetting: false)
    one.host.advance(seconds: 10)
    #expect(DailyResults(game: "concentration", lowestWins: true).result(on: .today)?.official == 20)
    #expect(one.host.screenText.contains("That is your result of the day"))
    one.host.tap("Play again")
    one.host.advance(seconds: 1)
    #expect(one.play.day == .today)
    one.host.tap("New game")
    one.host.advance(seconds: 1)
    #expect(one.play.day == nil && one.game.cards.count == 4 && one.host.diagnostics == [])
  }
}
