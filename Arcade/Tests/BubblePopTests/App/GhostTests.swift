import CaromHeadlessHost
import Testing
import UIKit

@testable import ArcadeKit
@testable import BubblePop

/// The best run moves beside the next one: it shows where and when it popped bubbles, and how many points it had.
@Suite(.serialized) struct GhostTests {
  private static let short = ["bubblepop.duration": "10"]

  /// A game that is going on, and the track of what was popped in its first two seconds.
  private func played() -> (stage: BubblePopStage, track: GhostTrack) {
    let stage = BubblePopStage(stored: Self.short)
    stage.begin()
    var recorder = GhostRecorder()
    recorder.sample(stage.play)
    for _ in 0..<3 {
      stage.host.advance(ticks: 80)
      stage.popOne()
    }
    recorder.sample(stage.play)
    let game = "bubblepop-" + stage.play.ghostRules
    return (stage, recorder.track(game: game, course: stage.play.ghostCourse, seed: 7))
  }

  /// Sends a game the ghost of the best run, as the page does.
  private func show(_ track: GhostTrack, in stage: BubblePopStage) {
    var input = GhostInput()
    (input.game, input.track) = (track.game, track.text)
    stage.host.send(.ghost(input))
    stage.host.advance(ticks: 1)
  }

  /// The rings that are visible.
  private func rings(of stage: BubblePopStage) -> [UILabel] {
    stage.play.field.ghost.subviews.compactMap { $0 as? UILabel }.filter { $0.layer.borderWidth > 0 }
  }

  /// The texts that can be seen, also those that screen readers hear in other words.
  private func texts(in view: UIView, on stage: BubblePopStage) -> [String] {
    let own = (view as? UILabel).flatMap { stage.host.isVisible($0) ? $0.text : nil }
    return [own].compactMap { $0 } + view.subviews.flatMap { texts(in: $0, on: stage) }
  }

  @Test("What a player pops is recorded: when, where, and for how many points") func recorded() {
    let (stage, track) = played()
    let popped = stage.play.poppedBubbles
    #expect(popped.count == 3 && track.course == "random")
    let marks = track.marks(of: .pop, after: 0, through: stage.game.tick)
    #expect(marks.map { Int($0.tick) } == popped.map(\.tick))
    #expect(marks.map { Int($0.value) } == popped.map(\.points))
    #expect(track.gain == stage.game.score && track.gain == popped.reduce(0) { $0 + $1.points } && track.gain > 0)
    for (mark, pop) in zip(marks, popped) {
      #expect(abs(Double(mark.x) / GhostTrack.unit - pop.place.x) < 0.001)
      #expect(abs(Double(mark.y) / GhostTrack.unit - pop.place.y) < 0.001)
    }
  }

  @Test("A ring with the points stays for a second where the ghost popped a bubble") func rings() throws {
    let (first, track) = played()
    let stage = BubblePopStage(stored: Self.short)
    stage.start("Ada")
    show(track, in: stage)
    stage.countDown()
    #expect(rings(of: stage).isEmpty && !stage.play.field.ghost.isHidden)
    for pop in first.play.poppedBubbles {
      stage.host.advance(ticks: pop.tick - stage.game.tick - 1)
      let before = rings(of: stage).count
      stage.host.advance(ticks: 1)
      #expect(stage.game.tick == pop.tick)
      let ring = try #require(rings(of: stage).last)
      #expect(rings(of: stage).count == before + 1 && ring.text == "+\(pop.points)")
      let size = stage.play.field.bounds.size
      #expect(abs(ring.center.x - pop.place.x * size.width) < 0.5)
      #expect(abs(ring.center.y - pop.place.y * size.height) < 0.5)
      #expect(!ring.isUserInteractionEnabled && !ring.isAccessibilityElement)
    }
    stage.host.advance(ticks: 150)
    #expect(rings(of: stage).isEmpty)
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("The lead counts against what the ghost had at that time; its end is told once") func lead() throws {
    let score = GhostTrack.Lane(
      kind: .score, keys: [.init(tick: 0), .init(tick: 60, value: 4), .init(tick: 120, value: 30)])
    let stage = BubblePopStage(stored: Self.short)
    stage.start("Ada")
    show(
      GhostTrack(game: "bubblepop-" + stage.play.ghostRules, course: "random", seed: 1, ticks: 240, lanes: [score]),
      in: stage)
    #expect(stage.host.announcements.last == "Racing your best: 30")
    #expect(stage.host.screenText.contains("Racing your best: 30"))
    stage.countDown()
    stage.host.advance(ticks: 90 - stage.game.tick)
    #expect(texts(in: stage.play.view, on: stage).contains("Score −4"))
    #expect(stage.host.isVisible("Score, 4 behind the ghost"))
    stage.host.advance(ticks: 180 - stage.game.tick)
    #expect(stage.host.isVisible("Score, 30 behind the ghost"))
    stage.host.advance(ticks: 250 - stage.game.tick)
    let ended = "Your best ended here: 30"
    #expect(stage.host.announcements.filter { $0 == ended }.count == 1)
    let label = try #require(stage.play.field.ghost.subviews.compactMap { $0 as? UILabel }.first { $0.text == ended })
    #expect(label.layer.presentation()?.opacity == 1)
    stage.host.advance(seconds: 6)
    #expect((label.layer.presentation() ?? label.layer).opacity == 0, "it disappears by itself")
    #expect(stage.host.announcements.filter { $0 == ended }.count == 1)
  }

  @Test("Without the ghost in the settings there is none, also in a game that is going on") func turnedOff() {
    let (_, track) = played()
    // High enough for all settings.
    let stage = BubblePopStage(size: CGSize(width: 393, height: 2000), stored: Self.short)
    stage.start("Ada")
    show(track, in: stage)
    #expect(stage.play.ghost == track)
    stage.delegate.tabs?.selectedIndex = 2
    stage.host.settle()
    stage.host.tap(GhostStrings.setting)
    stage.delegate.tabs?.selectedIndex = 0
    stage.host.settle()
    #expect(stage.play.ghost == nil && stage.play.field.ghost.isHidden)
    #expect(stage.host.isVisible("Score"))
  }
}
