import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import GameSettings
import Testing
import UIKit

@testable import SetGame

/// The game, driven as a person plays it.
@Suite(.serialized) struct PlayTests {
  @Test("a card is paler from the frame in which a finger touches it, until the finger leaves")
  func pressed() throws {
    let stage = SetStage()
    stage.settle()
    let card = try #require(stage.cards.first)
    let seen = stage.seen(card)
    stage.host.touch(phase: .down, at: CGPoint(x: seen.midX, y: seen.midY))
    stage.host.advance(ticks: 1)
    #expect(card.face.alpha < 1)
    stage.host.touch(phase: .cancel, at: CGPoint(x: seen.midX, y: seen.midY))
    stage.host.advance(ticks: 1)
    #expect(card.face.alpha == 1)
  }

  @Test("a first look: twelve cards are dealt, lie face up, and nothing moves any more")
  func start() {
    let stage = SetStage()
    stage.settle()
    #expect(stage.faults() == [] && stage.cards.count == 12)
    #expect(stage.host.isVisible("Deck, 69 cards") && stage.host.isVisible("Discard pile, 0 cards"))
    stage.host.settle()
    #expect(!stage.host.needsFrame)
    #expect(stage.host.diagnostics == [])
  }

  @Test("SE-P5: taps select and deselect, and screen readers read which cards are selected")
  func selecting() {
    let stage = SetStage()
    stage.settle()
    let card = stage.game.table[4]
    stage.tap(card)
    #expect(stage.game.selection == [card] && stage.view(card)?.face.mark == .selected)
    #expect(stage.host.element(SetStrings.name(card))?.accessibilityValue == "selected")
    stage.tap(card)
    #expect(stage.game.selection.isEmpty && stage.view(card)?.face.mark == SetCardView.Mark.none)
    #expect(SetStrings.name(Card(2, .striped, .red, .squiggle)) == "two red striped squiggles")
    #expect(SetStrings.name(Card(1, .open, .violet, .oval)) == "one violet open oval")
  }

  @Test("SE-R5, SE-H3p: a set flies, three new cards come, and the numbers on the piles follow")
  func match() {
    let stage = SetStage()
    stage.settle()
    #expect(stage.takeSet())
    #expect(stage.game.setsFound == 1 && stage.play.flights.count == 1 && stage.cards.count == 12)
    #expect(stage.host.isVisible("Deck, 66 cards") && stage.host.isVisible("Discard pile, 0 cards"))
    stage.settle()
    #expect(stage.faults() == [] && stage.host.isVisible("Discard pile, 3 cards"))
    stage.host.settle()
    #expect(!stage.host.needsFrame && stage.host.diagnostics == [])
  }

  @Test("SE-P8: three wrong cards are marked, each in words too, and the next tap deselects them")
  func mismatch() {
    let stage = SetStage()
    stage.settle()
    let wrong = stage.noSet
    for card in wrong { stage.tap(card) }
    for card in wrong {
      #expect(stage.view(card)?.face.mark == .mismatched && stage.view(card)?.accessibilityValue == "not a set")
    }
    #expect(stage.host.screenText.contains("Not a set: two"))
    let other = stage.game.table.first { !wrong.contains($0) }!
    stage.tap(other)
    #expect(stage.game.selection == [other])
    stage.settle()
    #expect(stage.faults() == [])
  }

