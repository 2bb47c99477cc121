import BubbleMonkey
import CaromGeometry
import CaromHeadlessHost
import CaromReplay
import Testing
import UIKit

@testable import BubblePop

/// BU-A4: no input breaks anything; and a run replayed alone equals the run in its session.
@Suite(.serialized) struct MonkeyAndReplayTests {
  @Test("BU-A4, BU-C5, BU-C7b: a monkey plays a minute, a hundred touches a second; the long runs let it play an hour")
  func aMonkeyPlays() {
    var monkey = BubbleMonkey(
      seed: 77, stored: ["bubblepop.bubbles": "30", "bubblepop.duration": "20", "bubblepop.specials": "1"])
    monkey.play(seconds: 60)
    #expect(monkey.faults == [])
    #expect(monkey.touches == 6000 && monkey.pops > 100 && monkey.games >= 2 && monkey.mostBubbles > 10)
  }

  @Test func nonsenseIsTakenCalmly() {
    let stage = BubblePopStage(stored: ["bubblepop.duration": "10"])
    var random = SeededGenerator(seed: 4)
    stage.start()
    for _ in 0..<900 {
      stage.host.sendAnything(using: &random)
      stage.host.advance(ticks: Int(random.next(below: 8)))
      if random.next(below: 20) == 0 { stage.host.commit() }
      #expect(stage.game.bubbles.count <= 15)
    }
  }

  static let app = PlayableApp(name: "bubblepop", rulesVersion: Int32(Rules.version)) {
    let delegate = RootDelegate.bubblePop()
    return OpenApp(
      delegate: delegate, beginRun: { delegate.play?.startGame(seed: $0) },
      score: { Int64(delegate.play?.game.score ?? 0) },
      combine: { hash in
        guard let game = delegate.play?.game else { return }
        hash.combine(game.score)
        hash.combine(game.tick)
        for bubble in game.bubbles { hash.combine(bubble.center(at: game.tick, in: game.field)) }
      })
  }

  @Test func aGameAloneIsTheSame() throws {
    let stage = BubblePopStage(seed: 31, stored: ["bubblepop.duration": "20"], isRecording: true)
    func follow(pops: Int) {
      stage.countDown()
      for _ in 0..<pops {
        if stage.popOne() == nil { stage.host.advance(ticks: 40) }
        stage.host.advance(ticks: 23)
      }
    }
    stage.start()
    follow(pops: 8)
    stage.host.press("KeyN")
    follow(pops: 5)
    stage.host.rotate()
    stage.host.press("KeyP")
    stage.host.advance(seconds: 1)
    stage.host.press("KeyP")
    follow(pops: 4)
    stage.finish()
    stage.host.tap("Play again")
    follow(pops: 6)
    #expect(stage.host.diagnostics.isEmpty)
    let recording = try Recording(of: stage.host.application, app: "bubblepop", rulesVersion: Int32(Rules.version))
    let runs = recording.runs(of: Self.app)
    #expect(runs.count == 3)
    // Including the third run, which was started from the board.
    #expect(try recording.differences(of: runs, in: Self.app) == [])
  }
}
