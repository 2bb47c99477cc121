import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import SetGame

/// The four animations that the assignment asks for, observed tick by tick.
@Suite(.serialized) struct MotionTests {
  /// Advances tick by tick for `seconds`, and calls `look` after each tick.
  private func watch(_ stage: SetStage, seconds: Double, _ look: () -> Void) {
    for _ in 0..<Int(seconds * 120) {
      stage.host.advance(ticks: 1)
      look()
    }
  }

  @Test("SE-R2a, SE-H3a: cards glide to their new places; none jumps more than a quarter of the way in a frame")
  func rearranging() {
    let stage = SetStage()
    stage.settle()
    let before = stage.cards.map { ($0, stage.seen($0)) }
    stage.tapDeck()
    var last = before.map { $0.1 }
    var steps = [Int](repeating: 0, count: before.count)
    watch(stage, seconds: 0.5) {
      for (index, (view, start)) in before.enumerated() {
        let now = stage.seen(view)
        let end = view.frame
        let way = start.center.distance(to: end.center)
        guard way > 4 else { continue }
        let step = last[index].center.distance(to: now.center)
        // The page draws every second tick.
        #expect(step * 2 <= way / 4 + 0.5, "\(step) of \(way)")
        if step > 0.01 { steps[index] += 1 }
        last[index] = now
      }
    }
    #expect(steps.filter { $0 >= 6 }.count >= 8)
  }

