import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import BubblePop

/// The game as a person plays it.
@Suite(.serialized) struct PlayTests {
  @Test("BU-C1: no game without a name, and a friendly word", arguments: ["", "   ", "\u{200B}"])
  func blankName(text: String) {
    let stage = Stage()
    #expect(stage.host.isVisible("Your name") && stage.play.screen == .welcome)
    stage.host.replaceText(in: "Your name", with: text)
    stage.host.tap("Start")
    #expect(stage.play.screen == .welcome)
    #expect(stage.host.screenText.contains("Type a name first"))
    #expect(stage.host.announcements.contains { $0.hasPrefix("Type a name first") })
    #expect(stage.play.welcome.nameField.isEditing, "the keyboard is where it is needed")
    stage.host.type("Ada")
    #expect(!stage.host.screenText.contains("Type a name first"))
    stage.host.press("Enter")
    #expect(stage.play.screen == .game && stage.game.player.text == "Ada")
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("BU-C1: the last name is remembered") func lastName() {
    let stage = Stage()
    stage.start("Жанна 👩‍🚀")
    let next = Stage(stored: stage.host.stored)
    #expect(next.play.welcome.nameField.text == "Жанна 👩‍🚀")
    next.host.tap("Start")
    #expect(next.game.player.text == "Жанна 👩‍🚀")
  }

  @Test("BU-C1: thirty characters") func longName() {
    let stage = Stage()
    stage.host.paste(String(repeating: "🎈", count: 10_000), into: "Your name")
    #expect(stage.play.welcome.nameField.text?.count == 30)
    stage.host.tap("Start")
    #expect(stage.game.player.text == String(repeating: "🎈", count: 30))
  }

  @Test("BU-C2a, BU-F1: time, score and the best are on the screen, and count") func hud() {
    let stage = Stage(stored: [BoardStore.key: "BubblePop scores 1\n1\n77 Bob\n"])
    stage.start()
    stage.countDown()
    func value(_ name: String) -> String? { stage.host.element(name)?.accessibilityValue }
    #expect(value("Time") == "60" && value("Score") == "0" && value("Best") == "77")
    for second in stride(from: 59, through: 55, by: -1) {
      stage.host.advance(ticks: 120 - (stage.game.tick % 120) + 1)
      #expect(value("Time") == "\(second)")
    }
  }

  @Test("BU-E2a: three beats, at most three flashes a second") func beats() {
    let stage = Stage()
    stage.start()
    var shown: [String] = []
    for _ in 0..<(3 * 120 + 10) {
      let text = (stage.play.cover.subviews.first as? UILabel)?.text ?? ""
      if !stage.play.cover.isHidden, shown.last != text { shown.append(text) }
      #expect(stage.play.field.isHidden == (stage.game.phase == .counting))
      stage.host.advance(ticks: 1)
    }
    #expect(shown == ["3", "2", "1"] && stage.play.cover.isHidden)
  }

  @Test("BU-C3, BU-C8a: a touch pops at once and adds the points") func touch() throws {
    let stage = Stage()
    stage.begin()
    let bubble = try #require(stage.game.bubbles.first)
    let views = stage.play.bubbleViews.count
    stage.host.touch(phase: .down, at: stage.place(of: bubble))
    stage.host.advance(ticks: 1)
    #expect(stage.game.score == bubble.kind.points && stage.play.bubbleViews.count == views - 1)
    #expect(stage.host.element("Score")?.accessibilityValue == "\(bubble.kind.points)")
    #expect(stage.host.sounds.contains("pop"))
  }

  @Test("BU-E2b, BU-E2c: it bursts, points float up, and all of it goes") func effects() {
    let stage = Stage()
    stage.begin()
    while stage.game.bubbles.count < 2 { stage.host.advance(ticks: 30) }
    stage.popOne()
    let labels = stage.play.field.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels.contains("+\(stage.game.score)"))
    let kind = stage.game.combo.kind
    var combo = 1
    for _ in 0..<4000 where combo < 3 && stage.game.phase == .playing {
      if stage.popOne(where: { $0.kind == kind }) != nil { combo += 1 } else { stage.host.advance(ticks: 10) }
    }
    #expect(stage.play.field.subviews.contains { ($0 as? UILabel)?.text?.hasSuffix(" ×3") == true })
    stage.finish()
    #expect(stage.play.field.subviews.isEmpty)
  }

  @Test("BU-E2b: what bursts takes no touch any more") func burstIsGone() throws {
    let stage = Stage(stored: ["bubblepop.bubbles": "1"])
    stage.begin()
    let bubble = try #require(stage.game.bubbles.first)
    let place = stage.place(of: bubble)
    for finger in 1...3 as ClosedRange<Int32> {
      stage.host.touch(id: finger, phase: .down, at: place)
      stage.host.advance(ticks: 1)
    }
    #expect(stage.game.pops == 1 && stage.game.score == bubble.kind.points)
    #expect(!stage.host.activate(BubbleStrings.name(bubble.kind)), "nor does a screen reader find it")
  }

  @Test("two fingers at once") func twoFingers() {
    let stage = Stage()
    stage.begin()
    while stage.game.bubbles.count < 2 { stage.host.advance(ticks: 30) }
    let (one, other) = (stage.game.bubbles[0], stage.game.bubbles[1])
    stage.host.touch(id: 1, phase: .down, at: stage.place(of: one))
    stage.host.touch(id: 2, phase: .down, at: stage.place(of: other))
    stage.host.advance(ticks: 1)
    #expect(stage.game.pops == 2)
  }

