import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import ArcadeKit

/// Tracks, which come from the page and so from anywhere.
@Suite(.serialized) struct GhostTrackTests {
  private typealias Key = GhostTrack.Key

  private func track() -> GhostTrack {
    GhostTrack(
      game: "breakout-wall1-v1-5", course: "wall:0", seed: .max, ticks: 900,
      lanes: [
        .init(kind: .score, keys: [Key(tick: 0, value: 50), Key(tick: 300, value: 60), Key(tick: 600, value: 1290)]),
        .init(kind: .paddle, keys: [Key(tick: 1, x: 2048, value: 900), Key(tick: 401, x: 0, value: 1000)]),
        .init(kind: .ball, keys: [Key(tick: 1, x: 0, y: 4096), Key(tick: 101, x: 4096, y: 2048)]),
        .init(kind: .ball, keys: [Key(tick: 200, x: -5, y: 8000)]),
        .init(kind: .pop, keys: [Key(tick: 10, x: 1, y: 2, value: 8), Key(tick: 20, x: 3, y: 4, value: -12)]),
      ])
  }

  @Test("A track is the same after it was text, which is short")
  func text() throws {
    let text = track().text
    #expect(try GhostTrack(text: text) == track())
    #expect(text.utf8.count < 160 && text.hasPrefix("G1"))
    let empty = GhostTrack(game: "", course: "", seed: 0, ticks: 0, lanes: [])
    #expect(try GhostTrack(text: empty.text) == empty && empty.gain == 0 && empty.places(of: .ball, at: 5).isEmpty)
  }

  @Test("The score stands until it changes, and things move between keys, from their beginning to their end")
  func times() {
    let track = track()
    #expect([-5, 0, 299, 300, 601].map { track.score(at: $0) } == [50, 50, 50, 60, 1290])
    #expect(track.gain(at: 300) == 10 && track.gain == 1240 && track.lastScore == 1290)
    #expect(track.places(of: .ball, at: 0).isEmpty)
    #expect(track.places(of: .ball, at: 51) == [.init(x: 0.5, y: 0.75, width: 0)])
    #expect(track.places(of: .ball, at: 103).isEmpty)
    #expect(track.places(of: .paddle, at: 201) == [.init(x: 0.25, y: 0, width: 950 / 4096)])
    #expect(track.marks(of: .pop, after: 10, through: 20).map { $0.value } == [-12])
  }

  private func refusal(_ text: String) -> GhostRefusal? {
    do throws(GhostRefusal) {
      _ = try GhostTrack(text: text)
      return nil
    } catch { return error }
  }

  @Test("What is no track is refused with a reason, whatever was changed in it")
  func hostile() {
    let bytes = Array(track().text.utf8)
    func refusal(_ bytes: some Collection<UInt8>) -> GhostRefusal? {
      self.refusal(String(decoding: bytes, as: UTF8.self))
    }
    #expect(refusal([]) == .otherFormat && refusal(Array("G2".utf8)) == .otherFormat)
    #expect(refusal(Array("G1".utf8) + [UInt8](repeating: 65, count: 1 << 20)) == .tooLong)
    for count in 2..<bytes.count { #expect(refusal(bytes[..<count]) == .damaged, "\(count)") }
    #expect(refusal(bytes + [65]) == .damaged)
    for place in 2..<bytes.count {
      for other in [UInt8(ascii: "A"), UInt8(ascii: "_"), UInt8(ascii: "!"), 0] where other != bytes[place] {
        var changed = bytes
        changed[place] = other
        #expect(refusal(changed) != nil, "\(place)")
      }
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let noise = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        UInt8.random(in: 32...126, using: &generator)
      }
      #expect(refusal(Array("G1".utf8) + noise) != nil)
    }
    for reason in [GhostRefusal.otherFormat, .tooLong, .damaged] { #expect(reason.reason.utf8.count < 100) }
  }

  @Test("A recorder keeps few keys, and what it shows is less than a point from what happened")
  func recording() throws {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300)) { Moving() }
    let play = try #require(host.rootViewController as? Moving)
    var recorder = GhostRecorder()
    var places: [Int: GhostTrack.Place] = [:]
    for tick in stride(from: 0, through: 12_000, by: 2) {
      play.time = tick
      recorder.sample(play)
      places[tick] = play.ball
    }
    let track = recorder.track(game: "g-1", course: "c", seed: 1)
    let keys = track.lanes.filter { $0.kind == .ball }.map { $0.keys.count }.reduce(0, +)
    #expect(keys < 500, "\(keys) keys of 6000 samples")
    #expect(try GhostTrack(text: track.text) == track && track.text.utf8.count < 4000)
    for (tick, place) in places {
      let shown = try #require(track.places(of: .ball, at: tick).first, "\(tick)")
      #expect(abs(shown.x - place.x) < 0.0025 && abs(shown.y - place.y) < 0.0025, "\(tick)")
    }
    #expect(track.score(at: 6000) == 60 && track.ticks == 12_000)
  }

  /// A ball between the sides of a court.
  private final class Moving: GameViewController {
    var time = 0
    var ball: GhostTrack.Place {
      func folded(_ way: Double) -> Double {
        let rest = way.truncatingRemainder(dividingBy: 2)
        return rest > 1 ? 2 - rest : rest
      }
      return GhostTrack.Place(x: folded(Double(time) / 211), y: folded(Double(time) / 97), width: 0)
    }
    override var ghostTime: Int { time }
    override func sampleGhost(into recorder: inout GhostRecorder) {
      recorder.note(score: time / 100)
      recorder.note(.ball, 1, x: ball.x, y: ball.y)
    }
  }
}
