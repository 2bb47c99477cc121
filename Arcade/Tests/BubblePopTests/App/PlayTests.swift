import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import BubblePop

/// The game as a person plays it.
@Suite(.serialized) struct PlayTests {
  @Test("BU-C1: no game without a name, and a friendly word", arguments: ["", "   ", "\u{200B}"])
  func blankName(text: String) {
    let stage = BubblePopStage()
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
    let stage = BubblePopStage()
    stage.start("Жанна 👩‍🚀")
    let next = BubblePopStage(stored: stage.host.stored)
    #expect(next.play.welcome.nameField.text == "Жанна 👩‍🚀")
    next.host.tap("Start")
    #expect(next.game.player.text == "Жанна 👩‍🚀")
  }

  @Test("BU-C1: thirty characters") func longName() {
    let stage = BubblePopStage()
    stage.host.paste(String(repeating: "🎈", count: 10_000), into: "Your name")
    #expect(stage.play.welcome.nameField.text?.count == 30)
    stage.host.tap("Start")
    #expect(stage.game.player.text == String(repeating: "🎈", count: 30))
  }

  @Test("BU-C2a, BU-F1: time, score and the best are on the screen, and count") func hud() {
    let stage = BubblePopStage(stored: [BoardStore.key: BubblePopStage.board("77 Bob")])
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
    let stage = BubblePopStage()
    stage.start()
    var shown: [String] = []
    var flashes = FlashCounter()
    for tick in 0..<(3 * 120 + 10) {
      let label = stage.play.cover.subviews.first as? UILabel
      let text = label?.text ?? ""
      if !stage.play.cover.isHidden, shown.last != text { shown.append(text) }
      #expect(stage.play.field.isHidden == (stage.game.phase == .counting))
      let opacity = stage.play.cover.isHidden ? 0 : Double(label?.layer.presentation()?.opacity ?? 0)
      flashes.see(opacity, at: tick)
      stage.host.advance(ticks: 1)
    }
    #expect(shown == ["3", "2", "1"] && stage.play.cover.isHidden)
    #expect(flashes.ticks.count == 3, "each beat is a flash: \(flashes.ticks)")
    #expect(zip(flashes.ticks, flashes.ticks.dropFirst()).allSatisfy { $1 - $0 == 120 }, "\(flashes.ticks)")
    #expect(flashes.mostInASecond <= 3, "WCAG 2.3.1")
  }

  @Test("BU-C3, BU-C8a: a touch pops at once and adds the points") func touch() throws {
    let stage = BubblePopStage()
    stage.begin()
    let bubble = try #require(stage.game.bubbles.first)
    let views = stage.play.bubbleViews.count
    stage.host.touch(phase: .down, at: stage.place(of: bubble))
    stage.host.advance(ticks: 1)
    #expect(stage.game.score == bubble.kind.points && stage.play.bubbleViews.count == views - 1)
    #expect(stage.host.element("Score")?.accessibilityValue == "\(bubble.kind.points)")
    #expect(stage.host.sounds.contains("pop1"))
  }

  /// The scale and the opacity in which a view is seen in each tick until it leaves its superview.
  private func watch(_ view: UIView, on stage: BubblePopStage) -> (scales: [Double], opacities: [Double]) {
    var (scales, opacities): ([Double], [Double]) = ([], [])
    while view.superview != nil, scales.count < 600 {
      let seen = view.layer.presentation()!
      scales.append(seen.affineTransform().a)
      opacities.append(Double(seen.opacity))
      stage.host.advance(ticks: 1)
    }
    return (scales, opacities)
  }

