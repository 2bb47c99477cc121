import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import GameSettings
import Testing
import UIKit

@testable import BubblePop

/// The day's bubbles: the same for everybody, under the seed's rules; the first try counts.
@Suite(.serialized) struct TodayTests {
  private func open(size: CGSize = CGSize(width: 393, height: 852), _ stored: [String: String]) -> BubblePopStage {
    let stage = BubblePopStage(size: size, stored: stored)
    #expect(stage.delegate.tabs?.open(addressNames: ["today"]) == true)
    stage.host.advance(ticks: 1)
    return stage
  }

  /// The kinds of the first bubbles, for a player with another pace and another screen.
  private func kinds(_ stage: BubblePopStage, pace: Int) -> [String] {
    let log = KindLog()
    stage.play.onEvent = { [play = stage.play] event in
      if case .appeared(let id) = event, let bubble = play.game.bubbles.first(where: { $0.id == id }) {
        log.kinds.append(bubble.kind.name)
      }
    }
    stage.countDown()
    while log.kinds.count < 60, stage.game.phase != .over {
      stage.host.advance(ticks: pace)
      stage.popOne()
    }
    return Array(log.kinds.prefix(60))
  }

  @Test("the same bubbles come to everybody, whatever the screen, the settings and the play") func sameForAll() {
    let one = open([NameStore.key: "Ada"])
    let other = open(
      size: CGSize(width: 1024, height: 768),
      [NameStore.key: "Bob", "bubblepop.bubbles": "3", "bubblepop.duration": "10", "bubblepop.specials": "1"])
    #expect(one.game.rules.isStandard && other.game.rules.isStandard && one.play.day == Day.today)
    let (first, second) = (kinds(one, pace: 7), kinds(other, pace: 31))
    #expect(first == second && first.count == 60)
    let chance = BubblePopStage(stored: [NameStore.key: "Ada"])
    chance.host.tap("Start")
    #expect(chance.play.day == nil)
  }

  @Test("without a name it asks first, and says what the day is about") func asksForAName() {
    let stage = open([:])
    #expect(stage.play.screen == .welcome && stage.host.screenText.contains("the same for everybody"))
    stage.start()
    #expect(stage.play.screen == .game && stage.play.day == Day.today)
  }

  @Test("the first try counts, later ones are practice; opening it in the middle of a game goes on") func tries() throws
  {
    let stage = open([NameStore.key: "Ada"])
    stage.countDown()
    stage.popOne()
    let tick = stage.game.tick
    #expect(stage.delegate.tabs?.open(addressNames: ["today"]) == true && stage.game.tick == tick && tick > 0)
    #expect(stage.play.progress?.contains(" left") == true)
    for _ in 0..<20 where stage.popOne() == nil { stage.host.advance(ticks: 20) }
    stage.finish()
    let first = stage.game.score
    #expect(DailyResults.bubblePop.result(on: .today)?.official == first)
    let card = try #require(stage.play.presentedViewController as? EndCard)
    #expect(card.message?.contains("today’s first try \(first)") == true, "\(card.message ?? "")")
    stage.host.tap("Play again")
    stage.countDown()
    #expect(stage.play.day == Day.today)
    stage.finish()
    let result = DailyResults.bubblePop.result(on: .today)
    #expect(result?.official == first && result?.attempts == 2)
    stage.host.tap("Another player")
    stage.host.settle()
    #expect(stage.play.day == nil && stage.play.screen == .welcome && stage.play.addressQuery == nil)
    #expect(BubblePopApp.entry.challenges.map { $0.address } == ["bubblepop/today"])
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("the address of the day's bubbles leads to them, as a replay of a run needs it")
  func address() {
    let one = open([NameStore.key: "Ada"])
    #expect(one.play.addressQuery == "today")
    let other = BubblePopStage(stored: [NameStore.key: "Bob"])
    other.play.addressQuery = one.play.addressQuery
    other.host.advance(ticks: 1)
    #expect(other.play.day == Day.today && other.game.rules.isStandard)
  }

  @Test("a place that does not exist is refused") func noPlace() {
    let stage = BubblePopStage()
    #expect(stage.delegate.tabs?.open(addressNames: ["yesterday"]) == false)
    #expect(stage.delegate.tabs?.open(addressNames: ["today", "x"]) == false)
  }
}

private final class KindLog {
  var kinds: [String] = []
}