  @Test(
    "SE-R2b-1, SE-R2b-2, SE-H3d, SE-H3e, SE-H3h, SE-H3i: each new card leaves the deck, in its size, in turn")
  func dealing() {
    for first in [true, false] {
      let stage = SetStage()
      if !first {
        stage.settle()
        stage.tapDeck()
      }
      let fresh = first ? stage.cards : Array(stage.cards.suffix(3))
      let old = stage.cards.filter { card in !fresh.contains { $0 === card } }
      var starts: [Int] = []
      var lastGlide = -1
      var tick = 0
      var begun = Set<Int>()
      watch(stage, seconds: 2.5) {
        tick += 1
        for card in old where stage.seen(card).center.distance(to: card.center) > 0.01 { lastGlide = tick }
        for card in fresh {
          let opacity = card.layer.presentation()!.opacity
          guard opacity > 0.01, !begun.contains(card.card.id) else { continue }
          begun.insert(card.card.id)
          starts.append(tick)
          // The card first appears on the deck, and no larger than it.
          let place = stage.seen(card)
          #expect(stage.deck.insetBy(dx: -4, dy: -4).contains(place.center), "\(place) of \(stage.deck)")
          #expect(abs(place.width - stage.deck.width) < 12 && !card.isFaceUp)
        }
      }
      #expect(starts.count == fresh.count)
      for (one, next) in zip(starts, starts.dropFirst()) { #expect(Double(next - one) / 120 >= 0.04) }
      #expect((starts.first ?? 0) >= lastGlide)
    }
  }

  @Test("SE-R2d-1: a card is face down until it lies in its place, and then it is flipped")
  func faceDown() {
    let stage = SetStage()
    watch(stage, seconds: 3) {
      for card in stage.cards where stage.seen(card).center.distance(to: card.center) > 0.5 { #expect(!card.isFaceUp) }
    }
    #expect(stage.cards.allSatisfy { $0.isFaceUp })
  }

  @Test("SE-X3: a dealt card turns twice round on its way and stands upright at its end, sized by its transform")
  func spin() {
    let stage = SetStage()
    let card = stage.cards[3]
    var turned = 0.0
    var last = 0.0
    var widths: [CGFloat] = []
    watch(stage, seconds: 2.5) {
      // So a page lays it out and draws it only once.
      #expect(card.layer.presentation()!.bounds.size == card.bounds.size)
      let m = card.layer.presentation()!.affineTransform()
      let angle = atan2(m.b, m.a)
      var step = angle - last
      if step < -Double.pi { step += 2 * Double.pi }
      if step > Double.pi { step -= 2 * Double.pi }
      turned += step
      last = angle
      widths.append(stage.seen(card).width)
    }
    #expect(abs(turned - 4 * Double.pi) < Double.pi / 180, "\(turned)")
    #expect(card.transform == .identity && Set(widths.map { Int($0) }).count > 10)
    for (width, next) in zip(widths, widths.dropFirst()) { #expect(next >= width - 0.001 && next <= width + 3) }
  }

  @Test(
    "SE-R2c-1, SE-H3l, SE-H5, SE-H7, SE-H8, SE-H9: a set flies off at once, bounces and turns, then snaps to the pile")
  func flyaway() {
    let stage = SetStage()
    stage.settle()
    let set = SetRule.firstSet(in: stage.game.table)!
    let views = set.map { stage.view($0)! }
    for card in set { stage.tap(card) }
    let flight = stage.play.flights[0]
    #expect(flight.cards.count == 3 && flight.behavior.collision.items.count == 3)
    for view in views { #expect(view.superview == nil && !flight.cards.contains { $0 === view }) }
    let area = stage.play.felt.bounds
    let walls = area.inset(by: flight.behavior.edges)
    let log = WallLog(flight.cards)
    flight.behavior.collision.collisionDelegate = log
    var bounces = [Int](repeating: 0, count: 3)
    var last = [CGPoint](repeating: .zero, count: 3)
    var leftAt = [Int](repeating: 0, count: 3)
    var snapTick = 0
    var tick = 0
    var angular: CGFloat = 0
    watch(stage, seconds: 5) {
      tick += 1
      guard !stage.play.flights.isEmpty, !flight.hasLanded else { return }
      if flight.behavior.phase == .snapping, snapTick == 0 {
        snapTick = tick
        #expect(flight.behavior.collision.items.isEmpty && flight.behavior.snaps.count == 3)
      }
      for (index, card) in flight.cards.enumerated() where snapTick == 0 {
        #expect(area.insetBy(dx: -1, dy: -1).contains(card.center))
        angular = max(angular, abs(flight.behavior.traits.angularVelocity(for: card)))
        let velocity = flight.behavior.traits.linearVelocity(for: card)
        if leftAt[index] == 0, hypot(velocity.x, velocity.y) > 100 { leftAt[index] = tick }
        // A wall bounce turns the velocity at the point of contact away from the wall; other cards may turn it too.
        for point in log.takeHits(of: index) {
          let inward = walls.inwardNormal(nearest: point)
          let (before, after) = (last[index].dot(inward), velocity.dot(inward))
          if after > before + 1 { bounces[index] += 1 }
        }
        last[index] = velocity
      }
    }
    #expect(leftAt == [1, 1, 1], "the three leave in one tick: \(leftAt)")
    #expect(bounces.allSatisfy { $0 >= 1 }, "\(bounces)")
    #expect(snapTick >= 180 && snapTick <= 360 && angular > 1, "\(snapTick) \(angular)")
    #expect(stage.play.flights.isEmpty && stage.play.felt.discard.count == 3)
    // SE-H3n: the animator has nothing left to simulate.
    #expect(!flight.animator.isRunning && flight.animator.behaviors.isEmpty)
    #expect(flight.behavior.traits.items.isEmpty && flight.animator.items(in: area.insetBy(dx: -9e3, dy: -9e3)).isEmpty)
  }

  @Test("arriving cards are above those at rest, the latest on top; a flying set passes in front of everything")
  func order() throws {
    let stage = SetStage()
    stage.settle()
    stage.takeSet()
    let cards = stage.play.felt.cards
    let arriving = stage.cards.filter { $0.isArriving }
    #expect(arriving.count == 3)
    var wereOnTop = 0
    watch(stage, seconds: 1.5) {
      let flying = stage.cards.filter { $0.isArriving }
      if !flying.isEmpty { wereOnTop += 1 }
      #expect(cards.subviews.suffix(flying.count).allSatisfy { view in flying.contains { $0 === view } })
    }
    #expect(wereOnTop > 60 && stage.cards.allSatisfy { !$0.isArriving })
    // Board, tray and message lie below what moves.
    let parts: [UIView] = stage.play.view.subviews
    let felt = try #require(parts.firstIndex { $0 === stage.play.felt })
    for part in [stage.play.board, stage.play.tray, stage.play.message] as [UIView] {
      #expect(try #require(parts.firstIndex { $0 === part }) < felt)
    }
    #expect(stage.play.felt.subviews.last === stage.play.felt.sky)
  }

  @Test("SE-H12: flying cards are visible outside the area of the cards; nothing clips them")
  func beyondTheGrid() {
    let stage = SetStage()
    stage.settle()
    stage.takeSet()
    let flight = stage.play.flights[0]
    let grid = stage.cards.reduce(CGRect.null) { $0.union($1.frame) }
    var outside = 0
    watch(stage, seconds: 2) {
      for card in flight.cards where !grid.contains(stage.seen(card)) {
        outside += 1
        var around = card.superview
        while let view = around, view !== stage.play.felt {
          #expect(!view.clipsToBounds && view.alpha == 1 && !view.isHidden)
          around = view.superview
        }
        #expect(stage.play.felt.bounds.insetBy(dx: -40, dy: -40).contains(card.center))
      }
    }
    #expect(outside > 100, "\(outside)")
  }

  @Test("SE-R2c-2, SE-R2d-2, SE-H11: the cards are exactly on the pile before the top one is flipped")
  func landing() {
    let stage = SetStage()
    stage.settle()
    stage.takeSet()
    let flight = stage.play.flights[0]
    var landedTick = 0
    var flippedTick = 0
    var tick = 0
    watch(stage, seconds: 5) {
      tick += 1
      let top = flight.cards.last!
      if !top.isFaceUp, flippedTick == 0 { flippedTick = tick }
      guard flight.hasLanded, landedTick == 0 else { return }
      landedTick = tick
      for card in flight.cards {
        #expect(card.center.distance(to: stage.pile.center) <= 1 && card.transform == .identity)
        #expect(card.bounds.size == stage.pile.size)
      }
    }
    #expect(landedTick > 0 && flippedTick >= landedTick)
    #expect(stage.play.felt.sky.subviews.isEmpty)
  }

  @Test("SE-H3k: while a set flies, new cards are dealt and taps count")
  func overlap() {
    let stage = SetStage()
    stage.settle()
    stage.takeSet()
    stage.host.advance(seconds: 0.2)
    #expect(stage.cards.contains { !$0.isFaceUp } && stage.play.flights.count == 1)
    let card = stage.cards.first { $0.isFaceUp }!.card
    stage.tap(card)
    #expect(stage.game.selection == [card])
    stage.tap(card)
    #expect(stage.takeSet() == (stage.game.setsFound == 2))
    #expect(stage.game.setsFound < 2 || stage.play.flights.count == 2)
    stage.settle()
    #expect(stage.faults() == [])
  }

  @Test("at rest one frame a second is requested, for the time; without the time none at all")
  func rest() {
    let stage = SetStage()
    stage.settle()
    stage.takeSet()
    stage.settle()
    stage.host.settle()
    #expect(stage.host.countFrames(seconds: 4) <= 8)
    let still = SetStage(settings: [.clock: 0])
    still.settle()
    still.host.settle()
    #expect(still.host.countFrames(seconds: 4) == 0)
  }

  @Test("what happened while a window had no room for cards is shown when it has room again")
  func noRoom() {
    let stage = SetStage(settings: [.opponent: 3])
    stage.settle()
    stage.host.resize(to: CGSize(width: 60, height: 40))
    // The computer takes sets meanwhile.
    stage.host.advance(seconds: 90)
    #expect(stage.play.gridArea.isEmpty && stage.game.rivalSets > 0)
    stage.host.resize(to: CGSize(width: 390, height: 844))
    stage.host.advance(ticks: 2)
    #expect(stage.play.cardViews.map { $0.card } == stage.game.table)
    #expect(stage.host.diagnostics == [])
  }

  @Test("SE-H15: turned in mid-deal, in mid-flight and in mid-shuffle, everything ends in its place", arguments: 0..<6)
  func turning(moment: Int) {
    let stage = SetStage(seed: Int32(moment))
    stage.host.advance(seconds: 0.3 * Double(moment))
    stage.host.rotate()
    stage.settle()
    #expect(stage.faults() == [])
    stage.takeSet()
    stage.host.advance(seconds: 0.1 + 0.5 * Double(moment))
    stage.host.rotate()
    stage.host.advance(seconds: 0.2)
    stage.host.resize(to: CGSize(width: 320, height: 568))
    stage.settle()
    #expect(stage.faults() == [])
    stage.host.press("KeyS")
    stage.host.advance(seconds: 0.3)
    stage.host.resize(to: CGSize(width: 1_024, height: 768))
    stage.settle()
    #expect(stage.faults() == [] && stage.host.diagnostics == [])
  }

  @Test("fifty taps a second through a deal, a flight and a shuffle: nothing breaks, everything ends in its place")
  func flood() {
    let stage = SetStage()
    var chance = SeededGenerator(seed: 8)
    for step in 0..<500 {
      stage.host.touch(id: 1, phase: .down, at: CGPoint(x: chance.next(in: 0.0...390), y: chance.next(in: 60.0...780)))
      stage.host.advance(ticks: 1)
      stage.host.touch(id: 1, phase: .up, at: CGPoint(x: 10, y: 10))
      stage.host.advance(ticks: 1)
      if step % 40 == 20 { stage.host.press("KeyS") }
      if step % 25 == 10 { stage.takeSet() }
      if step % 90 == 50 { stage.host.press("KeyU") }
    }
    if stage.play.isPaused { stage.play.resume() }
    stage.settle()
    if stage.play.presentedViewController == nil { #expect(stage.faults() == []) }
    #expect(stage.host.diagnostics == [])
  }

  @Test("SE-H3b, SE-H3c: with less motion cards fade: nothing flies, spins or is flung, and the game is the same")
  func reduced() {
    let stage = SetStage(reducesMotion: true)
    stage.host.advance(ticks: 2)
    for card in stage.cards { #expect(card.isFaceUp && stage.seen(card).center == card.center) }
    stage.takeSet()
    #expect(stage.play.flights.isEmpty && stage.game.setsFound == 1)
    stage.host.press("KeyS")
    stage.host.press("KeyD")
    watch(stage, seconds: 1) { for card in stage.cards { #expect(stage.seen(card).center == card.center) } }
    stage.settle()
    #expect(stage.faults() == [] && stage.host.isVisible("Discard pile, 3 cards"))
  }

  @Test("SE-H10: the animators exist while something flies and are released with the game")
  func lifetime() {
    let stage = SetStage()
    stage.settle()
    stage.takeSet()
    stage.host.advance(seconds: 0.5)
    var animator = Weak(stage.play.flights[0].animator)
    #expect(animator.value != nil)
    stage.host.press("KeyN")
    #expect(animator.value == nil && stage.play.flights.isEmpty)
    stage.settle()
    stage.takeSet()
    animator = Weak(stage.play.flights[0].animator)
    stage.settle()
    #expect(animator.value == nil && stage.faults() == [])
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension CGPoint {
  fileprivate func dot(_ direction: CGVector) -> CGFloat { x * direction.dx + y * direction.dy }
}

extension CGRect {
  /// The unit vector from the edge nearest to a point into the rectangle.
  fileprivate func inwardNormal(nearest point: CGPoint) -> CGVector {
    let edges = [
      (abs(point.x - minX), CGVector(dx: 1, dy: 0)), (abs(point.x - maxX), CGVector(dx: -1, dy: 0)),
      (abs(point.y - minY), CGVector(dx: 0, dy: 1)), (abs(point.y - maxY), CGVector(dx: 0, dy: -1)),
    ]
    return edges.min { $0.0 < $1.0 }!.1
  }
}

/// Records where flying cards hit the walls; contacts between cards do not count.
private final class WallLog: NSObject, UICollisionBehaviorDelegate {
  private let cards: [SetCardView]
  private var hits: [[CGPoint]]

  init(_ cards: [SetCardView]) {
    self.cards = cards
    hits = cards.map { _ in [] }
  }

  func takeHits(of index: Int) -> [CGPoint] {
    defer { hits[index] = [] }
    return hits[index]
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) {
    if let index = cards.firstIndex(where: { $0 === item }) { hits[index].append(p) }
  }
}