  @Test("BU-C2b, BU-C10, BU-C11: at zero it stops, the score is kept, the board comes with the own row marked")
  func end() throws {
    let stage = Stage(stored: [
      "bubblepop.duration": "10", BoardStore.key: "BubblePop scores 1\n2\n500 Bob\n0 Eve\n",
    ])
    stage.begin("Ada")
    for _ in 0..<30 where stage.popOne() == nil { stage.host.advance(ticks: 30) }
    let score = stage.game.score
    stage.finish()
    #expect(stage.play.screen == .board && stage.host.isVisible("Play again"))
    #expect(stage.host.isVisible("2. Ada, you, " + BubbleStrings.points(score)))
    #expect(stage.host.isVisible("1. Bob, 500 points"))
    #expect(stage.host.announcements.contains { $0.hasPrefix("Time’s up!") })
    let kept = try #require(stage.host.stored[BoardStore.key])
    #expect(try ScoreBoard(file: kept).entries.map { $0.name.text } == ["Bob", "Ada", "Eve"])
    #expect(stage.host.stored[BoardStore.nextKey] == nil, "nothing is left aside")
    stage.host.tap("Play again")
    #expect(stage.play.screen == .game && stage.game.score == 0 && stage.game.player.text == "Ada")
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("BU-E3: the best turns live when it is beaten") func liveBest() {
    let stage = Stage(stored: [BoardStore.key: "BubblePop scores 1\n1\n3 Bob\n"])
    stage.begin()
    for _ in 0..<200 where stage.game.score <= 3 {
      if stage.popOne() == nil { stage.host.advance(ticks: 20) }
    }
    #expect(stage.host.element("Best")?.accessibilityValue == "\(stage.game.score)")
    #expect(stage.game.score > 3)
  }

  @Test("BU-E4: a pause hides the bubbles, loses no time and goes on by 3, 2, 1") func pause() {
    let stage = Stage()
    stage.begin()
    let (tick, score) = (stage.game.tick, stage.game.score)
    stage.host.press("KeyP")
    #expect(stage.play.isPaused && stage.play.field.isHidden && stage.host.isVisible("Paused"))
    stage.host.advance(seconds: 30)
    #expect(stage.host.countFrames(seconds: 2) < 3, "nothing moves")
    #expect(stage.game.tick == tick && stage.game.score == score)
    stage.host.tap("Paused")
    #expect(!stage.play.isPaused && stage.game.phase == .counting && stage.play.field.isHidden)
    stage.countDown()
    #expect(stage.game.phase == .playing && !stage.play.field.isHidden)
    stage.host.blur()
    #expect(stage.play.isPaused, "so does leaving the page")
  }

  @Test("BU-H1: a turn in mid-game") func rotation() {
    let stage = Stage(stored: ["bubblepop.bubbles": "30"])
    stage.begin()
    for step in 0..<40 {
      stage.host.rotate()
      for _ in 0..<(step % 7) { stage.host.advance(ticks: 17) }
      #expect(stage.faults() == [])
      #expect(stage.play.bubbleViews.map { $0.bubble.id } == stage.game.bubbles.map { $0.id })
      for (view, bubble) in zip(stage.play.bubbleViews, stage.game.bubbles) {
        #expect(view.bounds.width == stage.game.field.diameter)
        let place = bubble.center(at: stage.game.tick, in: stage.game.field)
        #expect(abs(view.center.x - place.x) < 1e-6 && abs(view.center.y - place.y) < 1e-6)
      }
    }
  }

  @Test func keysWalkTheBubblesAndPop() {
    let stage = Stage()
    stage.begin()
    while stage.game.bubbles.count < 4 { stage.host.advance(ticks: 30) }
    stage.host.press("ArrowRight")
    let first = stage.host.application.focusedView as? BubbleView
    #expect(first != nil)
    let pops = stage.game.pops
    stage.host.press("Space")
    #expect(stage.game.pops == pops + 1 && stage.game.score == first?.bubble.kind.points)
    #expect((stage.host.application.focusedView as? BubbleView) != nil, "the focus goes on to the nearest one")
    for code in ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight", "Enter"] { stage.host.press(code) }
    #expect(stage.host.announcements.contains { $0.contains("+") })
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test func screenReadersPopByName() throws {
    let stage = Stage()
    stage.begin()
    let bubble = try #require(stage.game.bubbles.first)
    #expect(stage.host.activate(BubbleStrings.name(bubble.kind)))
    #expect(stage.game.pops == 1)
  }

  @Test func markupIsText() {
    let stage = Stage(stored: ["bubblepop.duration": "10"])
    stage.begin("<b onclick=x>Bob</b>")
    stage.finish()
    #expect(stage.host.commit().contains { $0.contains("<b onclick=x>Bob</b>") && $0.hasPrefix("text") })
  }

  @Test func nothingMovesBeforeAGameAndAfterIt() {
    let stage = Stage(stored: ["bubblepop.duration": "10"])
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 3) == 0)
    stage.begin()
    stage.finish()
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 3) == 0)
  }
}