  @Test(
    "SE-R4, SE-R4b: a tap on the deck deals three, as does the key D; a swipe deals nothing; an empty deck is disabled")
  func dealing() {
    let stage = SetStage()
    stage.settle()
    stage.tapDeck()
    #expect(stage.game.table.count == 15)
    stage.host.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 200, y: 320), duration: 0.2)
    #expect(stage.game.table.count == 15)
    stage.host.press("KeyD")
    #expect(stage.game.table.count == 18)
    stage.settle()
    #expect(stage.faults() == [])
    while stage.game.canDeal { stage.tapDeck() }
    #expect(stage.game.table.count == 81 && !stage.play.felt.deck.isEnabled)
    stage.host.advance(seconds: 9)
    #expect(stage.faults() == [] && stage.host.diagnostics == [])
  }

  /// A stage whose first table holds no set.
  private func dryStage(_ settings: [Setting: Int] = [:]) -> SetStage {
    for seed in 0..<200 {
      let stage = SetStage(seed: Int32(seed), settings: settings)
      if !stage.game.hasSet { return stage }
    }
    fatalError("no such seed")
  }

  @Test(
    "SE-X6: a table without a set says so as soon as all cards lie face up, in words and to screen readers, and offers the deal"
  )
  func stalemate() {
    let stage = dryStage()
    let deck = stage.play.felt.deck
    func isSaid() -> Bool { stage.host.screenText.contains("No set here") }
    var ticks = 0
    while stage.cards.contains(where: { !$0.isFaceUp || $0.isFlipping }), ticks < 600 {
      #expect(!isSaid() && !deck.isOffered && !stage.host.announcements.contains { $0.contains("No set here") })
      stage.host.advance(ticks: 1)
      ticks += 1
    }
    #expect(ticks > 60 && ticks < 600)
    stage.host.advance(ticks: 2)
    #expect(isSaid() && stage.host.announcements.filter { $0.contains("No set here") }.count == 1)
    stage.settle()
    #expect(deck.isOffered && deck.accessibilityHint == SetStrings.deckOffer)
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 4) <= 8, "the ring beats a few times only")
    stage.tapDeck()
    #expect(stage.game.score == 0)
    stage.settle()
    if stage.game.hasSet { #expect(!deck.isOffered && !stage.host.screenText.contains("No set here")) }
    let against = dryStage([.opponent: 2])
    against.host.advance(seconds: 4.5)
    #expect(against.host.screenText.contains("The computer sees no set either"))
  }

  @Test("a message with a word too wide for its place gets smaller letters once, and the layout comes to rest")
  func wideWordsRest() {
    let stage = SetStage(size: CGSize(width: 852, height: 393))
    stage.settle()
    let message = stage.play.message
    message.text = "Unüberschaubare Lage"
    stage.play.view.setNeedsLayout()
    stage.host.advance(ticks: 2)
    #expect(message.widestWord(in: message.font) <= message.bounds.width + 0.01)
    stage.host.settle()
    #expect(!stage.host.needsFrame && stage.host.diagnostics == [])
  }

  @Test(
    "no word of a message is in pieces beside the cards, in either language, at any size",
    arguments: [CGSize(width: 568, height: 320), CGSize(width: 852, height: 393), CGSize(width: 320, height: 480)],
    ["en", "de"])
  func wholeWords(size: CGSize, language: String) {
    let stage = SetStage(size: size, stored: ["arcade.language": language])
    stage.settle()
    func check() {
      let message = stage.play.message
      #expect(message.widestWord(in: message.font) <= message.bounds.width + 0.01, "\(message.text ?? "")")
    }
    stage.host.press("KeyH")
    stage.host.advance(ticks: 4)
    check()
    for card in stage.noSet { stage.tap(card) }
    stage.host.advance(ticks: 4)
    check()
    stage.takeSet()
    stage.host.advance(ticks: 4)
    check()
    stage.tapDeck()
    check()
  }

  @Test("points rise from the place where they were won or lost, and disappear")
  func points() throws {
    let stage = SetStage()
    stage.settle()
    let set = try #require(SetRule.firstSet(in: stage.game.table))
    let middle = set.reduce(CGPoint.zero) {
      let center = stage.view($1)!.center
      return CGPoint(x: $0.x + center.x / 3, y: $0.y + center.y / 3)
    }
    for card in set { stage.tap(card) }
    let sky = stage.play.felt.sky
    let label = try #require(sky.subviews.compactMap { $0 as? PointsView }.first)
    #expect(label.text == "+8" && stage.seen(label).center.distance(to: middle) < 30)
    stage.host.advance(seconds: 1.5)
    #expect(label.superview == nil && stage.host.screenText.contains("Set! +8, 3 of them for speed"))
    for card in stage.noSet { stage.tap(card) }
    #expect(sky.subviews.contains { ($0 as? PointsView)?.text == "−3" })
    stage.settle()
    #expect(stage.faults() == [])
  }

  @Test("a finished game can be reviewed: what was found, what was missed, what took long")
  func lookingBack() {
    let stage = SetStage(seed: 3)
    stage.settle()
    while !stage.game.isOver {
      if !stage.takeSet() { stage.tapDeck() }
      stage.host.advance(seconds: 0.6)
    }
    stage.host.advance(seconds: 0.5)
    stage.host.tap("Look back")
    stage.host.advance(seconds: 1)
    #expect(stage.stack.topViewController === stage.play.review && stage.host.address.hasSuffix("review"))
    #expect(
      stage.host.isVisible(SetStrings.summary(stage.game, stage.play.review.review!))
        || stage.host.screenText.contains("each on average"))
    #expect(stage.play.review.review?.finds.count == stage.game.setsFound)
    #expect(stage.host.diagnostics == [])
  }

  @Test(
    "the day's deck is the same for everybody, classic and alone; the first attempt counts; a new game is free again")
  func today() {
    func stage(_ settings: [Setting: Int]) -> SetStage {
      let stage = SetStage(settings: settings)
      stage.host.tellTime(Date(timeIntervalSince1970: 1_795_000_000))
      #expect(stage.stack.open(addressNames: ["today"]))
      stage.host.advance(seconds: 3)
      return stage
    }
    let one = stage([.variant: 2, .opponent: 3])
    let other = stage([.shrinks: 1])
    #expect(one.game.table == other.game.table && one.game.deck == other.game.deck && one.game.rival == nil)
    #expect(one.game.table.count == 12 && one.play.addressName == "today" && one.play.title == DayText.short(.today))
    #expect(one.stack.open(addressNames: ["today", "learn"]) && one.play.day == .today)
    one.host.advance(seconds: 1)
    #expect(one.stack.open(addressNames: ["today"]))
    one.host.advance(seconds: 1)
    one.play.resume()
    while !one.game.isOver {
      if let set = SetRule.firstSet(in: one.game.table) {
        for card in set { one.play.choose(card) }
      } else {
        one.play.dealThree()
      }
      one.host.advance(seconds: 0.2)
    }
    one.host.advance(seconds: 1)
    #expect(DailyResults(game: "set").result(on: .today)?.official == one.game.score)
    #expect(one.host.screenText.contains("That is your result of the day"))
    one.host.tap("Play again")
    one.host.advance(seconds: 1)
    #expect(one.play.day == .today && one.game.table == other.game.table)
    one.host.press("KeyN")
    #expect(one.play.day == nil && one.game.variant == Variant.all[2] && one.host.diagnostics == [])
  }

  @Test("each variant is played by touch to its first find", arguments: 1..<4)
  func variants(number: Int) throws {
    let stage = SetStage(settings: [.variant: number])
    stage.settle()
    let variant = Variant.all[number]
    #expect(stage.cards.count == variant.firstCards && stage.faults() == [])
    while !stage.game.hasSet {
      stage.tapDeck()
      stage.settle()
    }
    for card in try #require(variant.firstFind(in: stage.game.table)) { stage.tap(card) }
    #expect(stage.game.setsFound == 1)
    stage.settle()
    #expect(stage.faults() == [] && stage.host.isVisible("Discard pile, \(variant.size) cards"))
    #expect(stage.host.diagnostics == [])
  }

  @Test("a card that is still on its way from the deck does not take the deck's touch")
  func quickDealing() {
    let stage = SetStage()
    stage.settle()
    for deal in 1...8 {
      stage.tapDeck()
      stage.host.advance(ticks: 18)
      #expect(stage.game.table.count == 12 + 3 * deal)
    }
  }

  @Test("title and buttons of the bar are chalk on the felt, and those of the skin over other pages")
  func barIsLegible() {
    let stage = SetStage()
    stage.settle()
    let bar = stage.stack.navigationBar
    let title = {
      let shown = stage.stack.topViewController?.navigationItem.standardAppearance ?? bar.standardAppearance
      return shown.titleTextAttributes[.foregroundColor] as? UIColor
    }
    #expect(title() === FeltInk.chalk && bar.tintColor === FeltInk.chalk)
    stage.host.tap("Settings")
    stage.host.advance(seconds: 1)
    #expect(title() === Skin.felt.bar.ink && bar.tintColor !== FeltInk.chalk)
    stage.back()
    #expect(title() === FeltInk.chalk)
    stage.host.tap("Learn")
    stage.host.advance(seconds: 1)
    #expect(title() === FeltInk.chalk)
  }

  @Test("SE-P9, SE-P11: hint, undo, shuffle and new game by their buttons")
  func buttons() {
    let stage = SetStage()
    stage.settle()
    stage.host.tap("Hint")
    #expect(stage.game.hinted.count == 1 && stage.cards.count { $0.face.mark == .hinted } == 1)
    stage.host.tap("Hint")
    stage.host.tap("Hint")
    #expect(
      SetRule.isSet(stage.game.hinted) && stage.host.element("Hint")?.accessibilityTraits.contains(.notEnabled) == true)
    for card in stage.game.hinted { stage.tap(card) }
    stage.settle()
    let table = stage.game.table
    stage.host.tap("Undo")
    #expect(stage.game.table != table && stage.game.deck.count == 69)
    stage.settle()
    #expect(stage.faults() == [] && stage.host.isVisible("Discard pile, 0 cards"))
    let order = stage.game.table
    stage.host.tap("Shuffle")
    #expect(stage.game.table != order && Set(stage.game.table) == Set(order))
    stage.settle()
    #expect(stage.faults() == [])
    stage.host.tap("New game")
    stage.settle()
    #expect(stage.game.score == 0 && stage.faults() == [] && stage.host.diagnostics == [])
  }

  @Test("taken back in mid-flight, a set lies where it lay")
  func undoInFlight() {
    let stage = SetStage()
    stage.settle()
    let table = stage.game.table
    stage.takeSet()
    stage.host.advance(seconds: 0.4)
    stage.host.press("KeyU")
    #expect(stage.game.table == table && stage.play.flights.isEmpty)
    stage.settle()
    #expect(stage.faults() == [] && stage.host.isVisible("Deck, 69 cards"))
  }

  /// Rotates two fingers about the middle of the table.
  private func rotateFingers(_ stage: SetStage) {
    let middle = CGPoint(x: 195, y: 400)
    stage.host.touch(id: 1, phase: .down, at: CGPoint(x: middle.x - 80, y: middle.y))
    stage.host.touch(id: 2, phase: .down, at: CGPoint(x: middle.x + 80, y: middle.y))
    stage.host.advance(ticks: 2)
    for step in 1...20 {
      let angle = Double(step) * 0.05
      let arm = CGVector(dx: 80 * cos(angle), dy: 80 * sin(angle))
      stage.host.touch(id: 1, phase: .move, at: CGPoint(x: middle.x - arm.dx, y: middle.y - arm.dy))
      stage.host.touch(id: 2, phase: .move, at: CGPoint(x: middle.x + arm.dx, y: middle.y + arm.dy))
      stage.host.advance(ticks: 1)
    }
    let (x, y) = (middle.x + 80 * cos(1), middle.y + 80 * sin(1))
    stage.host.touch(id: 1, phase: .up, at: CGPoint(x: 2 * middle.x - x, y: 2 * middle.y - y))
    stage.host.touch(id: 2, phase: .up, at: CGPoint(x: x, y: y))
  }

  @Test(
    "SE-X1, SE-X2: a two-finger rotation or the button shuffles; each card glides to its place and makes one full turn",
    arguments: [true, false])
  func shuffleGlidesAndSpins(byFingers: Bool) {
    let stage = SetStage()
    stage.settle()
    let order = stage.game.table
    let starts = stage.cards.map { (view: $0, place: stage.seen($0)) }
    if byFingers { rotateFingers(stage) } else { stage.host.tap("Shuffle") }
    var last = starts.map { $0.place.center }
    var steps = [Int](repeating: 0, count: starts.count)
    var turned = [Double](repeating: 0, count: starts.count)
    var angles = turned
    for _ in 0..<120 {
      for (index, (view, start)) in starts.enumerated() {
        let now = stage.seen(view).center
        let step = last[index].distance(to: now)
        let way = start.center.distance(to: view.center)
        #expect(step <= way / 8 + 0.5, "a glide has no jumps: \(step) of \(way) in a tick")
        if step > 0.01 { steps[index] += 1 }
        last[index] = now
        let matrix = view.layer.presentation()!.affineTransform()
        let angle = atan2(matrix.b, matrix.a)
        turned[index] += (angle - angles[index]).remainder(dividingBy: 2 * .pi)
        angles[index] = angle
      }
      stage.host.advance(ticks: 1)
    }
    #expect(stage.game.table != order && Set(stage.game.table) == Set(order) && stage.game.selection.isEmpty)
    let moved = starts.indices.filter { starts[$0].place.center.distance(to: starts[$0].view.center) > 4 }
    #expect(moved.count >= 6, "\(moved)")
    for index in starts.indices {
      #expect(moved.contains(index) ? steps[index] >= 30 : steps[index] == 0, "\(steps[index]) steps")
      let turns = moved.contains(index) ? 1.0 : 0
      #expect(abs(abs(turned[index]) - turns * 2 * .pi) < 0.01, "\(turned[index])")
    }
    #expect(turned.contains { $0 > 6 } && turned.contains { $0 < -6 }, "both ways round")
    stage.settle()
    #expect(stage.faults() == [])
  }

  @Test("the keyboard alone: arrows go from card to card, Space chooses, and a set can be taken")
  func keyboard() {
    let stage = SetStage()
    stage.settle()
    stage.host.press("ArrowDown")
    #expect(stage.cards[0].isFocused)
    stage.host.press("ArrowRight")
    #expect(stage.cards[1].isFocused)
    stage.host.press("ArrowDown")
    #expect(stage.cards[1 + stage.play.grid.shape.columns].isFocused)
    stage.host.press("ArrowLeft")
    stage.host.press("ArrowUp")
    #expect(stage.cards[0].isFocused)
    let set = SetRule.firstSet(in: stage.game.table)!
    for card in set {
      let place = stage.game.table.firstIndex(of: card)!
      for _ in 0..<12 {
        guard let here = stage.cards.firstIndex(where: { $0.isFocused }), here != place else { break }
        let columns = stage.play.grid.shape.columns
        if here / columns != place / columns {
          stage.host.press(here / columns < place / columns ? "ArrowDown" : "ArrowUp")
        } else {
          stage.host.press(here < place ? "ArrowRight" : "ArrowLeft")
        }
      }
      stage.host.press("Space")
    }
    #expect(stage.game.setsFound == 1 && stage.cards.contains { $0.isFocused })
    for key in ["KeyH", "KeyD", "KeyS", "KeyU"] { stage.host.press(key) }
    stage.host.press("KeyP")
    #expect(stage.play.isPaused)
    stage.host.press("KeyP")
    stage.settle()
    #expect(stage.faults() == [] && stage.host.diagnostics == [])
  }

  @Test("while paused the cards cannot be seen, touched or read, and time stands still")
  func pause() {
    let stage = SetStage()
    stage.settle()
    stage.host.tap("Pause")
    let ticks = stage.game.ticks
    let name = SetStrings.name(stage.game.table[0])
    #expect(stage.host.isVisible("Paused") && stage.host.element(name) == nil)
    stage.tap(stage.game.table[0])
    #expect(!stage.play.isPaused && stage.game.selection.isEmpty)
    stage.host.press("KeyP")
    stage.host.press("KeyD")
    stage.host.advance(seconds: 5)
    stage.host.settle()
    #expect(stage.game.table.count == 12 && stage.game.ticks - ticks < 60 && !stage.host.needsFrame)
    stage.host.press("KeyP")
    #expect(stage.host.element(name) != nil)
    stage.host.blur()
    #expect(stage.play.isPaused)
    #expect(stage.host.diagnostics == [])
  }

  @Test("SE-P10: a whole game by taps ends with its result, and the next one begins", arguments: [1, 2])
  func wholeGame(seed: Int) {
    let stage = SetStage(seed: Int32(seed))
    stage.host.advance(seconds: 2)
    var steps = 0
    while !stage.game.isOver, steps < 60 {
      if !stage.takeSet() { stage.tapDeck() }
      stage.host.advance(seconds: 0.3)
      steps += 1
    }
    #expect(stage.game.isOver)
    stage.host.advance(seconds: 0.5)
    #expect(stage.host.isVisible("No sets left") && stage.play.presentedViewController is EndCard)
    #expect(ScoreStore(game: "set").best(stage.game.settings.recordName) == stage.game.score)
    stage.settle()
    #expect(stage.faults() == [] && stage.game.discards.count + stage.game.table.count == 81)
    stage.host.tap("Play again")
    stage.settle()
    #expect(!stage.game.isOver && stage.game.table.count == 12 && stage.faults() == [])
    #expect(stage.host.diagnostics == [])
  }

  @Test("against the computer: it claims a set, shows it and takes it, and the score includes it")
  func rival() {
    let stage = SetStage(settings: [.opponent: 3])
    stage.settle()
    for _ in 0..<4_000 where stage.game.called.isEmpty { stage.host.advance(ticks: 10) }
    let before = stage.game.rivalSets
    #expect(stage.host.screenText.contains("The computer has a set"))
    #expect(stage.cards.count { $0.face.mark == .called } == 3)
    stage.host.advance(seconds: 1.1)
    #expect(stage.game.rivalSets == before + 1)
    #expect(stage.host.screenText.contains("You 0 : \(before + 1) PC"))
    stage.host.tap("Pause")
    stage.host.tap("Resume")
    #expect(stage.host.diagnostics == [])
  }
}