  @Test("BU-E2b: a popped bubble's film tears tick by tick from where it was touched, then it is gone") func tears()
    throws
  {
    let stage = BubblePopStage()
    stage.begin()
    stage.host.advance(ticks: Rules.growth)
    let view = try #require(stage.play.bubbleViews.first)
    stage.host.touch(phase: .down, at: stage.place(of: view.bubble))
    stage.host.advance(ticks: 1)
    #expect(view.superview == nil && stage.game.pops == 1)
    let film = try #require(stage.play.field.subviews.compactMap { $0 as? TearView }.first)
    var (parts, drawings): ([Double], Set<String>) = ([], [])
    while film.superview != nil, parts.count < 600 {
      parts.append(Double(film.progress))
      for line in stage.host.commit() where line.hasPrefix("drawing ") { drawings.insert(line) }
      stage.host.advance(ticks: 1)
    }
    #expect(film.superview == nil && parts.count >= 20 && parts.count <= 60, "\(parts.count) ticks")
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0 < $1 } && parts[0] < 0.1 && parts.last! > 0.9)
    #expect(drawings.count >= 10, "each picture differs from the one before: \(drawings.count)")
  }

  @Test("BU-E2b: with reduced motion a popped bubble fades where it is, and no film tears") func fades() throws {
    var preferences = PreferencesInput()
    preferences.reducesMotion = 1
    let stage = BubblePopStage(preferences: preferences)
    stage.begin()
    stage.host.advance(ticks: Rules.growth)
    let view = try #require(stage.play.bubbleViews.first)
    stage.host.touch(phase: .down, at: stage.place(of: view.bubble))
    stage.host.advance(ticks: 1)
    let (scales, opacities) = watch(view, on: stage)
    #expect(view.superview == nil && scales.count > 10 && scales.allSatisfy { abs($0 - 1) < 0.01 })
    #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 >= $1 } && opacities.last! < 0.15)
    #expect(!stage.play.field.subviews.contains { $0 is TearView })
  }

  @Test("BU-E2b: every new bubble grows to its size") func grows() {
    let stage = BubblePopStage()
    stage.start()
    stage.countDown()
    var scales: [Int: [Double]] = [:]
    for _ in 0..<600 {
      stage.host.advance(ticks: 1)
      for view in stage.play.bubbleViews {
        scales[view.bubble.id, default: []].append(view.layer.presentation()!.affineTransform().a)
      }
    }
    let whole = scales.values.filter { $0.count > Rules.growth }
    #expect(whole.count > 10)
    for each in whole {
      #expect(each[0] < 0.4 && abs(each[Rules.growth] - 1) < 0.01, "\(each)")
      #expect(zip(each, each.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test("BU-E2b: a bubble that the refresh removes shrinks and fades tick by tick, and takes no touch") func shrinks() {
    let stage = BubblePopStage(stored: ["bubblepop.drift": "0"])
    stage.begin()
    var shrunk = 0
    while shrunk < 5, stage.game.phase == .playing {
      let before = stage.play.bubbleViews
      stage.host.advance(ticks: 120 - stage.game.tick % 120)
      guard let gone = before.first(where: { view in !stage.play.bubbleViews.contains { $0 === view } }) else {
        continue
      }
      let score = stage.game.score
      #expect(gone.superview != nil, "it is still seen while it shrinks")
      stage.host.touch(phase: .down, at: stage.place(of: gone.bubble))
      let (scales, opacities) = watch(gone, on: stage)
      stage.host.touch(phase: .up, at: stage.place(of: gone.bubble))
      #expect(stage.game.score == score && gone.superview == nil && scales.count > 20)
      #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 >= $1 } && scales[0] > 0.9 && scales.last! < 0.2)
      #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 >= $1 })
      #expect(opacities[0] > 0.9 && opacities.last! < 0.15, "\(opacities)")
      shrunk += 1
    }
    #expect(shrunk == 5)
  }

  @Test("BU-E2b: at the end the bubbles that are left fly off upward and fade") func fliesAwayAtTheEnd() throws {
    let stage = BubblePopStage(stored: ["bubblepop.duration": "10", "bubblepop.bubbles": "30"])
    stage.begin()
    while stage.game.length - stage.game.tick > 1 { stage.host.advance(ticks: 1) }
    let views = stage.play.bubbleViews
    try #require(!views.isEmpty)
    stage.host.advance(ticks: 1)
    #expect(stage.game.phase == .over && stage.play.bubbleViews.isEmpty)
    var heights = views.map { [Double($0.layer.presentation()!.position.y)] }
    var opacities = views.map { [Double($0.layer.presentation()!.opacity)] }
    while views.contains(where: { $0.superview != nil }), heights[0].count < 600 {
      stage.host.advance(ticks: 1)
      for (index, view) in views.enumerated() where view.superview != nil {
        heights[index].append(Double(view.layer.presentation()!.position.y))
        opacities[index].append(Double(view.layer.presentation()!.opacity))
      }
    }
    for (index, view) in views.enumerated() {
      let (way, seen) = (heights[index], opacities[index])
      #expect(view.superview == nil && way.count > 20, "\(way.count) ticks")
      #expect(zip(way, way.dropFirst()).allSatisfy { $0 >= $1 } && way.last! < view.bounds.height, "out at the top")
      #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 >= $1 } && seen[0] > 0.9 && seen.last! < 0.15)
    }
  }

  @Test(
    "BU-E2b, BU-E2c: what was earned floats up, apart from the length of the run, and both go; the pop sounds higher")
  func effects() throws {
    let stage = BubblePopStage()
    stage.begin()
    while stage.game.bubbles.count < 2 { stage.host.advance(ticks: 30) }
    func gains() -> [GainView] { stage.play.field.subviews.compactMap { $0 as? GainView } }
    stage.popOne()
    #expect(gains().last?.gain.text == "+\(stage.game.score)" && gains().last?.run.isHidden == true)
    let kind = try #require(stage.game.combo.kind)
    var combo = 1
    for _ in 0..<4000 where combo < 3 && stage.game.phase == .playing {
      if stage.popOne(where: { $0.kind == kind }) != nil { combo += 1 } else { stage.host.advance(ticks: 10) }
    }
    let last = try #require(gains().last)
    #expect(last.gain.text == "+\(Rules.bonus(kind.points))", "what was earned, and nothing that looks like a factor")
    #expect(last.run.text == "3 in a row" && !last.run.isHidden)
    let (gain, run) = (last.gain.frame, last.run.frame)
    #expect(!gain.intersects(run) && last.bounds.contains(gain) && last.bounds.contains(run))
    let pops = stage.host.sounds.filter { $0.hasPrefix("pop") }
    #expect(pops == ["pop1", "pop2", "pop3"])
    stage.finish()
    // The ghost's, which is hidden.
    #expect(stage.play.field.subviews.map { type(of: $0).kind } == ["GhostRingsView"])
  }

  @Test("the running color is seen with what the next of it is worth") func runningColor() throws {
    let stage = BubblePopStage(stored: ["bubblepop.bubbles": "30"])
    stage.begin()
    #expect(stage.host.element("Next")?.accessibilityValue == "no run yet")
    while stage.game.bubbles.count < 4 { stage.host.advance(ticks: 30) }
    let kind = try #require(stage.popOne())
    #expect(
      stage.host.element("Next")?.accessibilityValue
        == "1 \(kind.name) in a row; another one is worth " + BubbleStrings.points(Rules.bonus(kind.points)))
    func texts(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts($0) }
    }
    #expect(texts(stage.play.hud).contains("+\(Rules.bonus(kind.points))"))
    var other: BubbleKind?
    for _ in 0..<4000 where other == nil && stage.game.phase == .playing {
      other = stage.popOne(where: { $0.kind != kind })
      stage.host.advance(ticks: 10)
    }
    let next = try #require(other)
    #expect(stage.host.element("Next")?.accessibilityValue?.contains("1 \(next.name) in a row") == true)
  }

  @Test("bubbles leave behind an edge that is seen: the sky ends where the field does, and another ground begins")
  func edge() {
    for size in LayoutTests.sizes {
      let stage = BubblePopStage(size: size, safeArea: UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30))
      #expect(stage.play.sky.frame == stage.play.view.bounds, "before a game it fills the screen")
      stage.begin()
      let (sky, field) = (stage.play.sky, stage.play.field)
      #expect(sky.frame == field.frame && field.clipsToBounds && sky.layer.cornerRadius == field.layer.cornerRadius)
      #expect(!sky.frame.intersects(stage.play.hud.frame) && sky.layer.borderWidth > 0)
      #expect(field.layer.cornerRadius < Rules.leastDiameter / 2, "a bubble in the corner is whole")
    }
  }

  @Test("BU-C11: the end is a card with the score, what was possible and a medal; behind it stands the board")
  func card() throws {
    for (stored, remark) in [
      ([:], "first"),
      ([BoardStore.key: BubblePopStage.board("1 Bob", rules: "10-30-1-100-0-0")], "highest score of all"),
      ([BoardStore.key: BubblePopStage.board("9999 Ada", rules: "10-30-1-100-0-0")], "9,999"),
    ] as [([String: String], String)] {
      let stage = BubblePopStage(
        stored: stored.merging(["bubblepop.duration": "10", "bubblepop.bubbles": "30"]) { one, _ in one })
      stage.begin()
      while stage.game.phase == .playing { if stage.popOne() == nil { stage.host.advance(ticks: 5) } }
      let finish = Finish(stage.game)
      try #require(finish.score > 20 && finish.possible > finish.score)
      stage.finish()
      let card = try #require(stage.play.presentedViewController as? EndCard)
      #expect(card.message?.contains(remark) == true, "\(card.message ?? "")")
      #expect(card.message?.contains("was possible " + NumberText.grouped(finish.possible)) == true)
      #expect(card.message?.contains("of it is yours \(finish.share)") == true)
      #expect(stage.host.isVisible(BubbleStrings.medal(finish.medal)), "the medal is there for screen readers too")
      stage.host.press("Escape")
      stage.host.settle()
      #expect(stage.play.presentedViewController == nil && stage.play.screen == .board)
      #expect(stage.host.outline.contains("Ada, you, "))
      stage.host.press("Enter")
      #expect(stage.play.screen == .game)
      #expect(stage.host.diagnostics.isEmpty)
    }
  }

  @Test("one's games are a graph, under their rules") func graph() {
    let stage = BubblePopStage(stored: [
      "bubblepop.duration": "10",
      GameLogStore.key:
        "BubblePop games 1\n12 90 10-15-1-100-0-0 Ada\n30 80 10-15-1-100-0-0 Ada\n99 99 60-15-1-100-0-0 Ada\n5 50 10-15-1-100-0-0 Bob\n",
    ])
    stage.begin("Ada")
    stage.finish()
    let score = stage.game.score
    stage.toBoard()
    #expect(stage.host.outline.contains("Your last 3 games: 12, 30, \(score)."))
    let broken = BubblePopStage(stored: [GameLogStore.key: "BubblePop games 1\nnonsense\n", "bubblepop.duration": "10"])
    broken.begin()
    broken.finish()
    #expect(UserDefaults.standard.string(forKey: GameLogStore.key + ".rejected") != nil)
    #expect(GameLogStore.load().games.count == 1)
  }

  @Test("BU-E2b: what bursts takes no touch any more") func burstIsGone() throws {
    let stage = BubblePopStage(stored: ["bubblepop.bubbles": "1"])
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
    let stage = BubblePopStage()
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
    let stage = BubblePopStage(stored: [
      "bubblepop.duration": "10", BoardStore.key: BubblePopStage.board("500 Bob", "0 Eve", rules: "10-15-1-100-0-0"),
    ])
    stage.begin("Ada")
    for _ in 0..<30 where stage.popOne() == nil { stage.host.advance(ticks: 30) }
    let score = stage.game.score
    stage.finish()
    #expect(stage.play.screen == .board && stage.host.isVisible("Play again"))
    stage.toBoard()
    #expect(stage.host.isVisible("2. Ada, you, " + BubbleStrings.points(score)))
    #expect(stage.host.isVisible("1. Bob, 500 points"))
    #expect(stage.host.announcements.contains { $0.hasPrefix("Time’s up!") })
    let kept = try #require(stage.host.stored[BoardStore.key])
    #expect(try ScoreShelf(file: kept)[stage.play.game.rules].entries.map { $0.name.text } == ["Bob", "Ada", "Eve"])
    #expect(stage.host.stored[BoardStore.nextKey] == nil, "nothing is left aside")
    stage.host.tap("Play again")
    #expect(stage.play.screen == .game && stage.game.score == 0 && stage.game.player.text == "Ada")
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test("BU-E3: the best turns live when it is beaten") func liveBest() {
    let stage = BubblePopStage(stored: [BoardStore.key: BubblePopStage.board("3 Bob")])
    stage.begin()
    for _ in 0..<200 where stage.game.score <= 3 {
      if stage.popOne() == nil { stage.host.advance(ticks: 20) }
    }
    #expect(stage.host.element("Best")?.accessibilityValue == "\(stage.game.score)")
    #expect(stage.game.score > 3)
  }

  @Test("BU-E4: a pause hides the bubbles, loses no time and goes on by 3, 2, 1") func pause() {
    let stage = BubblePopStage()
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
    let stage = BubblePopStage(stored: ["bubblepop.bubbles": "30"])
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
    let stage = BubblePopStage()
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
    let stage = BubblePopStage()
    stage.begin()
    let bubble = try #require(stage.game.bubbles.first)
    #expect(stage.host.activate(BubbleStrings.name(bubble.kind)))
    #expect(stage.game.pops == 1)
  }

  @Test func markupIsText() {
    let stage = BubblePopStage(stored: ["bubblepop.duration": "10"])
    stage.begin("<b onclick=x>Bob</b>")
    stage.finish()
    #expect(stage.host.commit().contains { $0.contains("<b onclick=x>Bob</b>") && $0.hasPrefix("text") })
  }

  @Test func nothingMovesBeforeAGameAndAfterIt() {
    let stage = BubblePopStage(stored: ["bubblepop.duration": "10"])
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 3) == 0)
    stage.begin()
    stage.finish()
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 3) == 0)
  }

  @Test("whoever pops bubbles with the keys never loses the focus") func focusAfterAPop() {
    let stage = BubblePopStage()
    stage.begin()
    var isOnBubble: Bool { stage.host.application.focusedView?.accessibilityLabel?.contains(" point") == true }
    var popped = 0
    while stage.game.tick < stage.game.length - 60 {
      for _ in 0..<40 where !isOnBubble { stage.host.tab() }
      if isOnBubble {
        stage.host.press("Space")
        popped += 1
        stage.host.advance(ticks: 23)
        #expect(stage.host.application.focusedView != nil, "after \(popped) bubbles, at tick \(stage.game.tick)")
      }
      stage.host.advance(ticks: 1)
    }
    #expect(popped > 50)
  }
}

/// Counts flashes as WCAG 2.3.1 does: a rise of a tenth of full brightness at least, after a fall of as much.
private struct FlashCounter {
  /// The ticks in which the flashes began.
  private(set) var ticks: [Int] = []
  private var low = 0.0
  private var high = 0.0
  private var isBright = false

  mutating func see(_ brightness: Double, at tick: Int) {
    if isBright {
      high = max(high, brightness)
      if brightness <= high - 0.1 { (isBright, low) = (false, brightness) }
    } else {
      low = min(low, brightness)
      if brightness >= low + 0.1 {
        (isBright, high) = (true, brightness)
        ticks.append(tick)
      }
    }
  }

  var mostInASecond: Int {
    ticks.map { first in ticks.count { $0 >= first && $0 < first + 120 } }.max() ?? 0
  }
}
