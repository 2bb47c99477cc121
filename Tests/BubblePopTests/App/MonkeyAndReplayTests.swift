import Geometry
import HeadlessHost
import Replay
import Testing
import UIKit

@testable import BubblePop

/// BU-A4: whatever is done, nothing breaks; and a game alone is the game it was in its session.
@Suite(.serialized) struct MonkeyAndReplayTests {
  @Test func aMonkeyPlays() {
    let stage = Stage(stored: ["bubblepop.bubbles": "30", "bubblepop.duration": "10"])
    var random = SeededGenerator(seed: 77)
    stage.begin()
    var recount = 0
    var combo = ComboRun()
    for step in 0..<3000 {
      if step % 3 == 0, stage.play.screen == .game {
        let place = CGPoint(x: random.next(in: 0.0...393), y: random.next(in: 60.0...800))
        let inField = stage.play.field.convert(place, from: nil)
        let isIn = stage.play.field.bounds.contains(inField) && stage.game.phase == .playing
        let hit = isIn ? stage.game.bubble(at: inField) : nil
        let before = stage.game.score
        stage.host.touch(id: Int32(step % 4), phase: .down, at: place)
        stage.host.touch(id: Int32(step % 4), phase: .up, at: place)
        stage.host.advance(ticks: 1)
        // In the tick before the touch is answered, the bubble may have gone: then nothing is added.
        if stage.game.score != before, let hit { recount += combo.pop(hit.kind) }
        if stage.play.screen == .game, stage.game.phase == .playing { #expect(stage.game.score == recount) }
      } else {
        stage.host.advance(ticks: 1)
      }
      #expect(stage.faults() == [])
      if stage.play.screen == .board {
        stage.host.tap("Play again")
        recount = 0
        combo = ComboRun()
      }
    }
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test func nonsenseIsTakenCalmly() {
    let stage = Stage(stored: ["bubblepop.duration": "10"])
    var random = SeededGenerator(seed: 4)
    stage.start()
    for _ in 0..<900 {
      stage.host.sendAnything(using: &random)
      stage.host.advance(ticks: Int(random.next(below: 8)))
      if random.next(below: 20) == 0 { stage.host.commit() }
      #expect(stage.game.bubbles.count <= 15)
    }
  }

  private static let app = PlayableApp(name: "bubblepop", rulesVersion: Int32(Rules.version)) {
    let delegate = BubbleDelegate()
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
    let stage = Stage(seed: 31, stored: ["bubblepop.duration": "20"], isRecording: true)
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
    let session = Replayer(recording, of: Self.app)
    for (number, run) in runs.enumerated() {
      session.advance(to: run.endTick)
      let alone = RunReplayer(try RunRecording(bytes: run.bytes), of: Self.app)
      // The third one began over the board, whose rows are hidden, but there.
      #expect(alone.beginsAlike || number == 2, "game \(number)")
      #expect(alone.finish() == session.score, "game \(number)")
      #expect(alone.runHash == session.runHash, "game \(number)")
    }
  }
}
