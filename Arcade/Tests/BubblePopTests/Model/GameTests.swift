import CaromGeometry
import Testing

@testable import BubblePop

/// The game without any view: BU-A10 holds by this file's imports.
@Suite struct GameTests {
  private static let size = CGSize(width: 393, height: 700)

  private func game(_ seed: UInt64 = 1, size: CGSize = size, _ values: [Setting: Int] = [:]) -> Game {
    var settings = Settings()
    for (setting, value) in values { settings[setting] = value }
    var chance = SeededGenerator(seed: seed)
    return Game(settings, player: PlayerName("Ada")!, size: size, using: &chance)
  }

  private func playing(_ seed: UInt64 = 1, size: CGSize = size, _ values: [Setting: Int] = [:]) -> Game {
    var game = game(seed, size: size, values)
    while game.phase == .counting { _ = game.step() }
    return game
  }

  @Test("BU-E2a: three beats, one a second, then it begins") func countdown() {
    var game = game()
    var beats: [(Int, Int)] = []
    var started: Int?
    for tick in 1...500 where started == nil {
      for event in game.step() {
        if case .beat(let left) = event { beats.append((left, tick)) }
        if case .started = event { started = tick }
      }
    }
    #expect(beats.map { $0.0 } == [3, 2, 1] && beats.map { $0.1 } == [1, 121, 241] && started == 361)
    #expect(game.tick == 0 && game.secondsLeft == 60)
  }

  @Test("BU-C2a, BU-C4: 60 seconds by default, counted down one by one") func time() {
    var game = playing()
    var shown = [game.secondsLeft]
    var ticks = 0
    while game.phase == .playing {
      _ = game.step()
      ticks += 1
      if game.secondsLeft != shown.last { shown.append(game.secondsLeft) }
    }
    #expect(shown == Array((0...60).reversed()) && ticks == 60 * 120)
    for seconds in [10, 120] {
      var other = playing(1, [.duration: seconds])
      var count = 0
      while other.phase == .playing {
        _ = other.step()
        count += 1
      }
      #expect(count == seconds * 120)
    }
  }

