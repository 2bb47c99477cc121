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
        for event in game.step() { if case .second = event { counts[game.bubbles.count] += 1 } }
      }
    }
    #expect(counts.allSatisfy { $0 > 0 }, "\(counts)")
  }

  @Test("BU-C9a: one refresh a second, some of those that are there go") func refresh() {
    var game = playing(4, [.drift: 0])
    var before = game.bubbles.map { $0.id }
    var removals = 0
    while game.phase == .playing {
      let events = game.step()
      let removed = events.compactMap { if case .removed(let bubble) = $0 { bubble.id } else { nil } }
      if !removed.isEmpty {
        removals += 1
        #expect(game.tick % 120 == 0 && Set(removed).isSubset(of: before))
        #expect(game.bubbles.map { $0.id } == before.filter { !removed.contains($0) }, "survivors were there before")
      }
      if game.tick % 120 == 0, game.phase == .playing, !before.isEmpty { #expect(!removed.isEmpty) }
      before = game.bubbles.map { $0.id }
    }
    #expect(removals > 40)
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

  @Test("BU-E1b: faster in every ten seconds than in those before") func quickens() {
    var game = playing()
    var buckets = [Double](repeating: 0, count: 6)
    while game.phase == .playing {
      buckets[min(5, game.tick / 1200)] += game.speed
      _ = game.step()
    }
    for (slow, fast) in zip(buckets, buckets.dropFirst()) { #expect(slow < fast) }
    #expect(playing(1, [.drift: 0]).speed == 0)
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