  @Test("BU-C2b: nothing can be popped when the time is up") func end() {
    var game = playing(3, [.duration: 10])
    while game.phase == .playing { _ = game.step() }
    let score = game.score
    for id in 0..<200 { #expect(game.pop(id: id).isEmpty) }
    #expect(game.score == score && game.step().isEmpty)
  }

  @Test("BU-C5, BU-C7, BU-C9c, BU-E1a: in every tick", arguments: [0, 1], [1, 15, 30])
  func invariants(drift: Int, most: Int) {
    for (index, size) in FieldTests.sizes.enumerated() {
      var game = playing(UInt64(index + 1), size: size, [.drift: drift, .bubbles: most, .duration: 20])
      var chance = SeededGenerator(seed: 9)
      while game.phase == .playing {
        _ = game.step()
        #expect(game.faults() == [])
        if chance.next(below: 90) == 0, let bubble = chance.pick(from: game.bubbles) { _ = game.pop(id: bubble.id) }
      }
    }
  }

  @Test("BU-C6a: any number from none to the most") func numbers() {
    var counts = [Int](repeating: 0, count: 16)
    for seed in 1...20 {
      var game = playing(UInt64(seed))
      while game.phase == .playing {
        _ = game.step()
        if game.tick % Rules.ticksPerSecond == Rules.arrivalDelay { counts[game.bubbles.count] += 1 }
      }
    }
    #expect(counts.allSatisfy { $0 > 0 }, "\(counts)")
  }

  @Test("BU-C9a: one refresh a second: some of those that are there go at random, and others replace them")
  func refresh() {
    var game = playing(4, [.drift: 0])
    var before = game.bubbles.map { $0.id }
    var known = Set(before)
    var removals = 0
    var (removed, replacements, refreshesWithReplacements) = (0, 0, 0)
    var removesLater = false
    while game.phase == .playing {
      let events = game.step()
      let gone = events.compactMap { if case .removed(let bubble) = $0 { bubble.id } else { nil } }
      let new = events.compactMap { if case .appeared(let id) = $0 { id } else { nil } }
      if !gone.isEmpty {
        removals += 1
        removed += gone.count
        #expect(game.tick % 120 == 0 && Set(gone).isSubset(of: before))
        #expect(game.bubbles.map { $0.id } == before.filter { !gone.contains($0) }, "survivors were there before")
        removesLater = removesLater || !gone.contains(before[0])
      }
      if game.tick % 120 == 0, game.phase == .playing, !before.isEmpty { #expect(!gone.isEmpty) }
      if !new.isEmpty {
        replacements += new.count
        refreshesWithReplacements += 1
        #expect(game.tick % 120 == Rules.arrivalDelay, "when those that went have shrunk away")
        #expect(game.bubbles.map { $0.id } == before + new && known.isDisjoint(with: new), "new bubbles, not old ones")
        known.formUnion(new)
      }
      before = game.bubbles.map { $0.id }
    }
    #expect(removals > 40 && removesLater, "not always the oldest first")
    #expect(refreshesWithReplacements > 20 && replacements > removed / 2, "\(replacements) for \(removed)")
  }

  @Test("BU-C9a: chance decides which bubbles a refresh removes")
  func refreshIsRandom() {
    var (games, fromOldest, fromNewest) = (0, 0, 0)
    for seed in 1...100 as ClosedRange<UInt64> {
      var game = playing(seed, [.drift: 0])
      let before = game.bubbles.map { $0.id }
      while game.tick < 120 { _ = game.step() }
      let kept = game.bubbles.map { $0.id }
      guard !kept.isEmpty, kept.count < before.count else { continue }
      games += 1
      if kept == Array(before.suffix(kept.count)) { fromOldest += 1 }
      if kept == Array(before.prefix(kept.count)) { fromNewest += 1 }
    }
    #expect(games > 50 && fromOldest < games / 2 && fromNewest < games / 2, "\(fromOldest), \(fromNewest) of \(games)")
  }

  @Test("BU-C9b: the number rises and falls") func risesAndFalls() {
    var game = playing(6)
    var seen: [Int] = []
    while game.phase == .playing {
      _ = game.step()
      if game.tick % 120 == 100 { seen.append(game.bubbles.count) }
    }
    let steps = zip(seen, seen.dropFirst())
    #expect(steps.contains { $0 < $1 } && steps.contains { $0 > $1 })
  }

  @Test("BU-E1a: every bubble is popped, refreshed or drifts out") func everyBubbleEnds() {
    var game = playing(2, [.duration: 120])
    var open: Set<Int> = []
    var left = 0
    open.formUnion(game.bubbles.map { $0.id })
    while game.phase == .playing {
      for event in game.step() {
        switch event {
        case .appeared(let id): open.insert(id)
        case .removed(let bubble): #expect(open.remove(bubble.id) != nil)
        case .left(let bubble):
          left += 1
          #expect(open.remove(bubble.id) != nil)
        default: break
        }
      }
      #expect(open == Set(game.bubbles.map { $0.id }))
    }
    #expect(left > 10, "some drift out: \(left)")
  }

  @Test("BU-E1b: bubbles move faster across the screen in every ten seconds than in the ten before", arguments: 1...5)
  func quickens(seed: UInt64) {
    var game = playing(seed)
    var ways = [Double](repeating: 0, count: 6)
    var steps = [Double](repeating: 0, count: 6)
    var last: [Int: CGPoint] = [:]
    while game.phase == .playing {
      let bucket = min(5, game.tick / 1200)
      _ = game.step()
      var now: [Int: CGPoint] = [:]
      for bubble in game.bubbles {
        let center = bubble.center(at: game.tick, in: game.field)
        now[bubble.id] = center
        guard let before = last[bubble.id] else { continue }
        ways[bucket] += hypot(center.x - before.x, center.y - before.y)
        steps[bucket] += 1
      }
      last = now
    }
    let means = zip(ways, steps).map { $0 / $1 * 120 / game.field.diameter }
    for (slow, fast) in zip(means, means.dropFirst()) { #expect(slow < fast, "diameters per second: \(means)") }
    #expect(means[5] > 2.5 * means[0], "\(means)")
    var still = playing(seed, [.drift: 0])
    while still.phase == .playing {
      let anchors = still.bubbles.map { $0.anchor }
      _ = still.step()
      #expect(still.bubbles.allSatisfy { anchors.contains($0.anchor) || $0.birth == still.tick }, "they only sway")
    }
  }

  @Test("BU-C8a: a pop takes the bubble away and adds its points; misses do nothing") func pops() throws {
    var game = playing(8)
    while game.bubbles.count < 3 { _ = game.step() }
    let bubble = try #require(game.bubbles.first)
    let place = bubble.center(at: game.tick, in: game.field)
    #expect(game.bubble(at: place)?.id == bubble.id)
    let run = game.combo
    #expect(game.bubble(at: CGPoint(x: -500, y: -500)) == nil && game.pop(id: 99_999).isEmpty && game.combo == run)
    let events = game.pop(id: bubble.id)
    #expect(events == [.popped(bubble, points: bubble.kind.points, combo: 1)])
    #expect(game.score == bubble.kind.points && !game.bubbles.contains { $0.id == bubble.id })
    #expect(game.pop(id: bubble.id).isEmpty, "once")
  }

  @Test("BU-H1: a turn of the device leaves all inside and apart") func turns() {
    var game = playing(5, [.bubbles: 30])
    var chance = SeededGenerator(seed: 2)
    for step in 0..<3000 {
      _ = game.step()
      if step % 100 == 50 { game.resize(to: chance.pick(from: FieldTests.sizes)!) }
      #expect(game.faults() == [])
    }
    game.resize(to: .zero)
    _ = game.step()
    game.resize(to: Self.size)
    for _ in 0..<400 { _ = game.step() }
    #expect(game.faults() == [])
  }

  @Test func aPauseCountsDownAndLosesNoTime() {
    var game = playing(5)
    for _ in 0..<500 { _ = game.step() }
    let (tick, bubbles) = (game.tick, game.bubbles)
    game.interrupt()
    #expect(game.phase == .counting && game.beat == 3)
    while game.phase == .counting { _ = game.step() }
    #expect(game.tick == tick && game.bubbles == bubbles)
  }

  @Test func equalSeedsGiveEqualGames() {
    var (one, other) = (playing(11), playing(11))
    for _ in 0..<4000 {
      #expect(one.step() == other.step())
      if let bubble = one.bubbles.last, one.tick % 70 == 0 {
        _ = one.pop(id: bubble.id)
        _ = other.pop(id: bubble.id)
      }
    }
    #expect(one == other && one != playing(12))
  }
}
